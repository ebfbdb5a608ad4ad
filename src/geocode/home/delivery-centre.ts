// Delivery, business and mail centres of Australia's post are written behind the locality that they serve: GOLD COAST
// MC QLD 9726.
import { namedStates } from '../../contract/fields/states.js';
import type { Written } from '../in-country.js';
import { textOf } from '../words.js';

const STATE = namedStates.flatMap(({ code, name }) => [code, name]).join('|');
/** What may stand behind the centre. */
const BEHIND = new RegExp(`^(?:${STATE})?(?: ?\\d{4})?$`);
const CENTRES: ReadonlySet<string> = new Set(['MC', 'DC', 'BC']);

/** The text with the locality alone, and without the centre's own postcode; undefined where it names no centre. */
export function withoutCentre(written: Written): Written | undefined {
  const { words, ends } = written;
  const at = words.findLastIndex(({ text }, i) => i > 0 && i < ends && CENTRES.has(text));
  if (at < 0 || !BEHIND.test(textOf(words.slice(at + 1, ends)))) return undefined;
  const others = words.filter(({ text }, i) => i !== at && !(i > at && i < ends && /^\d{4}$/.test(text)));
  return { ...written, fullAddress: textOf(others), words: others, ends: ends - (words.length - others.length) };
}
