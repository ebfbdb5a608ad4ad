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

const REMOTE =
  '(?:(?:100 ?% |fully |partly )?(?:remote|hybrid|on-?site|work from home|wfh)' +
  '(?: (?:first|friendly|ok|possible|work))?)';
/** Where one may work from, as notices of jobs say it: in brackets, or as a part of its own. */
const PLACES_OF_WORK = [
  new RegExp(`\\s*[([]${REMOTE}[)\\]]`, 'giu'),
  new RegExp(
    `(?:[\\s,;|/–—-]*\\b(?:or|and)\\s+|\\s*[,;|/]\\s*|\\s+[–—-]\\s+)${REMOTE}(?=\\s*(?:$|[,;|/]|\\s[–—-]\\s))`,
    'giu',
  ),
  new RegExp(`^${REMOTE}(?:\\s*[,;|/:]\\s*|\\s+(?:[–—-]|in|or)\\s+|\\s*(?=[([]))(?=\\S)`, 'iu'),
];

/** True for a word in brackets that says where one may work from: (REMOTE). */
export const isPlaceOfWork = (text: string): boolean => new RegExp(`^[([]${REMOTE}[)\\]]$`, 'iu').test(text);

const MAY_BE_OF_WORK = /remote|hybrid|site|home|wfh/i;

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
  const others = MAY_BE_OF_WORK.test(plain) ? [...PHONES, ...PLACES_OF_WORK] : PHONES;
  for (const form of others) {
    plain = plain.replace(form, (taken) => {
      contacts.push(taken.replace(/^[\s,;|/–—-]+|[\s,;|/:–—-]+$/gu, ''));
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
