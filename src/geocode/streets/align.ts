// Lays a street's name over the words of a line: where it stands there, and what of it is written in another way, left
// out or added.
import {
  compassLetters,
  initialsOf,
  isTypeWord,
  wordForm,
  type NameWord,
  type WordKind,
} from '../../data/streets/name-words.js';
import type { Word } from '../words.js';
import { type LineWords, LEFT_OUT, MOST_COST, Walks, type Walk } from './walks.js';
import { matchWord, type WordMatch } from './word-match.js';

/** Where a name stands: words [from, to), what its form costs, and whether it is the very name in some form. */
export interface Laid {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  /** False where words are left out or added, or a letter is wrong. */
  readonly isWhole: boolean;
}

const ADDED_ROUND = 2;
/** Short forms of kinds that stand behind names which registers have without one. */
const SHORT_KINDS: ReadonlySet<string> = new Set(['UL', 'U', 'STR', 'УЛ']);
const INITIALS = 0.5;
const TURNED = 0.25;

export class Line implements LineWords {
  /** The words in the form in which they are compared. */
  readonly forms: readonly string[];

  /** `isOfPlace`: true for a word that says where the street lies. */
  constructor(
    readonly words: readonly Word[],
    private readonly isOfPlace: (at: number) => boolean,
  ) {
    this.forms = words.map(({ text }) => wordForm(text));
  }

  /** Where the name stands in the line with its word `own` at the line's word `at`; undefined for nowhere. */
  lay(name: readonly NameWord[], own: number, at: number): Laid | undefined {
    const anchor = matchWord(name[own]!, this.forms[at]!, true);
    if (anchor.cost > MOST_COST) return undefined;
    const ahead = new Walks(this, name, 1).from(own + 1, at + 1);
    const back = new Walks(this, name, -1).from(own - 1, at - 1);
    return this.settled(name, at, back, ahead, anchor);
  }

  /** The same where words from `at` on, run together, are the whole name run together, or that with its ending cut. */
  layWhole(name: readonly NameWord[], at: number, count: number): Laid | undefined {
    const written: NameWord = { text: name.map(({ text }) => text).join(''), kind: 'name' };
    const match = matchWord(written, this.forms.slice(at, at + count).join(''), true);
    if (match.cost > MOST_COST) return undefined;
    return { from: at, to: at + count, cost: match.cost, isWhole: !match.slip };
  }

  /** The same where the word at `at` is the first letters of the name's own words: MG ROAD. */
  layInitials(name: readonly NameWord[], at: number): Laid | undefined {
    const letters = this.forms[at]!;
    const own = name.filter(({ kind }) => kind === 'name');
    if (letters !== initialsOf(own.map(({ text }) => text))) return undefined;
    const first = name.findIndex(({ kind }) => kind === 'name');
    const short = [
      ...name.slice(0, first),
      { text: letters, kind: 'name' as const },
      ...name.slice(first).filter(({ kind }) => kind !== 'name' && kind !== 'particle'),
    ];
    const laid = this.lay(short, first, at);
    return laid && { ...laid, cost: laid.cost + INITIALS };
  }

  private settled(name: readonly NameWord[], at: number, back: Walk, ahead: Walk, anchor: WordMatch): Laid | undefined {
    let { at: to } = ahead;
    let from = back.at + 1;
    let cost = back.cost + ahead.cost + anchor.cost;
    const isWhole = back.isWhole && ahead.isWhole && !anchor.slip;
    const leftOut = [...back.leftOut, ...ahead.leftOut];
    const isOut = (kind: WordKind): boolean => leftOut.some((word) => word.kind === kind);
    // VIA CERVI N 44: a number follows, not the north.
    const isSign = this.forms[to] === 'N' && /^\d/.test(this.forms[to + 1] ?? '');
    const behind = isSign ? '' : this.beside(to, to - 1);
    const before = this.beside(from - 1, from);
    // 7 MAIN STREET is not 7TH STREET, nor is SALMON GUM GROVE SALMON STREET.
    const kinds = name.filter(saysKind);
    const isBare = kinds.length > 0 && kinds.every((word) => leftOut.includes(word));
    if (isBare && /^\d+$/.test(this.words[at]!.text)) return undefined;
    if ((isOut('kind') && isWord(behind)) || (isOut('lead') && isBare && isWord(before))) return undefined;
    // BANKSIA CRESCENT is not THE CRESCENT.
    if (isOut('particle') && isTypeWord(this.forms[at]!) && isWord(before)) return undefined;
    // A direction stands at either end: CENTER STREET EAST is EAST CENTER STREET.
    const turned = leftOut.find(({ text }) => [behind, before].some((way) => sameWay(way, text)));
    const ways = [behind, before].filter((word) => compassLetters(word) !== undefined);
    if (ways.length > 0 && isOut('compass') && !turned) return undefined;
    // A kind right beside it is part of the name as it is written.
    if ((kinds.length === 0 && (isTypeWord(behind) || SHORT_KINDS.has(behind))) || ways.includes(behind)) to++;
    if (ways.includes(before)) from--;
    const beside = to - ahead.at + (back.at + 1 - from) - Number(turned !== undefined);
    cost += beside * ADDED_ROUND - (turned ? LEFT_OUT.compass - TURNED : 0);
    const isSame = turned ? leftOut.length === 1 && !anchor.slip : isWhole;
    return cost > MOST_COST ? undefined : { from, to, cost, isWhole: isSame && beside === 0 };
  }

  /** The word right beside the name, where it says nothing of the place; '' for none. */
  private beside(at: number, own: number): string {
    const word = this.words[at];
    return word && word.part === this.words[own]!.part && !this.isOfPlace(at) ? word.text : '';
  }
}

const saysKind = ({ kind }: NameWord): boolean => kind === 'kind' || kind === 'lead';

const sameWay = (way: string, text: string): boolean =>
  compassLetters(way) !== undefined && compassLetters(way) === compassLetters(text);

const isWord = (text: string): boolean => text !== '' && !/\d/.test(text) && compassLetters(text) === undefined;
