// Reads the table of New Zealand's rural deliveries and box lobbies (assets/places/new-zealand-postal.txt).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldName } from '../../../address/fold.js';
import { metresBetween } from '../../points/metres.js';
import type { PostcodePlaceRow } from '../nz-postcodes/table.js';
import type { PostTownRow } from './post-towns-nz.js';

/** Places of one name so near to each other are one. */
const SAME_METRES = 40_000;

const ENTRY = /^(\d{4}) (\D+) (-?\d+\.\d+),(-?\d+\.\d+)$/;

/** The table's rows, one for each name of each postcode. Throws for a line of another form. */
export function postalPlaceRows(
  text = readFileSync(
    fileURLToPath(new URL('../../../../assets/places/new-zealand-postal.txt', import.meta.url)),
    'utf8',
  ),
): PostcodePlaceRow[] {
  let region = '';
  return text.split('\n').flatMap((line, i) => {
    if (line === '' || line.startsWith(';')) return [];
    if (line.startsWith('# ')) {
      region = line.slice(2);
      return [];
    }
    return line.split('; ').flatMap((entry) => {
      const [, postcode, names, latitude, longitude] = ENTRY.exec(entry) ?? [];
      if (names === undefined) {
        throw new Error(`assets/places/new-zealand-postal.txt line ${i + 1}: "${entry}" is no postcode with a place`);
      }
      return names.split(', ').map((name): PostcodePlaceRow => ({
        name,
        town: '',
        region,
        territory: '',
        postcode: Number(postcode),
        point: [Math.round(Number(latitude) * 1e7), Math.round(Number(longitude) * 1e7)],
      }));
    });
  });
}

/**
 * The rows of both tables. Where the postal one has places of a code, the code is not that of every place for which the
 * other names a range of codes. A place of both is of the town that the other says.
 */
export function withPostalPlaces(
  rows: readonly PostTownRow[],
  postal: readonly PostcodePlaceRow[],
): PostcodePlaceRow[] {
  const known = new Set(postal.map(({ postcode }) => postcode));
  const merged = rows.map(({ ranged, ...row }): PostcodePlaceRow => {
    return ranged === true && known.has(row.postcode) ? { ...row, postcode: 0 } : row;
  });
  const byName = new Map<string, PostcodePlaceRow[]>();
  for (const row of merged) {
    const key = foldName(row.name);
    byName.set(key, [...(byName.get(key) ?? []), row]);
  }
  return [
    ...merged,
    ...postal.map((row) => {
      const same = byName.get(foldName(row.name))?.find(({ point }) => metresBetween(point, row.point) < SAME_METRES);
      return same ? { ...row, town: same.town } : row;
    }),
  ];
}
