// Writes a filter of names as one file. `KnownNames` reads it.
import { SetWriter } from '../file/write/set-writer.js';
import { letterTable } from './letter-bits.js';
import { BITS_A_NAME, nameBits } from './name-bits.js';

/** Writes the file; the names in capitals, A to Z. `release` says where they are from. */
export function writeKnownNames(out: string, names: ReadonlySet<string>, release: string): void {
  const bits = new Uint8Array(Math.max(1, Math.ceil((names.size * BITS_A_NAME) / 8)));
  for (const name of names) {
    for (const bit of nameBits(name, bits.length * 8)) bits[bit >>> 3]! |= 1 << (bit & 7);
  }
  const writer = new SetWriter(out);
  writer.section('name.bits', 'u8', bits);
  writer.section('name.letters', 'u8', letterTable(names));
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
