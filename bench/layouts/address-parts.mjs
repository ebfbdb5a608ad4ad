// How the parts of one real address are written: by name, as the templates of the layouts ask for them.

const ABBREVIATED = {
  STREET: 'ST',
  ROAD: 'RD',
  AVENUE: 'AVE',
  DRIVE: 'DR',
  PLACE: 'PL',
  COURT: 'CT',
  CRESCENT: 'CRES',
  CLOSE: 'CL',
  HIGHWAY: 'HWY',
  PARADE: 'PDE',
  TERRACE: 'TCE',
  LANE: 'LN',
  GROVE: 'GR',
  CIRCUIT: 'CCT',
  BOULEVARD: 'BVD',
  ESPLANADE: 'ESP',
  SQUARE: 'SQ',
};
const STATES = {
  NSW: 'NEW SOUTH WALES',
  VIC: 'VICTORIA',
  QLD: 'QUEENSLAND',
};
/** What is written for a city where the suburb stands elsewhere. */
const CAPITALS = { NSW: 'SYDNEY', VIC: 'MELBOURNE', QLD: 'BRISBANE' };
/** Numbers of the states in official statistics. */
const STATE_NUMBERS = { NSW: '01', VIC: '02', QLD: '03' };

const words = (...parts) => parts.filter((part) => part !== '').join(' ');
const listed = (...parts) => parts.filter((part) => part !== '').join(', ');
const short = (type) => ABBREVIATED[type] ?? type;

/** What a part carries of an address beyond its street number and street: without a carrier, a row cannot be told. */
export const CARRIES = {
  unit: ['unit', 'type'],
  unitno: ['unit'],
  unitflat: ['unit'],
  unittype: ['type'],
  ushort: ['unit'],
  level: ['level'],
  levelno: ['level'],
  lot: ['lot'],
  lotno: ['lot'],
  number: ['suffix', 'range'],
  'number.0': [],
  first: [],
  'first.0': [],
  firstsfx: ['suffix'],
  firstwith: ['suffix'],
  last: ['range'],
  lastsfx: ['suffix'],
  within: ['unit', 'type', 'level', 'lot'],
  lead: ['unit', 'type', 'level', 'lot', 'suffix', 'range'],
  second: [],
  streetline: ['lot', 'suffix', 'range'],
  streetlineshort: ['lot', 'suffix', 'range'],
  line: ['unit', 'type', 'level', 'lot', 'suffix', 'range'],
  lineshort: ['unit', 'type', 'level', 'lot', 'suffix', 'range'],
  slash: ['unit', 'type', 'level', 'lot', 'suffix', 'range'],
  slashno: ['unit', 'suffix', 'range'],
  whole: ['unit', 'type', 'level', 'lot', 'suffix', 'range'],
  wholeslash: ['unit', 'type', 'level', 'lot', 'suffix', 'range'],
};

/** All parts of one row of the extract, in capitals as it has them. @param {Record<string, string>} row */
export function partsOf(row) {
  const unit = words(row.flat_type, row.flat_number);
  const level = words(row.level_type, row.level_number);
  const lot = row.lot_number === '' ? '' : `LOT ${row.lot_number}`;
  const firstwith = row.number_first + row.number_first_suffix;
  const range = row.number_last === '' ? '' : `-${row.number_last}${row.number_last_suffix}`;
  const number = firstwith + range;
  const street = words(row.street_name, row.street_type, row.street_suffix);
  const streetshort = words(row.street_name, short(row.street_type), row.street_suffix);
  const within = listed(level, unit);
  const streetline = words(lot, number, street);
  const isUnit = row.flat_type === 'UNIT' && level === '' && lot === '';
  const line = listed(within, streetline);
  const slash = isUnit ? `${row.flat_number}/${words(number, street)}` : line;
  const tail = words(row.locality, row.state, row.postcode);
  return {
    unit,
    unitno: row.flat_number,
    unitflat: row.flat_number === '' ? '' : `Flat ${row.flat_number}`,
    unittype: row.flat_type,
    ushort: row.flat_number === '' ? '' : `U${row.flat_number}`,
    level,
    levelno: row.level_number,
    leveltype: row.level_type,
    lot,
    lotno: row.lot_number,
    number,
    first: row.number_first,
    'first.0': row.number_first === '' ? '' : `${row.number_first}.0`,
    'number.0': /^\d+$/.test(number) ? `${number}.0` : number,
    firstsfx: row.number_first_suffix,
    firstwith,
    last: row.number_last,
    lastsfx: row.number_last_suffix,
    street,
    streetshort,
    name: row.street_name,
    type: row.street_type,
    typeshort: short(row.street_type),
    direction: row.street_suffix,
    within,
    lead: within === '' ? streetline : within,
    second: within === '' ? '' : streetline,
    streetline,
    streetlineshort: words(lot, number, streetshort),
    line,
    lineshort: listed(within, words(lot, number, streetshort)),
    slash,
    slashno: row.flat_number === '' ? number : `${row.flat_number}/${number}`,
    suburb: row.locality,
    state: row.state,
    statename: STATES[row.state] ?? row.state,
    statecode: STATE_NUMBERS[row.state] ?? '',
    city: CAPITALS[row.state] ?? '',
    isostate: `AU-${row.state}`,
    postcode: row.postcode,
    'postcode.0': `${row.postcode}.0`,
    tail,
    tailcomma: listed(row.locality, row.state, row.postcode),
    whole: listed(line, tail),
    wholeslash: listed(slash, tail),
    lat: row.lat,
    lon: row.lon,
  };
}

/**
 * A postal box in the place of a row.
 * @param {Record<string, string>} row @param {ReturnType<import('./chance.mjs').chance>} luck
 */
export function boxOf(row, luck) {
  const empty = Object.fromEntries(Object.keys(partsOf(row)).map((name) => [name, '']));
  const box = `${luck.pick(['PO BOX', 'PO BOX', 'GPO BOX', 'LOCKED BAG'])} ${luck.int(1, 1999)}`;
  const { suburb, state, statename, isostate, postcode, tail, tailcomma } = partsOf(row);
  const written = { line: box, lineshort: box, slash: box, lead: box, streetline: box, streetlineshort: box };
  return {
    ...empty,
    ...written,
    suburb,
    state,
    statename,
    isostate,
    postcode,
    tail,
    tailcomma,
    whole: `${box}, ${tail}`,
  };
}
