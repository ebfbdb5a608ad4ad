// Which words of a list may have been meant by a word that is not in it, or not as it was meant.
import { foldWord } from '../../list/fold.js';
import { ENGLISH } from '../../list/languages.js';
import type { WordList } from '../../list/word-list.js';
import { englishSound } from './english-sound.js';
import { plainForms } from './inflections.js';
import { LetterIndex } from './letter-index.js';
import { slipCost } from './slip-cost.js';

/** A word that may have been meant, and how unlikely it is to be written so: the natural logarithm, 0 for certain. */
export interface Correction {
  readonly id: number;
  readonly cost: number;
}

/** Beyond what the slips of a word cost one by one: two in one word are rarer than two in two. */
const SECOND_SLIP = 1;
/** A form of the word, the likeliest and each that follows. */
const FORM = { first: 2.4, next: 0.25 } as const;
/** A word that sounds the same, however it is written, and for what of its slips. */
const SAME_SOUND = { typed: 3.5, heard: 0.8, ofSlips: 0.25 } as const;
/** A word that sounds nearly the same, for each sound that is another. */
const NEAR_SOUND = { typed: 5, heard: 2.5 } as const;
/** Another ending on the same beginning, and for what of the slips between them. */
const SAME_STEM = { cost: 6, ofSlips: 0.25, letters: 3, ending: 3 } as const;
/** A word that is not yet written to its end, and each letter that is missing. */
const UNFINISHED = { first: 1.5, next: 0.1 } as const;
/** On top where there is a slip in what is written of it. */
const UNFINISHED_SLIP = 3.5;

export class WordFinder {
  private readonly list: WordList;
  private readonly isEnglish: boolean;
  private letters: LetterIndex | undefined;
  private sounds: LetterIndex | undefined;
  private homophones: Map<string, number[]> | undefined;

  constructor(list: WordList, language: string) {
    this.list = list;
    this.isEnglish = language === ENGLISH;
  }

  find(word: string): number | undefined {
    return this.list.find(word);
  }

  word(id: number): string {
    return this.list.word(id);
  }

  /** Words that are a slip away from `word` or that it is a form of, the likeliest first. */
  oneSlip(word: string): Correction[] {
    const folded = foldWord(word);
    return sorted([...this.slips(folded, 1), ...this.forms(folded)]);
  }

  /** Words two slips away, those with another ending, and those that sound the same. */
  twoSlips(word: string): Correction[] {
    const folded = foldWord(word);
    return sorted([
      ...this.slips(folded, 2),
      ...this.forms(folded),
      ...this.sameStem(folded),
      ...this.sameSound(folded, SAME_SOUND.typed),
    ]);
  }

  /** English words that sound nearly the same: what is left where somebody spells by ear. */
  nearSound(word: string): Correction[] {
    if (!this.isEnglish) return [];
    return sorted(this.soundingLike(foldWord(word), 2, NEAR_SOUND.typed));
  }

  /** Words that may be heard as `word`. */
  heard(word: string): Correction[] {
    const folded = foldWord(word);
    return sorted([
      ...this.slips(folded, 1),
      ...this.forms(folded),
      ...this.sameSound(folded, SAME_SOUND.heard),
      ...this.soundingLike(folded, 1, NEAR_SOUND.heard),
    ]);
  }

  /** Words that begin as `beginning`, which may be a word itself, the shortest first. */
  completions(beginning: string): Correction[] {
    const folded = foldWord(beginning);
    return sorted(this.index.beginningWith(folded).map((id) => this.unfinished(id, folded)));
  }

  /** Words that begin as `beginning` but for a slip. */
  nearCompletions(beginning: string): Correction[] {
    const folded = foldWord(beginning);
    return sorted(
      this.index.beginningNear(folded).map((id) => {
        const { cost } = this.unfinished(id, folded);
        return { id, cost: cost + UNFINISHED_SLIP };
      }),
    );
  }

  /** Words that begin alike and end otherwise, as other forms of a word do in most languages. */
  private sameStem(folded: string): Correction[] {
    const { cost, ofSlips, letters, ending } = SAME_STEM;
    if (folded.length <= letters) return [];
    const stem = folded.slice(0, Math.max(letters, folded.length - ending));
    return this.index
      .beginningWith(stem)
      .filter((id) => this.index.lengthOf(id) <= folded.length + ending)
      .map((id) => ({ id, slips: slipCost(folded, this.folded(id)) }))
      .filter(({ slips }) => slips > 0)
      .map(({ id, slips }) => ({ id, cost: cost + ofSlips * slips }));
  }

  private unfinished(id: number, beginning: string): Correction {
    const missing = Math.max(0, this.index.lengthOf(id) - beginning.length);
    return { id, cost: UNFINISHED.first + UNFINISHED.next * missing };
  }

  private slips(folded: string, limit: 1 | 2): Correction[] {
    return this.index.near(folded, limit).map(({ id, distance }) => ({
      id,
      cost: slipCost(folded, this.folded(id)) + (distance > 1 ? SECOND_SLIP : 0),
    }));
  }

  private forms(folded: string): Correction[] {
    if (!this.isEnglish) return [];
    const found: Correction[] = [];
    for (const form of plainForms(folded)) {
      const id = this.find(form);
      if (id !== undefined) found.push({ id, cost: FORM.first + FORM.next * found.length });
    }
    return found;
  }

  private sameSound(folded: string, cost: number): Correction[] {
    if (!this.isEnglish) return [];
    const ids = this.soundTable.get(this.soundOf(folded)) ?? [];
    return ids
      .map((id) => ({ id, slips: slipCost(folded, this.folded(id)) }))
      .filter(({ slips }) => slips > 0)
      .map(({ id, slips }) => ({ id, cost: cost + SAME_SOUND.ofSlips * slips }));
  }

  private soundingLike(folded: string, limit: 1 | 2, cost: number): Correction[] {
    return this.soundIndex.near(this.soundOf(folded), limit).map(({ id, distance }) => ({
      id,
      cost: cost * distance + SAME_SOUND.ofSlips * slipCost(folded, this.folded(id)),
    }));
  }

  private soundOf(folded: string): string {
    return this.isEnglish ? englishSound(folded) : folded;
  }

  private folded(id: number): string {
    return foldWord(this.list.word(id));
  }

  private get index(): LetterIndex {
    return (this.letters ??= new LetterIndex(this.list.size, (id) => this.folded(id)));
  }

  private get soundIndex(): LetterIndex {
    return (this.sounds ??= new LetterIndex(this.list.size, (id) => this.soundOf(this.folded(id))));
  }

  private get soundTable(): Map<string, number[]> {
    if (this.homophones) return this.homophones;
    const table = new Map<string, number[]>();
    for (let id = 0; id < this.list.size; id++) {
      const sound = this.soundOf(this.folded(id));
      const ids = table.get(sound);
      if (ids) ids.push(id);
      else table.set(sound, [id]);
    }
    return (this.homophones = table);
  }
}

/** The likeliest first, each word once. */
function sorted(corrections: Correction[]): Correction[] {
  corrections.sort((one, other) => one.cost - other.cost || one.id - other.id);
  const seen = new Set<number>();
  return corrections.filter(({ id }) => !seen.has(id) && seen.add(id));
}
