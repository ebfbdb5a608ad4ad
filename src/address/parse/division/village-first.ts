// Islands of New Zealand that people write before the village on them: WAIHEKE ISLAND, OSTEND is Ostend of Waiheke
// Island.

/** Villages by the words that their island's folded name begins with. Names are facts (NZ Gazetteer). */
const VILLAGES: Readonly<Record<string, ReadonlySet<string>>> = {
  WAIHEKE: new Set(['BLACKPOOL', 'OMIHA', 'ONEROA', 'ONETANGI', 'OSTEND', 'PALM BEACH', 'ROCKY BAY', 'SURFDALE']),
  'GREAT BARRIER': new Set(['CLARIS', 'OKIWI', 'OKUPU', 'PORT FITZROY', 'TRYPHENA', 'WHANGAPARAPARA']),
  STEWART: new Set(['HALFMOON BAY', 'HORSESHOE BAY', 'OBAN']),
  CHATHAM: new Set(['KAINGAROA', 'OWENGA', 'TE ONE', 'WAITANGI']),
};
const ISLAND = /^(.+) ISLANDS?$/;

/** Words [suburb, suburbEnd) and [place, end) of a line. */
interface TwoPlaces {
  suburb: number;
  suburbEnd: number;
  place: number;
  end: number;
}

/** The two places, that of the island second. */
export function villageFirst<P extends TwoPlaces>(places: P, words: readonly string[]): P {
  const { suburb, suburbEnd, place, end } = places;
  const island = ISLAND.exec(words.slice(suburb, suburbEnd).join(' '))?.[1];
  const isVillage = island !== undefined && VILLAGES[island]?.has(words.slice(place, end).join(' ')) === true;
  return isVillage ? { ...places, suburb: place, suburbEnd: end, place: suburb, end: suburbEnd } : places;
}
