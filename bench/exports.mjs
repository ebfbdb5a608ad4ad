#!/usr/bin/env node
// Exports as other programs write them, row by row: real addresses, and numbers, units and streets that do not exist,
// in 86 conventions of columns and values. Says of each how many rows were right, answered in part, claimed wrong, and
// which columns that bear on the address were dropped without a word.
// node bench/exports.mjs --rows EXTRACT.csv --data FOLDER [--per 60] [--seed 1] [--only NAME,…] [--show 3]
//   [--write DIR] [--binary FILE] [--json FILE]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { conventions } from './exports/conventions.mjs';
import { shapesOf } from './exports/draw.mjs';
import { cleansed, droppedSilently, judge, written } from './exports/run.mjs';
import { Reference } from './noise/reference.mjs';

const { values: told } = parseArgs({
  options: {
    rows: { type: 'string' },
    data: { type: 'string' },
    per: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    show: { type: 'string', default: '0' },
    write: { type: 'string' },
    binary: { type: 'string', default: fileURLToPath(new URL('../bin/waypost.js', import.meta.url)) },
    json: { type: 'string' },
  },
});
if (!told.rows || !told.data) {
  throw new Error('usage: node bench/exports.mjs --rows EXTRACT.csv --data FOLDER [--per 60]');
}

/** Share of its real rows that make a convention read. */
const READ = 0.9;
const folder = told.write ?? mkdtempSync(join(tmpdir(), 'waypost-exports-'));
mkdirSync(folder, { recursive: true });
const reference = new Reference(told.rows);
const world = { reference, shapes: shapesOf(reference) };
const only = told.only?.split(',');
const chosen = conventions.filter(({ name }) => !only || only.some((part) => name.includes(part)));
// All files and their truth are there before the first is cleansed.
const files = chosen.map((convention) => ({
  convention,
  ...written(convention, world, Number(told.per), told.seed, folder),
}));

const VERDICTS = ['right', 'partial', 'missed', 'wrong', 'refused', 'claimed'];
/** Answers by the least confidence that they have. */
const LEVELS = { 99: { all: 0, right: 0 }, 95: { all: 0, right: 0 } };

function countConfidence({ confidence }, verdict) {
  for (const [least, count] of Object.entries(LEVELS)) {
    if (confidence < Number(least)) continue;
    count.all++;
    if (verdict === 'right' || verdict === 'refused') count.right++;
  }
}

function measured({ convention, file, rows, cells }) {
  const run = cleansed({ binary: told.binary, data: told.data }, file);
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
  const byShape = {};
  const details = [];
  // Lines above the header that were taken for rows stand before them, a line of totals behind them.
  const extra = run.answers.length - rows.length - (convention.style.below ?? []).length;
  for (const [i, row] of rows.entries()) {
    const answer = extra < 0 ? undefined : run.answers[i + extra];
    const verdict = judge(row, answer);
    counts[verdict]++;
    const isClaim = answer && ['verified', 'corrected'].includes(answer.status);
    if (isClaim) countConfidence(answer, verdict);
    if (verdict === 'right' || verdict === 'refused') continue;
    byShape[`${verdict} ${row.what}`] = (byShape[`${verdict} ${row.what}`] ?? 0) + 1;
    details.push({ verdict, what: row.what, cells: cells[i], ids: [...row.ids], answer });
  }
  return {
    convention,
    rows: rows.length,
    counts,
    byShape,
    details,
    run,
    dropped: droppedSilently(convention, run, cells),
  };
}

const percent = (part, whole) => ((100 * part) / Math.max(1, whole)).toFixed(1);

function print({ convention, rows, counts, byShape, details, run, dropped }) {
  const real = counts.right + counts.partial + counts.missed + counts.wrong;
  const used = run.mapping.map(({ field, columns }) => `${field}=${columns.join('+')}`).join(' ');
  console.log(
    `${convention.name.padEnd(36)} ${convention.kind.padEnd(10)} ${String(rows).padStart(4)} ` +
      `${percent(counts.right, real).padStart(6)} ` +
      `${['partial', 'missed', 'wrong', 'claimed'].map((verdict) => String(counts[verdict]).padStart(4)).join(' ')}  ` +
      `${used || run.warnings.join('; ')}`,
  );
  const why = Object.entries(byShape).map(([what, count]) => `${what} ${count}`);
  if (why.length > 0) console.log(`      ${why.join(', ')}`);
  for (const { heading, rows: count } of dropped) {
    console.log(`      dropped without a word: '${heading}' (${count})`);
  }
  for (const { verdict, what, cells, ids, answer } of details.slice(0, Number(told.show))) {
    const { fullAddress = '-', status, confidence, exception, id } = answer ?? {};
    console.log(`      ${verdict} ${what}: ${cells.join(' ¦ ').replaceAll(/\r?\n/g, '⏎')}`);
    console.log(
      `        wanted ${ids.join(' ')}  got ${fullAddress} (${status} ${confidence} ${exception ?? ''} ${id ?? ''})`,
    );
  }
}

console.log(`${'convention'.padEnd(36)} ${'kind'.padEnd(10)} rows right% part miss wrng clmd  used`);
const results = [];
for (const file of files) {
  const result = measured(file);
  print(result);
  results.push(result);
}
const sum = (verdict) => results.reduce((total, { counts }) => total + counts[verdict], 0);
const real = sum('right') + sum('partial') + sum('missed') + sum('wrong');
const absent = sum('refused') + sum('claimed');
const isRead = ({ counts: { right, partial, missed, wrong } }) => right >= READ * (right + partial + missed + wrong);
console.log(
  `\n${results.filter(isRead).length} of ${results.length} conventions read; of ${real} real rows ` +
    `${percent(sum('right'), real)} % right, ${percent(sum('partial'), real)} % in part, ` +
    `${percent(sum('missed'), real)} % missed, ${sum('wrong')} claimed wrong; ` +
    `of ${absent} that do not exist ${sum('claimed')} claimed`,
);
const silent = results.flatMap(({ dropped }) => dropped);
console.log(
  `dropped without a word: ${silent.length} columns, ${silent.reduce((total, { rows }) => total + rows, 0)} rows`,
);
for (const [least, { all, right }] of Object.entries(LEVELS)) {
  console.log(`claims of ${least} and more: ${all}, ${percent(right, all)} % right`);
}
if (told.json) {
  const plain = results.map(({ convention: { name }, counts, byShape, dropped }) => ({
    name,
    counts,
    byShape,
    dropped,
  }));
  writeFileSync(told.json, `${JSON.stringify(plain, null, 2)}\n`);
}
if (!told.write) rmSync(folder, { recursive: true, force: true });
