#!/usr/bin/env node
// Parses every place and every street of Australia once in each of many forms: whole lines right.
//
// node bench/parse-sweep.mjs [--localities LOCALITIES.csv] [--streets STREETS.csv] [--every 7] [--show N]
//
// LOCALITIES.csv has the columns postcode, locality, state; STREETS.csv street, suburb, region, postcode. --every: one
// street of so many. --show: so many of the lines that are read in another way, spread over them.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { placeForms, streetForms } from './parse/sweep-forms.mjs';

const FIELDS = ['streetNumber', 'street', 'street2', 'postal', 'subdwelling', 'buildingName', 'lotNumber', 'unknown'];
/** Where mail is sorted, places of one postcode's owner, and rows that are damaged in the file. */
const NO_PLACE = / (?:MC|DC|BC|GPO|LPO|MSC|PO)$|\d|\(|^UNIVERSITY|NSW/;

const { values } = parseArgs({
  options: {
    localities: { type: 'string' },
    streets: { type: 'string' },
    every: { type: 'string', default: '7' },
    show: { type: 'string', default: '0' },
  },
});
async function run() {
  const { parseAddress } = await import('../dist/address/parse.js');
  const { gazetteerLocalities, openGazetteer } = await import('../dist/data/gazetteer.js');
  const places = gazetteerLocalities(openGazetteer());
  const parse = (text) => parseAddress(text, places, 'au');
  console.log(`${cpus()[0].model.trim()}, node ${process.version}`);
  if (values.localities) sweep(placeForms, localitiesOf(values.localities), parse);
  if (values.streets) sweep(streetForms, streetsOf(values.streets), parse);
}

function rowsOf(file) {
  const [header, ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const names = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [names[i], cell.toUpperCase()])));
}

const localitiesOf = (file) => rowsOf(file).filter(({ locality }) => !NO_PLACE.test(locality));

const streetsOf = (file) =>
  rowsOf(file)
    .filter((_, i) => i % Number(values.every) === 0)
    .map(({ street, suburb, region, postcode }) => ({
      street,
      locality: suburb,
      state: region,
      postcode: postcode.padStart(4, '0'),
    }));

function sweep(forms, rows, parse) {
  for (const { name, write, parts } of forms) {
    const wrong = [];
    const asked = new Set();
    for (const row of rows) {
      const text = write(row);
      if (asked.has(text)) continue;
      asked.add(text);
      const answer = parse(text);
      const want = { ...parts(row), locality: row.locality.replaceAll('’', "'") };
      const isRight = [...FIELDS, 'locality'].every((field) => (answer[field] ?? '') === (want[field] ?? ''));
      if (!isRight) wrong.push(`${text} => ${FIELDS.map((field) => answer[field] ?? '').join('|')}|${answer.locality}`);
    }
    const right = ((1 - wrong.length / asked.size) * 100).toFixed(2);
    console.log(`${name.padEnd(40)} ${String(asked.size).padStart(7)} ${right.padStart(7)} %`);
    const step = Math.max(1, Math.floor(wrong.length / Math.max(1, Number(values.show))));
    for (const line of wrong.filter((_, i) => i % step === 0).slice(0, Number(values.show))) console.log('   ', line);
  }
}

if (!values.localities && !values.streets) {
  console.error('usage: parse-sweep.mjs [--localities FILE] [--streets FILE] [--every 7] [--show N]');
  process.exitCode = 2;
} else await run();
