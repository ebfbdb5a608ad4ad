// A small register of streets abroad, and what a line means in it.
import path from 'node:path';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { StreetSet } from '../../../src/data/streets/read/street-set.js';
import { StreetCollector } from '../../../src/data/streets/write/write-street-set.js';
import { findOnStreet } from '../../../src/geocode/streets/find-on-street.js';
import type { OnStreet, StreetLine } from '../../../src/geocode/streets/on-street.js';
import { textOf, wordsOf } from '../../../src/geocode/words.js';
import { temporaryFolder } from '../../data/support/release.js';

/** Number, street, city, postal code, unit; the last two may be left out. */
export type RegisterRow = readonly [number: string, street: string, city: string, postcode?: string, unit?: string];

/** A register of the rows, each a hundred metres north of the one before it. */
export function registerOf(rows: readonly RegisterRow[]): StreetSet {
  const collector = new StreetCollector();
  for (const [i, [number, street, city, postcode = '', unit = '']] of rows.entries()) {
    collector.add({ number, street, city, postcode, unit, id: `r${i}`, latitude: i * 10_000, longitude: 0 });
  }
  const file = path.join(temporaryFolder(), 'streets.wps');
  const writer = new SetWriter(file);
  const { streets, cities } = collector.write(writer);
  const counts = { addresses: collector.count, streets, localities: cities };
  const origin = { source: 'OPENADDRESSES', country: 'FR', release: '', datum: 'WGS84' };
  writer.finish({ ...origin, states: [], counts, builtBy: '' });
  return StreetSet.open(file);
}

/** What a line without a known place is on; the place and what names it may be given. */
export function onStreetOf(set: StreetSet, line: string, known: Partial<StreetLine> = {}): OnStreet | undefined {
  const words = wordsOf(line);
  return findOnStreet({
    words,
    left: words,
    place: null,
    code: '',
    isRegion: () => false,
    set,
    country: 'FR',
    ...known,
  });
}

/** The same as a text: unit, number, street and city, `~` before one that is written otherwise, and what is left. */
export function asked(set: StreetSet, line: string, known: Partial<StreetLine> = {}): string {
  const found = onStreetOf(set, line, known);
  if (!found) return 'none';
  const { street, address, isUnit, corrected, left } = found;
  const unit = isUnit ? `${address!.unit}, ` : '';
  const rest = left.length === 0 ? '' : ` (${textOf(left)})`;
  return `${corrected ? '~' : ''}${unit}${address?.number ?? '-'} ${street.name}, ${street.city}${rest}`;
}
