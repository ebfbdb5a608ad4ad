// Reads the localities of a release: names, aliases, points, neighbours.
import { UNKNOWN_COORDINATE } from '../../points/coordinates.js';
import { ByteTable } from '../../names/write/byte-table.js';
import { LAST_POSTCODE, scanLive, skip, type ScanContext } from './scan.js';

interface GnafLocality {
  readonly pid: string;
  readonly name: string;
  readonly state: number;
  readonly aliases: string[];
  /** Postcodes that the locality tables name; those of its addresses are counted apart. */
  readonly postcodes: number[];
  latitude: number;
  longitude: number;
}

export interface GnafLocalities {
  readonly rows: GnafLocality[];
  /** Row of each live locality's pid; a pid in `retired` is known, but not live. */
  readonly pids: ByteTable;
  readonly retired: Set<string>;
  readonly neighbours: [number, number][];
}

/** Reads the localities of the states of the release, each with what other tables say of it. */
export async function readLocalities(context: ScanContext): Promise<GnafLocalities> {
  const { states } = context.release;
  const stateOf = new Map<string, number>();
  await scanLive(context, 'STATE', ['STATE_PID', 'STATE_ABBREVIATION'], [], (row) => {
    stateOf.set(row.text(0), states.indexOf(row.text(1).toUpperCase()));
  });

  const rows: GnafLocality[] = [];
  const pids = new ByteTable();
  const retired = new Set<string>();
  await scanLive(
    context,
    'LOCALITY',
    ['LOCALITY_PID', 'LOCALITY_NAME', 'STATE_PID'],
    ['PRIMARY_POSTCODE'],
    (row) => {
      if (row.empty(0)) throw row.bad('LOCALITY_PID is empty');
      const state = stateOf.get(row.text(2)) ?? -1;
      const before = pids.size;
      if (state < 0) throw row.bad(`STATE_PID ${row.text(2)} is not in the STATE table`);
      if (pids.add(row.bytes, row.start[0]!, row.end[0]!) < before) {
        throw row.bad(`LOCALITY_PID ${row.text(0)} is there twice`);
      }
      rows.push({
        pid: row.text(0),
        name: row.text(1).trim(),
        state,
        aliases: [],
        postcodes: row.empty(3) ? [] : [row.integer(3, LAST_POSTCODE)],
        latitude: UNKNOWN_COORDINATE,
        longitude: UNKNOWN_COORDINATE,
      });
    },
    (row) => {
      retired.add(row.text(0));
    },
  );
  const localities = { rows, pids, retired, neighbours: [] };
  await readAboutLocalities(context, localities);
  return localities;
}

/** What other tables say of the localities: aliases, points, neighbours. */
async function readAboutLocalities(context: ScanContext, { rows, pids, neighbours }: GnafLocalities): Promise<void> {
  const live = (row: { bytes: Buffer; start: Int32Array; end: Int32Array }, k: number): number =>
    pids.find(row.bytes, row.start[k]!, row.end[k]!);

  await scanLive(context, 'LOCALITY_ALIAS', ['LOCALITY_PID', 'NAME'], ['POSTCODE'], (row) => {
    const locality = rows[live(row, 0)];
    if (!locality) return skip(context, 'alias of a locality that is not there');
    locality.aliases.push(row.text(1).trim());
    if (!row.empty(2)) locality.postcodes.push(row.integer(2, LAST_POSTCODE));
  });
  await scanLive(context, 'LOCALITY_POINT', ['LOCALITY_PID', 'LONGITUDE', 'LATITUDE'], [], (row) => {
    const locality = rows[live(row, 0)];
    if (!locality || row.empty(1) || row.empty(2)) return;
    locality.longitude = row.degrees(1, 180);
    locality.latitude = row.degrees(2, 90);
  });
  // A neighbour in a state that is not imported has no row here.
  await scanLive(context, 'LOCALITY_NEIGHBOUR', ['LOCALITY_PID', 'NEIGHBOUR_LOCALITY_PID'], [], (row) => {
    const one = live(row, 0);
    const other = live(row, 1);
    if (one >= 0 && other >= 0) neighbours.push([one, other]);
  });
}
