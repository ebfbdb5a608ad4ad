#!/usr/bin/env node
// Rows whose parts stand in columns of their own, through cleanse and parse: as the record that the columns make, as
// the one line that they make with a comma between columns, and glued without one. What does a column's word weigh?
//
// node bench/components.mjs --rows ADDRESSES.csv --data DIR --localities LOCALITIES.csv [--per-class 300] [--seed 1]
//   [--class a,b] [--show N] [--mode record,line,glued]
import { parseArgs } from 'node:util';
import { composeAddress } from '../dist/contract/fields/compose-address.js';
import { operationNamed } from '../dist/contract/operations.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { foldName } from '../dist/address/fold.js';
import { absentClasses } from './components/absent.mjs';
import { classes } from './components/classes.mjs';
import { numberText, streetText } from './components/rows.mjs';
import { Calibration, judge, percent } from './judge.mjs';
import { edits } from './noise/distance.mjs';
import { Random, seedOf } from './noise/random.mjs';
import { readPlaces, Reference } from './noise/reference.mjs';
import { fullStreet, ours, sameFields } from './parse/fields.mjs';

const { values: told } = parseArgs({
  options: {
    rows: { type: 'string' },
    data: { type: 'string' },
    localities: { type: 'string' },
    'per-class': { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    class: { type: 'string' },
    show: { type: 'string', default: '0' },
    mode: { type: 'string', default: 'record,line,glued' },
  },
});
if (!told.rows || !told.data || !told.localities) {
  throw new Error('usage: node bench/components.mjs --rows ADDRESSES.csv --data DIR --localities LOCALITIES.csv');
}
const reference = new Reference(told.rows);
const places = new Set(readPlaces(told.localities).map(({ name }) => name));
const world = { places };
const localities = [...reference.localities.values()].filter(({ streets }) => streets.length > 3);
const byAddress = new Map();
const keyOf = (row) => [row.street.key, row.first, row.firstSuffix, row.last, row.lot, row.flat, row.level].join('|');
for (const row of reference.usable) byAddress.set(keyOf(row), [...(byAddress.get(keyOf(row)) ?? []), row.pid]);
const cleanse = operationNamed('cleanse');
const parse = operationNamed('parse');
const engine = await openLocalEngine({ dataDir: told.data });
engine.share();

/** A locality in which nothing is called as the street is. */
function localityWithout(random, { name, state, postcode }) {
  for (let tries = 0; tries < 200; tries++) {
    const locality = random.pick(localities);
    if (locality.state !== state || locality.postcode === postcode) continue;
    if (locality.streets.every((street) => edits(street.name, name, 3) > 3)) return locality;
  }
  return undefined;
}

/** The rows of a class, with what is right of each. */
function rowsOf(one, isAbsent) {
  const random = new Random(seedOf(Number(told.seed), one.name));
  const rows = reference.usable.filter((row) => row.level === '' && one.fits(row, world));
  const made = [];
  for (let tries = 0; rows.length > 0 && tries < 3 * told['per-class'] && made.length < told['per-class']; tries++) {
    const row = random.pick(rows);
    const other = one.elsewhere ? localityWithout(random, row) : undefined;
    if (one.elsewhere && !other) continue;
    const cells = one.cells(random, row, world, other);
    made.push({ one, row, place: other ?? row, cells, pids: isAbsent ? [] : byAddress.get(keyOf(row)), isAbsent });
  }
  return made;
}

const valuesOf = (cells) => cleanse.fields.map(({ name }) => cells[name] ?? '');
const records = {
  record: (cells) => cleanse.toRecord(valuesOf(cells)),
  line: (cells) => ({ fullAddress: composeAddress(valuesOf(cells)) }),
  glued: (cells) => ({ fullAddress: valuesOf(cells).filter(Boolean).join(' ') }),
};

/** What is right of a row where no address is. */
function wantedAbsent({ one, row }) {
  if (one.level) return { levels: [one.level], exceptions: [one.exception] };
  if (one.elsewhere) return { levels: ['locality'], exceptions: ['STREET_NOT_FOUND'] };
  if (row.flat !== '' && one.name.includes('unit')) return { levels: ['address'], exceptions: ['UNIT_NOT_FOUND'] };
  return { levels: ['street'], exceptions: ['NUMBER_NOT_FOUND', 'NUMBER_IN_RANGE'] };
}

function judged(made, answer) {
  if (!made.isAbsent) return judge({ pids: made.pids }, answer, () => undefined);
  const verdict = judge({ pids: [], ...wantedAbsent(made) }, answer, () => undefined);
  return {
    ...verdict,
    right: verdict.right && foldName(answer.locality ?? '') === foldName(made.place.locality ?? made.place.name),
  };
}

/** A number as a number, of a column in which words stand beside it. */
const bare = (text) => text.replace(/^(?:no\.?\s*|#)/i, '').replace(/(?:\.0|,)$/, '');

/** The fields that parse has to give: what the cells say where they say it, else the row. */
function parseTruth({ one, cells, row, place }) {
  const isCut = cells.streetType === undefined && one.name.includes('left-out');
  if (one.isPostal) return { street: '', place: foldName(place.locality ?? place.name), postcode: place.postcode };
  const saysStreet =
    cells.street !== undefined && cells.streetNumber !== undefined && !/street-and|type-at/.test(one.name);
  const said = saysStreet || one.level ? fullStreet(cells.street) : fullStreet(streetText(row));
  if (one.level === 'locality') return { street: '', place: place.locality, postcode: place.postcode };
  if (one.level) return { street: said, place: place.locality, unit: '', number: '' };
  const number = bare(cells.streetNumber ?? '');
  const isPlaceSaid = /^slip|nobody-knows|^two-faults/.test(one.name) && cells.locality;
  const isNumber = /^\d+$/.test(number) && !cells.streetNumberLast && !cells.streetNumberSuffix;
  return {
    unit: one.name.startsWith('absent-unit') ? '977' : row.flat,
    number: one.name.startsWith('absent-number') || isNumber ? number || undefined : numberText(row),
    street: isCut ? foldName(cells.street ?? cells.streetName) : said,
    place: isPlaceSaid ? foldName(cells.locality) : foldName(place.locality ?? place.name),
    ...(cells.postcode === '' && /^no-|^two/.test(one.name) ? {} : { postcode: place.postcode }),
  };
}

const only = told.class?.split(',');
const modes = told.mode.split(',');
const sums = Object.fromEntries(modes.map((mode) => [mode, { n: 0, right: 0, wrong: 0, parsed: 0, asked: 0 }]));
const calibrations = Object.fromEntries(
  modes.map((mode) => [mode, { matched: new Calibration(), all: new Calibration() }]),
);
console.log(
  `${'class'.padEnd(36)} ${'n'.padStart(4)}  ${modes.map((mode) => `${mode}: right wrong parse`.padEnd(28)).join('')}`,
);
for (const [list, isAbsent] of [
  [classes, false],
  [absentClasses, true],
]) {
  for (const one of list) {
    if (only && !only.includes(one.name)) continue;
    const made = rowsOf(one, isAbsent);
    const cells = [];
    for (const mode of modes) cells.push(await measure(one, made, mode));
    console.log(`${one.name.padEnd(36)} ${String(made.length).padStart(4)}  ${cells.join('')}`);
  }
}

async function measure(one, made, mode) {
  const counts = { right: 0, wrong: 0, parsed: 0, asked: 0 };
  const payload = made.map(({ cells }) => records[mode](cells));
  const answers = cleanse.elements(await engine.run(cleanse, { payload }));
  const parsed = parse.elements(await engine.run(parse, { payload }));
  let shown = 0;
  made.forEach((each, i) => {
    const answer = answers[i];
    const verdict = judged(each, answer);
    if (one.isPartsAlone && one.name !== 'place-that-nobody-knows') verdict.right = !verdict.matched;
    counts.right += verdict.right ? 1 : 0;
    counts.wrong += verdict.wrong || verdict.falseAccept ? 1 : 0;
    const { matched, all } = calibrations[mode];
    all.add(answer.confidence ?? 0, verdict.right);
    if (verdict.matched) matched.add(answer.confidence ?? 0, verdict.right);
    const differ = sameFields(parseTruth(each), ours(parsed[i].payload[0]));
    const isAsked = one.name !== 'absent-number' && !one.name.startsWith('absent-number');
    if (isAsked) {
      counts.asked++;
      if (differ.length === 0) counts.parsed++;
    }
    if (mode !== modes[0] || shown >= Number(told.show) || (verdict.right && (differ.length === 0 || !isAsked))) return;
    shown++;
    const { status, level, confidence, exception, fullAddress } = answer;
    console.log(`   ${JSON.stringify(each.cells)}`);
    console.log(`      ${payload[i].fullAddress}`);
    if (!verdict.right) console.log(`      ${status} ${level} ${confidence} ${exception ?? ''} ${fullAddress}`);
    const { street, locality, buildingName, unknown } = parsed[i].payload[0];
    if (isAsked && differ.length > 0) {
      console.log(
        `      parse differs: ${differ.join(' ')} · ${JSON.stringify({ street, locality, buildingName, unknown })}`,
      );
    }
  });
  const sum = sums[mode];
  sum.n += made.length;
  for (const key of ['right', 'wrong', 'parsed', 'asked']) sum[key] += counts[key];
  const part = (count, n) => percent(count, n, 1).padStart(6);
  const { right, wrong, parsed: read, asked } = counts;
  return `${part(right, made.length)} ${part(wrong, made.length)} ${part(read, asked)}        `;
}

for (const mode of modes) {
  const { n, right, wrong, parsed, asked } = sums[mode];
  const read = `parsed right ${percent(parsed, asked)} % of ${asked}`;
  console.log(`${mode.padEnd(8)} ${n} rows: right ${percent(right, n)} %, wrong ${percent(wrong, n)} %; ${read}`);
  const { matched, all } = calibrations[mode];
  for (const [what, { cells }] of [
    ['matched', matched],
    ['all', all],
  ]) {
    const bands = cells.map((cell) => `${cell.from}+ ${percent(cell.right, cell.n, 1)} of ${cell.n}`);
    console.log(`  confidence, ${what}: ${bands.join(' · ')}`);
  }
}
