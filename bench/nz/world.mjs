// What the layer of New Zealand has beside a row: which numbers and streets are free, and which stand alone.
import { fold } from './venues.mjs';

/** Street names that no town has. */
const INVENTED = [
  'Quillfeather',
  'Brandywine',
  'Zephyrine',
  'Old Lantern',
  'Copperwhistle',
  'Marmalade Hill',
  'Nightjar',
  'Wintergreen Hollow',
];

/**
 * What else the layer has, for classes whose noise must leave one address, or none. `random`: numbers from 0 to below
 * 1.
 */
export function worldOf(rows, random) {
  const number = (row) => `${row.unit}/${row.first}${row.suffix}-${row.high}`;
  const street = (row) => `${fold(row.street)}|${fold(row.suburb)}|${fold(row.town)}`;
  const name = (text) => fold(text).replace(/ \S+$/, '');
  const count = (key) => {
    const counts = new Map();
    for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
    return counts;
  };
  const inTown = count((row) => `${number(row)}|${fold(row.street)}|${fold(row.town)}`);
  const inSuburb = count((row) => `${number(row)}|${fold(row.street)}|${fold(row.suburb)}`);
  const anyNumber = count((row) => `${row.first}|${fold(row.street)}|${fold(row.town)}`);
  const names = new Map();
  const streetsOfTown = new Map();
  for (const row of rows) {
    const key = `${name(row.street)}|${fold(row.town)}`;
    names.set(key, (names.get(key) ?? new Set()).add(street(row)));
    streetsOfTown.set(fold(row.town), (streetsOfTown.get(fold(row.town)) ?? new Set()).add(name(row.street)));
  }
  const firsts = new Map();
  for (const row of rows) {
    firsts.set(street(row), [...(firsts.get(street(row)) ?? []), [row.first, Number(row.high || row.first)]]);
  }
  const postcodes = new Map();
  for (const row of rows) {
    const key = `${fold(row.suburb)}|${fold(row.town)}`;
    postcodes.set(key, (postcodes.get(key) ?? new Set()).add(row.postcode));
  }
  // Of a suburb of which no postcode is known none can contradict.
  const hasPostcode = (row, postcode) => {
    const known = postcodes.get(`${fold(row.suburb)}|${fold(row.town)}`);
    return known.has('') || known.has(postcode);
  };
  return {
    random,
    onlyAt: (row, n) => firsts.get(street(row)).filter(([low, high]) => low <= n && n <= high).length === 1,
    onlyInTown: (row) => inTown.get(`${number(row)}|${fold(row.street)}|${fold(row.town)}`) === 1,
    onlyInSuburb: (row) => inSuburb.get(`${number(row)}|${fold(row.street)}|${fold(row.suburb)}`) === 1,
    onlyName: (row) => names.get(`${name(row.street)}|${fold(row.town)}`).size === 1,
    freeNumber(row) {
      for (let n = row.first + 1; ; n++) {
        if (firsts.get(street(row)).every(([low, high]) => n < low || n > high)) return n;
      }
    },
    freeInTown: (row, first) =>
      !anyNumber.has(`${first}|${fold(row.street)}|${fold(row.town)}`) &&
      rows.every(
        (other) =>
          fold(other.street) !== fold(row.street) ||
          fold(other.town) !== fold(row.town) ||
          first < other.first ||
          first > Number(other.high || other.first),
      ),
    freeStreet: (row) => `${INVENTED[Math.floor(random() * INVENTED.length)]} ${row.street.split(' ').at(-1)}`,
    streetOfAnotherSuburb: (row) => {
      for (let tries = 0; tries < 200; tries++) {
        const other = rows[Math.floor(random() * rows.length)];
        const isOther = fold(other.suburb) !== fold(row.suburb) && fold(other.suburb) !== fold(other.town);
        if (!isOther || fold(other.town) !== fold(row.town) || hasPostcode(other, row.postcode)) continue;
        if (!rows.some((r) => fold(r.suburb) === fold(row.suburb) && name(r.street) === name(other.street)))
          return other;
      }
      return null;
    },
    streetElsewhere: (row) => {
      for (let tries = 0; tries < 20; tries++) {
        const other = rows[Math.floor(random() * rows.length)];
        if (!streetsOfTown.get(fold(row.town)).has(name(other.street)) && fold(other.town) !== fold(row.town)) {
          return other;
        }
      }
      return null;
    },
  };
}
