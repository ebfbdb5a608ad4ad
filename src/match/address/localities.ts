// Names of Australian places that come with the package, for whoever compares addresses without an engine.
import type { LocalityIndex } from '../../address/parse/reading.js';
import { gazetteerLocalities, openGazetteer } from '../../data/gazetteer.js';
import { LocalityMap } from './locality-map.js';

interface Opened {
  readonly localities: LocalityIndex;
  readonly map: LocalityMap;
}

let opened: Opened | undefined;

/** The embedded gazetteer, opened at the first call of a thread and kept. */
function embedded(): Opened {
  if (opened === undefined) {
    const set = openGazetteer();
    opened = { localities: gazetteerLocalities(set), map: new LocalityMap(set) };
  }
  return opened;
}

/** What the parser asks of localities. Throws `data-broken` where the gazetteer cannot be read. */
export const embeddedLocalities = (): LocalityIndex => embedded().localities;

/** Where the localities of Australia lie; undefined for another country. '' may be Australia. */
export const embeddedMap = (country: string): LocalityMap | undefined =>
  country === 'AU' || country === '' ? embedded().map : undefined;
