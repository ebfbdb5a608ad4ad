// What a text says that may be nothing but a place of Australia: a locality's name, a state, a postcode, in any order.
import { stateOf } from '../../address/vocabulary/place.js';
import { isOneName, textOf, type Word } from '../words.js';

/** One way to read a text as a place; '' for what it does not say. */
export interface WrittenHome {
  /** The words that are left for the name, by the parts of the text. */
  readonly names: readonly string[];
  /** Code of the state. */
  readonly state: string;
  /** Four digits. */
  readonly postcode: string;
}

/** Norfolk Island and the like, which nobody writes as a state. */
const OTHER_TERRITORIES = 'OT';
/** Words of the longest name of a state: AUSTRALIAN CAPITAL TERRITORY. */
const LONGEST_STATE = 3;
/** The postcodes of the Northern Territory begin with a 0 that tables lose. */
const POSTCODE = /^(?:\d{4}|[289]\d\d)$/;

/**
 * The ways to read the words, those that read more of them as state and postcode first: VICTORIA POINT is a name in the
 * end, NO 4 BRANCH too.
 */
export function writtenHomes(words: readonly Word[]): WrittenHome[] {
  const codes: readonly (number | null)[] = [...words.flatMap(({ text }, i) => (POSTCODE.test(text) ? [i] : [])), null];
  return codes.flatMap((code) => {
    const rest = words.filter((_, i) => i !== code);
    const postcode = code === null ? '' : words[code]!.text.padStart(4, '0');
    return [...statesIn(rest), null].map((state) => ({
      names: namesOf(state ? rest.filter((_, i) => i < state.from || i >= state.to) : rest),
      state: state?.code ?? '',
      postcode,
    }));
  });
}

/** The runs of words that are a state's code or name, the longest first, the last of these first. */
function statesIn(words: readonly Word[]): { readonly from: number; readonly to: number; readonly code: string }[] {
  const found = [];
  for (let length = LONGEST_STATE; length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const to = from + length;
      const code = isOneName(words, from, to) ? stateOf(textOf(words.slice(from, to))) : undefined;
      if (code !== undefined && code !== OTHER_TERRITORIES) found.push({ from, to, code });
    }
  }
  return found;
}

/** The words of each part of the text. */
function namesOf(words: readonly Word[]): string[] {
  const parts = new Map<number, Word[]>();
  for (const word of words) parts.set(word.part, [...(parts.get(word.part) ?? []), word]);
  return [...parts.values()].map(textOf);
}
