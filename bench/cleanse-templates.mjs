#!/usr/bin/env node
// Real addresses in the hand-written forms of register/line-templates.mjs through cleanse: how many are answered with
// the address that was written, with less than that, or with another one.
//
// node bench/cleanse-templates.mjs ADDRESSES.csv --data DIR [--each 25] [--seed 1] [--only TEXT] [--show N] [--absent]
//
// --absent writes a number that no address of the street has or spans, in the place of the real one: right is what
// gives no address.
import { parseArgs } from 'node:util';
import { operationNamed } from '../dist/contract/operations.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { percent } from './judge.mjs';
import { Random, seedOf } from './noise/random.mjs';
import { Reference } from './noise/reference.mjs';
import { TYPE_WORDS } from './noise/words.mjs';
import { whole, withoutUnit } from './register/line-templates.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    each: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    show: { type: 'string', default: '0' },
    absent: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (file === undefined || !values.data) throw new Error('usage: cleanse-templates.mjs ADDRESSES.csv --data DIR');

const { usable } = new Reference(file);
const isPlain = ({ first, firstSuffix, last, type, suffix, lot, level }) =>
  first !== '' && type !== '' && `${firstSuffix}${last}${suffix}${lot}${level}` === '';
const plain = usable.filter(isPlain);
const houses = plain.filter(({ flat }) => flat === '');
const units = plain.filter(({ flat }) => /^\d+$/.test(flat));
const title = (text) => text.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A number above all of the street's. */
const absentNumber = ({ street: { rows } }) =>
  String(Math.max(...rows.map(({ first, last }) => Number(last || first || 0))) + 300);

const folded = (name) => (name ?? '').replaceAll(/[^A-Z\d]/g, '');

function filled(template, row) {
  const { name, locality } = row.street;
  const type = TYPE_WORDS[row.type]?.[0] ?? row.type;
  const said = {
    U: row.flat,
    N: values.absent ? absentNumber(row) : row.first,
    S: `${title(name)} ${title(type)}`,
    SN: title(name),
    L: title(locality.name),
    ST: locality.state,
    P: locality.postcode,
  };
  return template.replaceAll(/\{(\w+)\}/g, (_, part) => said[part]);
}

const engine = await openLocalEngine({ dataDir: values.data, locale: 'au' });
const cleanse = operationNamed('cleanse');
const all = { n: 0, right: 0, wrong: 0 };
for (const template of [...whole, ...withoutUnit].filter((text) => text.includes(values.only))) {
  const random = new Random(seedOf(Number(values.seed), template));
  const pool = template.includes('{U}') ? units : houses;
  const rows = Array.from({ length: Number(values.each) }, () => random.pick(pool));
  const lines = rows.map((row) => filled(template, row));
  const { payload } = await engine.run(cleanse, { payload: lines.map((fullAddress) => ({ fullAddress })) });
  const isGiven = ({ status, level }) =>
    (status === 'verified' || status === 'corrected') && (level === 'address' || level === 'subdwelling');
  const isOf = (answer, { first, flat, street }) =>
    answer.streetNumber === first &&
    folded(answer.streetName) === folded(street.name) &&
    answer.locality === street.locality.name &&
    (!template.includes('{U}') || withoutUnit.includes(template) || answer.flatUnitNumber === flat);
  const wanted = withoutUnit.includes(template)
    ? (answer) => answer.status === 'partial' && answer.exception === 'UNIT_NOT_FOUND'
    : isGiven;
  if (values.absent) {
    const given = payload.flatMap((answer, i) => (isGiven(answer) ? [{ answer, i }] : []));
    all.n += rows.length;
    all.right += rows.length - given.length;
    all.wrong += given.length;
    for (const { answer, i } of given.slice(0, Number(values.show))) {
      console.log(`${lines[i]} > ${answer.status} ${answer.confidence} ${answer.fullAddress}`);
    }
    continue;
  }
  const missed = payload.flatMap((answer, i) => (wanted(answer) && isOf(answer, rows[i]) ? [] : [{ answer, i }]));
  const wrong = missed.filter(({ answer, i }) => isGiven(answer) && !isOf(answer, rows[i]));
  all.n += rows.length;
  all.right += rows.length - missed.length;
  all.wrong += wrong.length;
  if (missed.length === 0) continue;
  console.log(`${percent(rows.length - missed.length, rows.length).padStart(6)} % ${template}`);
  for (const { answer, i } of missed.slice(0, Number(values.show))) {
    console.log(`         ${lines[i]} > ${answer.status} ${answer.exception ?? ''} ${answer.fullAddress}`);
  }
}
console.log(
  `${all.n} lines of ${whole.length + withoutUnit.length} forms: right ${percent(all.right, all.n)} %, ` +
    `another address ${percent(all.wrong, all.n)} %; the forms that are not named are right in each line`,
);
await engine.close();
