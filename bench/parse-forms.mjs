#!/usr/bin/env node
// Writes lines in other forms, in which their parts stay the same or change in a known way, and counts where the parse
// changes in another: nobody has to say the truth of each form anew.
//
// node bench/parse-forms.mjs [--locale au|nz] [--show N] [--form PART-OF-A-NAME] [--root BUILT-TREE] [--pairs N]
//   [--seed N] LINES...
//
// LINES are texts of one line each, or of `line => truth` as measuring sets have it, of which the line is taken; they
// should be lines that are read right. --root measures the parser of another tree, for a comparison in the same minute.
// --pairs writes N lines, drawn by the seed, in two forms at once, each of which alone is read right, and lists the
// pairs that are read in another way together.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from './noise/random.mjs';
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
    pairs: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
  },
});
if (positionals.length === 0 || !['au', 'nz'].includes(values.locale)) {
  console.error(
    'usage: parse-forms.mjs [--locale au|nz] [--show N] [--form PART-OF-A-NAME] [--root BUILT-TREE] [--pairs N] ' +
      '[--seed N] LINES...',
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
  if (Number(values.pairs) > 0) {
    pairs(forms, basis, parse);
    return;
  }
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

/** Draws lines and two forms of each, and lists the pairs that are read in another way together, the worst first. */
function pairs(forms, basis, parse) {
  const dice = new Random(Number(values.seed));
  const of = (list) => list[Math.floor(dice.next() * list.length)];
  const found = new Map();
  let asked = 0;
  for (let i = 0; i < 40 * Number(values.pairs) && asked < Number(values.pairs); i++) {
    const line = of(basis);
    const [first, second] = [of(forms), of(forms)];
    if (first === second || ![first, second].some(([name]) => name.includes(values.form))) continue;
    if (![first, second].every((form) => isRight(form, line, parse))) continue;
    const once = written(first, line);
    const twice = written(second, { text: once.text, parsed: line.parsed });
    if (twice === undefined) continue;
    asked++;
    const free = [...(first[2] ?? []), ...(second[2] ?? [])];
    const wrong = differences(line, { text: twice.text, want: { ...once.want, ...twice.want } }, free, parse);
    const name = [first[0], second[0]].sort().join(' + ');
    const pair = found.get(name) ?? { asked: 0, wrong: [] };
    found.set(name, pair);
    pair.asked++;
    if (wrong !== undefined) pair.wrong.push(wrong);
  }
  const worst = [...found].filter(([, { wrong }]) => wrong.length > 0);
  worst.sort((a, b) => b[1].wrong.length - a[1].wrong.length);
  for (const [name, pair] of worst) {
    report(name, pair.asked, pair.wrong.length);
    for (const line of pair.wrong.slice(0, Number(values.show))) console.log(line);
  }
  report(
    'all',
    asked,
    worst.reduce((sum, [, { wrong }]) => sum + wrong.length, 0),
  );
}

/** The line in a form with what it changes; undefined where the form does not fit it. */
function written([, write], { text, parsed }) {
  const made = write(text, parsed);
  if (made === undefined || made === text) return undefined;
  return typeof made === 'string' ? { text: made, want: {} } : { want: {}, ...made };
}

/** True if the form fits the line and it is read right in it. */
function isRight(form, line, parse) {
  const made = written(form, line);
  return made !== undefined && differences(line, made, form[2] ?? [], parse) === undefined;
}

/** The lines that a form fits, and those of them that are read in another way, with what differs. */
function measure(form, basis, parse) {
  const wrong = [];
  let asked = 0;
  for (const line of basis) {
    const made = written(form, line);
    if (made === undefined) continue;
    asked++;
    const other = differences(line, made, form[2] ?? [], parse);
    if (other !== undefined) wrong.push(other);
  }
  return { asked, wrong };
}

/** What is read in another way of a line in other words, in two lines of text; undefined where nothing is. */
function differences({ parsed }, { text, want }, free, parse) {
  const got = parse(text);
  const meant = (field) => want[field] ?? parsed[field];
  const differ = FIELDS.filter((field) => !free.includes(field) && plain(got[field]) !== plain(meant(field)));
  if (differ.length === 0) return undefined;
  const parts = differ.map((field) => `${field}: ${meant(field) ?? ''} > ${got[field] ?? ''}`).join('; ');
  return `    ${JSON.stringify(text).slice(1, -1)}\n        ${parts}`;
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
