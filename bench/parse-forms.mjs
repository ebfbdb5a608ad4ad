#!/usr/bin/env node
// Writes lines in other forms, in which their parts stay the same or change in a known way, and counts where the parse
// changes in another: nobody has to say the truth of each form anew.
//
// node bench/parse-forms.mjs [--locale au|nz] [--show N] [--form PART-OF-A-NAME] [--root BUILT-TREE] LINES...
//
// LINES are texts of one line each, or of `line => truth` as measuring sets have it, of which the line is taken; they
// should be lines that are read right. --root measures the parser of another tree, for a comparison in the same minute.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formsNz } from './parse/line-forms-nz.mjs';
import { formsAu, lineForms } from './parse/line-forms.mjs';

const FIELDS = [
  'streetNumber',
  'street',
  'street2',
  'postal',
  'flatUnitType',
  'flatUnitNumber',
  'floorLevelType',
  'floorLevelNumber',
  'lotNumber',
  'buildingName',
  'careOf',
  'locality',
  'suburb',
  'townCity',
  'rdNumber',
  'state',
  'postcode',
  'country',
  'unknown',
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'string', default: '0' },
    form: { type: 'string', default: '' },
    locale: { type: 'string', default: 'au' },
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
  },
});
if (positionals.length === 0 || !['au', 'nz'].includes(values.locale)) {
  console.error(
    'usage: parse-forms.mjs [--locale au|nz] [--show N] [--form PART-OF-A-NAME] [--root BUILT-TREE] LINES...',
  );
  process.exitCode = 2;
} else await run();

async function run() {
  const { parseAddress } = await import(`${resolve(values.root)}/dist/address/parse.js`);
  const { gazetteerLocalities, openGazetteer } = await import(`${resolve(values.root)}/dist/data/gazetteer.js`);
  const places = gazetteerLocalities(openGazetteer());
  const parse = (text) => parseAddress(text, places, values.locale);
  const basis = linesOf(positionals).map((text) => ({ text, parsed: parse(text) }));
  const all = { asked: 0, same: 0 };
  const forms = [...lineForms, ...(values.locale === 'nz' ? formsNz : formsAu)];
  for (const form of forms.filter(([name]) => name.includes(values.form))) {
    const { asked, wrong } = measure(form, basis, parse);
    all.asked += asked;
    all.same += asked - wrong.length;
    report(form[0], asked, wrong.length);
    const step = Math.max(1, Math.floor(wrong.length / Math.max(1, Number(values.show))));
    for (const line of wrong.filter((_, i) => i % step === 0).slice(0, Number(values.show))) console.log(line);
  }
  report('all', all.asked, all.asked - all.same);
}

/** The lines of the files, each once. */
function linesOf(files) {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const texts = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' => ')[0]);
  return [...new Set(texts)];
}

/** The lines that a form fits, and those of them that are read in another way, with what differs. */
function measure([, write, free = []], basis, parse) {
  const wrong = [];
  let asked = 0;
  for (const { text, parsed } of basis) {
    const made = write(text, parsed);
    if (made === undefined || made === text) continue;
    const { text: other, want = {} } = typeof made === 'string' ? { text: made } : made;
    const got = parse(other);
    const meant = (field) => want[field] ?? parsed[field];
    const differ = FIELDS.filter((field) => !free.includes(field) && plain(got[field]) !== plain(meant(field)));
    asked++;
    if (differ.length === 0) continue;
    const parts = differ.map((field) => `${field}: ${meant(field) ?? ''} > ${got[field] ?? ''}`).join('; ');
    wrong.push(`    ${JSON.stringify(other).slice(1, -1)}\n        ${parts}`);
  }
  return { asked, wrong };
}

/** A value without what a form may change in writing: case, accents, signs of print. */
function plain(value) {
  return String(value ?? '')
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .replaceAll(/\bAND\b/g, '&')
    .replaceAll(/\s*,\s*/g, ' ')
    .trim();
}

function report(name, asked, wrong) {
  const right = asked === 0 ? '–' : ((1 - wrong / asked) * 100).toFixed(2);
  console.log(`${name.padEnd(40)} ${String(asked).padStart(7)} ${right.padStart(7)} %`);
}
