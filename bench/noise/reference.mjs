// The real addresses that the noise is made from and judged against, indexed by locality, street and number.
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ pid: string, flatType: string, flat: string, levelType: string, level: string, lot: string, first:
 * string, firstSuffix: string,
 * last: string, lastSuffix: string, name: string, type: string, suffix: string, locality: string, state: string,
 * postcode: string,
 *   lat: number, lon: number, street: Street }} Row
 * @typedef {{ key: string, name: string, type: string, suffix: string, locality: Locality, rows: Row[], byNumber:
 * Map<string, Row[]>, byLot: Map<string, Row[]> }} Street
 * @typedef {{ name: string, state: string, postcode: string, lat: number, lon: number, streets: Street[], byName:
 * Map<string, Street[]> }} Locality
 * @typedef {{ name: string, state: string, postcode: string, lat: number, lon: number, delivery: boolean }} Place
 */

/**
 * Cells of one CSV text with a header, as objects; quotes may hold commas. @param {string} file @returns
 * {Record<string, string>[]}
 */
export function readTable(file) {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean).map(cellsOf);
  const head = lines.shift();
  return lines.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])));
}

/** @param {string} line */
function cellsOf(line) {
  if (!line.includes('"')) return line.split(',');
  const cells = [];
  let cell = '';
  let quoted = false;
  for (const c of line) {
    if (c === '"') quoted = !quoted;
    else if (c === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += c;
  }
  cells.push(cell);
  return cells;
}

/** All addresses of the file. The PID is the one that the release tool gives to the row. */
export class Reference {
  /** @param {string} file */
  constructor(file) {
    /** @type {Row[]} */ this.rows = [];
    /** @type {Map<string, Locality>} */ this.localities = new Map();
    /** @type {Map<string, Street>} */ this.streets = new Map();
    readTable(file).forEach((r, i) => this.#add(r, `GA${r.state}7${String(i).padStart(8, '0')}`));
    for (const locality of this.localities.values()) {
      const rows = locality.streets.flatMap((s) => s.rows);
      locality.lat = rows.reduce((sum, r) => sum + r.lat, 0) / rows.length;
      locality.lon = rows.reduce((sum, r) => sum + r.lon, 0) / rows.length;
    }
    /** Every street name of the file, for "is there anything like it" questions. */
    this.names = [...new Set([...this.streets.values()].map((s) => s.name))];
    this.types = [...new Set([...this.streets.values()].map((s) => s.type))].filter(Boolean);
    /** Rows that noise is made from: they have a number or a lot. */
    this.usable = this.rows.filter((r) => r.first !== '' || r.lot !== '');
    /** The others: their number stands in the street name. */
    this.defective = this.rows.filter((r) => r.first === '' && r.lot === '');
  }

  #add(r, pid) {
    const placeKey = `${r.locality}|${r.state}`;
    let locality = this.localities.get(placeKey);
    if (!locality) {
      this.localities.set(
        placeKey,
        (locality = {
          name: r.locality,
          state: r.state,
          postcode: r.postcode,
          lat: 0,
          lon: 0,
          streets: [],
          byName: new Map(),
        }),
      );
    }
    const key = `${placeKey}|${r.street_name}|${r.street_type}|${r.street_suffix}`;
    let street = this.streets.get(key);
    if (!street) {
      this.streets.set(
        key,
        (street = {
          key,
          name: r.street_name,
          type: r.street_type,
          suffix: r.street_suffix,
          locality,
          rows: [],
          byNumber: new Map(),
          byLot: new Map(),
        }),
      );
      locality.streets.push(street);
      push(locality.byName, r.street_name, street);
    }
    /** @type {Row} */
    const row = {
      pid,
      flatType: r.flat_type,
      flat: r.flat_number,
      levelType: r.level_type,
      level: r.level_number,
      lot: r.lot_number,
      first: r.number_first,
      firstSuffix: r.number_first_suffix,
      last: r.number_last,
      lastSuffix: r.number_last_suffix,
      name: r.street_name,
      type: r.street_type,
      suffix: r.street_suffix,
      locality: r.locality,
      state: r.state,
      postcode: r.postcode,
      lat: Number(r.lat),
      lon: Number(r.lon),
      street,
    };
    this.rows.push(row);
    street.rows.push(row);
    if (row.first) push(street.byNumber, row.first + row.firstSuffix, row);
    if (row.last && row.last + row.lastSuffix !== row.first + row.firstSuffix) {
      push(street.byNumber, row.last + row.lastSuffix, row);
    }
    if (row.lot) push(street.byLot, row.lot, row);
  }
}

/** @template V @param {Map<string, V[]>} map @param {string} key @param {V} value */
export function push(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Localities of the country with their postcodes. @param {string} file @returns {Place[]} */
export function readPlaces(file) {
  return readTable(file)
    .filter((r) => Number(r.lat) && /^\d{4}$/.test(r.postcode))
    .map((r) => ({
      name: r.locality.toUpperCase(),
      state: r.state,
      postcode: r.postcode,
      lat: Number(r.lat),
      lon: Number(r.lon),
      delivery: r.type === 'Delivery Area',
    }));
}

/**
 * Distance in kilometres, good enough for neighbours. @param {{lat:number,lon:number}} a @param
 * {{lat:number,lon:number}} b
 */
export const kilometres = (a, b) =>
  Math.hypot((a.lat - b.lat) * 111.2, (a.lon - b.lon) * 111.2 * Math.cos((a.lat * Math.PI) / 180));
