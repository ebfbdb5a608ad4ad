// A line that names a place as people write it: name, state and postcode, any of them left out, the last as far as it
// is typed.
import { foldName } from '../address/fold.js';
import { stateOf } from '../address/vocabulary/place.js';

/** What the line says; '' for nothing. `postcode` is its first digits. */
export interface PlaceLine {
  readonly words: readonly string[];
  readonly state: string;
  readonly postcode: string;
}

const LONGEST_STATE = 3;

/** Reads RESERVOIR VIC 3073, 3073 RESERVOIR, RESERVOIR 30 and the like. */
export function readPlaceLine(text: string): PlaceLine {
  let words = foldName(text)
    .split(' ')
    .filter((word) => word !== '');
  let postcode = '';
  let state = '';
  const take = (): void => {
    const last = words.at(-1) ?? '';
    if (postcode === '' && /^\d{1,4}$/.test(last)) {
      postcode = last;
      words = words.slice(0, -1);
    }
    for (let length = LONGEST_STATE; state === '' && length > 0; length--) {
      state = stateOf(words.slice(-length).join(' ')) ?? '';
      if (state !== '') words = words.slice(0, -length);
    }
  };
  take();
  take();
  if (postcode === '' && /^\d{4}$/.test(words[0] ?? '')) [postcode = '', ...words] = words;
  return { words, state, postcode };
}
