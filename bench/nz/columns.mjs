// Addresses of New Zealand as tables keep them, as classes: what the columns of a row hold, and in which form. Each
// makes the headings and cells of a real row, and says what of the row's truth they no longer say.
import {
  NOTHING,
  hasSuburb,
  hasUnit,
  houseOf,
  isHouse,
  isPlainUnit,
  lineOf,
  partsOf,
  place,
  shortStreet,
  street,
  suburbOf,
  typed,
  unitAndHouse,
  withoutMacrons,
} from './cells.mjs';
import { lineColumnClasses } from './column-lines.mjs';

/**
 * Each: `cells(row, world, extra)`; `fits(row, world)`; `without`: fields of the truth that no cell says; `postal` and
 * `bag`: a box or bag in the place of the street, `rd`: a rural delivery, each with `extra` as its number; `absent`:
 * nothing of the kind is there.
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
  ...lineColumnClasses,
};
