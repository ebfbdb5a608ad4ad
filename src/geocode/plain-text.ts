// A text without what is no part of an address in any country: what it carried along, telephone numbers, email.
import { foldWorldName } from '../address/fold.js';
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

/** A postal code of Singapore as its people write it: S(119260). */
const SINGAPORE = /\bS ?\((\d{6})\)/gi;

/** The text that is left, and the contacts that were taken out of it; tags and labels say nothing of their own. */
export interface PlainText {
  readonly text: string;
  readonly contacts: readonly string[];
}

/** The part of a text that is read, without contacts and without what it was copied with. */
export function plainText(whole: string): PlainText {
  const { text } = withoutCarried(readPart(whole.trim()));
  const contacts: string[] = [];
  let plain = '';
  let end = 0;
  for (const [from, to] of contactSpans(text).sort(([a], [b]) => a - b)) {
    contacts.push(text.slice(from, to).trim());
    plain += `${text.slice(end, from)}, `;
    end = to;
  }
  plain += text.slice(end);
  for (const form of PHONES) {
    plain = plain.replace(form, (phone) => {
      contacts.push(phone);
      return ', ';
    });
  }
  return { text: plain.replace(SINGAPORE, 'Singapore $1'), contacts };
}

/** The messages of an answer, and those of the contacts that none of them says. */
export function withContacts(messages: readonly string[], contacts: readonly string[]): string[] {
  const said = foldWorldName(messages.join(' '));
  const unsaid = contacts.filter((contact) => !said.includes(foldWorldName(contact)));
  return unsaid.length === 0 ? [...messages] : [...messages, `no part of an address: ${unsaid.join(' | ')}`];
}
