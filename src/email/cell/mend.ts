// What an address that has an error was probably meant to be, where a single kind of slip explains it. The address
// stays refused: it is for its owner to say.
import { refusalOf } from '../policy/policy.js';
import { parseEmail } from '../syntax/parse.js';

const isAccepted = (text: string): boolean => refusalOf(parseEmail(text)) === undefined;

/** Slips of the hand, each taken back alone: the first that makes an address of it is what was meant. */
const SLIPS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\s+/g, ''),
  (text) => text.replace(/@@+/g, '@'),
  (text) => text.replace(/\.{2,}/g, '.'),
  // A comma, a semicolon or a slash is beside the dot on most keyboards.
  (text) => text.replace(/(?<=[\p{L}\p{N}])[,;/](?=[\p{L}\p{N}])/gu, '.'),
  (text) => text.replace(/@[.#,]+/g, '@'),
  (text) => text.replace(/[.,]+@/g, '@'),
  (text) => text.replace(/^\.+/, ''),
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
