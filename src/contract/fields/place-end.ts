// What the end of a line says of the place already: from behind, its country, postcode, state and locality.
import { statePattern } from './states.js';
import { wordsOf } from './text-words.js';

const STATE = statePattern(['AAT']);
const COUNTRY = new Set(['AUSTRALIA', 'AU', 'AUS', 'NZ', 'ZEALAND']);
/** Words of the longest name of a state. */
const LONGEST_STATE = 3;

/** The end of a line, as it is asked whether it says a part of the place. */
export class PlaceEnd {
  /** Words of the line before its country, postcode and state, and these. */
  private readonly place: readonly string[];
  private readonly behind: readonly string[];

  constructor(line: string) {
    const words = wordsOf(line);
    let end = words.length;
    while (end > 0 && COUNTRY.has(words[end - 1]!)) end -= words[end - 1] === 'ZEALAND' ? 2 : 1;
    if (/^\d{4}$/.test(words[end - 1] ?? '')) end--;
    for (let length = LONGEST_STATE; length > 0; length--) {
      if (end <= length || !STATE.test(words.slice(end - length, end).join(' '))) continue;
      end -= length;
      break;
    }
    this.place = words.slice(0, Math.max(0, end));
    this.behind = words.slice(Math.max(0, end));
  }

  /** True if the text is the name that the line ends with, or stands behind it. */
  says(text: string): boolean {
    const words = wordsOf(text);
    if (words.length === 0) return false;
    const isBehind = words.every((word) => this.behind.includes(word));
    return isBehind || words.join(' ') === this.place.slice(-words.length).join(' ');
  }
}
