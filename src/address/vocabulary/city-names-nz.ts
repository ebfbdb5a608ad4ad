// What towns of New Zealand are called in Māori beside the name that mail is addressed to: ŌTAUTAHI, ŌTAUTAHI
// CHRISTCHURCH. Names are facts; folded, as a line's words are.

/** Names that no other place has, by the town. */
const ALONE: Readonly<Record<string, string>> = {
  AUCKLAND: 'TAMAKI MAKAURAU|TAMAKI-MAKAURAU',
  BLENHEIM: 'TE WAIHARAKEKE',
  CAMBRIDGE: 'KEMUREHI',
  CHRISTCHURCH: 'OTAUTAHI',
  DUNEDIN: 'OTEPOTI',
  GISBORNE: 'TURANGANUI A KIWA',
  GREYMOUTH: 'MAWHERA',
  HAMILTON: 'KIRIKIRIROA',
  LEVIN: 'TAITOKO',
  'LOWER HUTT': 'TE AWAKAIRANGI KI TAI',
  MASTERTON: 'WHAKAORIORI',
  'NEW PLYMOUTH': 'NGAMOTU',
  'PALMERSTON NORTH': 'TE PAPAIOEA',
  RUSSELL: 'KORORAREKA',
  STRATFORD: 'WHAKAAHURANGI',
  TAURANGA: 'TAURANGA MOANA',
  TIMARU: 'TE TIHI O MARU',
  'UPPER HUTT': 'TE AWAKAIRANGI KI UTA',
  WELLINGTON: 'TE WHANGANUI A TARA|PONEKE',
  WHANGAREI: 'WHANGAREI TERENGA PARAOA',
};

/** Names that are another place's as well, and mean the town beside its other name alone. */
const BESIDE: Readonly<Record<string, string>> = {
  BLENHEIM: 'WAIRAU|WAIHARAKEKE',
  GISBORNE: 'TURANGA|TAIRAWHITI',
  HASTINGS: 'HERETAUNGA',
  NELSON: 'WHAKATU',
  PICTON: 'WAITOHI',
  QUEENSTOWN: 'TAHUNA',
  WESTPORT: 'KAWATIRI',
};

const listed = (names: string | undefined): string[] => names?.split('|') ?? [];

/** The town's name and a further one beside it, in either order. */
const dualNames = (town: string): string[] =>
  [...listed(ALONE[town]), ...listed(BESIDE[town])].flatMap((name) => [`${name} ${town}`, `${town} ${name}`]);

/** Towns by both of their names together: OTAUTAHI CHRISTCHURCH. */
const DUAL: ReadonlyMap<string, string> = new Map(
  [...Object.keys(ALONE), ...Object.keys(BESIDE)].flatMap((town) => dualNames(town).map((name) => [name, town])),
);
const KNOWN: ReadonlySet<string> = new Set([...Object.values(ALONE).flatMap(listed), ...DUAL.keys()]);

const DUAL_WORDS: ReadonlySet<string> = new Set([...DUAL.keys()].flatMap((name) => name.split(' ')));

/** True for a word of the names of a town that has two. */
export const isOfDualName = (word: string): boolean => DUAL_WORDS.has(word);

/** True if the folded name is a town's in Māori, or both of its names. */
export const isOtherNameNz = (name: string): boolean => KNOWN.has(name);

/** The town that both of its names together mean; undefined for any other name. */
export const townOfDualName = (name: string): string | undefined => DUAL.get(name);

/** What the town of this folded name is called as well. */
export const otherNamesNz = (town: string): string[] => [...listed(ALONE[town]), ...dualNames(town)];
