// Writes the streets of a set and their entries: each street under its own name and under each alias, by locality.
import { foldName } from '../../../address/fold.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import { writeTexts } from '../../names/write/write-texts.js';
import { requireFit } from './require-fit.js';
import { groupedOrder, rankOf, startsOf } from '../../file/write/grouped-order.js';
import { compareTexts } from '../../ascending.js';
import { NameList } from '../../names/write/write-names.js';

/** Streets as a source gives them, a row each; `locality` is the stored position. Aliases name their street's row. */
export interface StreetInput {
  readonly count: number;
  readonly locality: ArrayLike<number>;
  /** Position in `names` (official texts), `types` and `suffixes` (full words, '' for none). */
  readonly name: ArrayLike<number>;
  readonly type: ArrayLike<number>;
  readonly suffix: ArrayLike<number>;
  readonly names: readonly string[];
  readonly types: readonly string[];
  readonly suffixes: readonly string[];
  readonly pid: (row: number) => string;
  readonly aliases: readonly {
    readonly street: number;
    readonly name: number;
    readonly type: number;
    readonly suffix: number;
  }[];
}

/** Streets numbered: the rows in stored order, and the folded ids that the sections are written with. */
export interface StreetOrder {
  readonly order: Uint32Array;
  readonly rank: Uint32Array;
  readonly nameList: NameList;
  readonly nameId: Uint32Array;
  readonly typeId: Uint32Array;
  readonly suffixId: Uint32Array;
  readonly types: readonly string[];
  readonly suffixes: readonly string[];
  readonly localityStart: Uint32Array;
}

/** Decides the stored order of streets: by locality, name, type, suffix, pid. */
export function orderStreets(input: StreetInput, localities: number): StreetOrder {
  const uses = new Uint32Array(input.names.length);
  for (let row = 0; row < input.count; row++) uses[input.name[row]!]!++;
  const nameList = new NameList(
    input.names.map((text, i) => ({ text, uses: uses[i]! })),
    foldName,
  );
  const nameId = Uint32Array.from(input.names, (text) => nameList.id(foldName(text)));
  const types = wordList(input.types);
  const suffixes = wordList(input.suffixes);
  requireFit(types.length, 1 << 16, 'street types');
  requireFit(suffixes.length, 1 << 8, 'street suffixes');
  const typeId = Uint32Array.from(input.types, (word) => types.indexOf(word));
  const suffixId = Uint32Array.from(input.suffixes, (word) => suffixes.indexOf(word));
  const { order, start } = groupedOrder(
    input.count,
    localities,
    input.locality,
    (a, b) =>
      nameId[input.name[a]!]! - nameId[input.name[b]!]! ||
      typeId[input.type[a]!]! - typeId[input.type[b]!]! ||
      suffixId[input.suffix[a]!]! - suffixId[input.suffix[b]!]! ||
      compareTexts(input.pid(a), input.pid(b)),
  );
  return { order, rank: rankOf(order), nameList, nameId, typeId, suffixId, types, suffixes, localityStart: start };
}

const wordList = (words: readonly string[]): string[] => [...new Set(['', ...words])].sort(compareTexts);

/** Writes streets and entries; `latitude` and `longitude` are by stored position, in degrees * 1e7. */
export function writeStreets(
  writer: SetWriter,
  input: StreetInput,
  streets: StreetOrder,
  latitude: Int32Array,
  longitude: Int32Array,
): void {
  const { order, nameId, typeId, suffixId } = streets;
  streets.nameList.write(writer, 'streetName', true);
  writer.json('types', streets.types);
  writer.json('suffixes', streets.suffixes);
  writer.section(
    'street.locality',
    'u32',
    Uint32Array.from(order, (row) => input.locality[row]!),
  );
  writer.section(
    'street.name',
    'u32',
    Uint32Array.from(order, (row) => nameId[input.name[row]!]!),
  );
  writer.section(
    'street.type',
    'u16',
    Uint16Array.from(order, (row) => typeId[input.type[row]!]!),
  );
  writer.section(
    'street.suffix',
    'u8',
    Uint8Array.from(order, (row) => suffixId[input.suffix[row]!]!),
  );
  writer.section('street.latitude', 'i32', latitude);
  writer.section('street.longitude', 'i32', longitude);
  writeTexts(writer, 'street.pid', order.length, (i) => input.pid(order[i]!));
  writeEntries(writer, input, streets);
}

/** Street entries before they are written: each street under its own name, and under each alias behind that. */
interface Entries {
  readonly locality: Uint32Array;
  readonly name: Uint32Array;
  readonly type: Uint16Array;
  readonly suffix: Uint8Array;
  /** street << 1 | isAlias */
  readonly street: Uint32Array;
}

function collectEntries(input: StreetInput, { order, rank, nameId, typeId, suffixId }: StreetOrder): Entries {
  const own = order.length;
  const count = own + input.aliases.length;
  const entries: Entries = {
    locality: new Uint32Array(count),
    name: new Uint32Array(count),
    type: new Uint16Array(count),
    suffix: new Uint8Array(count),
    street: new Uint32Array(count),
  };
  const put = (
    at: number,
    row: number,
    from: { name: number; type: number; suffix: number },
    isAlias: number,
  ): void => {
    entries.locality[at] = input.locality[row]!;
    entries.name[at] = nameId[from.name]!;
    entries.type[at] = typeId[from.type]!;
    entries.suffix[at] = suffixId[from.suffix]!;
    entries.street[at] = (rank[row]! << 1) | isAlias;
  };
  for (let i = 0; i < own; i++) {
    const row = order[i]!;
    put(i, row, { name: input.name[row]!, type: input.type[row]!, suffix: input.suffix[row]! }, 0);
  }
  input.aliases.forEach((alias, i) => put(own + i, alias.street, alias, 1));
  return entries;
}

/** Entries in stored order. An alias that repeats its street's own name, or another alias of it, is dropped. */
function orderEntries({ locality, name, type, suffix, street }: Entries, localities: number): Uint32Array {
  const samePlace = (a: number, b: number): number =>
    name[a]! - name[b]! || type[a]! - type[b]! || suffix[a]! - suffix[b]!;
  const sorted = groupedOrder(
    street.length,
    localities,
    locality,
    (a, b) => samePlace(a, b) || street[a]! - street[b]! || a - b,
  ).order;
  return sorted.filter(
    (entry, i) =>
      i === 0 ||
      samePlace(entry, sorted[i - 1]!) !== 0 ||
      locality[entry] !== locality[sorted[i - 1]!] ||
      street[entry]! >>> 1 !== street[sorted[i - 1]!]! >>> 1,
  );
}

function writeEntries(writer: SetWriter, input: StreetInput, streets: StreetOrder): void {
  const localities = streets.localityStart.length - 1;
  const entries = collectEntries(input, streets);
  const kept = orderEntries(entries, localities);
  const inOrder = (column: Uint32Array): Uint32Array => kept.map((entry) => column[entry]!);
  const names = inOrder(entries.name);
  const starts = startsOf(kept.length, localities, inOrder(entries.locality));
  writer.section('locality.entry.start', 'u32', starts);
  writer.section('entry.name', 'u32', names);
  const types = Uint16Array.from(kept, (entry) => entries.type[entry]!);
  writer.section('entry.type', 'u16', types);
  const suffixes = Uint8Array.from(kept, (entry) => entries.suffix[entry]!);
  writer.section('entry.suffix', 'u8', suffixes);
  writer.section('entry.street', 'u32', inOrder(entries.street));
  const byName = groupedOrder(kept.length, streets.nameList.texts.length, names, (a, b) => a - b);
  writer.section('streetName.entry.start', 'u32', byName.start);
  writer.section('streetName.entry', 'u32', byName.order);
}
