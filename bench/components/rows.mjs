// Real addresses as rows of a table with their parts in columns of their own: which rows a class can be made of, and
// how the columns of a plain table hold them.
import { KIND, kindsOf } from '../../dist/address/vocabulary/kinds.js';
import { shortType } from '../noise/write.mjs';

/** @typedef {import('../noise/reference.mjs').Row} Row */
/** @typedef {import('../noise/random.mjs').Random} Random */
/** @typedef {Record<string, string>} Cells */

export const streetText = ({ name, type, suffix }) => [name, type, suffix].filter(Boolean).join(' ');
export const numberText = (row) => `${row.first}${row.firstSuffix}${row.last ? `-${row.last}${row.lastSuffix}` : ''}`;
const title = (text) =>
  text.toLowerCase().replace(/(^|[^a-z'])([a-z])/g, (_, before, letter) => before + letter.toUpperCase());

/** The street as people write it in a column. @param {Random} random @param {Row} row */
export const shortStreet = (random, row) =>
  [row.name, row.type && (random.chance(0.5) ? shortType(random, row.type) : row.type), row.suffix]
    .filter(Boolean)
    .join(' ');

/** The cells in the letters of a table: all capitals, or names. @param {Random} random @param {Cells} cells */
export function inCase(random, cells) {
  if (random.chance(0.5)) return cells;
  const kept = new Set(['state', 'postcode']);
  return Object.fromEntries(
    Object.entries(cells).map(([field, text]) => [field, kept.has(field) && text.length < 5 ? text : title(text)]),
  );
}

/** Locality, state and postcode in columns of their own. @param {Row} row @returns {Cells} */
export const placeCells = ({ locality, state, postcode }) => ({ locality, state, postcode });

/** The number and street of a row in the columns of a table. @param {Random} random @param {Row} row */
export function streetCells(random, row) {
  const way = random.below(4);
  const unit = row.flat === '' ? {} : { flatUnitNumber: row.flat };
  const lot = row.first === '' ? { lotNumber: row.lot } : {};
  const number = row.first === '' ? {} : { streetNumber: numberText(row) };
  if (way === 0 && row.first !== '') {
    const slash = row.flat === '' ? '' : `${row.flat}/`;
    return { street: `${slash}${numberText(row)} ${shortStreet(random, row)}` };
  }
  if (way === 1) return { ...unit, ...lot, ...number, street: shortStreet(random, row) };
  if (way === 2 && row.first !== '') {
    const slash = row.flat === '' ? '' : `${row.flat}/`;
    return { addressLine1: `${slash}${numberText(row)} ${shortStreet(random, row)}` };
  }
  const type = row.type && (random.chance(0.5) ? shortType(random, row.type) : row.type);
  return { ...unit, ...lot, ...number, streetName: row.name, streetType: type, streetSuffix: row.suffix };
}

/** All of a row. @param {Random} random @param {Row} row @returns {Cells} */
export const plainCells = (random, row) => inCase(random, { ...streetCells(random, row), ...placeCells(row) });

/** What the last word of a name may be. @param {string} name */
const lastKind = (name) => kindsOf(name.split(' ').at(-1));
const isTwo = (name) => name.includes(' ');

/** Conditions on rows; `world` has the names of all places of the country. */
export const is = {
  typed: ({ type, name }) => type !== '' && !name.startsWith('THE '),
  untyped: ({ type }) => type === '',
  unit: ({ flat }) => flat !== '',
  house: ({ flat, level, first }) => flat === '' && level === '' && first !== '',
  localityLikeStreet: ({ locality }) => isTwo(locality) && (lastKind(locality) & KIND.strongType) !== 0,
  localityLikeWeakStreet: ({ locality }) =>
    isTwo(locality) && (lastKind(locality) & KIND.type) !== 0 && (lastKind(locality) & KIND.strongType) === 0,
  streetLikePlace: (row, world) => world.places.has(streetText(row)) || (isTwo(row.name) && world.places.has(row.name)),
  nameIsPlace: ({ name }, world) => world.places.has(name),
  nameIsOwnPlace: ({ name, locality }) => name === locality,
  hasStateWord: ({ name, locality }) =>
    /\b(VICTORIA|QUEENSLAND|AUSTRALIA|SOUTH AUSTRALIA|TASMANIA|VIC|CANBERRA)\b/.test(`${name} ${locality}`),
  placeHasStreetWord: ({ locality }) =>
    locality.split(' ').some((word, i) => i > 0 && (kindsOf(word) & KIND.type) !== 0),
};
