// Tables as people keep them, as classes: what the columns of a row hold that they should not, or hold in another form.
// Each makes the cells of a real row, by the names of the fields.
import { slipIn } from '../noise/typo.mjs';
import { BUILDINGS, PEOPLE, STATE_NAMES } from '../noise/words.mjs';
import { shortType } from '../noise/write.mjs';
import { oddWords, partsAlone } from './odd-words.mjs';
import { inCase, is, numberText, placeCells, plainCells, shortStreet, streetText } from './rows.mjs';

const NUMBERED = ['Building 7', '88 Tower', 'Tower 2', 'Centre 5', 'Block C', '101 Collins House', 'Stage 2'];
const LIKE_STREETS = ['Post Office', 'River Road Shops', 'The Avenue', 'Station Street Mall', 'Ocean Grove Plaza'];
const REMARKS = ['Rear', 'Granny Flat', 'Front House', '(rear)', 'Cnr High St', 'Workshop'];
const NOTHING = ['NULL', 'N/A', '-', '.', 'n/a', 'None', 'null', '--', 'NA', '0', 'TBA', 'nil'];
const one = (random, row) => `${row.flat ? `${row.flat}/` : ''}${numberText(row)} ${shortStreet(random, row)}`;
const beside = (further) => (random, row, world) => ({ ...plainCells(random, row), ...further(random, row, world) });
const instead = (make) => (random, row, world) => inCase(random, make(random, row, world));

export const classes = [
  { name: 'plain', fits: () => true, cells: plainCells },
  { name: 'street-like-place', fits: is.streetLikePlace, cells: plainCells },
  { name: 'locality-like-street', fits: is.localityLikeStreet, cells: plainCells },
  { name: 'locality-like-weak-street', fits: is.localityLikeWeakStreet, cells: plainCells },
  { name: 'both-like-the-other', fits: (r, w) => is.placeHasStreetWord(r) && is.nameIsPlace(r, w), cells: plainCells },
  { name: 'street-named-as-its-place', fits: is.nameIsOwnPlace, cells: plainCells },
  { name: 'street-without-type', fits: (row) => is.untyped(row) && is.house(row), cells: plainCells },
  { name: 'state-in-a-name', fits: is.hasStateWord, cells: plainCells },
  {
    name: 'type-left-out',
    fits: (row) =>
      is.typed(row) && is.house(row) && row.suffix === '' && row.street.locality.byName.get(row.name).length === 1,
    cells: instead((_, row) => ({ streetNumber: numberText(row), streetName: row.name, ...placeCells(row) })),
  },
  {
    name: 'type-left-out-of-place-name',
    fits: (row, world) =>
      is.typed(row) &&
      is.nameIsPlace(row, world) &&
      row.suffix === '' &&
      row.street.locality.byName.get(row.name).length === 1,
    cells: instead((_, row) => ({
      flatUnitNumber: row.flat,
      streetNumber: numberText(row),
      street: row.name,
      ...placeCells(row),
    })),
  },
  {
    name: 'place-as-street-with-type-beside',
    fits: (row, world) => is.typed(row) && is.nameIsPlace(row, world),
    cells: instead((random, row) => ({
      flatUnitNumber: row.flat,
      streetNumber: numberText(row),
      streetName: row.name,
      streetType: shortType(random, row.type),
      streetSuffix: row.suffix,
      ...placeCells(row),
    })),
  },
  {
    name: 'unit-column',
    fits: is.unit,
    cells: instead((random, row) => ({
      flatUnitNumber: random.pick([
        row.flat,
        `U${row.flat}`,
        `${row.flat}/`,
        `Unit ${row.flat}`,
        `Flat ${row.flat}`,
        `#${row.flat}`,
      ]),
      streetNumber: numberText(row),
      street: shortStreet(random, row),
      ...placeCells(row),
    })),
  },
  {
    name: 'unit-in-the-number',
    fits: is.unit,
    cells: instead((random, row) => ({
      streetNumber: random.pick([`${row.flat}/${numberText(row)}`, `U${row.flat} ${numberText(row)}`]),
      street: shortStreet(random, row),
      ...placeCells(row),
    })),
  },
  {
    name: 'unit-in-line-2',
    fits: is.unit,
    cells: instead((random, row) => ({
      addressLine1: `${numberText(row)} ${shortStreet(random, row)}`,
      addressLine2: random.pick([`Unit ${row.flat}`, `U${row.flat}`, `Flat ${row.flat}`, `Apt ${row.flat}`]),
      ...placeCells(row),
    })),
  },
  {
    name: 'building-column',
    fits: is.house,
    cells: beside((random) => ({ buildingName: random.pick([...BUILDINGS, ...NUMBERED, ...LIKE_STREETS]) })),
  },
  {
    name: 'building-in-line-1',
    fits: is.house,
    cells: (random, row) => ({
      addressLine1: random.pick([...BUILDINGS, ...NUMBERED, ...LIKE_STREETS]),
      addressLine2: one(random, row),
      ...placeCells(row),
    }),
  },
  {
    name: 'attention-line',
    fits: is.house,
    cells: (random, row) => ({
      addressLine1: `${random.pick(['Attn ', 'Attn: ', 'ATTENTION ', 'c/- ', 'C/O '])}${random.pick(PEOPLE)}`,
      addressLine2: one(random, row),
      ...placeCells(row),
    }),
  },
  {
    name: 'nothing-said-in-words',
    fits: is.house,
    cells: beside((random) => ({
      flatUnitNumber: random.pick(NOTHING),
      buildingName: random.pick(NOTHING.filter((text) => text !== '0')),
      addressLine2: random.pick(NOTHING.filter((text) => text !== '0')),
    })),
  },
  {
    name: 'state-in-locality',
    fits: () => true,
    cells: beside((_, r) => ({ locality: `${r.locality} ${r.state}`, state: '' })),
  },
  {
    name: 'all-in-locality',
    fits: () => true,
    cells: beside((_, r) => ({ locality: `${r.locality} ${r.state} ${r.postcode}`, state: '', postcode: '' })),
  },
  {
    name: 'postcode-in-state',
    fits: () => true,
    cells: beside((_, r) => ({ state: `${r.state} ${r.postcode}`, postcode: '' })),
  },
  {
    name: 'postcode-in-locality',
    fits: () => true,
    cells: beside((_, r) => ({ locality: `${r.locality} ${r.postcode}`, postcode: '' })),
  },
  {
    name: 'state-and-postcode-swapped',
    fits: () => true,
    cells: beside((_, r) => ({ state: r.postcode, postcode: r.state })),
  },
  {
    name: 'street-and-locality-swapped',
    fits: () => true,
    cells: instead((random, row) => ({ ...placeCells(row), street: row.locality, locality: one(random, row) })),
  },
  {
    name: 'locality-twice',
    fits: is.house,
    cells: instead((random, row) => ({ street: `${one(random, row)} ${row.locality}`, ...placeCells(row) })),
  },
  {
    name: 'locality-in-street-alone',
    fits: is.house,
    cells: instead((random, row) => ({
      ...placeCells(row),
      street: `${one(random, row)} ${row.locality}`,
      locality: '',
    })),
  },
  {
    name: 'city-beside-locality',
    fits: () => true,
    cells: beside((random) => ({ townCity: random.pick(['Melbourne', 'Sydney', 'Brisbane', 'Perth', 'Adelaide']) })),
  },
  { name: 'postcode-as-number', fits: () => true, cells: beside((_, r) => ({ postcode: `${Number(r.postcode)}.0` })) },
  {
    name: 'postcode-without-zero',
    fits: (r) => r.postcode.startsWith('0'),
    cells: beside((_, r) => ({ postcode: `${Number(r.postcode)}` })),
  },
  {
    name: 'state-in-full',
    fits: (r) => r.state in STATE_NAMES,
    cells: beside((_, r) => ({ state: STATE_NAMES[r.state] })),
  },
  {
    name: 'country',
    fits: () => true,
    cells: beside((random) => ({ country: random.pick(['AU', 'AUS', 'Australia', 'AUSTRALIA']) })),
  },
  { name: 'no-state', fits: () => true, cells: beside(() => ({ state: '' })) },
  { name: 'no-state-no-postcode', fits: () => true, cells: beside(() => ({ state: '', postcode: '' })) },
  {
    name: 'slip-in-locality',
    fits: (r) => r.locality.length > 6,
    cells: beside((random, r) => ({ locality: slipIn(random, r.locality) })),
  },
  {
    name: 'slip-in-street',
    fits: (r) => r.name.length > 6 && is.house(r),
    cells: instead((random, row) => ({
      streetNumber: numberText(row),
      street: streetText({ ...row, name: slipIn(random, row.name) }),
      ...placeCells(row),
    })),
  },
  {
    name: 'remark-behind-street',
    fits: is.house,
    cells: instead((random, row) => ({
      street: `${one(random, row)} ${random.pick(REMARKS)}`,
      ...placeCells(row),
    })),
  },
  ...[
    ['two-faults-street-like-place', is.streetLikePlace],
    ['two-faults-locality-like-street', is.localityLikeStreet],
    ['two-faults-both', (r, w) => is.placeHasStreetWord(r) && is.nameIsPlace(r, w)],
  ].map(([name, fits]) => ({
    name,
    fits: (row, world) => fits(row, world) && row.locality.length > 6 && row.name.length > 5,
    cells: beside((random, row) => ({
      locality: slipIn(random, row.locality, 5) ?? row.locality,
      ...random.pick([{ state: '' }, { postcode: '' }, { state: '', postcode: '' }]),
    })),
    isSlip: true,
  })),
  ...oddWords,
  ...partsAlone.map((one) => ({ ...one, isPartsAlone: true })),
  {
    name: 'type-at-the-locality',
    fits: (row) => is.typed(row) && is.house(row) && row.suffix === '',
    cells: instead((random, row) => ({
      street: `${numberText(row)} ${row.name}`,
      ...placeCells(row),
      locality: `${shortType(random, row.type)} ${row.locality}`,
    })),
  },
];
