// Three-word places: the words of a point, and the cell of three words.
import { refused } from './refused.js';
import { readTileBlocks, readWordList } from './frozen-files.js';
import { ENGLISH, type Language, LANGUAGES } from './list/languages.js';
import type { WordList } from './list/word-list.js';
import { type Cell, cellAt } from './scheme/cell.js';
import { Codec } from './scheme/codec.js';
import type { TileBlocks } from './scheme/strips.js';
import type { WordIds } from './scheme/triples.js';

/** A cell and its words in a language: `dice.back.lowest`. */
export interface WordPlace {
  readonly words: string;
  readonly language: string;
  readonly cell: Cell;
}

type Three = readonly [string, string, string];

interface Opened {
  readonly language: string;
  readonly list: WordList;
}

/** Where what is frozen comes from; each is asked for once, when it is first needed. */
export interface WordSources {
  readonly languages: readonly Language[];
  readonly tileBlocks: () => TileBlocks;
  readonly list: (code: string) => WordList;
}

const FROM_PACKAGE: WordSources = {
  languages: LANGUAGES,
  tileBlocks: () => readTileBlocks(),
  list: (code) => readWordList(code),
};

/** Opens what came with the package; nothing is read until it is needed. */
export const openThreeWords = (): ThreeWords => new ThreeWords(FROM_PACKAGE);

export class ThreeWords {
  /** The languages there are, English first. */
  readonly languages: readonly Language[];
  private readonly sources: WordSources;
  private readonly lists = new Map<string, WordList>();
  private opened: Codec | undefined;
  /** The language of the last words that were found, in which the next are looked for first. */
  private latest: Opened | undefined;

  constructor(sources: WordSources) {
    this.sources = sources;
    this.languages = sources.languages;
  }

  /** The words of a language by its code, or undefined where there is no such language. */
  list(language: string): WordList | undefined {
    const known = this.lists.get(language);
    if (known || this.languages.every(({ code }) => code !== language)) return known;
    const list = this.sources.list(language);
    this.lists.set(language, list);
    return list;
  }

  /**
   * The words of the cell that a point is in. Longitudes wrap; a latitude beyond 90 is a RangeError. Where the language
   * has no words for the cell, which is so on the open sea and where hardly anybody lives, they are English, and so is
   * `language` of the answer. Throws the refusal BadLanguage for a language that there is not.
   */
  wordsAt(latitude: number, longitude: number, language: string = ENGLISH): WordPlace {
    return this.wordsOf(cellAt(latitude, longitude), language);
  }

  /** As `wordsAt`, of a cell. */
  wordsOf(cell: Cell, language: string = ENGLISH): WordPlace {
    const list = this.list(language);
    if (!list) throw refused('BadLanguage', this.noLanguage(language));
    const ids = this.codec.idsOf(cell);
    const isIn = list.has(ids[0]) && list.has(ids[1]) && list.has(ids[2]);
    return isIn ? written(ids, list, language, cell) : written(ids, this.list(ENGLISH)!, ENGLISH, cell);
  }

  /**
   * The place of three words of one language, in their order and however they are written; undefined where they are no
   * words or no cell has them. The answer has their native spelling.
   */
  placeOf(words: Three): WordPlace | undefined {
    const place = this.latest ? this.placeIn(this.latest, words) : NO_WORD;
    if (place !== NO_WORD) return place;
    for (const { code } of this.languages) {
      if (code === this.latest?.language) continue;
      const opened = { language: code, list: this.list(code)! };
      const place = this.placeIn(opened, words);
      if (place === NO_WORD) continue;
      this.latest = opened;
      return place;
    }
    return undefined;
  }

  /** The cell of three ids in their order; undefined where no cell has them. */
  cellOfIds(ids: WordIds): Cell | undefined {
    return this.codec.cellOf(...ids);
  }

  /** As `placeOf`, in one language; NO_WORD where the first is no word of it, so that another language may have it. */
  private placeIn({ language, list }: Opened, words: Three): WordPlace | undefined | typeof NO_WORD {
    const first = list.find(words[0]);
    if (first === undefined) return NO_WORD;
    const second = list.find(words[1]);
    const third = list.find(words[2]);
    if (second === undefined || third === undefined) return undefined;
    const cell = this.codec.cellOf(first, second, third);
    return cell && written([first, second, third], list, language, cell);
  }

  private get codec(): Codec {
    return (this.opened ??= new Codec(this.sources.tileBlocks()));
  }

  private noLanguage(language: string): string {
    return `language "${language}" is not one of ${this.languages.map(({ code }) => code).join(', ')}`;
  }
}

/** What tells that the first word is not of a language. */
const NO_WORD = null;

const written = (ids: WordIds, list: WordList, language: string, cell: Cell): WordPlace => ({
  words: list.joined(ids),
  language,
  cell,
});
