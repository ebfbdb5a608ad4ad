// Rows in which the words of one column look like another part of an address: a street called Flat Rock, a box before a
// place that ends in a street word, premises with numbers, a number that is no plain one.
import { KIND, kindsOf } from '../../dist/address/vocabulary/kinds.js';
import { PEOPLE } from '../noise/words.mjs';
import { inCase, is, numberText, placeCells, plainCells, shortStreet } from './rows.mjs';

const OF_OTHER_PARTS =
  KIND.flat | KIND.level | KIND.postal | KIND.lot | KIND.corner | KIND.care | KIND.remark | KIND.rural | KIND.country;
const startsOdd = (name) => (kindsOf(name.split(' ')[0]) & OF_OTHER_PARTS) !== 0;
const PLACES = ['Ocean Grove', 'Lakes Entrance', 'Golden Square', 'Park Orchards', 'The Entrance', 'Box Hill'];
const line = (random, row) => `${row.flat ? `${row.flat}/` : ''}${numberText(row)} ${shortStreet(random, row)}`;
const beside = (further) => (random, row, world) => ({ ...plainCells(random, row), ...further(random, row, world) });
const columns = (random, row, further) =>
  inCase(random, { streetNumber: numberText(row), street: shortStreet(random, row), ...placeCells(row), ...further });

export const oddWords = [
  { name: 'street-begins-as-another-part', fits: ({ name }) => startsOdd(name), cells: plainCells },
  { name: 'locality-begins-as-another-part', fits: ({ locality }) => startsOdd(locality), cells: plainCells },
  { name: 'street-of-one-letter', fits: ({ name }) => /(^| )[A-Z]( |$)/.test(name), cells: plainCells },
  { name: 'street-with-a-number', fits: ({ name }) => /\d/.test(name), cells: plainCells },
  {
    name: 'street-of-a-word-of-premises',
    fits: ({ name }) => (kindsOf(name.split(' ').at(-1)) & (KIND.building | KIND.strongType)) !== 0,
    cells: plainCells,
  },
  {
    name: 'number-with-words',
    fits: is.house,
    cells: (random, row) =>
      columns(random, row, {
        streetNumber: random.pick([
          `No ${numberText(row)}`,
          `No. ${numberText(row)}`,
          `${numberText(row)},`,
          `#${numberText(row)}`,
          `${numberText(row)}.0`.replace(/(-.*|[A-Z])\.0$/, '$1'),
        ]),
      }),
  },
  {
    name: 'range-in-two-columns',
    fits: (row) => is.house(row) && row.last !== '',
    cells: (random, row) => columns(random, row, { streetNumber: row.first, streetNumberLast: row.last }),
  },
  {
    name: 'letter-in-a-column',
    fits: (row) => is.house(row) && row.firstSuffix !== '',
    cells: (random, row) => columns(random, row, { streetNumber: row.first, streetNumberSuffix: row.firstSuffix }),
  },
  {
    name: 'building-called-as-a-place',
    fits: is.house,
    cells: (random, row) => columns(random, row, { buildingName: random.pick(PLACES) }),
  },
  {
    name: 'building-called-as-the-street',
    fits: (row) => is.house(row) && is.typed(row),
    cells: (random, row) =>
      columns(random, row, { buildingName: `${row.name} ${random.pick(['House', 'Centre', 'Towers', row.type])}` }),
  },
  {
    name: 'building-called-as-the-locality',
    fits: is.house,
    cells: (random, row) =>
      columns(random, row, {
        buildingName: `${row.locality}${random.pick([' Plaza', ' Shopping Centre', '', ' Central', ' Post Office'])}`,
      }),
  },
  {
    name: 'premises-with-a-number',
    fits: is.house,
    cells: (random, row) =>
      columns(random, row, {
        buildingName: random.pick([
          '7 Eleven',
          'Gate 5',
          'Studio 54',
          'Site 12',
          'Bay 3',
          'Hangar 104',
          '1 Collins Place',
          'Level Up Gym',
          'Pier 21',
          'Route 66 Diner',
          'Shed 4',
          'The 5 Ways',
        ]),
      }),
  },
  {
    name: 'care-of-a-firm-with-a-street',
    fits: is.house,
    cells: beside((random) => ({
      careOf: random.pick(['Koala Street Clinic', 'Wattle Road Partners', '88 Koala Legal', ...PEOPLE]),
    })),
  },
  {
    name: 'unit-in-line-1',
    fits: is.unit,
    cells: (random, row) => ({
      addressLine1: random.pick([`Unit ${row.flat}`, `U${row.flat}`, `Apt ${row.flat}`, `Flat ${row.flat}`]),
      addressLine2: `${numberText(row)} ${shortStreet(random, row)}`,
      ...placeCells(row),
    }),
  },
  {
    name: 'whole-line-beside-columns',
    fits: () => true,
    cells: (random, row) => ({
      fullAddress: `${line(random, row)} ${row.locality} ${row.state} ${row.postcode}`,
      ...placeCells(row),
    }),
  },
  {
    name: 'city-in-the-line',
    fits: (row) => is.house(row) && is.typed(row),
    cells: (random, row) => ({
      addressLine1: `${line(random, row)} ${random.pick(['Melbourne', 'Sydney', 'Perth', 'Brisbane'])}`,
      ...placeCells(row),
    }),
  },
  {
    name: 'namesake-in-the-next-column',
    fits: (row, world) => is.house(row) && world.places.has(row.name) && row.name !== row.locality,
    cells: (random, row) => columns(random, row, { townCity: row.name }),
  },
];
/** Postal deliveries, and whole tables of places that no gazetteer has: for the parts alone. */
export const partsAlone = [
  {
    name: 'box-in-a-place-like-a-street',
    fits: is.localityLikeStreet,
    isPostal: true,
    cells: (random, row) => inCase(random, { street: `PO Box ${1 + random.below(900)}`, ...placeCells(row) }),
  },
  {
    name: 'place-that-nobody-knows',
    fits: is.house,
    cells: (random, row) =>
      columns(random, row, {
        locality: random.pick([
          'Wombat Grove Estate',
          'Banksia Rise',
          'Kookaburra Lane Ends',
          'Emu Park View',
          'Upper Wattle Flat',
          'Quoll Court',
          'Koala Vale North',
        ]),
      }),
  },
  {
    name: 'street-that-nobody-knows',
    fits: (row) => is.localityLikeStreet(row) && is.house(row),
    cells: (random, row) =>
      columns(random, row, {
        street: random.pick([
          'Wombat Grove',
          'Old Ocean Grove',
          'Golden Square',
          'Swan Reach',
          'Numbat',
          'Upper Quoll',
          'The Bilby',
        ]),
      }),
  },
  {
    name: 'both-that-nobody-knows',
    fits: is.house,
    cells: (random, row) =>
      columns(random, row, {
        street: random.pick([
          'Wombat Grove',
          'Old Numbat',
          'Golden Quoll',
          'Swan Bilby',
          'Numbat',
          'Upper Quoll Road East',
          'The Bilby',
        ]),
        locality: random.pick([
          'Wombat Gardens',
          'Banksia Rise',
          'Kookaburra Ends',
          'Emu View',
          'Upper Wattle Flat',
          'Quoll Court',
        ]),
      }),
  },
];
