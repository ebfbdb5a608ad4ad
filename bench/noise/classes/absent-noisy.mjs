// Classes: addresses that do not exist, written carelessly: where a search that is kind to slips is tempted to find
// something.
import { edits } from '../distance.mjs';
import { absent, anyRow, drop, hasNumber, hasType, hasUnit, isPlain } from '../query.mjs';
import { insideRange, rowsAt } from '../closest.mjs';
import { slipIn } from '../typo.mjs';
import { COMMON_TYPES, COMPANIES, PEOPLE } from '../words.mjs';
import { casual, official, recase, saidBy, written } from '../write.mjs';

const alike = (row, most) => row.street.locality.streets.filter((s) => edits(s.name, row.name, most) <= most);
const carried = (street, n) =>
  street.byNumber.has(n) || [...'ABCDEFGH'].some((l) => street.byNumber.has(n + l)) || insideRange(street, Number(n));

/** What is done to the rest of the line; gives the text. */
const CARELESS = {
  typo: (random, said) => {
    said.name = slipIn(random, said.name, 4) ?? said.name;
    return written(random, said);
  },
  'no-postcode': (random, said) => {
    said.postcode = '';
    return written(random, said);
  },
  'wrong-postcode': (random, said) => {
    said.postcode = String(2000 + random.below(2700));
    return written(random, said);
  },
  'no-locality': (random, said) => {
    said.locality = '';
    return written(random, said);
  },
  'locality-typo': (random, said) => {
    said.locality = slipIn(random, said.locality, 4) ?? said.locality;
    return written(random, said);
  },
  'no-type': (random, said) => {
    said.type = '';
    return written(random, said);
  },
  'words-around': (random, said) =>
    `${random.pick([...PEOPLE, ...COMPANIES])}, ` +
    `${written(random, said)}${random.pick(['', ', Australia', ' (near the school)', '.'])}`,
};

/** A number that no street of like name carries, in a careless line. */
const absentNumber = (how) => ({
  name: `absent-number-${how}`,
  kind: 'absent',
  about: `a number that does not exist, and ${how.replace('-', ' ')}`,
  make(random, context) {
    const row = anyRow(random, context, (r) => hasNumber(r) && hasType(r) && r.name.length >= 5);
    const said = { ...saidBy(row), lot: '', firstSuffix: '', last: '', lastSuffix: '' };
    const most = Math.max(...row.street.rows.map((r) => Number(r.first)));
    said.first = String(
      random.chance(0.5) ? 1 + random.below(most + 30) : most + 1 + random.below(random.pick([20, 300, 5000])),
    );
    if (random.chance(0.8)) {
      said.flat = '';
      said.flatType = '';
      said.level = '';
      said.levelType = '';
    }
    if (alike(row, 3).some((s) => carried(s, said.first))) {
      return drop('the number exists, here or on a street of like name');
    }
    if (said.flat && rowsAt(row.street, said.flat).some((r) => r.flat === said.first)) {
      return drop('the swapped reading exists');
    }
    if (
      how === 'no-locality' &&
      [...context.reference.localities.values()].some((l) => l.postcode === row.postcode && l !== row.street.locality)
    ) {
      return drop('the postcode has another locality');
    }
    const text = CARELESS[how](random, said);
    return absent(text, said, ['street', 'locality'], ['NUMBER_NOT_FOUND', 'STREET_NOT_FOUND']);
  },
});

const blends = (random, { reference }) => {
  const a = random.pick(reference.names);
  const b = random.pick(reference.names);
  return a.includes(' ') || b.includes(' ') || a.length < 4 || b.length < 4
    ? undefined
    : a.slice(0, 2 + random.below(a.length - 3)) + b.slice(1 + random.below(b.length - 2));
};

/** A street that does not exist, in a careless line. */
const absentStreet = (how, name, about, invent) => ({
  name,
  kind: 'absent',
  about,
  make(random, context) {
    const row = anyRow(random, context, hasNumber);
    const said = saidBy(row);
    const invented = invent(random, context);
    if (invented === undefined || invented.length < 5) return drop('no such name');
    if (
      context.reference.names.some(
        (n) => edits(n, invented, 3) <= 3 || n.replaceAll(' ', '') === invented.replaceAll(' ', ''),
      )
    ) {
      return drop('resembles a street of the reference');
    }
    const cut = invented.slice(0, invented.lastIndexOf(' '));
    if (how === 'no-type' && cut !== '' && context.reference.names.some((n) => edits(n, cut, 2) <= 2)) {
      return drop('may be read as a name and a type');
    }
    said.name = invented;
    said.type = random.chance(0.5) || !said.type ? random.pick(COMMON_TYPES) : said.type;
    return absent(
      how ? CARELESS[how](random, said) : written(random, said),
      said,
      ['locality', 'none'],
      ['STREET_NOT_FOUND', 'LOCALITY_NOT_FOUND'],
    );
  },
});
const real = (random, { streetNames }) => random.pick(streetNames);

/** @type {import('../query.mjs').NoiseClass[]} */
export const absentNoisy = [
  ...Object.keys(CARELESS).map(absentNumber),
  absentStreet(undefined, 'absent-street-blend', 'an invented street name blended from two real ones', blends),
  absentStreet(
    undefined,
    'absent-street-words',
    'two words of real street names put together',
    (random, { reference }) =>
      `${random.pick(reference.names).split(' ')[0]} ${random.pick(reference.names).split(' ')[0]}`,
  ),
  absentStreet('typo', 'absent-street-typo', 'a street that does not exist, with a slip', real),
  absentStreet('no-postcode', 'absent-street-no-postcode', 'the same without postcode', real),
  absentStreet('no-locality', 'absent-street-no-locality', 'the same without locality', real),
  absentStreet('no-type', 'absent-street-no-type', 'the same without type', real),
  absentStreet('words-around', 'absent-street-words-around', 'the same with words around', real),
  {
    name: 'absent-unit-noisy',
    kind: 'absent',
    about: 'a unit that the building does not have, with a slip, no type or no postcode',
    make(random, context) {
      const row = anyRow(random, context, (r) => (hasUnit(r) || isPlain(r)) && r.name.length >= 5 && hasType(r));
      const said = saidBy(row);
      const ends = [row.first + row.firstSuffix, row.last + row.lastSuffix].filter(Boolean);
      const at = alike(row, 3).flatMap((s) => ends.flatMap((n) => rowsAt(s, n)));
      const flats = at.map((r) => r.flat.replaceAll(/\D/g, ''));
      const most = Math.max(0, ...flats.map(Number));
      said.flat = String(random.chance(0.5) ? most + 1 + random.below(300) : 1 + random.below(most + 40));
      said.flatType = 'UNIT';
      said.level = '';
      said.levelType = '';
      if (flats.includes(said.flat)) return drop('such a unit exists');
      if (alike(row, 3).some((s) => carried(s, said.flat))) return drop('the unit is a number of the street');
      const text = CARELESS[random.pick(['typo', 'no-postcode', 'no-type', 'words-around', 'locality-typo'])](
        random,
        said,
      );
      return absent(text, said, ['address', 'street'], ['UNIT_NOT_FOUND', 'NUMBER_NOT_FOUND']);
    },
  },
  {
    name: 'absent-unit-of-house',
    kind: 'absent',
    about: 'a unit of a house that has none, behind the street or with other words',
    make(random, context) {
      const row = anyRow(random, context, isPlain);
      const said = saidBy(row);
      const flat = String(1 + random.below(30));
      if (
        rowsAt(row.street, row.first + row.firstSuffix).some((r) => r.flat !== '' || r.level !== '') ||
        carried(row.street, flat)
      ) {
        return drop('the house has units, or the unit is a number of the street');
      }
      if (row.last && rowsAt(row.street, row.last + row.lastSuffix).some((r) => r.flat !== '')) {
        return drop('the house has units, or the unit is a number of the street');
      }
      const n = official({ ...said, locality: '', state: '', postcode: '' });
      const place = `${said.locality} ${said.state} ${said.postcode}`;
      const text = random.pick([
        `${n} UNIT ${flat}, ${place}`,
        `${n}, APT ${flat}, ${place}`,
        `FLAT ${flat} ${n}, ${place}`,
        `APARTMENT ${flat}, ${n}, ${place}`,
        `LEVEL ${1 + random.below(9)} ${n}, ${place}`,
        `SHOP ${flat}/${n}, ${place}`,
        `#${flat} ${n}, ${place}`,
        `SUITE ${flat} ${n}, ${place}`,
      ]);
      return absent(
        recase(random, text),
        { ...said, flatType: 'UNIT', flat },
        ['address'],
        ['UNIT_NOT_FOUND'],
        row.pid,
      );
    },
  },
  {
    name: 'absent-range',
    kind: 'absent',
    about: 'a range of which neither end exists',
    make(random, context) {
      const row = anyRow(random, context, isPlain);
      const from = 1 + random.below(Math.max(...row.street.rows.map((r) => Number(r.first))) + 60);
      const to = from + random.pick([2, 4, 6]);
      for (let n = from; n <= to; n++) {
        if (alike(row, 2).some((s) => carried(s, String(n)))) return drop('a number of the range exists');
      }
      const said = { ...saidBy(row), lot: '', first: String(from), firstSuffix: '', last: String(to), lastSuffix: '' };
      return absent(random.chance(0.5) ? official(said) : casual(random, said), said, ['street'], ['NUMBER_NOT_FOUND']);
    },
  },
  {
    name: 'absent-lot',
    kind: 'absent',
    about: 'a lot that the street does not have',
    make(random, context) {
      const row = anyRow(random, context, isPlain);
      const lot = String(random.pick([1, 200, 900]) + random.below(90));
      const said = { ...saidBy(row), lot, first: '', firstSuffix: '', last: '', lastSuffix: '' };
      if (row.street.byLot.has(lot) || carried(row.street, lot)) return drop('such a lot or number exists');
      return absent(
        recase(random, official(said)),
        said,
        ['street'],
        ['NUMBER_NOT_FOUND', 'NUMBER_MISSING', 'LOT_NOT_FOUND'],
      );
    },
  },
];
