#!/usr/bin/env node
// Pairs that are easily taken for one, made of real addresses and labelled by how they were made: how often each class
// was right, and whether units of one building were ever called one household.
//
//   node bench/match/adversarial.mjs EXTRACT.csv [--pairs 400] [--seed 7] [--data DIR] [--show KIND] [--class CODE]
//
// EXTRACT.csv: a national address file with columns as G-NAF's extract has them (flat_number, number_first,
// street_name, locality …). --pairs: of each kind at most. --data: both sides are looked for in the data of that
// folder first, as the operation does. --show: prints the pairs of a kind, and --class those of a class that are wrong.
// The kinds are there to confuse, so that the shares at the end are floors; population.mjs has the natural mixture.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { openLocalEngine } from '../../dist/index.js';
import { comparableAddress } from '../../dist/match/address/comparable-address.js';
import { addressEvidence } from '../../dist/match/evidence.js';
import { matchClasses } from '../../dist/match/classes.js';
import { comparableEmail } from '../../dist/match/contact/email.js';
import { comparablePhone } from '../../dist/match/contact/phone.js';
import { matchPair } from '../../dist/match/pair.js';
import { chance } from './adversarial/chance.mjs';
import { indexOf } from './adversarial/index-of.mjs';
import { kindsOf } from './adversarial/kinds.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '400' },
    seed: { type: 'string', default: '7' },
    show: { type: 'string' },
    class: { type: 'string' },
    data: { type: 'string' },
  },
});

const random = chance(Number(values.seed));
const pick = (list) => list[Math.floor(random() * list.length)];

const comparable = ({ addresses = [], phones = [], emails = [] }) => ({
  addresses: addresses.map((address) => comparableAddress(address, 'AU')),
  phones: phones.map(({ fullPhone }) => comparablePhone(fullPhone, 'AU')),
  emails: emails.map(({ address }) => comparableEmail(address)),
});

/** Whether a class says what is true of the pair. */
const RIGHT = {
  H: ({ dwelling, premises, party }) => party && (dwelling || premises),
  G1: ({ dwelling, premises }) => dwelling || premises,
  G2: ({ premises }) => premises,
  G3: ({ premises }) => premises,
  G4: ({ street }) => street,
  G5: ({ premises, street }) => premises || street,
};
const isRight = (code, is) => (RIGHT[code] ?? RIGHT[code[0]] ?? (({ party }) => party))(is);

const engine = values.data === undefined ? undefined : await openLocalEngine({ data: values.data });

/** The class as the operation gives it. */
async function classByEngine(a, b) {
  const [{ payload }] = await engine.match([{ from: [{ id: 'a', ...a }], to: [{ id: 'b', ...b }] }]);
  return payload[0].entityResults[0]?.assignedMatchClass;
}

const rows = parse(readFileSync(positionals[0]), { columns: true }).filter((row) => row.number_first !== '');
const index = indexOf(rows, pick);
const kinds = kindsOf(pick, index);
const ofClass = new Map();
let unitsAsHousehold = 0;
for (const [name, make] of Object.entries(kinds)) {
  const found = new Map();
  let made = 0;
  for (let tries = 0; made < Number(values.pairs) && tries < 300_000; tries++) {
    const pair = make(pick(rows));
    if (pair === undefined) continue;
    made++;
    const [a, b, is] = pair;
    const result = matchPair(comparable(a), comparable(b));
    const code = (engine ? await classByEngine(a, b) : result.found?.code) ?? '-';
    found.set(code, (found.get(code) ?? 0) + 1);
    if (code === '-') continue;
    const counted = ofClass.get(code) ?? { pairs: 0, right: 0 };
    const right = isRight(code, is);
    ofClass.set(code, { pairs: counted.pairs + 1, right: counted.right + (right ? 1 : 0) });
    if (name.startsWith('two units') && code.startsWith('H')) unitsAsHousehold++;
    if (values.class === code && !right) tell(name, code, a, b, result);
    if (values.show === name) tell(name, code, a, b, result);
  }
  const classes = [...found].sort((x, y) => y[1] - x[1]).map(([code, count]) => `${code} ${count}`);
  console.log(`${name.padEnd(62)} ${String(made).padStart(5)}  ${classes.join(', ')}`);
}

function tell(name, code, a, b, { address, phone, email }) {
  const line = ({ addresses, phones = [], emails = [] }) =>
    [
      ...addresses.map((one) => one.fullAddress),
      ...phones.map((one) => one.fullPhone),
      ...emails.map((one) => one.address),
    ].join(' · ');
  console.log(
    `  ${name}: ${code} ${phone} ${email} ${address ? addressEvidence(address) : ''}\n    ${line(a)}\n    ${line(b)}`,
  );
}

console.log('\nclass  confidence  pairs  right');
for (const { code, confidence } of matchClasses()) {
  const counted = ofClass.get(code);
  if (counted) {
    const share = ((100 * counted.right) / counted.pairs).toFixed(1);
    console.log(
      `${code.padEnd(6)} ${String(confidence).padStart(10)} ${String(counted.pairs).padStart(6)}  ${share} %`,
    );
  }
}
console.log(`\nhousehold matches across different units: ${unitsAsHousehold}`);
await engine?.close();
