// What a heading may mean: for each role, how surely, which place among its like, and whose address it belongs to.
import { BESIDE_STREET, STREET_LEVEL } from './address-roles.js';
import { headingWords } from './heading-words.js';
import { FILLERS, FOREIGN, OWNERS, PARTIES, phrasesWith, type Phrase, type Role } from './phrases.js';
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

/** A word of a heading, and what it may stand for; none for a number or a word that is not known. */
interface HeadingWord {
  readonly text: string;
  readonly meanings: readonly string[];
}

/** A phrase that names the role alone is sure by so much; each further word of it makes it surer. */
const SURE = 0.9;
const SURER = 0.03;
/** What a word beside the phrase takes away. */
const COST = { filler: 0.02, owner: 0.04, unknown: 0.1, otherPart: 0.35, id: 0.35, foreign: 0.6, number: 0.2 };
/** Words that name anything's: beside another word they mean that other's number, name or type. */
const GENERIC: ReadonlySet<string> = new Set(
  'number suffix prefix first last name type further district region complement'.split(' '),
);
/** Words of parts that other things have too: beside a word that is not known they are another's, as in Price Level. */
const LOOSE: ReadonlySet<string> = new Set(['unit', 'level', 'lot']);
const LOOSE_COST = 0.5;
/** What a word beside a phrase of such words alone takes away. */
const GENERIC_COST = 0.7;
/** The place of a line that says only that it is not the first. */
const FURTHER = 9;
/** Less sure than this is no meaning. */
const LEAST = 0.25;
/** Headings of more words are sentences. */
const MOST_WORDS = 12;

/** The meanings of a heading, the surest first; one for each role. */
export function meaningsOfHeading(heading: string): HeadingMeaning[] {
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

const isNumber = ({ text }: HeadingWord): boolean => /^\d/.test(text);

function meaningOf(
  phrase: Phrase,
  words: readonly HeadingWord[],
  used: ReadonlySet<HeadingWord>,
): HeadingMeaning | undefined {
  const place = phrase.numbered ? words.findLast(isNumber) : undefined;
  // `Address 1 - Street` is the street of the first address; `Address 1` is the first line of one.
  if (place !== undefined && !words.slice(words.indexOf(place) + 1).every((word) => saysNothing(word, used)))
    return undefined;
  let strength = SURE + SURER * (phrase.words.length + (phrase.numbered ? 1 : 0));
  const stem: string[] = [];
  const owners: string[] = [];
  const isGeneric = phrase.words.every((word) => GENERIC.has(word));
  const isLoose = phrase.words.length === 1 && LOOSE.has(phrase.words[0]!);
  let { role } = phrase;
  for (const word of words) {
    if (used.has(word) || word === place) continue;
    if (isNumber(word)) {
      if (BESIDE_STREET.has(role) && word === words.at(-1) && /^0?[12]$/.test(word.text)) {
        if (Number(word.text) === 1) continue;
        const last = role.replace(/^streetNumber(?!Last)/, 'streetNumberLast');
        if (last !== role) {
          role = last;
          continue;
        }
      }
      if (STREET_LEVEL.has(role) && role !== 'line') strength -= COST.number;
      stem.push(`#${Number(word.text)}`);
      owners.push(word.text);
      continue;
    }
    if (word.meanings.some((meaning) => phrase.words.includes(meaning))) continue;
    if (role === 'fullAddress' && word.meanings.includes('name')) strength -= COST.otherPart;
    const { cost, owner } = beside(word);
    if (isGeneric && cost > COST.filler) strength -= GENERIC_COST;
    else strength -= isLoose && cost === COST.unknown ? LOOSE_COST : cost;
    if (owner === undefined) continue;
    stem.push(owner);
    owners.push(word.text);
  }
  if (strength < LEAST) return undefined;
  return {
    role,
    strength: Math.min(1, strength),
    order:
      place === undefined
        ? phrase.words.some((word) => word === 'further' || word === 'complement')
          ? FURTHER
          : 0
        : Number(place.text),
    stem: [...new Set(stem)].join(' '),
    owner: owners.join(' '),
  };
}

/** The stem that a name of a group stands for: `Residential` is `home`. */
export const stemOfName = (name: string): string =>
  headingWords(name)
    .map((text) => (/^\d/.test(text) ? `#${Number(text)}` : (beside({ text, meanings: meaningsOf(text) }).owner ?? '')))
    .filter((word) => word !== '')
    .join(' ');

/** True for a word behind the number of a line that leaves it a line. */
function saysNothing(word: HeadingWord, used: ReadonlySet<HeadingWord>): boolean {
  return !used.has(word) && !word.meanings.some((meaning) => meaning === 'full' || meaning === 'line');
}

/** What a word beside the phrase takes away from it, and what it adds to the stem. */
function beside({ text, meanings }: HeadingWord): { readonly cost: number; readonly owner?: string } {
  if (meanings.length === 0) return { cost: PARTIES.has(text) ? COST.owner : COST.unknown, owner: text };
  if (meanings.some((meaning) => FILLERS.has(meaning))) return { cost: COST.filler };
  const owner = meanings.find((meaning) => OWNERS.has(meaning));
  if (owner !== undefined) return { cost: COST.owner, owner: owner === 'post' || owner === 'po' ? 'postal' : owner };
  if (meanings.every((meaning) => meaning === 'id')) return { cost: COST.id };
  return { cost: meanings.every((meaning) => FOREIGN.has(meaning)) ? COST.foreign : COST.otherPart };
}

/** True if the heading most surely means the role, and nobody's in particular. */
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
