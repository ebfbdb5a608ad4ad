// What people write beside the usual forms, as classes: each makes a line of a real street and locality, with invented
// premises and numbers, and says what has to be read from it.
import { misspelt } from './slips.mjs';

const PREMISES = [
  'Wattlebird Shopping Centre',
  'Town Hall',
  'Banksia Estate',
  'Koala Plaza',
  'Myrtle Primary School',
  'Riverside Airport',
  'Old Mill House',
  'Emu Park Village',
];
const WITH_NUMBER = [...PREMISES, 'Post Office', 'Koala Bank Building', 'Banksia Street Mall', 'Wattle Store'];
const MALLS = [
  'Koala Plaza',
  'Wattlebird Shopping Centre',
  'Emu Central',
  'Banksia Quarter',
  'Koala Fair',
  'Myrtle Mall',
];

const pick = (list, i) => list[i % list.length];
const first = (i) => 1 + ((i * 7) % 190);
const shop = (i) => pick([`${1 + (i % 90)}`, `G${10 + (i % 40)}`, `${1000 + (i % 90)}`, `T${1 + (i % 90)}`], i);
const shops = (i) =>
  pick([shop(i), `${1 + (i % 9)}-${11 + (i % 9)}`, `${1 + (i % 9)} & ${11 + (i % 9)}`, `2-0${10 + (i % 80)}`], i);
const place = (row) => `${row.locality} ${row.state} ${row.postcode}`;
const street = (row) => [row.street_name, row.street_type, row.street_suffix].filter(Boolean).join(' ');
const isTyped = (row) => row.street_type !== '' && !/^THE\b/.test(row.street_name);

/**
 * Each class: `fits` the rows it can be made of, `write`s the line of the i-th row, and says of it the fields that are
 * not the row's street, locality, state and postcode.
 */
export const classes = [
  {
    name: 'unit behind the number',
    fits: (row) => isTyped(row) && row.street_type !== 'HIGHWAY',
    write: (row, i) => `${first(i)} ${street(row)} ${1 + (i % 40)}, ${place(row)}`,
    says: (i) => ({ unit: String(1 + (i % 40)), number: String(first(i)) }),
  },
  {
    name: 'wide range',
    fits: () => true,
    write: (row, i) => `${first(i)}-${first(i) + 1 + (i % 90)} ${street(row)}, ${place(row)}`,
    says: (i) => ({ number: `${first(i)}-${first(i) + 1 + (i % 90)}` }),
  },
  {
    name: 'short range',
    fits: () => true,
    write: (row, i) => `${1100 + (i % 40)}-${41 + (i % 50)} ${street(row)}, ${place(row)}`,
    says: (i) => ({ number: `${1100 + (i % 40)}-${41 + (i % 50)}` }),
  },
  {
    name: 'range of units',
    fits: () => true,
    write: (row, i) =>
      `${pick(['U', 'G', 'Shop '], i)}${1 + (i % 9)}-${11 + (i % 9)}, ${first(i)} ${street(row)}, ${place(row)}`,
    says: (i) => ({
      unit: `${pick(['', 'G', ''], i)}${1 + (i % 9)}-${11 + (i % 9)}`,
      number: String(first(i)),
    }),
  },
  {
    name: 'two properties',
    fits: () => true,
    write: (row, i) => `${first(i)} & ${first(i) + 2}-${first(i) + 4} ${street(row)}, ${place(row)}`,
    says: (i) => ({ number: `${first(i)} & ${first(i) + 2}-${first(i) + 4}` }),
  },
  {
    name: 'suffix apart',
    fits: () => true,
    write: (row, i) => `${first(i)}${pick(['/', ' / '], i)}${pick(['A', 'B', 'C'], i)} ${street(row)}, ${place(row)}`,
    says: (i) => ({ number: `${first(i)}${pick(['A', 'B', 'C'], i)}` }),
  },
  {
    name: 'premises and number',
    fits: () => true,
    write: (row, i) => `${pick(WITH_NUMBER, i)} ${first(i)} ${street(row)} ${place(row)}`,
    says: (i) => ({ number: String(first(i)), building: pick(WITH_NUMBER, i) }),
  },
  {
    name: 'premises alone',
    fits: isTyped,
    write: (row, i) => `${pick(PREMISES, i)} ${street(row)}, ${place(row)}`,
    says: (i) => ({ building: pick(PREMISES, i) }),
  },
  {
    name: 'premises with its unit, number',
    fits: () => true,
    write: (row, i) => `E${1 + (i % 80)} Koala Market Place, ${first(i)} ${street(row)}, ${place(row)}`,
    says: (i) => ({ unit: `E${1 + (i % 80)}`, number: String(first(i)), building: 'Koala Market Place' }),
  },
  {
    name: 'shops in premises, number',
    fits: () => true,
    write: (row, i) => `Shop ${shops(i)} ${pick(MALLS, i)}, ${first(i)} ${street(row)}, ${place(row)}`,
    says: (i) => ({ unit: shops(i), number: String(first(i)), building: pick(MALLS, i) }),
  },
  {
    name: 'shops in premises',
    fits: isTyped,
    write: (row, i) => `Shop ${shops(i)}, ${pick(MALLS, i)}, ${street(row)}, ${place(row)}`,
    says: (i) => ({ unit: shops(i), building: pick(MALLS, i) }),
  },
  {
    name: 'shop, premises behind the street',
    fits: isTyped,
    write: (row, i) => `${first(i)} ${street(row)}, Shop ${shop(i)}, ${pick(MALLS, i)}, ${place(row)}`,
    says: (i) => ({ unit: shop(i), number: String(first(i)), building: pick(MALLS, i) }),
  },
  {
    name: 'post box',
    fits: () => true,
    isPostal: true,
    write: (row, i) => `${pick(['PO Box', 'Post Office Box No.', 'Locked Bag'], i)} ${first(i)} ${place(row)}`,
    says: () => ({ street: '' }),
  },
  {
    name: 'postcode and state first',
    fits: () => true,
    write: (row, i) => `${row.postcode} ${row.state} ${first(i)} ${street(row)}, ${row.locality}`,
    says: (i) => ({ number: String(first(i)) }),
  },
  {
    name: 'unit between',
    fits: () => true,
    write: (row, i) => `${first(i)} UNIT ${1 + (i % 40)} ${street(row)}, ${place(row)}`,
    says: (i) => ({ unit: String(1 + (i % 40)), number: String(first(i)) }),
  },
  {
    name: 'care of nobody',
    fits: isTyped,
    write: (row, i) => `C/- ${first(i)}-${first(i) + 2} ${street(row)}, ${place(row)}`,
    says: (i) => ({ number: `${first(i)}-${first(i) + 2}` }),
  },
  {
    name: 'misspelt type',
    fits: (row) => isTyped(row) && row.street_suffix === '' && misspelt(row.street_type, 0) !== '',
    write: (row, i) => `${first(i)} ${row.street_name} ${misspelt(row.street_type, i)}, ${place(row)}`,
    says: (i) => ({ number: String(first(i)) }),
  },
  {
    name: 'corner',
    fits: isTyped,
    write: (row, i) =>
      `${pick(['Cnr', 'Corner of', 'Koala Hall Cnr'], i)} ${street(row)} & Wattlebird Rd, ${place(row)}`,
    says: (i) => ({ street2: 'WATTLEBIRD ROAD', building: i % 3 === 2 ? 'Koala Hall' : '' }),
  },
];
