#!/usr/bin/env node
// Writes lines that are read right in other forms and counts where the answer changes: nobody has to say the truth anew.
//
// node bench/parse-forms.mjs [--show N] [--form NAME] LINES...
//
// LINES are texts of `line => field value; field value`; only lines that read as a parse of the line says are taken.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lineForms } from './parse/line-forms.mjs';

const FIELDS = [
  ...[
    'streetNumber',
    'street',
    'street2',
    'postal',
    'flatUnitType',
    'flatUnitNumber',
    'floorLevelType',
    'floorLevelNumber',
  ],
  ...['lotNumber', 'buildingName', 'careOf', 'locality', 'state', 'postcode', 'country', 'unknown'],
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '0' }, form: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const root = process.env.R ?? '..';
const { parseAddress } = await import(root + '/dist/address/parse.js');
const { gazetteerLocalities, openGazetteer } = await import(root + '/dist/data/gazetteer.js');
const places = gazetteerLocalities(openGazetteer());
const parse = (text) => parseAddress(text, places, 'au');
const plain = (value) =>
  String(value ?? '')
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .replaceAll(/\bAND\b/g, '&')
    .replaceAll(/\s*,\s*/g, ' ')
    .trim();

const lines = [
  ...new Set(
    positionals
      .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      .filter((l) => l && l[0] !== '#')
      .map((l) => l.split(' => ')[0]),
  ),
];
const basis = lines.map((text) => ({ text, parsed: parse(text) }));
let total = 0,
  all = 0;
for (const [name, write, free = []] of lineForms) {
  if (values.form && !name.includes(values.form)) continue;
  const wrong = [];
  let n = 0;
  for (const { text, parsed } of basis) {
    const made = write(text, parsed);
    if (made === undefined || made === text) continue;
    const { text: other, want = {} } = typeof made === 'string' ? { text: made } : made;
    const got = parse(other);
    const differ = FIELDS.filter(
      (field) => !free.includes(field) && plain(got[field]) !== plain(want[field] ?? parsed[field]),
    );
    n++;
    if (differ.length > 0)
      wrong.push(
        `${JSON.stringify(other).slice(1, -1)}\n        ${differ.map((f) => `${f}: ${want[f] ?? parsed[f] ?? ''} > ${got[f] ?? ''}`).join('; ')}`,
      );
  }
  total += n;
  all += n - wrong.length;
  console.log(
    `${name.padEnd(40)} ${String(n).padStart(6)} ${((1 - wrong.length / Math.max(1, n)) * 100).toFixed(2).padStart(7)} %`,
  );
  const step = wrong.length / Math.max(1, Number(values.show));
  for (let i = 0; i < Math.min(wrong.length, Number(values.show)); i++)
    console.log('   ', wrong[Math.floor(i * Math.max(1, step))]);
}
console.log('all', total, ((all / total) * 100).toFixed(2));
