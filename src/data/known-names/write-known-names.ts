// Writes a filter of names as one file. `KnownNames` reads it.
import { SetWriter } from '../file/write/set-writer.js';
import { letterTable } from './letter-bits.js';
import { BITS_A_NAME, nameBits } from './name-bits.js';

/** Names in capitals, A to Z: of people and places, and of those the places that many know. */
export interface Names {
  readonly all: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
}

/** Writes the file. `release` says where the names are from. */
export function writeKnownNames(out: string, { all, places }: Names, release: string): void {
  const writer = new SetWriter(out);
  writer.section('name.bits', 'u8', filterOf(all));
  writer.section('place.bits', 'u8', filterOf(places));
  writer.section('name.letters', 'u8', letterTable(all));
  writer.finish({
    source: 'KNOWN_NAMES',
    country: '',
    release,
    datum: '',
    states: [],
    counts: { addresses: 0, streets: 0, localities: 0 },
    builtBy: '',
  });
}

function filterOf(names: ReadonlySet<string>): Uint8Array {
  const bits = new Uint8Array(Math.max(1, Math.ceil((names.size * BITS_A_NAME) / 8)));
  for (const name of names) {
    for (const bit of nameBits(name, bits.length * 8)) bits[bit >>> 3]! |= 1 << (bit & 7);
  }
  return bits;
}
