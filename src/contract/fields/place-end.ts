// What the end of a line says of the place already: from behind, its country, postcode, state and locality.
import { statePattern } from './states.js';
import { wordsOf } from './text-words.js';

const STATE = statePattern(['AAT']);
const COUNTRY = new Set(['AUSTRALIA', 'AU', 'AUS', 'NZ', 'ZEALAND']);
/** Words of the longest name of a state. */
const LONGEST_STATE = 3;

/** Words of a line before its country, postcode and state, and these. */
interface EndOfLine {
  readonly place: readonly string[];
  readonly behind: readonly string[];
}

/** The end of a line, as it is asked whether it says a part of the place. */
export class PlaceEnd {
  private readonly text: string;
  private end: EndOfLine | undefined;

  constructor(line: string) {
    this.text = line.toUpperCase();
  }

  /** True if the text is the name that the line ends with, or stands behind it. */
  says(text: string): boolean {
    // Most lines say none of it: their words are looked at only where the letters are there.
    if (text === '' || this.text === '' || !this.text.includes(text.toUpperCase())) return false;
    const words = wordsOf(text);
    if (words.length === 0) return false;
    this.end ??= endOf(this.text);
    const { place, behind } = this.end;
    return words.every((word) => behind.includes(word)) || words.join(' ') === place.slice(-words.length).join(' ');
  }
}

function endOf(line: string): EndOfLine {
  const words = wordsOf(line);
  let end = words.length;
  while (end > 0 && COUNTRY.has(words[end - 1]!)) end -= words[end - 1] === 'ZEALAND' ? 2 : 1;
  if (/^\d{4}$/.test(words[end - 1] ?? '')) end--;
  for (let length = LONGEST_STATE; length > 0; length--) {
    if (end <= length || !STATE.test(words.slice(end - length, end).join(' '))) continue;
    end -= length;
    break;
  }
  return { place: words.slice(0, Math.max(0, end)), behind: words.slice(Math.max(0, end)) };
}
