// Layouts of columns as programs export them, crossed with real addresses: is each column that bears on the address
// used, and is no wrong address claimed for want of one? For each layout a file is written, cleansed by the real binary
// without --map, and the ids compared with those of the whole lines; the same rows as one column are the yardstick.
// node bench/layouts.mjs --rows EXTRACT.csv --data FOLDER [--per 60] [--only NAME,…] [--kind KIND]
//   [--set open|held-out|fresh] [--reveal] [--show 3] [--write DIR] [--cache DIR] [--json FILE] [--before FILE]
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { byFeature, cellsOf, drawRows, featureOf, fileOf } from './layouts/draw.mjs';
import { cleanse, judge } from './layouts/run.mjs';
import { readLayouts } from './layouts/tables.mjs';
import { addressesWithTruth } from './layouts/truth.mjs';

const { values: told } = parseArgs({
  options: {
    rows: { type: 'string' },
    data: { type: 'string' },
    per: { type: 'string', default: '60' },
    only: { type: 'string' },
    kind: { type: 'string' },
    set: { type: 'string' },
    reveal: { type: 'boolean', default: false },
    show: { type: 'string', default: '0' },
    write: { type: 'string' },
    cache: { type: 'string', default: join(tmpdir(), 'waypost-layouts-cache') },
    json: { type: 'string' },
    before: { type: 'string' },
    'no-yardstick': { type: 'boolean', default: false },
  },
});
if (!told.rows || !told.data) {
  throw new Error(
    'usage: node bench/layouts.mjs --rows EXTRACT.csv --data FOLDER [--per 60] [--only NAME,…] [--reveal]',
  );
}
/** Share of its rows that make a layout read. */
const READ = 0.95;
const here = fileURLToPath(new URL('layouts', import.meta.url));
const tool = { binary: fileURLToPath(new URL('../bin/waypost.js', import.meta.url)), data: told.data };
const folder = told.write ?? mkdtempSync(join(tmpdir(), 'waypost-layouts-'));
mkdirSync(folder, { recursive: true });

const addresses = addressesWithTruth({ rows: told.rows, data: told.data, cache: told.cache, binary: tool.binary });
const groups = byFeature(addresses);
const only = told.only?.split(',');
const layouts = readLayouts(here).filter(
  ({ name, kind, set }) =>
    (!only || only.some((part) => name.includes(part))) &&
    (!told.kind || told.kind === kind) &&
    (!told.set || told.set === set),
);

/** The layout whose rows are its own, judged. @param {import('./layouts/tables.mjs').Layout} layout */
function measure(layout) {
  const rows = drawRows(layout, groups, Number(told.per));
  const cells = rows.map((row, number) => cellsOf(layout, row, number, groups.plain));
  const input = join(folder, `${layout.name}.csv`);
  writeFileSync(input, fileOf(layout, cells));
  const run = cleanse(tool, input, join(folder, `${layout.name}.jsonl`), layout.options.args?.split(' ') ?? []);
  const counts = { right: 0, wrong: 0, missed: 0 };
  const byFeatureMissed = {};
  const details = [];
  // The answers stand in the order of the rows; lines above the header that were taken for rows stand before them.
  const extra = run.answers.length - rows.length;
  for (const [i, row] of rows.entries()) {
    const answer = extra < 0 ? undefined : run.answers[i + extra];
    const verdict = judge(answer, new Set([row.id]));
    counts[verdict]++;
    if (verdict === 'right') continue;
    const feature = row.namesake ? 'namesake' : featureOf(row.needs);
    byFeatureMissed[`${verdict} ${feature}`] = (byFeatureMissed[`${verdict} ${feature}`] ?? 0) + 1;
    details.push({ verdict, cells: cells[i], truth: row.canonical, answer });
  }
  return { layout, rows: rows.length, ...counts, byFeatureMissed, details, run, yardstick: yardstickOf(layout, rows) };
}

/** The same rows as one column. */
function yardstickOf(layout, rows) {
  if (told['no-yardstick']) return { right: 0, wrong: 0, ms: 0 };
  const input = join(folder, 'yardstick.csv');
  writeFileSync(input, `address\n${rows.map(({ canonical }) => `"${canonical}"\n`).join('')}`);
  const { answers, ms } = cleanse(tool, input, join(folder, 'yardstick.jsonl'), []);
  const verdicts = rows.map((row, i) => judge(answers[i], new Set([row.id])));
  const count = (wanted) => verdicts.filter((verdict) => verdict === wanted).length;
  return { right: count('right'), wrong: count('wrong'), ms };
}

/** Results by layout of an earlier run's --json, so that what got better or worse stands in the line. */
const earlier = new Map(
  (told.before ? JSON.parse(readFileSync(told.before, 'utf8')) : []).map((result) => [result.name, result]),
);
function sinceThen({ layout: { name }, right, wrong }) {
  const was = earlier.get(name);
  if (!was || (was.right === right && was.wrong === wrong)) return '';
  return `${right < was.right || wrong > was.wrong ? 'WORSE' : 'better'} (was ${was.right} right, ${was.wrong} wrong) `;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const percent = (part, whole) => ((100 * part) / Math.max(1, whole)).toFixed(1);

function printOne(result) {
  const { layout, rows, right, wrong, byFeatureMissed, run, yardstick } = result;
  const hidden = layout.heldOut && !told.reveal;
  const why = Object.entries(byFeatureMissed).map(([what, count]) => `${what} ${count}`);
  const used = hidden ? '' : run.mapping || `!! ${run.said.slice(0, 90)}`;
  console.log(
    `${layout.heldOut ? '~' : ' '} ${layout.name.padEnd(34)} ${layout.kind.padEnd(11)} ${String(rows).padStart(4)} ` +
      `${percent(right, rows).padStart(6)} ${String(wrong).padStart(6)} ` +
      `${String(Math.round(run.ms - yardstick.ms)).padStart(5)}  ${sinceThen(result)}${used}`,
  );
  if (!hidden && why.length > 0) console.log(`${' '.repeat(40)}${why.join(', ')}`);
}

function printDetails({ layout, details }) {
  if (layout.heldOut && !told.reveal) return;
  for (const { verdict, cells, truth, answer } of details.slice(0, Number(told.show))) {
    console.log(`      ${verdict}: ${cells.join(' ¦ ')}`);
    console.log(`        wanted ${truth}`);
    const { fullAddress = '-', status, confidence, exception } = answer ?? {};
    console.log(`        got    ${fullAddress} (${status} ${confidence} ${exception ?? ''})`);
  }
}

function printSum(what, results) {
  if (results.length === 0) return;
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const read = results.filter(({ right, rows }) => right >= READ * rows).length;
  const rows = sum('rows');
  console.log(
    `${what}: ${read} of ${results.length} layouts read (${percent(read, results.length)} %), ` +
      `${sum('right')} of ${rows} rows right (${percent(sum('right'), rows)} %), ${sum('wrong')} claimed wrong in ` +
      `${results.filter(({ wrong }) => wrong > 0).length} layouts, ` +
      `median ${told['no-yardstick'] ? 'run' : 'overhead'} ` +
      `${Math.round(median(results.map(({ run, yardstick }) => run.ms - yardstick.ms)))} ms`,
  );
}

console.log(`  ${'layout'.padEnd(34)} ${'kind'.padEnd(11)} rows right %  wrong   +ms  used (~ held out or fresh)`);
const results = [];
for (const layout of layouts) {
  const result = measure(layout);
  printOne(result);
  printDetails(result);
  results.push(result);
}
const yardRight = results.reduce((total, { yardstick }) => total + yardstick.right, 0);
const yardWrong = results.reduce((total, { yardstick }) => total + yardstick.wrong, 0);
const rowsOfAll = results.reduce((total, { rows }) => total + rows, 0);
console.log('');
if (!told['no-yardstick']) {
  console.log(`one column 'address', the same rows: ${yardRight} of ${rowsOfAll} right, ${yardWrong} claimed wrong`);
}
for (const [what, set] of [
  ['to tune on', 'open'],
  ['held out  ', 'held-out'],
  ['fresh     ', 'fresh'],
]) {
  printSum(
    what,
    results.filter(({ layout }) => layout.set === set),
  );
}
// A source that was found in others' files, not one that is only known or invented.
printSum(
  'looked up ',
  results.filter(({ layout }) => !layout.options.source?.startsWith('not looked up')),
);
printSum('all       ', results);
if (told.json) {
  const plain = results.map(({ layout, rows, right, wrong, missed, run, yardstick }) => ({
    name: layout.name,
    kind: layout.kind,
    heldOut: layout.heldOut,
    set: layout.set,
    rows,
    right,
    wrong,
    missed,
    mapping: run.mapping,
    said: run.said,
    overheadMs: Math.round(run.ms - yardstick.ms),
  }));
  writeFileSync(told.json, `${JSON.stringify(plain, null, 2)}\n`);
}
if (!told.write) rmSync(folder, { recursive: true, force: true });
