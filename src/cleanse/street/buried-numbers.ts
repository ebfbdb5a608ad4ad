// Some releases hold streets whose name swallowed a level and a number: "LEVEL 1, 6-14 CASTLE" STREET with unit rows
// and no number. People write such an address like any other, so the rows are looked up from the real street as well.
import { partitionPoint } from '../../data/ascending.js';
import type { Reading } from '../../address/parse/reading.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { listEnd } from '../../data/list-end.js';

/** A street with a buried level and number, beside the real street of the same name and type in its locality. */
export interface BuriedNumber {
  street: number;
  levelNumber: string;
  first: number;
  suffix: string;
  last: number;
  lastSuffix: string;
}

const FORM = /^(?:LEVEL|FLOOR|GROUND|LOWER|UPPER)(?: (?!\d)\w+)* (?:(\w+) )?(\d+)([A-Z]?)(?: (\d+)([A-Z]?))? (\D.*)$/;

/**
 * Real street → the streets that bury its numbers. Empty for nearly every release: only names that start so are read.
 */
export function buriedNumbers(set: AddressSet): ReadonlyMap<number, readonly BuriedNumber[]> {
  const found = new Map<number, BuriedNumber[]>();
  for (const word of ['FLOOR ', 'GROUND ', 'LEVEL ', 'LOWER ', 'UPPER ']) {
    for (let name = firstFrom(set, word); name < set.streetNames.size; name++) {
      const text = set.streetNames.text(name);
      if (!text.startsWith(word)) break;
      const parts = FORM.exec(text);
      if (!parts) continue;
      const real = set.streetNames.find(parts[6]!);
      if (real < 0) continue;
      const buried = {
        levelNumber: parts[1] ?? '',
        first: Number(parts[2]),
        suffix: parts[3]!,
        last: Number(parts[4] ?? 0),
        lastSuffix: parts[5] ?? '',
      };
      const end = listEnd(set.nameEntryStart, name + 1, set.nameEntry);
      for (let i = set.nameEntryStart[name]!; i < end; i++) {
        const street = set.entryStreet[set.nameEntry[i]!]! >>> 1;
        const owner = realStreet(set, street, real);
        if (owner >= 0) found.set(owner, [...(found.get(owner) ?? []), { ...buried, street }]);
      }
    }
  }
  return found;
}

/** True if the reading asks for the buried number, and for its level or none. */
export const asksFor = (reading: Reading, b: BuriedNumber): boolean =>
  reading.numberFirst === b.first &&
  reading.numberSuffix === b.suffix &&
  reading.numberLast === b.last &&
  reading.numberLastSuffix === b.lastSuffix &&
  (reading.levelNumber === '' || reading.levelNumber === b.levelNumber);

const firstFrom = ({ streetNames }: AddressSet, prefix: string): number =>
  partitionPoint(0, streetNames.size, (id) => streetNames.text(id) < prefix);

function realStreet(set: AddressSet, street: number, name: number): number {
  const locality = set.streetLocality[street]!;
  const end = listEnd(set.nameEntryStart, name + 1, set.nameEntry);
  for (let i = set.nameEntryStart[name]!; i < end; i++) {
    const other = set.entryStreet[set.nameEntry[i]!]! >>> 1;
    if (set.streetLocality[other] === locality && set.streetType[other] === set.streetType[street]) return other;
  }
  return -1;
}
