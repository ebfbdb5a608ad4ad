// Classes: words around the address, odd punctuation, and several slips at once as they come in real files.
import { anyRow, drop, hasType, isPlain, wanting } from '../query.mjs';
import { slipIn } from '../typo.mjs';
import { AFTER, BEFORE, BETWEEN, BUILDINGS, COMPANIES, PEOPLE, STATE_WORDS } from '../words.mjs';
import { casual, front, official, recase, saidBy, streetOf, written } from '../write.mjs';

const fill = (random, text) =>
  text
    .replace('{person}', random.pick(PEOPLE))
    .replace('{company}', random.pick(COMPANIES))
    .replace('{building}', random.pick(BUILDINGS));

/** Small faults that a real row has several of; each changes what is said or how it is written. */
const FAULTS = [
  (random, said) => {
    const name = slipIn(random, said.name, 4);
    if (name && said.name.length >= 5) said.name = name;
  },
  (random, said) => {
    said.locality = slipIn(random, said.locality, 4) ?? said.locality;
  },
  (_, said) => {
    said.postcode = '';
  },
  (_, said) => {
    said.state = '';
  },
  (_, said) => {
    said.type = '';
  },
];

/** @type {import('../query.mjs').NoiseClass[]} */
export const around = [
  {
    name: 'words-before',
    kind: 'recoverable',
    about: 'a person, firm or building in front',
    make(random, context) {
      const row = anyRow(random, context);
      const said = saidBy(row);
      return wanting(`${fill(random, random.pick(BEFORE))} ${written(random, said)}`, said, row);
    },
  },
  {
    name: 'words-behind',
    kind: 'recoverable',
    about: 'country, phone, remark, junk behind',
    make(random, context) {
      const row = anyRow(random, context);
      const said = saidBy(row);
      const after = random.pick(AFTER);
      return wanting(`${written(random, said)}${/^[,.;?]/.test(after) ? '' : ' '}${after}`, said, row);
    },
  },
  {
    name: 'punctuation',
    kind: 'recoverable',
    about: 'odd separators between the parts',
    make(random, context) {
      const row = anyRow(random, context);
      const said = saidBy(row);
      const sign = () => random.pick(BETWEEN);
      const state = random.pick(STATE_WORDS[row.state] ?? [row.state]);
      const text = random.pick([
        () => `${front(said)} ${streetOf(said)}${sign()}${said.locality}${sign()}${state}${sign()}${said.postcode}`,
        () => `"${front(said)} ${streetOf(said)}", ${said.locality}, ${state} (${said.postcode})`,
        () => `${front(said)}, ${streetOf(said)}, ${said.locality}, ${state}, ${said.postcode},`,
        () => ` ${front(said)}  ${streetOf(said)}   ${said.locality}  ${state}-${said.postcode} `,
      ])();
      return wanting(recase(random, text), said, row);
    },
  },
  {
    name: 'words-between',
    kind: 'watch',
    about: 'a building or remark between street and locality',
    make(random, context) {
      const row = anyRow(random, context);
      const said = saidBy(row);
      return wanting(
        `${front(said)} ${streetOf(said)}, ${random.pick([...BUILDINGS, 'near the park', 'cnr Main Rd'])}, ` +
          `${said.locality} ${said.state} ${said.postcode}`,
        said,
        row,
      );
    },
  },
  {
    name: 'rear',
    kind: 'watch',
    about: 'the rear of a plain address: the building, or its unit not found',
    make(random, context) {
      const row = anyRow(random, context, isPlain);
      const said = saidBy(row);
      return wanting(
        random.pick([
          `rear of ${written(random, said)}`,
          `REAR ${written(random, said)}`,
          `${front(said)} ${streetOf(said)} (rear), ${said.locality} ${said.state} ${said.postcode}`,
          `r/o ${written(random, said)}`,
        ]),
        said,
        row,
      );
    },
  },
  {
    name: 'apostrophes-hyphens',
    kind: 'recoverable',
    about: "apostrophes and hyphens put in: O'BRIEN, KERR'S, NEW-LAMBTON",
    make(random, context) {
      const row = anyRow(
        random,
        context,
        (r) => r.name.endsWith('S') || /^(O|MC|D)[A-Z]{4}/.test(r.name) || r.locality.includes(' '),
      );
      const said = saidBy(row);
      const shown = { ...said };
      const kind = random.below(2);
      if (kind === 0 && row.name.endsWith('S') && !row.name.endsWith('SS')) shown.name = `${row.name.slice(0, -1)}'S`;
      else if (row.locality.includes(' ')) shown.locality = row.locality.replaceAll(' ', '-');
      else return drop('no word for it');
      return wanting(random.chance(0.5) ? official(shown) : casual(random, shown), said, row);
    },
  },
  {
    name: 'mixed',
    kind: 'recoverable',
    about: 'two different small faults at once',
    make(random, context) {
      const row = anyRow(random, context, (r) => hasType(r) && r.name.length >= 5);
      const said = saidBy(row);
      const i = random.below(FAULTS.length);
      const j = random.below(FAULTS.length);
      if (i === j) return drop('the same fault twice');
      FAULTS[i](random, said);
      FAULTS[j](random, said);
      return wanting(random.chance(0.3) ? recase(random, official(said)) : casual(random, said), said, row);
    },
  },
];
