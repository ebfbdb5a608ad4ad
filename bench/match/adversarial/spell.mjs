// An address of the register as people write it: abbreviations, units before, behind and without a word, parts left
// out, and slips. Every function takes `pick`, which gives one of a list by a seeded chance.

const TYPES = {
  STREET: ['St', 'Street', 'st.', 'Str', 'STREET'],
  ROAD: ['Rd', 'Road', 'rd.', 'ROAD'],
  AVENUE: ['Ave', 'Avenue', 'Av', 'AVE'],
  COURT: ['Ct', 'Court', 'Crt'],
  PLACE: ['Pl', 'Place', 'PLACE'],
  CRESCENT: ['Cres', 'Crescent', 'Cr'],
  DRIVE: ['Dr', 'Drive', 'Dve'],
  CLOSE: ['Cl', 'Close'],
  PARADE: ['Pde', 'Parade'],
  HIGHWAY: ['Hwy', 'Highway'],
  LANE: ['Ln', 'Lane', 'La'],
  TERRACE: ['Tce', 'Terrace'],
  BOULEVARD: ['Blvd', 'Boulevard', 'Bvd'],
  WAY: ['Way'],
};
const WORDS = [
  [/^MOUNT\b/, ['Mt', 'Mount']],
  [/^SAINT\b/, ['St', 'Saint']],
  [/\bNORTH$/, ['Nth', 'North']],
  [/\bSOUTH$/, ['Sth', 'South']],
  [/^FIRST$/, ['1st', 'First']],
  [/^SECOND$/, ['2nd', 'Second']],
  [/^THIRD$/, ['3rd', 'Third']],
];

const title = (text) => text.toLowerCase().replace(/(^|[\s-])\w/g, (letter) => letter.toUpperCase());

const rangeEnd = ({ number_last: last, number_last_suffix: suffix }) => (last === '' ? '' : `-${last}${suffix}`);

/** Number and letters of the house. */
export function houseOf(row) {
  if (row.number_first !== '') return `${row.number_first}${row.number_first_suffix}${rangeEnd(row)}`;
  return row.lot_number === '' ? '' : `Lot ${row.lot_number}`;
}

const unitForms = (number, house, type) => [
  `${number}/${house}`,
  `U${number}/${house}`,
  `Unit ${number}, ${house}`,
  `Unit ${number} ${house}`,
  `Flat ${number}, ${house}`,
  `Apt ${number}/${house}`,
  `${type === '' ? 'UNIT' : type} ${number}, ${house}`,
];

const respelt = (name, pick) => {
  for (const [form, others] of WORDS) if (form.test(name)) return name.replace(form, pick(others));
  return name;
};

/** One letter of a name wrong, left out, twice, or changed over with the next. */
export function slip(name, pick) {
  const at = pick(Array.from(name.slice(1, -1), (_, i) => i + 1).filter((i) => /[A-Z]/.test(name[i] ?? '')));
  if (at === undefined) return name;
  return pick([
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name[at] + name.slice(at),
    name.slice(0, at) + pick([...'AEIOSTNRL']) + name.slice(at + 1),
    at + 1 < name.length ? name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2) : name + name.at(-1),
  ]);
}

/**
 * The row on one line. `damage`: `none`, or what is wrong with it: `street` and `locality` have a slip, `postcode` a
 * wrong digit; `unit`, `number`, `type`, `place`, `postcode-missing` leave it out.
 */
export function spell(row, pick, damage = 'none') {
  const house = damage === 'number' ? '' : houseOf(row);
  const hasUnit = row.flat_number !== '' && damage !== 'unit' && damage !== 'number';
  const front = hasUnit ? pick(unitForms(row.flat_number, house, row.flat_type)) : house;
  const name = damage === 'street' ? slip(row.street_name, pick) : respelt(row.street_name, pick);
  const type = damage === 'type' ? '' : pick(TYPES[row.street_type] ?? [row.street_type]);
  const street = [name, type, row.street_suffix].filter((part) => part !== '').join(' ');
  const locality = damage === 'locality' ? slip(row.locality, pick) : respelt(row.locality, pick);
  const state = pick([row.state, row.state, '']);
  const digit = pick([1, 2, 3]);
  const wrong = row.postcode.slice(0, digit) + ((Number(row.postcode[digit]) + 1) % 10) + row.postcode.slice(digit + 1);
  const written = damage === 'postcode' ? wrong : row.postcode;
  const postcode = damage === 'postcode-missing' ? '' : written;
  const place = damage === 'place' ? postcode : [locality, state, postcode].filter((part) => part !== '').join(' ');
  const line = `${front} ${street}${pick([', ', ' ', ', '])}${place}`;
  return pick([line, title(line), line.toUpperCase(), line.toLowerCase()]);
}
