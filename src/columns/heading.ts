// What a heading may mean: for each role, how surely, which place among its like, and whose address it belongs to.
import { isAddressRole } from './address-roles.js';
import { headingWords } from './heading-words.js';
import { PARTIES, phrasesWith, type Phrase, type Role } from './phrases.js';
import { besideWord, isNumber, WordsBeside, type HeadingWord } from './words-beside.js';
import { meaningsOf } from './words.js';

export interface HeadingMeaning {
  readonly role: Role;
  /** How surely the heading names the role: 0 to 1. */
  readonly strength: number;
  /** Its place among its like (`Address Line 2`: 2); 0 where the heading says none. */
  readonly order: number;
  /** Words that hold together the columns of one address, in their order: `billing`, `next kin`, `#2`. */
  readonly stem: string;
  /** The same as the heading has them: `residential` where the stem is `home`. */
  readonly owner: string;
}

/** A phrase that names the role alone is sure by so much; each further word of it makes it surer. */
const SURE = 0.9;
const SURER = 0.03;
/** The place of a line that says only that it is not the first. */
const FURTHER = 9;
/** Less sure than this is no meaning. */
const LEAST = 0.25;
/** Headings of more words are sentences. */
const MOST_WORDS = 12;

/** The meanings of a heading, the surest first; one for each role. */
export function meaningsOfHeading(heading: string): HeadingMeaning[] {
  const whole = meaningsOfWords(heading);
  const [first, ...others] = heading.split('/');
  if (others.length === 0 || others.length > MOST_OTHERS || (whole[0]?.strength ?? 0) >= CLEAR) return whole;
  const ofFirst = meaningsOfWords(first!);
  const ofOthers = others.map((words) => meaningsOfWords(words)[0]);
  if ((ofFirst[0]?.strength ?? 0) < CLEAR || ![ofFirst[0], ...ofOthers].every(isPartOfAddress)) return whole;
  const found = new Map(ofFirst.map((meaning) => [meaning.role, meaning]));
  for (const meaning of ofOthers) {
    if (!found.has(meaning!.role)) found.set(meaning!.role, { ...meaning!, strength: meaning!.strength - LESS });
  }
  return [...found.values()].sort((a, b) => b.strength - a.strength);
}

/** What a heading names behind a stroke it names less surely than what stands first. */
const LESS = 0.1;

/** As sure as this a heading needs no second reading. */
const CLEAR = 0.75;
/** Words that a heading gives beside its first for the same: `Line 2/District/Neighbourhood`. */
const MOST_OTHERS = 5;

const isPartOfAddress = (meaning: HeadingMeaning | undefined): boolean =>
  meaning !== undefined && isAddressRole(meaning.role);

function meaningsOfWords(heading: string): HeadingMeaning[] {
  const words = headingWords(heading)
    .slice(0, MOST_WORDS)
    .map((text): HeadingWord => ({ text, meanings: meaningsOf(text) }));
  const phrases = new Set(words.flatMap(({ meanings }) => meanings.flatMap(phrasesWith)));
  const best = new Map<Role, HeadingMeaning>();
  for (const phrase of phrases) {
    const used = wordsOfPhrase(phrase, words);
    if (used === undefined) continue;
    const meaning = meaningOf(phrase, words, used);
    if (meaning !== undefined && meaning.strength > (best.get(meaning.role)?.strength ?? LEAST)) {
      best.set(meaning.role, meaning);
    }
  }
  return [...best.values()].sort((a, b) => b.strength - a.strength);
}

/** The words of the heading that say the phrase, each one of its words; undefined where they do not. */
function wordsOfPhrase(phrase: Phrase, words: readonly HeadingWord[]): Set<HeadingWord> | undefined {
  const used = new Set<HeadingWord>();
  // A word that can stand for little is given out first, so that it is left to whom it is needed by.
  const byChoice = [...words].sort((a, b) => a.meanings.length - b.meanings.length);
  for (const wanted of phrase.words) {
    const found = byChoice.find((word) => !used.has(word) && word.meanings.includes(wanted));
    if (found === undefined) return undefined;
    used.add(found);
  }
  return phrase.numbered && !words.some(isNumber) ? undefined : used;
}

function meaningOf(
  phrase: Phrase,
  words: readonly HeadingWord[],
  used: ReadonlySet<HeadingWord>,
): HeadingMeaning | undefined {
  const place = phrase.numbered ? words.findLast(isNumber) : undefined;
  if (place !== undefined && !isPlaceOfLine(place, words, used)) return undefined;
  if (OF_NO_RANGE.has(phrase.role) && [...used].some(({ text }) => ENDS_OF_RANGE.has(text))) return undefined;
  const beside = new WordsBeside(phrase);
  for (const word of words) {
    if (used.has(word) || word === place) continue;
    if (isNumber(word)) beside.number(word, word === words.at(-1));
    else beside.word(word);
  }
  const known = phrase.words.length + (phrase.numbered ? 1 : 0);
  const strength = SURE + SURER * known - beside.cost - doubtOf(phrase, words.at(-1)!);
  if (strength < LEAST) return undefined;
  return {
    role: beside.role,
    strength: Math.min(1, strength),
    order: place === undefined ? orderWithout(phrase) : Number(place.text),
    stem: [...new Set(beside.stem)].join(' '),
    owner: beside.owners.join(' '),
  };
}

/** What makes a phrase less sure than another that says as much. */
const DOUBT = 0.04;

/**
 * The number of a property is that of its house where nothing else is, and else its number in a register; what ends
 * with the building has its name, and not the address of one.
 */
const doubtOf = ({ role, words }: Phrase, last: HeadingWord): number =>
  (role === 'streetNumber' && words.includes('property')) ||
  (role === 'fullAddress' && last.meanings.includes('building'))
    ? DOUBT
    : 0;

/** Words that say first and last of numbers alone: `Send From Name` is no first name. */
const ENDS_OF_RANGE: ReadonlySet<string> = new Set(
  'from to start begin end low lower lo high higher hi upper'.split(' '),
);
const OF_NO_RANGE: ReadonlySet<Role> = new Set(['givenName', 'middleName', 'familyName', 'line']);

/** `Address 1` is the first line of an address; `Address 1 - Street` is the street of the first of several. */
const isPlaceOfLine = (place: HeadingWord, words: readonly HeadingWord[], used: ReadonlySet<HeadingWord>): boolean =>
  words.slice(words.indexOf(place) + 1).every((word) => saysNothing(word, used));

const orderWithout = ({ words }: Phrase): number =>
  words.some((word) => word === 'further' || word === 'complement') ? FURTHER : 0;

/** The stem that a name of a group stands for: `Residential` is `home`. */
export const stemOfName = (name: string): string =>
  headingWords(name)
    .map((text) =>
      /^\d/.test(text) ? `#${Number(text)}` : (besideWord({ text, meanings: meaningsOf(text) }).owner ?? ''),
    )
    .filter((word) => word !== '')
    .join(' ');

/** True for a word behind the number of a line that leaves it a line. */
function saysNothing(word: HeadingWord, used: ReadonlySet<HeadingWord>): boolean {
  return !used.has(word) && !word.meanings.some((meaning) => meaning === 'full' || meaning === 'line');
}

/** True for a heading that speaks of numbers or of what has them: `Order #`, `Ticket`, `Ref`. */
export const isNumberOfThings = (heading: string): boolean =>
  headingWords(heading).some(
    (text) => PARTIES.has(text) || meaningsOf(text).some((meaning) => meaning === 'number' || meaning === 'id'),
  );

/** True if the heading most surely means the role. */
export const headingNames = (heading: string, role: Role): boolean => meaningsOfHeading(heading)[0]?.role === role;

/** Longer cells are values. Characters. */
const LONGEST_HEADING = 60;
/** As sure as this a cell is a heading, and nothing that stands under one. */
const HEADING = 0.85;

/** True if the cell is a heading by its words alone: `Suburb`, `Addr 1`, `PCODE`; not `5 Smith St`. */
export function isHeading(cell: string): boolean {
  if (cell.length > LONGEST_HEADING || /^\s*\d|\d{3}|@/.test(cell)) return false;
  const [first] = meaningsOfHeading(cell);
  return first !== undefined && first.strength >= HEADING && headingWords(cell).every((word) => !/^\d{2}/.test(word));
}
