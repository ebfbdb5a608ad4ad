// The name of a company, society or council beside that of a corporate owner. Its numbers count: trustee companies are
// named after years. A trust is no owner of the register, which names its trustees.
import { Pattern } from '../address/distance.js';
import { likelier, UNLIKE, type Likeness } from './likeness.js';
import { compact, formsOf } from './name-forms.js';
import type { Person } from './persons.js';

/** Words that say one thing, folded. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  LTD: 'LIMITED',
  LMTD: 'LIMITED',
  INC: 'INCORPORATED',
  CORP: 'CORPORATION',
  CO: 'COMPANY',
  BROS: 'BROTHERS',
  INTL: 'INTERNATIONAL',
  ASSN: 'ASSOCIATION',
  ASSOC: 'ASSOCIATION',
  LP: 'PARTNERSHIP',
  TTEE: 'TRUSTEE',
  TTEES: 'TRUSTEES',
};
const FORMS: ReadonlySet<string> = new Set([
  'LIMITED',
  'INCORPORATED',
  'PARTNERSHIP',
  'PTY',
  'UNLIMITED',
  'PLC',
  'TAPUI',
]);
/** What stands behind a name for as long as it is so. */
const STATE =
  /\((?:in (?:liquidation|receivership|statutory management|voluntary administration)|removed|struck off)\)/gi;
/** Words of a trust's name that say nothing of whose it is. */
const OF_TRUSTS: ReadonlySet<string> = new Set(
  `THE TRUST TRUSTS FAMILY WHANAU PROPERTY INVESTMENT DISCRETIONARY CHARITABLE TESTAMENTARY LIFE HOUSE HOME LIMITED
   TRUSTEE TRUSTEES NO NUMBER AND OF FOR COMPANY`.split(/\s+/),
);
/** Names shorter than this that differ in a letter are different names. */
const LEAST_FOR_SLIP = 5;

interface CompanyName {
  readonly words: readonly string[];
  /** Letters of the words, and their numbers, without spaces. */
  readonly letters: string;
  readonly numbers: string;
  /** Legal form, '' where none is said. */
  readonly form: string;
}

function companyName(text: string): CompanyName {
  const folded = formsOf(text.replace(STATE, ' '))[0]!;
  const all = folded
    .replace(/\bNEW ZEALAND\b/g, 'NZ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => SAME_WORDS[word] ?? word);
  const named = all[0] === 'THE' && all.length > 1 ? all.slice(1) : all;
  const words = named.filter((word) => !FORMS.has(word));
  const joined = compact(words.join(' '));
  return {
    words,
    letters: joined.replace(/\d+/g, ''),
    numbers: (joined.match(/\d+/g) ?? []).join(' '),
    form: named.filter((word) => FORMS.has(word)).join(' '),
  };
}

/** How like a text is to the name of a corporate owner. */
export function companyLikeness(text: string, owner: string): Likeness {
  const asked = companyName(text);
  const own = companyName(owner);
  if (asked.words.length === 0 || own.words.length === 0) return UNLIKE;
  if (compact(asked.words.join(' ')) === compact(own.words.join(' '))) {
    if (asked.form === own.form) return { reason: 'OWNER', score: 100 };
    const isUnsaid = asked.form === '' || own.form === '';
    return isUnsaid ? { reason: 'OWNER', score: 95 } : { reason: 'LEGAL_FORM', score: 80 };
  }
  if (asked.letters === own.letters && asked.letters !== '') return { reason: 'NUMBER', score: 30 };
  if (asked.numbers !== own.numbers) return UNLIKE;
  if (isSlip(asked.letters, own.letters)) return { reason: 'ONE_LETTER', score: 80 };
  const [short, long] = asked.words.length < own.words.length ? [asked.words, own.words] : [own.words, asked.words];
  const isPart = short.length > 1 && short.every((word) => long.includes(word));
  return isPart ? { reason: 'PART_OF_NAME', score: 50 } : UNLIKE;
}

function isSlip(a: string, b: string): boolean {
  return a.length >= LEAST_FOR_SLIP && b.length >= LEAST_FOR_SLIP && new Pattern(a).distanceTo(b, 1) === 1;
}

/** True for a name that says trust, and not trustee. */
export const isTrust = (text: string): boolean => /\btrusts?\b/i.test(text);

/** How like a trust is to an owner who may be its trustee: never enough, since the register does not say so. */
export function trustLikeness(text: string, owner: { readonly corporate: string; readonly person: Person }): Likeness {
  const own = formsOf(text)[0]!
    .split(' ')
    .filter((word) => word.length > 1 && !OF_TRUSTS.has(word));
  const none: Likeness = { reason: 'TRUST', score: 0 };
  if (own.length === 0) return none;
  const corporate = formsOf(owner.corporate)[0]!.split(' ');
  const isTrustee = corporate.some((word) => word.startsWith('TRUST')) && own.every((word) => corporate.includes(word));
  const surname = formsOf(owner.person.surname)[0]!;
  const score = surname !== '' && own.includes(surname) ? 40 : 0;
  return likelier(none, { reason: 'TRUST', score: isTrustee ? 60 : score });
}
