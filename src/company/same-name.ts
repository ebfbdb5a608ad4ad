// Whether a name that stands beside a number is that of the company with the number.
import { Pattern } from '../address/distance.js';
import { keyOfName } from './candidates.js';
import type { Company } from './company.js';
import { namesIn, readName, keyOf } from './query.js';

const MOST_SLIPS = 2;
/** Below this every key is a slip or two from every other. */
const SHORTEST_WITH_SLIPS = 6;
const SHORTEST_BEGINNING = 4;

/** True if a part of the text is one of the company's names, a slip or two and what is left out aside. */
export function isNamed(company: Company, text: string): boolean {
  const wanted = namesIn(text).flatMap((part) => {
    const { words } = readName(part);
    // A person may be written with either name first.
    return [keyOf(words), keyOf([...words.slice(-1), ...words.slice(0, -1)])];
  });
  return company.names.some(({ text: name, kind }) => {
    const key = keyOfName(name, kind);
    return wanted.some((asked) => isAlike(asked, key));
  });
}

function isAlike(asked: string, key: string): boolean {
  if (asked === key) return true;
  const [short, long] = asked.length < key.length ? [asked, key] : [key, asked];
  if (short.length >= SHORTEST_BEGINNING && long.startsWith(short)) return true;
  return short.length >= SHORTEST_WITH_SLIPS && new Pattern(asked).distanceTo(key, MOST_SLIPS) <= MOST_SLIPS;
}
