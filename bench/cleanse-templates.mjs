#!/usr/bin/env node
// Real addresses in hand-written forms through cleanse: how many are answered with the address that was written, with
// less than that, or with another one, and how right the answers of each confidence are.
//
// node bench/cleanse-templates.mjs ADDRESSES.csv --data DIR [--table lines|writers] [--each 25] [--seed 1]
//   [--only TEXT] [--show N] [--absent number|street|unit] [--out FILE]
//
// --table: the forms of register/line-templates.mjs or those of register/writers/.
// --absent: a number that no address of the street has or spans, a street that is nowhere, or a unit that no address
// has, in the place of the real one: right is what gives no address.
// --out: every line with its answer, to compare two builds.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { operationNamed } from '../dist/contract/operations.js';
import { Calibration, percent } from './judge.mjs';
import { Random, seedOf } from './noise/random.mjs';
import { Reference } from './noise/reference.mjs';
import { filled } from './register/fill.mjs';
import { whole, withoutUnit } from './register/line-templates.mjs';
import * as labels from './register/writers/labels.mjs';
import * as machines from './register/writers/machines.mjs';
import * as offices from './register/writers/offices.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    table: { type: 'string', default: 'lines' },
    each: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    show: { type: 'string', default: '0' },
    absent: { type: 'string', default: '' },
    out: { type: 'string' },
    engine: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined || !values.data) throw new Error('usage: cleanse-templates.mjs ADDRESSES.csv --data DIR');
const { openLocalEngine } = await import(values.engine ? pathToFileURL(values.engine).href : '../dist/engine/local.js');

const { floors, ...written } = { ...labels, ...offices, ...machines };
const [forms, halves] =
  values.table === 'writers' ? [Object.values(written).flat(), new Set(floors)] : [whole, new Set(withoutUnit)];
const isOfKind = (template) =>
  template.includes(values.only) &&
  (values.absent !== 'unit' || template.includes('{U}')) &&
  (values.absent !== 'street' || /\{S/.test(template.replaceAll('{ST', '')));
const templates = [...forms, ...halves].filter(isOfKind);

const { usable } = new Reference(file);
const isPlain = ({ first, firstSuffix, last, type, suffix, lot, level }) =>
  first !== '' && type !== '' && `${firstSuffix}${last}${suffix}${lot}${level}` === '';
const plain = usable.filter(isPlain);
const houses = plain.filter(({ flat }) => flat === '');
const units = plain.filter(({ flat }) => /^\d+$/.test(flat));
const folded = (name) => (name ?? '').replaceAll(/[^A-Z\d]/g, '');

const isGiven = ({ status, level }) =>
  (status === 'verified' || status === 'corrected') && (level === 'address' || level === 'subdwelling');
const isOf = (answer, { first, flat, street }, template) =>
  answer.streetNumber === first &&
  folded(answer.streetName) === folded(street.name) &&
  answer.locality === street.locality.name &&
  (!template.includes('{U}') || halves.has(template) || answer.flatUnitNumber === flat);
const isHalf = ({ status, exception }) => status === 'partial' && exception === 'UNIT_NOT_FOUND';
const isRight = (answer, row, template) =>
  values.absent === ''
    ? (halves.has(template) ? isHalf(answer) : isGiven(answer)) && isOf(answer, row, template)
    : !isGiven(answer);
const isWrong = (answer, row, template) => isGiven(answer) && (values.absent !== '' || !isOf(answer, row, template));

const engine = await openLocalEngine({ dataDir: values.data, locale: 'au' });
const cleanse = operationNamed('cleanse');
const all = { n: 0, right: 0, wrong: 0 };
const calibration = new Calibration();
const out = [];
for (const template of templates) {
  const random = new Random(seedOf(Number(values.seed), template));
  const pool = template.includes('{U}') ? units : houses;
  const rows = Array.from({ length: Number(values.each) }, () => random.pick(pool));
  const lines = rows.map((row) => filled(template, row, values.absent, random));
  const { payload } = await engine.run(cleanse, { payload: lines.map((fullAddress) => ({ fullAddress })) });
  const right = payload.filter((answer, i) => isRight(answer, rows[i], template)).length;
  const told = [];
  payload.forEach((answer, i) => {
    const line = JSON.stringify(lines[i]);
    const { status, level, exception, confidence, fullAddress } = answer;
    const said = `${status} ${level} ${exception ?? ''} ${confidence} ${fullAddress}`;
    out.push(`${line}\t${said}`);
    if (isGiven(answer)) calibration.add(answer.confidence, !isWrong(answer, rows[i], template));
    if (isWrong(answer, rows[i], template)) {
      all.wrong++;
      told.unshift(`   WRONG ${line} > ${said}`);
    } else if (!isRight(answer, rows[i], template)) told.push(`         ${line} > ${said}`);
  });
  all.n += rows.length;
  all.right += right;
  if (right === rows.length) continue;
  console.log(`${percent(right, rows.length).padStart(6)} % ${JSON.stringify(template)}`);
  for (const line of told.slice(0, Number(values.show))) console.log(line);
}
console.log(
  `${all.n} lines of ${templates.length} forms: right ${percent(all.right, all.n)} %, ` +
    `another address ${percent(all.wrong, all.n)} % (${all.wrong}); forms that are not named are right in each line`,
);
const bins = calibration.cells.filter(({ n }) => n > 0);
console.log(
  `addresses by confidence: ${bins.map((c) => `${c.from}+ ${percent(c.right, c.n)} % of ${c.n}`).join(', ')}`,
);
if (values.out) writeFileSync(values.out, `${out.join('\n')}\n`);
await engine.close();
