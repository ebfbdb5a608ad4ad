// Makes a layer in LINZ's layout from venue addresses: every street with the venue's own address and some invented ones
// beside it (units, suffixes, ranges), so that there is something to be mistaken for.
import { fold } from './venues.mjs';

const COLUMNS = ['address_id', 'territorial_authority', 'full_road_name', 'suburb_locality', 'town_city', 'unit_value', 'address_number', 'address_number_suffix', 'address_number_high', 'address_class', 'address_lifecycle', 'gd2000_xcoord', 'gd2000_ycoord'];
const TYPES = /\b(ROAD|STREET|AVENUE|DRIVE|PLACE|LANE|TERRACE|HIGHWAY|CRESCENT|PARADE|WAY|CLOSE|QUAY|ESPLANADE|COURT|RISE|GROVE|SQUARE|MALL|BOULEVARD)( (NORTH|SOUTH|EAST|WEST|EXTENSION))?$/;

/** Rows of the layer: the venues' addresses (`real`) and invented ones, each once. */
export function makeRows(venues, random) {
  const rows = new Map(), postcodes = new Map();
  const put = (row) => { const key = [row.unit, row.first, row.suffix, row.high, fold(row.street), fold(row.suburb), fold(row.town)].join('|'); if (!rows.has(key)) rows.set(key, { id: String(1_700_000 + rows.size), ...row }); else if (row.real) Object.assign(rows.get(key), { real: true, postcode: row.postcode, rd: row.rd }); };
  for (const { expected: e, longitude, latitude } of venues) {
    const number = e && /^(?:(\w+)\/)?(\d{1,5})([A-Z]?)(?:-(\d{1,5}))?$/.exec(e.number);
    if (!number || !TYPES.test(e.street) || / AND | CNR /.test(e.street)) continue;
    const suburb = e.shown.suburb === '' ? e.shown.town : e.shown.suburb, place = { street: e.shown.street, suburb, town: e.shown.town, longitude, latitude, postcode: e.postcode, rd: e.rd };
    const first = Number(number[2]), at = (n, more = {}) => put({ ...place, unit: '', first: n, suffix: '', high: '', real: false, ...more });
    put({ ...place, unit: number[1] ?? '', first, suffix: number[3], high: number[4] ?? '', real: true });
    postcodes.set(`${fold(suburb)}|${fold(e.shown.town)}`, [...postcodes.get(`${fold(suburb)}|${fold(e.shown.town)}`) ?? [], e.postcode]);
    for (const step of [-6, -4, -2, 2, 4, 6, 10]) if (first + step > 0) at(first + step);
    if (random() < 0.3) for (let unit = 1; unit <= 5; unit++) at(first + 12, { unit: String(unit) });
    if (random() < 0.3) for (const suffix of ['', 'A', 'B']) at(first + 14, { suffix });
    if (random() < 0.3) at(first + 16, { high: String(first + 20) });
  }
  return [...rows.values()];
}

/** The rows as a CSV file. */
export const layerText = (rows) => [COLUMNS.join(','), ...rows.map((row) => [
  row.id, '', row.street, row.suburb, row.town, row.unit, row.first, row.suffix, row.high, 'Thoroughfare', 'Current', row.longitude.toFixed(7), row.latitude.toFixed(7),
].map((cell) => (/[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(',')), ''].join('\n');
