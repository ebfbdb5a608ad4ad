// What the words of a heading beside the phrase that names its role say: whose it is, which of several, or that it is
// something else.
import { STREET_LEVEL } from './address-roles.js';
import { FILLERS, FOREIGN, OWNERS, PARTIES, type Phrase, type Role } from './phrases.js';

/** A word of a heading, and what it may stand for; none for a number or a word that is not known. */
export interface HeadingWord {
  readonly text: string;
  readonly meanings: readonly string[];
}

/** True for a word of a heading that begins with a digit: line 2. */
export const isNumber = ({ text }: HeadingWord): boolean => /^\d/.test(text);

/** What a word beside the phrase takes away. */
const COST = { filler: 0.02, owner: 0.04, unknown: 0.1, otherPart: 0.35, id: 0.35, foreign: 0.6, number: 0.2 };
/** Words that name anything's: beside another word they mean that other's number, name or type. */
const GENERIC: ReadonlySet<string> = new Set('number suffix prefix first last name type further complement'.split(' '));
/** What a word beside a phrase of such words alone takes away. */
const GENERIC_COST = 0.7;
/** Words of parts that other things have too: beside a word that is not known they are another's, as in Price Level. */
const LOOSE: ReadonlySet<string> = new Set(['unit', 'level', 'lot', 'district', 'region']);
const LOOSE_COST = 0.5;

const LINES: ReadonlySet<Role> = new Set(['fullAddress', 'line']);

/** What a word beside a phrase takes away from it, and what it adds to the stem. */
export function besideWord({ text, meanings }: HeadingWord): { readonly cost: number; readonly owner?: string } {
  if (meanings.length === 0) return { cost: PARTIES.has(text) ? COST.owner : COST.unknown, owner: text };
  if (meanings.some((meaning) => FILLERS.has(meaning))) return { cost: COST.filler };
  const owner = meanings.find((meaning) => OWNERS.has(meaning));
  if (owner !== undefined) return { cost: COST.owner, owner: owner === 'post' || owner === 'po' ? 'postal' : owner };
  if (meanings.every((meaning) => meaning === 'id')) return { cost: COST.id };
  return { cost: meanings.every((meaning) => FOREIGN.has(meaning)) ? COST.foreign : COST.otherPart };
}

/** The words beside a phrase, taken one after another. */
export class WordsBeside {
  /** Of the phrase; the numbers beside it may make it the last of a range. */
  role: Role;
  /** What they take away from how sure the phrase is. */
  cost = 0;
  readonly stem: string[] = [];
  readonly owners: string[] = [];
  private readonly isGeneric: boolean;
  private readonly isLoose: boolean;

  constructor(private readonly phrase: Phrase) {
    this.role = phrase.role;
    this.isGeneric = phrase.words.every((word) => GENERIC.has(word));
    this.isLoose = phrase.words.length === 1 && LOOSE.has(phrase.words[0]!);
  }

  /** A number that is not the place of a line: of a group of columns, or, behind a number's heading, first or last. */
  number({ text }: HeadingWord, isLast: boolean): void {
    if (isLast && !LINES.has(this.role) && Number(text) === 1) return;
    if (isLast && Number(text) === 2 && /^streetNumber(?!Last)/.test(this.role)) {
      this.role = this.role.replace('streetNumber', 'streetNumberLast');
      return;
    }
    if (STREET_LEVEL.has(this.role) && this.role !== 'line') this.cost += COST.number;
    this.stem.push(`#${Number(text)}`);
    this.owners.push(text);
  }

  word(word: HeadingWord): void {
    // State/Province says the same twice.
    if (word.meanings.some((meaning) => this.phrase.words.includes(meaning))) return;
    // The name of an address, or of a street, is no line of it.
    if (LINES.has(this.role) && word.meanings.includes('name')) this.cost += COST.otherPart;
    const { cost, owner } = besideWord(word);
    if (this.isGeneric && cost > COST.filler) this.cost += GENERIC_COST;
    else this.cost += this.isLoose && cost === COST.unknown ? LOOSE_COST : cost;
    if (owner === undefined) return;
    this.stem.push(owner);
    this.owners.push(word.text);
  }
}
