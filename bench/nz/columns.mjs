// Addresses of New Zealand as tables keep them, as classes: what the columns of a row hold, and in which form. Each makes
// the headings and cells of a real row, and says what of the row's truth they no longer say.
import { fold } from './venues.mjs';

const SHORT = { Street: 'St', Road: 'Rd', Avenue: 'Ave', Drive: 'Dr', Place: 'Pl', Terrace: 'Tce', Crescent: 'Cres' };
const NOTHING = ['N/A', '-', 'NULL', 'n/a', '.', 'None', ''];
const BUILDINGS = ['Kauri House', 'The Old Post Office', 'Rata Centre', 'Harbour Tower', 'Tower 2', 'Gate 3'];
const TYPE = /^(.*) (\p{L}+)( (?:North|South|East|West|Extension))?$/iu;
const withoutMacrons = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The number with its letter or range. */
export const houseOf = (a) => `${a.first}${a.suffix}${a.high === '' ? '' : `-${a.high}`}`;
const unitAndHouse = (a) => `${a.unit === '' ? '' : `${a.unit}/`}${houseOf(a)}`;
/** The suburb, '' where it is the town. */
export const suburbOf = (a) => (fold(a.suburb) === fold(a.town) ? '' : a.suburb);
const shortStreet = ({ street }, { chance }) =>
  chance(0.5)
    ? street.replace(/\b(\w+)( (?:North|South|East|West))?$/, (all, t, end = '') => (SHORT[t] ?? t) + end)
    : street;
const lineOf = (a, world) => `${unitAndHouse(a)} ${shortStreet(a, world)}`;
const street = (a, world) => ({ 'Street Address': lineOf(a, world) });
const place = (a) => ({ Suburb: suburbOf(a), City: a.town, Postcode: a.postcode });
const hasSuburb = (a) => suburbOf(a) !== '';
const hasUnit = (a) => a.unit !== '';
const isPlainUnit = (a) => /^\d+$/.test(a.unit);
const isHouse = (a) => a.unit === '' && a.high === '';
const typed = ({ street }) => TYPE.test(street);
const partsOf = ({ street }) =>
  TYPE.exec(street)
    .slice(1)
    .map((part) => (part ?? '').trim());

/**
 * Each: `cells(row, world)`; `fits(row)`; `without`: fields of the truth that no cell says, `postal`: the box in place of
 * the street, `rd`: a rural delivery, `absent`: nothing of the kind is there.
 */
export const columnClasses = {
  plain: {
    cells: (a, w) => ({ Unit: a.unit, 'Street Number': houseOf(a), Street: shortStreet(a, w), ...place(a) }),
  },
  'number-in-street': { cells: (a, w) => ({ ...street(a, w), ...place(a) }) },
  'linz-export': {
    cells: (a) => ({
      unit_value: a.unit,
      address_number: String(a.first),
      address_number_suffix: a.suffix,
      address_number_high: a.high,
      full_road_name: a.street,
      suburb_locality: a.suburb,
      town_city: a.town,
    }),
    without: ['postcode'],
  },
  'type-apart': {
    fits: typed,
    cells: (a) => {
      const [name, type, suffix] = partsOf(a);
      return {
        Flat: a.unit,
        'House No': houseOf(a),
        'Street Name': name,
        'Street Type': type,
        'Street Direction': suffix,
        ...place(a),
      };
    },
  },
  'unit-glued-to-number': {
    fits: hasUnit,
    cells: (a, w) => ({ Number: unitAndHouse(a), Street: shortStreet(a, w), ...place(a) }),
  },
  'unit-with-word': {
    fits: isPlainUnit,
    cells: (a, w) => ({
      Unit: `${w.pick(['Flat', 'Unit', 'Apt', 'U', 'Shop'])} ${a.unit}`,
      'Street No.': houseOf(a),
      'Street Name': shortStreet(a, w),
      ...place(a),
    }),
  },
  'letter-apart': {
    fits: (a) => a.suffix !== '' && a.unit === '',
    cells: (a, w) => ({ 'Street Number': String(a.first), Alpha: a.suffix, Street: shortStreet(a, w), ...place(a) }),
  },
  'decimal-numbers': {
    fits: isHouse,
    cells: (a, w) => ({
      'Street Number': a.suffix ? houseOf(a) : `${a.first}.0`,
      Street: shortStreet(a, w),
      ...place(a),
      Postcode: `${Number(a.postcode)}.0`,
    }),
  },
  'postcode-without-nought': {
    fits: (a) => a.postcode.startsWith('0'),
    cells: (a, w) => ({ ...street(a, w), ...place(a), Postcode: String(Number(a.postcode)) }),
  },
  'no-postcode': {
    cells: (a, w) => ({ ...street(a, w), Suburb: suburbOf(a), 'Town/City': a.town }),
    without: ['postcode'],
  },
  'town-with-postcode': {
    cells: (a, w) => ({ ...street(a, w), Suburb: suburbOf(a), City: `${a.town} ${a.postcode}` }),
  },
  'suburb-with-town': {
    fits: hasSuburb,
    cells: (a, w) => ({ ...street(a, w), Suburb: `${a.suburb}, ${a.town}`, City: a.town, Postcode: a.postcode }),
  },
  'suburb-and-town-in-one': {
    fits: hasSuburb,
    cells: (a, w) => ({
      ...street(a, w),
      'Suburb/Town': `${a.suburb}${w.pick([', ', ' '])}${a.town}`,
      Postcode: a.postcode,
    }),
  },
  'suburb-is-town': {
    cells: (a, w) => ({ ...street(a, w), Suburb: a.town, City: a.town, Postcode: a.postcode }),
    without: ['suburb'],
  },
  'town-missing': { fits: hasSuburb, cells: (a, w) => ({ ...street(a, w), ...place(a), City: '' }), without: ['town'] },
  'suburb-missing': { cells: (a, w) => ({ ...street(a, w), Town: a.town, Postcode: a.postcode }), without: ['suburb'] },
  'suburb-like-street': {
    fits: (a) =>
      hasSuburb(a) &&
      / (?:Bay|Hill|Hills|Heights|Park|Point|Valley|Grove|Gardens|Beach|Ridge|Glen|Road|Central)$/i.test(a.suburb),
    cells: (a, w) => ({ Unit: a.unit, Number: houseOf(a), Street: shortStreet(a, w), ...place(a) }),
  },
  'street-named-as-place': {
    fits: (a, { isPlace }) => isPlace(a.street.replace(/ \S+$/, '')),
    cells: (a, w) => ({ Number: unitAndHouse(a), Street: shortStreet(a, w), ...place(a) }),
  },
  'suburb-repeats-street': {
    fits: hasSuburb,
    cells: (a, w) => ({ ...street(a, w), Suburb: a.street, City: a.town, Postcode: a.postcode }),
    without: ['suburb'],
  },
  region: {
    fits: (a, { regionOf }) => regionOf(a) !== undefined,
    cells: (a, w) => ({
      ...street(a, w),
      Suburb: suburbOf(a),
      City: a.town,
      Region: w.regionOf(a),
      Postcode: a.postcode,
    }),
  },
  'region-as-state': {
    fits: (a, { regionOf }) => regionOf(a) !== undefined,
    cells: (a, w) => ({
      ...street(a, w),
      City: suburbOf(a) || a.town,
      State: w.regionOf(a),
      Postcode: a.postcode,
      Country: 'NZ',
    }),
    without: ['town', 'region'],
  },
  'region-as-state-and-town': {
    fits: (a, { regionOf }) => regionOf(a) !== undefined,
    cells: (a, w) => ({
      Address1: lineOf(a, w),
      Address2: suburbOf(a),
      City: a.town,
      'State/Region': w.regionOf(a),
      'Postal Code': a.postcode,
      Country: 'New Zealand',
    }),
  },
  country: {
    cells: (a, w) => ({ ...street(a, w), ...place(a), Country: w.pick(['New Zealand', 'NZ', 'NZL', 'Aotearoa']) }),
  },
  nothing: {
    cells: (a, w) => ({
      Building: w.pick(NOTHING),
      Unit: a.unit || w.pick(NOTHING),
      Number: houseOf(a),
      Street: shortStreet(a, w),
      RD: w.pick(NOTHING),
      Suburb: suburbOf(a) || w.pick(NOTHING),
      'Town/City': a.town,
      Postcode: a.postcode,
    }),
  },
  'no-macrons': {
    fits: (a) => /[\u0100-\u017f]/.test(`${a.street}${a.suburb}${a.town}`),
    cells: (a, w) => ({
      'Street Address': withoutMacrons(lineOf(a, w)),
      Suburb: withoutMacrons(suburbOf(a)),
      City: withoutMacrons(a.town),
      Postcode: a.postcode,
    }),
  },
  'macrons-lost': {
    fits: (a) => /[\u0100-\u017f]/.test(a.street),
    cells: (a, w) => ({
      'Street Address': lineOf(a, w).replace(/[\u0100-\u017f]/g, '?'),
      Suburb: suburbOf(a).replace(/[\u0100-\u017f]/g, '?'),
      City: a.town.replace(/[\u0100-\u017f]/g, '?'),
      Postcode: a.postcode,
    }),
  },
  'macrons-misread': {
    fits: (a) => /[\u0100-\u017f]/.test(`${a.street}${a.suburb}${a.town}`),
    cells: (a, w) => {
      const misread = (text) => Buffer.from(text, 'utf8').toString('latin1');
      return {
        'Street Address': misread(lineOf(a, w)),
        Suburb: misread(suburbOf(a)),
        City: misread(a.town),
        Postcode: a.postcode,
      };
    },
  },
  'rd-column-number': {
    rd: true,
    cells: (a, w, rd) => ({ Street: lineOf(a, w), RD: rd, Town: a.town, Postcode: a.postcode }),
    without: ['suburb'],
  },
  'rd-column-words': {
    rd: true,
    cells: (a, w, rd) => ({
      'Street No': unitAndHouse(a),
      'Street Name': shortStreet(a, w),
      'Rural Delivery': w.pick([`RD ${rd}`, `RD${rd}`, `R D ${rd}`, `R.D. ${rd}`, `Rural Delivery ${rd}`]),
      Suburb: suburbOf(a),
      Town: a.town,
      Postcode: a.postcode,
    }),
  },
  'rd-in-suburb': {
    rd: true,
    cells: (a, w, rd) => ({
      ...street(a, w),
      Suburb: w.pick([`RD ${rd}`, `RD${rd}`, `R D ${rd}`]),
      City: a.town,
      Postcode: a.postcode,
    }),
    without: ['suburb'],
  },
  'rd-in-town': {
    rd: true,
    cells: (a, w, rd) => ({
      ...street(a, w),
      Suburb: suburbOf(a),
      City: `${w.pick([`RD ${rd}`, `RD${rd}`])} ${a.town}`,
      Postcode: a.postcode,
    }),
  },
  'rd-in-street': {
    rd: true,
    cells: (a, w, rd) => ({ 'Street Address': `${lineOf(a, w)}${w.pick([', ', ' '])}RD ${rd}`, ...place(a) }),
  },
  'box-in-street': {
    postal: true,
    cells: (a, w, box) => ({
      'Street Address': `${w.pick(['PO Box', 'P O Box', 'P.O. Box', 'Box'])} ${box}`,
      ...place(a),
    }),
  },
  'box-column': {
    postal: true,
    cells: (a, w, box) => ({ 'PO Box': w.pick([box, `PO Box ${box}`]), ...place(a) }),
  },
  'private-bag': {
    bag: true,
    cells: (a, w, box) => ({
      'Postal Address': `Private Bag ${box}`,
      'Postal Suburb': suburbOf(a),
      'Postal City': a.town,
      'Postal Postcode': a.postcode,
    }),
  },
  building: {
    cells: (a, w) => ({ 'Building Name': w.pick(BUILDINGS), ...street(a, w), ...place(a) }),
  },
  'address-1-to-4': {
    cells: (a, w) => ({
      Address1: lineOf(a, w),
      Address2: suburbOf(a),
      Address3: a.town,
      Address4: a.postcode,
    }),
  },
  'address-1-to-4-unit-first': {
    fits: isPlainUnit,
    cells: (a, w) => ({
      'Address 1': `${w.pick(['Unit', 'Flat', 'Shop'])} ${a.unit}`,
      'Address 2': `${houseOf(a)} ${shortStreet(a, w)}`,
      'Address 3': suburbOf(a),
      'Address 4': `${a.town} ${a.postcode}`,
    }),
  },
  'address-1-to-4-ragged': {
    cells: (a, w) => {
      const lines = [
        w.chance(0.3) ? w.pick(BUILDINGS) : '',
        lineOf(a, w),
        suburbOf(a),
        `${a.town} ${a.postcode}`,
      ].filter(Boolean);
      return {
        'Address Line 1': lines[0],
        'Address Line 2': lines[1] ?? '',
        'Address Line 3': lines[2] ?? '',
        'Address Line 4': lines[3] ?? '',
      };
    },
  },
  'address-1-to-4-rd': {
    rd: true,
    cells: (a, w, rd) => ({
      Address1: lineOf(a, w),
      Address2: `RD ${rd}`,
      Address3: a.town,
      Postcode: a.postcode,
    }),
    without: ['suburb'],
  },
  'accounting-export': {
    cells: (a, w) => ({
      '*ContactName': w.pick(['Kim Hale', 'Rata Foods Ltd', 'Ana Poutama']),
      SAAddressLine1: lineOf(a, w),
      SAAddressLine2: suburbOf(a),
      SAAddressLine3: '',
      SAAddressLine4: '',
      SACity: a.town,
      SARegion: w.chance(0.5) ? (w.regionOf(a) ?? '') : '',
      SAPostalCode: a.postcode,
      SACountry: w.pick(['New Zealand', '', 'NZ']),
    }),
  },
  capitals: {
    cells: (a, w) =>
      Object.fromEntries(Object.entries({ ...street(a, w), ...place(a) }).map(([k, v]) => [k, v.toUpperCase()])),
  },
  'absent-number': {
    absent: true,
    cells: (a, w) => ({ Unit: '', 'Street Number': String(w.freeNumber(a)), Street: shortStreet(a, w), ...place(a) }),
  },
  'absent-street': {
    absent: true,
    cells: (a, w) => ({ 'Street Number': houseOf(a), Street: w.freeStreet(a), ...place(a) }),
  },
  'absent-street-elsewhere': {
    absent: true,
    cells: (a, w) => {
      const other = w.streetElsewhere(a);
      return other && { 'Street Number': houseOf(other), Street: other.street, ...place(a) };
    },
  },
};
