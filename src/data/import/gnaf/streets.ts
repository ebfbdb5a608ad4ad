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

/** Reads the streets of all states: an address may lie in a street that its neighbour state lists. */
export async function readStreets(
  context: ScanContext,
  codes: Codes,
  localities: GnafLocalities,
): Promise<GnafStreets> {
  const reader = new StreetReader(context, codes, localities);
  await reader.readStreets();
  await reader.readAliases();
  await reader.readPoints();
  return reader.streets;
}

class StreetReader {
  readonly streets: GnafStreets;
  private readonly types: Words;
  private readonly suffixes: Words;

  constructor(
    private readonly context: ScanContext,
    codes: Codes,
    private readonly localities: GnafLocalities,
  ) {
    this.types = new Words(codes.streetType);
    this.suffixes = new Words(codes.suffix);
    this.streets = {
      pids: new ByteTable(),
      names: new ByteTable(),
      retired: new Set(),
      locality: [],
      name: [],
      type: [],
      suffix: [],
      types: this.types.words,
      suffixes: this.suffixes.words,
      aliases: [],
      latitude: [],
      longitude: [],
    };
  }

  readStreets(): Promise<void> {
    return scanLive(
      this.context,
      'STREET_LOCALITY',
      ['STREET_LOCALITY_PID', 'STREET_NAME', 'STREET_TYPE_CODE', 'STREET_SUFFIX_CODE', 'LOCALITY_PID'],
      [],
      (row) => {
        this.street(row);
      },
      (row) => {
        this.streets.retired.add(row.text(0));
      },
    );
  }

  readAliases(): Promise<void> {
    const { pids, aliases } = this.streets;
    return scanLive(
      this.context,
      'STREET_LOCALITY_ALIAS',
      ['STREET_LOCALITY_PID', 'STREET_NAME', 'STREET_TYPE_CODE', 'STREET_SUFFIX_CODE'],
      [],
      (row) => {
        const street = pids.find(row.bytes, row.start[0]!, row.end[0]!);
        if (street < 0) return skip(this.context, 'alias of a street that is not there');
        aliases.push({
          street,
          name: this.nameOf(row),
          type: this.types.of(row.text(2)),
          suffix: this.suffixes.of(row.text(3)),
        });
      },
    );
  }

  readPoints(): Promise<void> {
    const { pids, latitude, longitude } = this.streets;
    return scanLive(
      this.context,
      'STREET_LOCALITY_POINT',
      ['STREET_LOCALITY_PID', 'LONGITUDE', 'LATITUDE'],
      [],
      (row) => {
        const street = pids.find(row.bytes, row.start[0]!, row.end[0]!);
        if (street < 0 || row.empty(1) || row.empty(2)) return;
        longitude[street] = row.degrees(1, 180);
        latitude[street] = row.degrees(2, 90);
      },
    );
  }

  private street(row: Row): void {
    const { streets, localities } = this;
    const locality = localities.pids.find(row.bytes, row.start[4]!, row.end[4]!);
    if (locality < 0) {
      if (!localities.retired.has(row.text(4))) {
        throw row.bad(`LOCALITY_PID ${row.text(4)} is not in the LOCALITY table`);
      }
      streets.retired.add(row.text(0));
      skip(this.context, 'street of a retired locality');
      return;
    }
    const before = streets.pids.size;
    if (row.empty(0)) throw row.bad('STREET_LOCALITY_PID is empty');
    if (streets.pids.add(row.bytes, row.start[0]!, row.end[0]!) < before) {
      throw row.bad(`STREET_LOCALITY_PID ${row.text(0)} is there twice`);
    }
    streets.locality.push(locality);
    streets.name.push(this.nameOf(row));
    streets.type.push(this.types.of(row.text(2)));
    streets.suffix.push(this.suffixes.of(row.text(3)));
    streets.latitude.push(UNKNOWN_COORDINATE);
    streets.longitude.push(UNKNOWN_COORDINATE);
  }

  private nameOf(row: Row): number {
    if (row.empty(1)) throw row.bad('STREET_NAME is empty');
    return this.streets.names.add(row.bytes, row.start[1]!, row.end[1]!);
  }
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
