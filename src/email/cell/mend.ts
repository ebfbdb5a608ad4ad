// What an address that has an error was probably meant to be, where a single kind of slip explains it. The address
// stays refused: it is for its owner to say.
import { refusalOf } from '../policy/policy.js';
import { DomainSuggester } from '../typo/suggest.js';
import { parseEmail } from '../syntax/parse.js';

const isAccepted = (text: string): boolean => refusalOf(parseEmail(text)) === undefined;

const suggester = new DomainSuggester();

/** The address with the domain that was probably meant: `gmailcom`, `bigpond.com.a`. */
function withOtherDomain(text: string): string {
  const at = text.lastIndexOf('@');
  const meant = suggester.suggest(text.slice(at + 1).toLowerCase());
  return meant === '' ? text : `${text.slice(0, at)}@${meant}`;
}

/** Slips of the hand, each taken back alone: the first that makes an address of it is what was meant. */
const SLIPS: readonly ((text: string) => string)[] = [
  // Within the name a space may stand for a dot, or for nothing, or end a word that is none of it.
  (text) => text.replace(/\s*@\s*/, '@').replace(/(?<=@.*)\s+/g, ''),
  (text) => text.replace(/\s*\.\s*/g, '.').replace(/\s*@\s*/, '@'),
  (text) => text.replace(/@@+/g, '@'),
  (text) => text.replace(/\.{2,}/g, '.'),
  // A comma, a semicolon or a slash is beside the dot on most keyboards.
  (text) => text.replace(/(?<=[\p{L}\p{N}])[,;/](?=[\p{L}\p{N}])/gu, '.'),
  (text) => text.replace(/@[.#,]+/g, '@'),
  (text) => text.replace(/[.,]+@/g, '@'),
  (text) => text.replace(/^\.+/, ''),
  withOtherDomain,
];

/** The address that was probably meant; '' where the text is one, or where no single slip explains it. */
export function mendedForm(text: string): string {
  if (!text.includes('@') || isAccepted(text)) return '';
  for (const undo of SLIPS) {
    const mended = undo(text);
    if (mended !== text && isAccepted(mended)) return mended;
  }
  return '';
}
