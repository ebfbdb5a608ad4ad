// Reads the streets of a release: one row for each street of each locality, aliases, points.
import { UNKNOWN_COORDINATE } from '../../points/coordinates.js';
import { ByteTable } from '../../names/write/byte-table.js';
import type { Row } from '../tables/psv.js';
import type { Codes } from './codes.js';
import type { GnafLocalities } from './localities.js';
import { scanLive, skip, type ScanContext } from './scan.js';

export interface GnafStreets {
  readonly pids: ByteTable;
  readonly retired: Set<string>;
  /** Row of the locality, numbers of name, type and suffix: a street at each position. */
  readonly locality: number[];
  readonly name: number[];
  readonly type: number[];
  readonly suffix: number[];
  readonly names: ByteTable;
  /** Full words, by number. */
  readonly types: string[];
  readonly suffixes: string[];
  readonly aliases: { street: number; name: number; type: number; suffix: number }[];
  /** Degrees * 1e7, at each street's position. */
  readonly latitude: number[];
  readonly longitude: number[];
}

export async function readStreets(
  context: ScanContext,
  codes: Codes,
  localities: GnafLocalities,
): Promise<GnafStreets> {
  const types = new Words(codes.streetType);
  const suffixes = new Words(codes.suffix);
  const names = new ByteTable();
  const pids = new ByteTable();
  const streets: GnafStreets = {
    pids,
    names,
    retired: new Set(),
    locality: [],
    name: [],
    type: [],
    suffix: [],
    types: types.words,
    suffixes: suffixes.words,
    aliases: [],
    latitude: [],
    longitude: [],
  };
  const nameOf = (row: Row, k: number): number => {
    if (row.empty(k)) throw row.bad('STREET_NAME is empty');
    return names.add(row.bytes, row.start[k]!, row.end[k]!);
  };
  await scanLive(
    context,
    'STREET_LOCALITY',
    ['STREET_LOCALITY_PID', 'STREET_NAME', 'STREET_TYPE_CODE', 'STREET_SUFFIX_CODE', 'LOCALITY_PID'],
    [],
    (row) => {
      const locality = localities.pids.find(row.bytes, row.start[4]!, row.end[4]!);
      if (locality < 0) {
        if (!localities.retired.has(row.text(4))) {
          throw row.bad(`LOCALITY_PID ${row.text(4)} is not in the LOCALITY table`);
        }
        streets.retired.add(row.text(0));
        return skip(context, 'street of a retired locality');
      }
      const before = pids.size;
      if (row.empty(0)) throw row.bad('STREET_LOCALITY_PID is empty');
      if (pids.add(row.bytes, row.start[0]!, row.end[0]!) < before) {
        throw row.bad(`STREET_LOCALITY_PID ${row.text(0)} is there twice`);
      }
      streets.locality.push(locality);
      streets.name.push(nameOf(row, 1));
      streets.type.push(types.of(row.text(2)));
      streets.suffix.push(suffixes.of(row.text(3)));
      streets.latitude.push(UNKNOWN_COORDINATE);
      streets.longitude.push(UNKNOWN_COORDINATE);
    },
    (row) => {
      streets.retired.add(row.text(0));
    },
  );
  await scanLive(
    context,
    'STREET_LOCALITY_ALIAS',
    ['STREET_LOCALITY_PID', 'STREET_NAME', 'STREET_TYPE_CODE', 'STREET_SUFFIX_CODE'],
    [],
    (row) => {
      const street = pids.find(row.bytes, row.start[0]!, row.end[0]!);
      if (street < 0) return skip(context, 'alias of a street that is not there');
      streets.aliases.push({
        street,
        name: nameOf(row, 1),
        type: types.of(row.text(2)),
        suffix: suffixes.of(row.text(3)),
      });
    },
  );
  await scanLive(context, 'STREET_LOCALITY_POINT', ['STREET_LOCALITY_PID', 'LONGITUDE', 'LATITUDE'], [], (row) => {
    const street = pids.find(row.bytes, row.start[0]!, row.end[0]!);
    if (street < 0 || row.empty(1) || row.empty(2)) return;
    streets.longitude[street] = row.degrees(1, 180);
    streets.latitude[street] = row.degrees(2, 90);
  });
  return streets;
}

/** Full words numbered in order of first sight; 0 is ''. */
class Words {
  readonly words: string[] = [''];
  private readonly byCode = new Map<string, number>([['', 0]]);
  private readonly expand: (code: string) => string;

  constructor(expand: (code: string) => string) {
    this.expand = expand;
  }

  of(code: string): number {
    let id = this.byCode.get(code);
    if (id === undefined) {
      const word = this.expand(code.trim().toUpperCase());
      id = this.words.indexOf(word);
      if (id < 0) id = this.words.push(word) - 1;
      this.byCode.set(code, id);
    }
    return id;
  }
}
