// Other ways people write a locality's name, beside the aliases that a source declares.
import { USUAL_FORMS } from '../../address/vocabulary/short-words.js';

const DIRECTIONS: ReadonlySet<string> = new Set(['NORTH', 'SOUTH', 'EAST', 'WEST', 'UPPER', 'LOWER']);

/**
 * Spellings of a folded name: each word in its other form (MOUNT, MT), a direction at the other end (NORTH X, X NORTH).
 * Never the name itself.
 */
export function localitySpellings(name: string): string[] {
  const words = name.split(' ');
  const spellings = new Set<string>();
  words.forEach((word, i) => {
    const written = USUAL_FORMS.get(word);
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
