// A text without what is no part of an address in any country: what it carried along, telephone numbers, email.
import { contactSpans } from '../address/parse/outside/contact.js';
import { withoutCarried } from '../address/parse/words/carried.js';
import { readPart } from '../address/parse/words/read-part.js';

/** Telephone numbers as countries other than Australia and New Zealand write them. */
const PHONES = [
  // +506 41009000, (+84-24) 39367575
  /\(?\+\d[\d ()./-]{6,40}\d/g,
  // (504) 2243-7592 behind a line
  /(?<=[\s,;])\(\d{1,4}\)[ -]?\d[\d ./-]{4,20}\d$/g,
  // 263-24-2250593 behind a line: ten digits and more, which no postal code has
  /(?<=[,;] *)(?=(?:\D*\d){10})\d{1,4}(?:[-. ]\d{2,8}){2,5}$/g,
];

/** The text that is left, and what was taken out of it. */
export interface PlainText {
  readonly text: string;
  readonly dropped: readonly string[];
}

/** The part of a text that is read, without contacts and without what it was copied with. */
export function plainText(whole: string): PlainText {
  const { text, mended } = withoutCarried(readPart(whole.trim()));
  const dropped = mended.filter(({ to }) => to === '').map(({ from }) => from);
  let plain = '';
  let end = 0;
  for (const [from, to] of contactSpans(text).sort(([a], [b]) => a - b)) {
    dropped.push(text.slice(from, to).trim());
    plain += `${text.slice(end, from)}, `;
    end = to;
  }
  plain += text.slice(end);
  for (const form of PHONES) {
    plain = plain.replace(form, (phone) => {
      dropped.push(phone);
      return ', ';
    });
  }
  return { text: plain, dropped };
}

/** The message that says what was taken out; none where nothing was. */
export const noPart = (dropped: readonly string[]): string[] =>
  dropped.length === 0 ? [] : [`no part of an address: ${dropped.join(' | ')}`];
