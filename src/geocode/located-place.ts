// The place of the rows that a text means: by its name, by its postal code, by what that is around.
import { foldWorldName } from '../address/fold.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import type { Homonym } from './homonyms.js';
import { NOTHING, type LocatedText } from './located-text.js';
import { middle } from './points.js';
import type { CodeArea } from './postal-areas/area-of-code.js';
import { pointOf, type PlaceRow } from './rows.js';
import type { Word } from './words.js';

/** The code of the whole country in the place of a region's. */
const NO_REGION = '00';

/** Rows of one place as one: where people are counted that of the most, else their middle. The largest stands first. */
export function describe(
  { rows, size }: Homonym,
  written: string,
  sets: readonly PlaceSet[],
): NonNullable<LocatedText['place']> {
  const [
    {
      set,
      at,
      place: { name, region, area, postcode },
    },
  ] = rows as [PlaceRow];
  const codes = new Set(rows.map(({ place }) => place.postcode));
  const one = rows.length === 1 || set === sets.at(-1);
  return {
    name,
    area,
    region: region.name || (region.code === NO_REGION ? '' : region.code),
    country: region.country,
    postcode: (written !== '' || codes.size === 1 ? postcode : '') || written,
    people: Math.max(size, ...rows.map(({ place }) => place.population)),
    id: one ? set.localId(at) : '',
    point: one ? pointOf(rows[0]!) : middle(rows.map(pointOf)),
  };
}

/** The city that the postal code of a text is around, in the stead of what the text names. */
export const atArea = ({ beginning, city }: CodeArea, words: readonly Word[]): LocatedText => ({
  ...NOTHING,
  status: 'partial',
  level: 'postcode',
  place: describe({ rows: [city], size: city.place.population }, '', [city.set]),
  source: city.set.source,
  left: words,
  messages: [`postal codes that begin with ${beginning} are those around ${city.place.name}: its point is taken`],
});

/** The place that rows of one postal code say: the one they name, or the middle of those that they do. */
export function byCode(
  rows: readonly PlaceRow[],
  preferred: string | undefined,
): Pick<LocatedText, 'level' | 'place' | 'source'> {
  const of = rows.filter(({ set }) => set.source === (preferred ?? rows[0]!.set.source));
  const used = of.length > 0 ? of : rows;
  const names = new Set(used.map(({ place }) => foldWorldName(place.name)));
  return {
    level: 'postcode',
    place: {
      ...describe({ rows: used, size: 0 }, used[0]!.place.postcode, []),
      ...(names.size > 1 ? { name: '', area: '', id: '' } : {}),
    },
    source: used[0]!.set.source,
  };
}
