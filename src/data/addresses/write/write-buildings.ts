// Writes the way from a building's name to its addresses: the names as a table, and where each name stands.
import { foldName } from '../../../address/fold.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import type { AddressColumns } from './address-columns.js';
import { startsOf, type GroupedOrder } from '../../file/write/grouped-order.js';
import { NameList } from '../../names/write/write-names.js';

/**
 * Writes `buildingName` and the addresses of each name in stored order: of several addresses with one name at one
 * number (a building's units) only the first. `buildings` are the names by the number that addresses have, less one.
 * Nothing is written for a source without names.
 */
export function writeBuildings(
  writer: SetWriter,
  buildings: readonly string[],
  a: AddressColumns,
  { order }: GroupedOrder,
): void {
  if (buildings.length === 0) return;
  const names = new NameList(
    buildings.map((text) => ({ text, uses: 1 })),
    foldName,
  );
  const nameOf = Uint32Array.from(buildings, (text) => names.id(foldName(text)));
  const last = new Int32Array(names.texts.length).fill(-1);
  const linkName: number[] = [];
  const linkAddress: number[] = [];
  order.forEach((row, address) => {
    if (a.building[row] === 0) return;
    const name = nameOf[a.building[row]! - 1]!;
    const before = last[name]!;
    last[name] = row;
    if (
      before >= 0 &&
      a.street[before] === a.street[row] &&
      a.numberFirst[before] === a.numberFirst[row] &&
      a.form[before] === a.form[row]
    ) {
      return;
    }
    linkName.push(name);
    linkAddress.push(address);
  });
  names.write(writer, 'buildingName', true);
  const start = startsOf(linkName.length, names.texts.length, linkName);
  const next = start.slice();
  const addresses = new Uint32Array(linkName.length);
  linkName.forEach((name, i) => {
    addresses[next[name]!++] = linkAddress[i]!;
  });
  writer.section('buildingName.address.start', 'u32', start);
  writer.section('buildingName.address', 'u32', addresses);
}
