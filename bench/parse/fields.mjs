// One set of fields to compare parsers by: unit, level, lot, number, street, place, state, postcode. Types in full
// words, capitals.
import { foldName } from '../../dist/address/fold.js';
import { stateOf } from '../../dist/address/vocabulary/place.js';
import { streetSuffix, streetType } from '../../dist/address/vocabulary/street.js';

/** Street with its last words spelt out, so that an abbreviation is no difference. */
export function fullStreet(text) {
  const words = foldName(text ?? '').split(' ');
  const last = words.length - 1;
  if (last > 0) {
    const suffix = streetSuffix(words[last]);
    if (suffix && last > 1 && streetType(words[last - 1])) {
      words[last] = suffix;
      words[last - 1] = streetType(words[last - 1]);
    } else words[last] = streetType(words[last]) ?? words[last];
  }
  return words.join(' ');
}

/** Truth of a row in a written form. */
export const truthFields = (row, form) => ({
  unit: row.flat_number,
  lot: row.lot_number,
  level: row.level_number,
  number:
    `${row.number_first}${row.number_first_suffix}` +
    `${row.number_last ? `-${row.number_last}${row.number_last_suffix}` : ''}`,
  street: fullStreet([row.street_name, row.street_type, row.street_suffix].filter(Boolean).join(' ')),
  place: foldName(row.locality),
  ...(form.omits.includes('postcode') ? {} : { postcode: row.postcode }),
  ...(form.omits.includes('state') ? {} : { state: row.state }),
});

/** Truth of the i-th line of a class: what the class says, and the row's own street and place. */
export const classFields = (row, { says }, i) => {
  const { building, ...said } = says(i);
  return {
    unit: '',
    number: '',
    street2: '',
    street: fullStreet([row.street_name, row.street_type, row.street_suffix].filter(Boolean).join(' ')),
    place: foldName(row.locality),
    state: row.state,
    postcode: row.postcode,
    building: foldName(building ?? ''),
    ...said,
  };
};

/** The contract's components as fields. */
export const ours = (parsed) => ({
  unit: parsed.flatUnitNumber ?? '',
  lot: parsed.lotNumber ?? '',
  level: parsed.floorLevelNumber ?? '',
  number: parsed.streetNumber ?? '',
  street: fullStreet(parsed.street),
  street2: parsed.street2 ?? '',
  building: foldName(parsed.buildingName ?? ''),
  place: foldName(parsed.locality ?? parsed.townCity ?? ''),
  state: parsed.state ?? '',
  postcode: parsed.postcode ?? '',
});

/** The expectation of a public case: a list of one-label objects. A unit typed "Lot" is a lot. */
export function caseFields(expected) {
  const all = Object.assign({}, ...expected);
  const slash = /^(\w+)\/(.+)$/.exec(all.housenumber ?? '');
  const isLot = /^lot$/i.test(all.unit_type ?? '');
  return {
    unit: isLot ? '' : (all.unit ?? slash?.[1] ?? ''),
    lot: isLot ? all.unit : '',
    level: all.level ?? '',
    number: slash?.[2] ?? all.housenumber ?? '',
    street: fullStreet(all.street),
    place: foldName(all.locality ?? ''),
    ...(all.region ? { state: stateOf(foldName(all.region)) ?? all.region } : {}),
    ...(all.postcode ? { postcode: all.postcode } : {}),
  };
}

/** Names of the fields of `truth` that differ. */
export const sameFields = (truth, fields) =>
  Object.keys(truth).filter((field) => truth[field] !== (fields[field] ?? ''));
