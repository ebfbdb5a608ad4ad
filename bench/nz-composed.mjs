#!/usr/bin/env node
// New Zealand's lines composed of real venues, streets and places in the forms that lists join them in: how many are
// read as what they were made of, by form. Nobody has to write the truth of each.
//
// node bench/nz-composed.mjs VENUES_CSV [--seed 1] [--show N] [--only FORM] [--root BUILT-TREE]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { forms } from './nz/composed-forms.mjs';
import { fold, readVenues } from './nz/venues.mjs';
import { Random } from './noise/random.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
  },
});
const [venuesFile] = positionals;
if (venuesFile === undefined) {
  throw new Error('usage: node bench/nz-composed.mjs VENUES_CSV [--seed 1] [--show N] [--only FORM] [--root TREE]');
}
const { parseAddress } = await import(`${resolve(values.root)}/dist/address/parse.js`);
const { gazetteerLocalities, openGazetteer } = await import(`${resolve(values.root)}/dist/data/gazetteer.js`);
const places = gazetteerLocalities(openGazetteer());

/** Names that are nothing but a name: no date, no remark, no second part. */
const ODD = /[\d,()*:?[\]|/]| - |–|CUSTOMER|STAFF|ONLY/;
const rows = readVenues(venuesFile);
const names = [...new Set(rows.map(({ venue }) => venue.trim()))].filter((name) => !ODD.test(name));
const plain = rows.flatMap(({ expected }) =>
  expected !== undefined && expected.suburb !== '' && expected.postcode !== '' && expected.suburb !== expected.town
    ? [{ ...expected.shown, postcode: expected.postcode }]
    : [],
);

/** Words in any order, without those that only join others. */
const words = (text) =>
  fold(text ?? '')
    .split(' ')
    .filter((word) => word !== '' && word !== 'AND' && word !== 'THE')
    .sort()
    .join(' ');

/** What a parsed address says, in the names of the truth. */
const said = (parsed) => ({
  unit: parsed.flatUnitNumber,
  level: parsed.floorLevelNumber,
  building: parsed.buildingName,
  number: parsed.streetNumber,
  street: parsed.street,
  street2: parsed.street2,
  postal: parsed.postal,
  rd: parsed.rdNumber,
  careOf: parsed.careOf,
  place: [parsed.suburb, parsed.townCity].filter(Boolean).join(' '),
  postcode: parsed.postcode,
});

const random = new Random(Number(values.seed));
for (const [form, make] of Object.entries(forms)) {
  if (!form.includes(values.only)) continue;
  const wrong = names.flatMap((name) => {
    const { line, truth } = make({
      name,
      at: random.pick(plain),
      other: random.pick(plain),
      number: 1 + random.below(300),
    });
    const got = said(parseAddress(line, places, 'nz'));
    const missed = Object.keys(got).filter((key) => words(String(truth[key] ?? '')) !== words(got[key]));
    return missed.length === 0
      ? []
      : [`  ${line}\n    ${missed.map((key) => `${key} ${got[key] ?? '-'}`).join(' · ')}`];
  });
  const share = (100 * (names.length - wrong.length)) / names.length;
  console.log(`${form.padEnd(28)} ${names.length} ${share.toFixed(1)} %`);
  const step = Math.max(1, Math.floor(wrong.length / Math.max(1, Number(values.show))));
  const shown = wrong.filter((_, i) => i % step === 0);
  for (const text of shown.slice(0, Number(values.show))) console.log(text);
}
