// Makes a layer in LINZ's layout from venue addresses: every street with the venue's own address and some invented ones
// beside it (units, suffixes, ranges), so that there is something to be mistaken for.
import { fold } from './venues.mjs';

const COLUMNS = [
  'address_id',
  'territorial_authority',
  'full_road_name',
  'suburb_locality',
  'town_city',
  'unit_value',
  'address_number',
  'address_number_suffix',
  'address_number_high',
  'address_class',
  'address_lifecycle',
  'gd2000_xcoord',
  'gd2000_ycoord',
];
const TYPE_WORDS =
  'ROAD|STREET|AVENUE|DRIVE|PLACE|LANE|TERRACE|HIGHWAY|CRESCENT|PARADE|WAY|CLOSE|QUAY|ESPLANADE|COURT|RISE|GROVE|' +
  'SQUARE|MALL|BOULEVARD';
const TYPES = new RegExp(`\\b(${TYPE_WORDS})( (NORTH|SOUTH|EAST|WEST|EXTENSION))?$`);

/**
 * Venues of one street this near to each other are on the same one, and in one suburb: as LINZ has it, whatever each
 * line says.
 */
const SAME_STREET_KM = 2.5;
const kilometres = (a, b) =>
  Math.hypot(
    (a.latitude - b.latitude) * 111.3,
    (a.longitude - b.longitude) * 111.3 * Math.cos((a.latitude * Math.PI) / 180),
  );

/** Venues that can stand in a layer, in groups of one street. */
function streets(venues) {
  const byName = new Map();
  for (const venue of venues) {
    const { expected: e } = venue;
    const number = e && /^(?:(\w+)\/)?(\d{1,5})([A-Z]?)(?:-(\d{1,5}))?$/.exec(e.number);
    if (
      !number ||
      !TYPES.test(e.street) ||
      / AND | CNR /.test(e.street) ||
      /\?|CBD/.test(`${e.shown.street}${e.shown.suburb}${e.shown.town}`) ||
      e.town === '' ||
      e.postcode === ''
    ) {
      continue;
    }
    const groups = byName.get(e.street) ?? [];
    const near = groups.find((group) => kilometres(group[0], venue) <= SAME_STREET_KM);
    byName.set(e.street, groups);
    if (near) near.push({ ...venue, number });
    else groups.push([{ ...venue, number }]);
  }
  return [...byName.values()].flat();
}

const most = (list) => {
  const counts = new Map();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0][0];
};

/** Rows of the layer: the venues' addresses (`lines`: as they are written) and invented ones, each once. */
export function makeRows(venues, random) {
  const rows = new Map();
  const put = (row, written) => {
    const key = [row.unit, row.first, row.suffix, row.high, fold(row.street), fold(row.suburb), fold(row.town)].join(
      '|',
    );
    if (!rows.has(key)) rows.set(key, { id: String(1_700_000 + rows.size), lines: [], ...row });
    if (written !== undefined) rows.get(key).lines.push(written);
  };
  for (const group of streets(venues)) {
    const [suburb, town] = most(
      group.map(({ expected: { shown } }) =>
        `${shown.suburb === '' ? shown.town : shown.suburb}|${shown.town}`.replace(/\bMt\.?\s?/g, 'Mount '),
      ),
    ).split('|');
    const street = most(group.map(({ expected }) => expected.shown.street));
    const postcode = most(group.map(({ expected }) => expected.postcode));
    const rd = most(group.map(({ expected }) => expected.rd));
    for (const { number, address, longitude, latitude } of group) {
      const first = Number(number[2]);
      const place = { street, suburb, town, longitude, latitude, postcode, rd, unit: '', suffix: '', high: '' };
      put({ ...place, unit: number[1] ?? '', first, suffix: number[3], high: number[4] ?? '' }, address);
      for (const step of [-6, -4, -2, 2, 4, 6, 10]) if (first + step > 0) put({ ...place, first: first + step });
      if (random() < 0.3) {
        for (let unit = 1; unit <= 5; unit++) put({ ...place, first: first + 12, unit: String(unit) });
      }
      if (random() < 0.3) for (const suffix of ['', 'A', 'B']) put({ ...place, first: first + 14, suffix });
      if (random() < 0.3) put({ ...place, first: first + 16, high: String(first + 20) });
    }
  }
  return [...rows.values()];
}

/** The rows as a CSV file. */
export const layerText = (rows) =>
  [
    COLUMNS.join(','),
    ...rows.map((row) =>
      [
        row.id,
        '',
        row.street,
        row.suburb,
        row.town,
        row.unit,
        row.first,
        row.suffix,
        row.high,
        'Thoroughfare',
        'Current',
        row.longitude.toFixed(7),
        row.latitude.toFixed(7),
      ]
        .map((cell) => (/[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell))
        .join(','),
    ),
    '',
  ].join('\n');
