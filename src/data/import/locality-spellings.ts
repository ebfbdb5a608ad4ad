// Other ways people write a locality's name, beside the aliases that a source declares.

/** Words that stand for each other in locality names: what a name has, and what is written for it. */
const WORDS: readonly (readonly [string, string])[] = [
  ['MOUNT', 'MT'],
  ['SAINT', 'ST'],
  ['NORTH', 'NTH'],
  ['SOUTH', 'STH'],
  ['UPPER', 'UPR'],
  ['LOWER', 'LWR'],
  ['HEIGHTS', 'HTS'],
  ['POINT', 'PT'],
  ['ISLAND', 'IS'],
  ['CREEK', 'CK'],
  ['JUNCTION', 'JCT'],
  ['GARDENS', 'GDNS'],
  ['VALLEY', 'VLY'],
  ['SPRINGS', 'SPGS'],
  ['BEACH', 'BCH'],
  ['FORT', 'FT'],
  ['CENTRAL', 'CNTRL'],
];
const WRITTEN = new Map([...WORDS, ['MT', 'MOUNT'], ['ST', 'SAINT']]);
const DIRECTIONS: ReadonlySet<string> = new Set(['NORTH', 'SOUTH', 'EAST', 'WEST', 'UPPER', 'LOWER']);

/**
 * Spellings of a folded name: each word in its other form (MOUNT, MT), a direction at the other end (NORTH X, X NORTH).
 * Never the name itself.
 */
export function localitySpellings(name: string): string[] {
  const words = name.split(' ');
  const spellings = new Set<string>();
  words.forEach((word, i) => {
    const written = WRITTEN.get(word);
    if (written !== undefined) spellings.add(words.with(i, written).join(' '));
  });
  if (words.length > 1) {
    const first = words[0]!;
    const last = words.at(-1)!;
    if (DIRECTIONS.has(first)) spellings.add([...words.slice(1), first].join(' '));
    if (DIRECTIONS.has(last)) spellings.add([last, ...words.slice(0, -1)].join(' '));
  }
  spellings.delete(name);
  return [...spellings];
}
