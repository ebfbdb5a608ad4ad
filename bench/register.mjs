#!/usr/bin/env node
// Lines as registers write them, of addresses that are there and of others that are not, through cleanse: of the
// answers given with so much confidence, how many are right?
//
// node bench/register.mjs --rows ADDRESSES.csv --data DIR --localities LOCALITIES.csv [--per-form 300] [--seed 1]
//   [--form a,b] [--truth there,number,...] [--show N] [--against DATA]
//
// --against leaves out what is not in ADDRESSES.csv and is in the set of that data folder, of that very name and number
// under the postcode: for asking a larger set.
import { parseArgs } from 'node:util';
import { operationNamed } from '../dist/contract/operations.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { Calibration, judge, percent } from './judge.mjs';
import { edits } from './noise/distance.mjs';
import { Existing } from './noise/existing.mjs';
import { Random, seedOf } from './noise/random.mjs';
import { kilometres, readPlaces, Reference } from './noise/reference.mjs';
import { saidBy } from './noise/write.mjs';
import { forms } from './register/forms.mjs';

const { values: told } = parseArgs({
  options: {
    rows: { type: 'string' },
    data: { type: 'string' },
    localities: { type: 'string' },
    'per-form': { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    form: { type: 'string' },
    truth: { type: 'string' },
    show: { type: 'string', default: '0' },
    against: { type: 'string' },
  },
});
if (!told.rows || !told.data || !told.localities) {
  throw new Error('usage: node bench/register.mjs --rows ADDRESSES.csv --data DIR --localities LOCALITIES.csv');
}
const existing = told.against ? await Existing.open(told.against) : undefined;
/** A street of this name so near is one that people may mean. */
const NEAR_KM = 25;
const NEIGHBOUR_KM = 8;
const reference = new Reference(told.rows);
const places = readPlaces(told.localities).filter(({ delivery }) => !delivery);
const localities = [...reference.localities.values()].filter(({ streets }) => streets.length > 3);
const keyOf = (row) =>
  [row.street.key, row.first, row.firstSuffix, row.last, row.lot, row.flatType, row.flat, row.level].join('|');
const byAddress = new Map();
for (const row of reference.usable) byAddress.set(keyOf(row), [...(byAddress.get(keyOf(row)) ?? []), row.pid]);

/** Real places near a row's locality that are not it, nearest first. */
const nearOf = new Map();
function neighbours(locality) {
  let near = nearOf.get(locality);
  if (!near) {
    near = places
      .map((place) => ({ ...place, km: kilometres(place, locality) }))
      .filter(
        (place) => place.km < NEIGHBOUR_KM && place.state === locality.state && !place.name.includes(locality.name),
      )
      .filter((place) => !locality.name.includes(place.name))
      .sort((a, b) => a.km - b.km)
      .slice(0, 6);
    nearOf.set(locality, near);
  }
  return near;
}

/** True if a street that could be meant by the name lies in the locality or near it, or under its postcode. */
const isThere = (name, locality) =>
  localities.some(
    (other) =>
      (other === locality || other.postcode === locality.postcode || kilometres(other, locality) < NEAR_KM) &&
      other.streets.some((street) => edits(street.name, name, 3) <= 3),
  );

/** What can be said of a row that is so, or is not: the said parts, and what is right. */
const truths = {
  there: (_, row) => ({ said: saidBy(row), pids: byAddress.get(keyOf(row)) }),
  number(random, row, form) {
    // Without its type it may be any street of that name, on which the number may be.
    if (form.name.includes('no type') && row.street.locality.byName.get(row.name).length > 1) return undefined;
    const numbers = row.street.rows.flatMap(({ first, last }) => [Number(first), Number(last)]);
    const isFree = (n) => row.street.rows.every((r) => n < Number(r.first) || n > Number(r.last || r.first));
    for (let n = Math.max(...numbers) + 2, tries = 0; tries < 40; tries++) {
      const tried = tries < 20 ? 1 + random.below(n) : n + 2 * random.below(20);
      if (!isFree(tried)) continue;
      const said = { ...saidBy(row), flat: '', flatType: '', level: '', levelType: '', lot: '', first: String(tried) };
      const levels = ['street'];
      const exceptions = ['NUMBER_NOT_FOUND', 'NUMBER_IN_RANGE'];
      return { said: { ...said, firstSuffix: '', last: '', lastSuffix: '' }, pids: [], levels, exceptions };
    }
    return undefined;
  },
  street(random, row) {
    const other = random.pick(localities);
    if (isThere(row.name, other)) return undefined;
    const { name: locality, state, postcode } = other;
    const said = { ...saidBy(row), locality, state, postcode };
    return { said, pids: [], levels: ['locality'], exceptions: ['STREET_NOT_FOUND'], locality: other };
  },
  unit(random, row) {
    if (row.flat === '' || row.level !== '') return undefined;
    const said = { ...saidBy(row), flat: String(700 + random.below(90)) };
    if (row.street.rows.some(({ flat }) => flat === said.flat)) return undefined;
    const exceptions = ['UNIT_NOT_FOUND', 'NUMBER_NOT_FOUND'];
    return { said, pids: [], levels: ['address', 'street'], exceptions };
  },
};

const cleanse = operationNamed('cleanse');
const engine = await openLocalEngine({ dataDir: told.data });
engine.share();
const only = told.form?.split(',');
const asked = told.truth?.split(',') ?? Object.keys(truths);
const bands = { matched: new Calibration(), all: new Calibration() };
const sums = Object.fromEntries(asked.map((truth) => [truth, { n: 0, right: 0, wrong: 0 }]));
console.log(`${'form'.padEnd(30)} ${asked.map((truth) => `${truth}: n right wrong`.padEnd(26)).join('')}`);
for (const form of forms) {
  if (only && !only.includes(form.name)) continue;
  const cells = [];
  for (const truth of asked) cells.push(await measure(form, truth));
  console.log(`${form.name.padEnd(30)} ${cells.join('')}`);
}

function linesOf(form, truth) {
  const random = new Random(seedOf(Number(told.seed), `${form.name} ${truth}`));
  const made = [];
  for (let tries = 0; made.length < told['per-form'] && tries < 40 * told['per-form']; tries++) {
    const row = random.pick(reference.usable);
    const one = truths[truth](random, row, form);
    if (!one || (form.needsNear && truth !== 'there') || form.fits?.(one.said) === false) continue;
    if (one.pids.length === 0 && existing?.find({ ...one.said, nameAsWritten: true })) continue;
    const near = neighbours(one.locality ?? row.street.locality);
    if (form.needsNear && near.length === 0) continue;
    const text = form.write(random, one.said, { near: near.length > 0 ? random.pick(near) : undefined });
    made.push({ ...one, text });
  }
  return made;
}

async function measure(form, truth) {
  const made = linesOf(form, truth);
  const counts = { n: made.length, right: 0, wrong: 0 };
  const payload = made.map(({ text }) => ({ fullAddress: text }));
  const answers = cleanse.elements(await engine.run(cleanse, { payload }));
  let shown = 0;
  made.forEach((one, i) => {
    const answer = answers[i];
    const verdict = judge(one, answer, () => undefined);
    const claimed = verdict.falseAccept || (one.pids.length > 0 && verdict.wrong);
    counts.right += verdict.right ? 1 : 0;
    counts.wrong += claimed ? 1 : 0;
    bands.all.add(answer.confidence ?? 0, verdict.right);
    if (verdict.matched) bands.matched.add(answer.confidence ?? 0, verdict.right);
    if (verdict.right || (told.show.endsWith('w') && !claimed) || shown >= Number.parseInt(told.show, 10)) return;
    shown++;
    const { status, level, confidence, exception, fullAddress } = answer;
    console.log(`   ${truth}: ${one.text}\n      ${status} ${level} ${confidence} ${exception ?? ''} ${fullAddress}`);
  });
  for (const key of ['n', 'right', 'wrong']) sums[truth][key] += counts[key];
  const part = (count) => percent(count, counts.n, 1).padStart(6);
  return `${String(counts.n).padStart(6)} ${part(counts.right)} ${part(counts.wrong)}      `;
}

for (const [truth, { n, right, wrong }] of Object.entries(sums)) {
  console.log(`${truth.padEnd(8)} ${n} lines: right ${percent(right, n)} %, claimed wrongly ${percent(wrong, n)} %`);
}
for (const [what, { cells }] of Object.entries(bands)) {
  console.log(
    `confidence, ${what}: ${cells.map((c) => `${c.from}+ ${percent(c.right, c.n, 1)} of ${c.n}`).join(' · ')}`,
  );
}
