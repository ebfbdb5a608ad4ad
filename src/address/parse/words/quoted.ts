// A name in quotation marks is one part, as between commas: 'Emu Downs' Smith Road is a property and its road.
import { KIND } from '../../vocabulary/kinds.js';
import { late } from '../../../contract/texts/late.js';

/** Letters between marks of one kind. An apostrophe in a word (O'Brien) or behind one (Workers' Club) opens none. */
const QUOTED = late(
  () => /(?<![\p{L}\p{N}])(?:["“]([^"“”]+)["”]|['‘’`](\p{L}[^"“”‘`]{0,60}?[\p{L}.])['’`])(?![\p{L}\p{N}])/gu,
);
/** Three characters or more of a name, no digit among them. */
const NAME = late(() => /^\p{L}[\p{L}\p{M}'’.&\- ]{2,}$/u);
const MARK = /["“”'‘’`]/;

/** Words that the mark before a name parts from nothing: THE "EMU" HOTEL. */
const OPEN: ReadonlySet<string> = new Set(['AND', 'AT', 'OF', 'THE']);
/** Kinds of words that go on with a name behind its marks: "SMITH" STREET, "EMU" HOTEL. */
const GOES_ON = KIND.building | KIND.type | KIND.strongType | KIND.suffix;

/** What is read of a line when it has been cut into words. */
interface Cut {
  readonly words: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly breaks: boolean[];
  readonly kinds: readonly number[];
}

/** The breaks of a line with those that quotation marks make; the array itself where they make none. */
export function breaksWithQuotes(text: string, { words, starts, ends, breaks, kinds }: Cut): boolean[] {
  if (!MARK.test(text)) return breaks;
  let parted: boolean[] | null = null;
  for (const quoted of text.matchAll(QUOTED())) {
    if (!NAME().test((quoted[1] ?? quoted[2])!)) continue;
    const first = starts.findIndex((start) => start >= quoted.index);
    const end = ends.findLastIndex((at) => at <= quoted.index + quoted[0].length) + 1;
    if (first < 0 || end <= first) continue;
    const isJoined = end < words.length && !breaks[end]! && (kinds[end]! & GOES_ON) !== 0;
    if (isJoined || OPEN.has(words[first - 1] ?? '')) continue;
    parted ??= [...breaks];
    if (first > 0) parted[first] = true;
    if (end < words.length) parted[end] = true;
  }
  return parted ?? breaks;
}
