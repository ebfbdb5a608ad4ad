// Rows of New Zealand as classes, further: rural deliveries, boxes, lines without names, and what is not there.
import {
  BUILDINGS,
  houseOf,
  isPlainUnit,
  lineOf,
  place,
  shortStreet,
  street,
  suburbOf,
  unitAndHouse,
} from './cells.mjs';

/** As `columnClasses`. */
export const lineColumnClasses = {
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
