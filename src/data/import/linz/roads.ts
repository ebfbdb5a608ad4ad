// The roads of a LINZ layer as streets: one for each road name of each locality, its name, type and suffix as full
// words.
import { foldName } from '../../../address/fold.js';
import { divideStreet } from '../../../address/parse/street-words.js';
import { streetSuffix, streetType } from '../../../address/vocabulary/street.js';
import { ByteTable } from '../../names/write/byte-table.js';
import { NumberedTexts } from '../../names/write/numbered.js';
import type { StreetInput } from '../../addresses/write/write-streets.js';
import type { Row } from '../tables/psv.js';
import { C } from './columns.js';

const LONGEST_KEY = 1 << 12;
/** STATE HIGHWAY 1, STATE HIGHWAY 73A: the number is the name, and people write SH 1 or SH1. */
const STATE_HIGHWAY = /^STATE HIGHWAY (\d{1,3}[A-Z]?)$/;

export class LinzRoads {
  private readonly keys = new ByteTable();
  /** Street of each written name of a locality: with and without its macron is one street. */
  private readonly streetOfKey: number[] = [];
  private readonly ownStreets = new Map<string, number>();
  private readonly key = Buffer.alloc(LONGEST_KEY);
  private readonly ownLocality: number[] = [];
  private readonly name: number[] = [];
  private readonly type: number[] = [];
  private readonly suffix: number[] = [];
  private readonly names = new NumberedTexts();
  private readonly types = new NumberedTexts();
  private readonly suffixes = new NumberedTexts();
  private readonly aliases: { street: number; name: number; type: number; suffix: number }[] = [];

  get count(): number {
    return this.ownLocality.length;
  }
  locality(street: number): number {
    return this.ownLocality[street]!;
  }

  /** The street of a row that lies in a locality (number of its row). */
  of(row: Row, locality: number): number {
    const from = row.start[C.road]!;
    const to = row.end[C.road]!;
    if (to - from > LONGEST_KEY - 4) throw row.bad('full_road_name is longer than any can be');
    this.key.writeUInt32LE(locality, 0);
    row.bytes.copy(this.key, 4, from, to);
    const key = this.keys.add(this.key, 0, 4 + to - from);
    if (key === this.streetOfKey.length) {
      this.streetOfKey.push(this.street(namedParts(row) ?? dividedRoad(row.text(C.road)), locality));
    }
    return this.streetOfKey[key]!;
  }

  private street({ name, type, suffix }: Road, locality: number): number {
    const key = [locality, foldName(name), type, suffix].join('|');
    const known = this.ownStreets.get(key);
    const street = this.ownLocality.length;
    if (known !== undefined) return known;
    this.ownStreets.set(key, street);
    this.ownLocality.push(locality);
    this.name.push(this.names.of(name));
    this.type.push(this.types.of(type));
    this.suffix.push(this.suffixes.of(suffix));
    const highway = STATE_HIGHWAY.exec(foldName(name));
    if (highway && type === '') {
      for (const short of [`SH ${highway[1]!}`, `SH${highway[1]!}`]) {
        this.aliases.push({
          street,
          name: this.names.of(short),
          type: this.types.of(''),
          suffix: this.suffixes.of(suffix),
        });
      }
    }
    return street;
  }

  /** All streets, by row. */
  streets(): StreetInput {
    return {
      count: this.count,
      locality: this.ownLocality,
      name: this.name,
      type: this.type,
      suffix: this.suffix,
      names: this.names.texts,
      types: this.types.texts,
      suffixes: this.suffixes.texts,
      pid: () => '',
      aliases: this.aliases,
    };
  }
}

interface Road {
  readonly name: string;
  readonly type: string;
  readonly suffix: string;
}

const capitals = (text: string): string => text.trim().toUpperCase().replace(/\s+/g, ' ');

/**
 * The road from the columns of its parts; undefined where there are none, or where the type is no street type and so a
 * part of the name.
 */
function namedParts(row: Row): Road | undefined {
  if (row.empty(C.roadName)) return undefined;
  const written = row.text(C.roadType);
  const ending = row.text(C.roadSuffix);
  const type = written === '' ? '' : streetType(foldName(written));
  const suffix = ending === '' ? '' : streetSuffix(foldName(ending));
  if (type === undefined || suffix === undefined) return undefined;
  return { name: capitals(`${row.text(C.roadPrefix)} ${row.text(C.roadName)}`), type, suffix };
}

/** The road from its full name, divided the way lines are divided. */
function dividedRoad(full: string): Road {
  const shown = capitals(full);
  const words = foldName(full).split(' ');
  const raw = shown.split(' ');
  const { name, type, suffix } = divideStreet(words, 0, words.length)[0]!;
  // Where folding parts or joins words, the written ones cannot be counted: the folded name is shown.
  return { name: (raw.length === words.length ? raw : words).slice(0, name).join(' '), type, suffix };
}
