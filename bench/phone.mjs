#!/usr/bin/env node
// Phone numbers: the examples of the numbering plans, agreement with two libraries on numbers as people write them, and
// numbers a second of processor time on one thread.
//
//   node bench/phone.mjs [--examples FILE.jsonl] [--peers FOLDER] [--numbers 1000000] [--seed 1] [--differences 10]
//                        [--data DATA] [--runs 5]
//
// FILE.jsonl has rows of input, e164, region and expected (valid, type). FOLDER has node_modules with the peers,
// google-libphonenumber 3.2.47 and libphonenumber-js 1.13.16, which are not installed here. DATA has imported number
// ranges.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PhoneRanges } from '../dist/data/phone-ranges/read/phone-ranges.js';
import { PhoneChecker } from '../dist/phone/answer/check-phone.js';
import { planMetadata } from '../dist/phone/plan/metadata.js';
import { NumberPlans } from '../dist/phone/plan/plans.js';
import { readNumber } from '../dist/phone/plan/read-number.js';
import { plainDigits } from '../dist/phone/typed/plain-digits.js';
import { Random, seedOf } from './noise/random.mjs';
import { drawNumber } from './phone/generate.mjs';
import { median } from './process.mjs';

/** The peers, as their packages are called. */
const GOOGLE = 'google-libphonenumber';
const LIBRARY = 'libphonenumber-js';

const { values } = parseArgs({
  options: {
    examples: { type: 'string' },
    peers: { type: 'string' },
    numbers: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    differences: { type: 'string', default: '10' },
    data: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const { countries } = planMetadata();
const checker = new PhoneChecker();
const peers = values.peers === undefined ? {} : openPeers(values.peers);
console.log(`node ${process.version}, ${cpus()[0].model}, seed ${values.seed}`);

if (values.examples !== undefined) exam(values.examples);
const AT_HOME = ['AU', 'NZ'];
const ELSEWHERE = Object.keys(countries).filter((country) => !AT_HOME.includes(country));
for (const [name, of] of [
  ['AU and NZ', AT_HOME],
  ['elsewhere', ELSEWHERE],
]) {
  const random = new Random(seedOf(Number(values.seed), name));
  const numbers = Array.from({ length: Number(values.numbers) }, () => {
    const country = random.pick(of);
    return drawNumber(random, country, countries[country]);
  });
  for (const [peer, ask] of Object.entries(peers)) agree(name, numbers, peer, ask);
  speed(name, numbers.slice(0, 200_000));
}

/** Both libraries as a function of text and country to whether it is valid, its E.164 and its type. */
function openPeers(folder) {
  const require = createRequire(path.resolve(folder, 'package.json'));
  const { PhoneNumberFormat, PhoneNumberUtil } = require(GOOGLE);
  const google = PhoneNumberUtil.getInstance();
  const parse = require(`${LIBRARY}/max`);
  return {
    [GOOGLE]: (text, country, whole) => {
      try {
        const number = google.parse(text, country);
        const valid = google.isValidNumber(number);
        if (whole) {
          google.getNumberType(number);
          google.format(number, PhoneNumberFormat.NATIONAL);
          google.format(number, PhoneNumberFormat.INTERNATIONAL);
        }
        return { valid, e164: valid ? google.format(number, PhoneNumberFormat.E164) : '' };
      } catch {
        return { valid: false, e164: '' };
      }
    },
    [LIBRARY]: (text, country, whole) => {
      const number = parse(text, country);
      const valid = number?.isValid() ?? false;
      if (whole && number !== undefined) {
        number.getType();
        number.formatNational();
        number.formatInternational();
      }
      return { valid, e164: valid ? number.number : '' };
    },
  };
}

function ours(text, country) {
  const { attributes } = checker.check({ fullPhone: text, country, state: '' });
  return { valid: attributes.valid === 'true', e164: attributes.e164 ?? '', type: attributes.type };
}

function exam(file) {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row));
  const counts = { valid: 0, e164: 0, type: 0 };
  for (const { input, e164, region, expected } of rows) {
    // The region of a calling code of no country is 001.
    const answer = region === '001' ? ours(e164, '') : ours(input, region);
    if (answer.valid) counts.valid++;
    else console.log(`  not valid: ${region} ${input} ${e164}`);
    if (answer.e164 === e164) counts.e164++;
    if (answer.type === expected.type) counts.type++;
    else console.log(`  ${region} ${input}: ${answer.type}, and ${expected.type} in the examples`);
  }
  console.log(`examples: ${rows.length}, valid ${counts.valid}, E.164 ${counts.e164}, type ${counts.type}`);
  for (const [peer, ask] of Object.entries(peers)) {
    const valid = rows.filter(({ e164, input, region }) =>
      region === '001' ? ask(e164, undefined).valid : ask(input, region).valid,
    );
    console.log(`  ${peer}: valid ${valid.length}`);
  }
}

function agree(name, numbers, peer, ask) {
  let same = 0;
  let newer = 0;
  const different = new Map();
  for (const { text, country, way } of numbers) {
    const here = ours(text, country);
    const there = ask(text, country, false);
    if (here.valid === there.valid && here.e164 === there.e164) {
      same++;
      continue;
    }
    // The other library has the same plans as this program, newer ones than the first.
    const plans = peer === GOOGLE ? peers[LIBRARY](text, country, false) : undefined;
    if (plans !== undefined && plans.valid === here.valid && plans.e164 === here.e164) {
      newer++;
      continue;
    }
    const kind = `${way}: ${here.valid ? 'valid' : 'not'} here, ${there.valid ? 'valid' : 'not'} there`;
    different.set(kind, [...(different.get(kind) ?? []), `${country} ${text} ${here.e164} ${there.e164}`]);
  }
  console.log(`${name}, ${peer}: ${same} of ${numbers.length} agree, ${percent(same, numbers.length)}`);
  if (newer > 0) {
    const all = percent(same + newer, numbers.length);
    console.log(`  ${newer} are as ${LIBRARY} has them, whose plans are newer; with them ${all}`);
  }
  for (const [kind, texts] of different) {
    console.log(`  ${texts.length} ${kind}`);
    for (const text of texts.slice(0, Number(values.differences))) console.log(`    ${text}`);
  }
}

function percent(part, of) {
  return `${((part / of) * 100).toFixed(4)} %`;
}

/** Numbers a second of processor time, in turns, so that all of them have the same hour. */
function speed(name, numbers) {
  const plans = new NumberPlans();
  const ranges = values.data === undefined ? undefined : openRanges(values.data);
  const withRanges = ranges && new PhoneChecker(ranges);
  const contenders = {
    'read, judged and written': ({ text, country }) => {
      const digits = plainDigits(text);
      const number = digits && readNumber(digits, plans.of(country), plans);
      if (number?.type === undefined) return;
      const { callingCode, national, format } = number;
      return (
        `+${callingCode}${national}` + (format?.national(national) ?? '') + (format?.international(national) ?? '')
      );
    },
    'whole answers': ({ text, country }) => checker.check({ fullPhone: text, country, state: '' }),
    ...(withRanges && {
      'whole answers with ranges': ({ text, country }) => withRanges.check({ fullPhone: text, country, state: '' }),
    }),
    ...Object.fromEntries(
      Object.entries(peers).map(([peer, ask]) => [peer, ({ text, country }) => ask(text, country, true)]),
    ),
  };
  const rates = Object.fromEntries(Object.keys(contenders).map((contender) => [contender, []]));
  for (let run = 0; run <= Number(values.runs); run++) {
    for (const [contender, ask] of Object.entries(contenders)) {
      const some = contender in peers ? numbers.slice(0, 20_000) : numbers;
      const before = process.cpuUsage();
      for (const number of some) ask(number);
      const { user, system } = process.cpuUsage(before);
      // The first turn is to warm up.
      if (run > 0) rates[contender].push(some.length / ((user + system) / 1e6));
    }
  }
  for (const [contender, all] of Object.entries(rates)) {
    const [low, middle, high] = [Math.min(...all), median(all), Math.max(...all)].map((rate) =>
      Math.round(rate).toLocaleString('en'),
    );
    console.log(`${name}, ${contender}: ${middle}/s (${low} to ${high})`);
  }
  ranges?.close();
}

function openRanges(folder) {
  const catalogue = JSON.parse(readFileSync(path.join(folder, 'catalogue.json'), 'utf8'));
  const set = catalogue.sets.find(({ kind }) => kind === 'phone-ranges');
  return PhoneRanges.open(path.join(folder, set.file));
}
