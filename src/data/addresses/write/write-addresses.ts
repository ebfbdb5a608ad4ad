// Writes the addresses of a set in their one order: records street by street, then what is kept beside them.
import { ADDRESS_WORDS, NONE } from '../read/address-set.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import type { AddressColumns } from './address-columns.js';
import { writeTexts } from '../../names/write/write-texts.js';
import { groupedOrder, rankOf, sortedBy, type GroupedOrder } from '../../file/write/grouped-order.js';
import type { AddressTexts } from './number-addresses.js';
import { writePointIndex } from '../../points/write/write-point-index.js';

/** Records put together at a time. */
const PART = 1 << 16;

/** Decides the order of addresses whose columns were renumbered and whose street is the stored position. */
export function orderAddresses(a: AddressColumns, streets: number): GroupedOrder {
  return groupedOrder(
    a.count,
    streets,
    a.street,
    (x, y) =>
      a.numberFirst[x]! - a.numberFirst[y]! ||
      a.form[x]! - a.form[y]! ||
      a.unit[x]! - a.unit[y]! ||
      a.lot[x]! - a.lot[y]! ||
      a.prefix[x]! - a.prefix[y]! ||
      a.number[x]! - a.number[y]!,
  );
}

/** Writes what records refer to by number: labels, number forms, units, building names, mesh blocks, geocode types. */
export function writeAddressTexts(writer: SetWriter, texts: AddressTexts, geocodeName: (code: string) => string): void {
  texts.labels.write(writer, 'label', false);
  writer.json('numberForms', texts.forms);
  writer.json('unitTypes', texts.unitTypes);
  writer.section(
    'unit.flatLabel',
    'u32',
    Uint32Array.from(texts.units, (unit) => unit.flatLabel),
  );
  writer.section(
    'unit.levelLabel',
    'u32',
    Uint32Array.from(texts.units, (unit) => unit.levelLabel),
  );
  writer.section(
    'unit.flatType',
    'u8',
    Uint8Array.from(texts.units, (unit) => unit.flatType),
  );
  writer.section(
    'unit.levelType',
    'u8',
    Uint8Array.from(texts.units, (unit) => unit.levelType),
  );
  writeTexts(writer, 'building', texts.buildings.length, (id) => texts.buildings[id]!);
  writeTexts(writer, 'meshBlock', texts.meshBlocks.length, (id) => texts.meshBlocks[id]!);
  writer.json('geocodeTypes', [
    { code: '', name: '' },
    ...texts.geocodes.map((code) => ({ code, name: geocodeName(code) })),
  ]);
}

/** Writes where each street's addresses start, the records, and confidence with geocode level. */
export function writeAddressRecords(writer: SetWriter, a: AddressColumns, { order, start }: GroupedOrder): void {
  writer.section('street.address.start', 'u32', start);
  writeRecords(writer, a, order);
  writeColumn(writer, 'address.trust', 'u8', order, a.trust);
}

/**
 * Writes the index that finds the addresses of streets (the first `streets` groups) by where they are. An alias is left
 * out where its principal is there.
 */
export function writeAddressPoints(
  writer: SetWriter,
  a: AddressColumns,
  { order, start }: GroupedOrder,
  streets: number,
): void {
  const isAlias = new Uint8Array(a.count);
  for (let i = 0; i < a.principals.length; i += 2) isAlias[a.principals[i]!] = 1;
  writePointIndex(
    writer,
    start[streets]!,
    (i) => a.latitude[order[i]!]!,
    (i) => a.longitude[order[i]!]!,
    (i) => isAlias[order[i]!] === 1,
  );
}

/** Writes the ids of addresses, and the addresses in order of their ids. */
export function writeAddressIds(
  writer: SetWriter,
  a: AddressColumns,
  texts: AddressTexts,
  { order }: GroupedOrder,
): void {
  writer.json('pidPrefixes', texts.prefixes);
  writeTexts(writer, 'pidText', texts.pidTexts.length, (id) => texts.pidTexts[id]!);
  writeColumn(writer, 'address.pid', 'u32', order, a.number);
  writer.section('address.byPid', 'u32', byPid(a, order));
  if (!a.site.subarray(0, a.count).some((site) => site !== NONE)) return;
  writeColumn(writer, 'address.site', 'u32', order, a.site);
  writeTexts(writer, 'site', texts.sites.length, (id) => texts.sites[id]!);
}

/** Writes parcels, and the links between units and buildings, aliases and principals. */
export function writeAddressLinks(writer: SetWriter, a: AddressColumns, { order }: GroupedOrder): void {
  if (a.parcels.size > 0) writeParcels(writer, a, order);
  const rank = rankOf(order);
  writeLinks(writer, 'primary', a.primaries, rank);
  writeLinks(writer, 'principal', a.principals, rank);
}

function writeRecords(writer: SetWriter, a: AddressColumns, order: Uint32Array): void {
  const words = new Uint32Array(Math.min(PART, order.length) * ADDRESS_WORDS);
  writer.begin('address.record', 'u32');
  for (let from = 0; from < order.length; from += PART) {
    const to = Math.min(order.length, from + PART);
    for (let i = from, w = 0; i < to; i++, w += ADDRESS_WORDS) {
      const row = order[i]!;
      words[w] = a.numberFirst[row]!;
      words[w + 1] = (a.form[row]! << 16) | a.postcode[row]!;
      words[w + 2] = a.unit[row]!;
      words[w + 3] = (a.lot[row]! << 12) | (a.prefix[row]! << 6) | (a.alias[row]! << 5);
      words[w + 4] = a.latitude[row]!;
      words[w + 5] = a.longitude[row]!;
      words[w + 6] = (a.building[row]! << 8) | a.geocode[row]!;
      words[w + 7] = a.meshBlock[row]!;
    }
    writer.append(words.subarray(0, (to - from) * ADDRESS_WORDS));
  }
  writer.end();
}

function writeColumn(
  writer: SetWriter,
  name: string,
  type: 'u8' | 'u32',
  order: Uint32Array,
  column: Uint32Array | Uint8Array,
): void {
  const length = Math.min(PART, order.length);
  const part = type === 'u8' ? new Uint8Array(length) : new Uint32Array(length);
  writer.begin(name, type);
  for (let from = 0; from < order.length; from += PART) {
    const to = Math.min(order.length, from + PART);
    for (let i = from; i < to; i++) part[i - from] = column[order[i]!]!;
    writer.append(part.subarray(0, to - from));
  }
  writer.end();
}

/**
 * Parcel texts are numbered by the first address that has them, so that neighbours on disk are neighbours on the
 * ground.
 */
function writeParcels(writer: SetWriter, a: AddressColumns, order: Uint32Array): void {
  const numbers = new Uint32Array(a.parcels.size).fill(NONE);
  const texts = new Uint32Array(a.parcels.size);
  const column = new Uint32Array(order.length);
  let used = 0;
  order.forEach((row, i) => {
    const parcel = a.parcel[row]!;
    if (parcel !== NONE && numbers[parcel] === NONE) {
      texts[used] = parcel;
      numbers[parcel] = used++;
    }
    column[i] = parcel === NONE ? NONE : numbers[parcel]!;
  });
  writer.section('address.parcel', 'u32', column);
  writeTexts(writer, 'parcel', used, (id) => a.parcels.text(texts[id]!));
}

/** Stored positions of all addresses in order of id prefix and number. */
const byPid = (a: AddressColumns, order: Uint32Array): Uint32Array =>
  sortedBy(order.length, [
    ...[0, 11, 22].map((shift) => ({ keyOf: (i: number) => (a.number[order[i]!]! >>> shift) & 2047, keys: 2048 })),
    { keyOf: (i: number) => a.prefix[order[i]!]!, keys: 64 },
  ]);

/** Writes pairs [from, to] of rows as stored positions, sorted; an address with two links keeps the first of them. */
function writeLinks(writer: SetWriter, name: string, links: readonly number[], rank: Uint32Array): void {
  const pairs = new Float64Array(links.length / 2);
  for (let i = 0; i < pairs.length; i++) pairs[i] = rank[links[i * 2]!]! * 2 ** 26 + rank[links[i * 2 + 1]!]!;
  pairs.sort();
  const kept = pairs.filter((pair, i) => i === 0 || Math.floor(pair / 2 ** 26) !== Math.floor(pairs[i - 1]! / 2 ** 26));
  writer.section(
    `${name}.from`,
    'u32',
    Uint32Array.from(kept, (pair) => Math.floor(pair / 2 ** 26)),
  );
  writer.section(
    `${name}.to`,
    'u32',
    Uint32Array.from(kept, (pair) => pair % 2 ** 26),
  );
}
