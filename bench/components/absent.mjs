// Rows of addresses that are not there, as classes: what their columns say is right, at the level that is left.
import { inCase, is, numberText, placeCells, plainCells, shortStreet, streetCells } from './rows.mjs';

export const absentClasses = [
  {
    name: 'absent-street-like-place',
    fits: is.streetLikePlace,
    elsewhere: true,
    cells: (random, row, _, other) =>
      inCase(random, { ...streetCells(random, row), ...placeCells({ ...other, locality: other.name }) }),
  },
  {
    name: 'absent-street-of-the-state',
    fits: is.typed,
    elsewhere: true,
    cells: (random, row, _, other) =>
      inCase(random, { ...streetCells(random, row), ...placeCells({ ...other, locality: other.name }) }),
  },
  {
    name: 'absent-street-is-a-place',
    fits: (row, world) => is.nameIsPlace(row, world) && is.house(row),
    elsewhere: true,
    cells: (random, row, _, other) =>
      inCase(random, {
        streetNumber: numberText(row),
        street: row.name,
        ...placeCells({ ...other, locality: other.name }),
      }),
  },
  {
    name: 'absent-number',
    fits: is.house,
    cells: (random, row) =>
      plainCells(random, { ...row, first: String(Number(row.first) + 5000), last: '', firstSuffix: '' }),
  },
  {
    name: 'absent-number-street-like-place',
    fits: (row, world) => is.streetLikePlace(row, world) && is.house(row),
    cells: (random, row) =>
      plainCells(random, { ...row, first: String(Number(row.first) + 5000), last: '', firstSuffix: '' }),
  },
  {
    name: 'absent-number-locality-like-street',
    fits: (row) => is.localityLikeStreet(row) && is.house(row),
    cells: (random, row) =>
      plainCells(random, { ...row, first: String(Number(row.first) + 5000), last: '', firstSuffix: '' }),
  },
  ...[
    ['number-missing', is.typed],
    ['number-missing-street-like-place', is.streetLikePlace],
    ['number-missing-street-without-type', is.untyped],
    ['number-missing-locality-like-street', is.localityLikeStreet],
  ].map(([name, fits]) => ({
    name,
    fits,
    level: 'street',
    exception: 'NUMBER_MISSING',
    cells: (random, row) => inCase(random, { street: shortStreet(random, row), ...placeCells(row) }),
  })),
  ...[
    ['place-alone', () => true],
    ['place-alone-like-street', is.localityLikeStreet],
  ].map(([name, fits]) => ({
    name,
    fits,
    level: 'locality',
    exception: 'NUMBER_MISSING',
    cells: (random, row) => inCase(random, placeCells(row)),
  })),
  { name: 'absent-unit', fits: is.unit, cells: (random, row) => plainCells(random, { ...row, flat: '977' }) },
];
