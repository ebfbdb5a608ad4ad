// A text that names a place and, behind it, a better known one nearby (JEDDAH, MAKKAH): the first is meant, and the
// second, its seat, only says where that is.
import { near, type PlaceRow } from './rows.js';
import { isEdge, runs, textOf, type Span, type Word } from './words.js';

/** Words at the end of a text and the places that they name. */
export interface Seat extends Span {
  readonly rows: readonly PlaceRow[];
}

/**
 * How far the seat of where a place lies may be, in the same region or from a town, and in another: a street is seldom
 * named like a place of so many people.
 */
const SEAT_METRES = { own: 500_000, other: 150_000 };
const SEAT_PEOPLE = { any: 1_000, town: 5_000 };

/** The seats that one text may name; `named` are the places of a name, `taken` the words that are read already. */
export class Seats {
  private lasts: readonly Seat[] | undefined;

  constructor(
    private readonly words: readonly Word[],
    private readonly taken: readonly Span[],
    private readonly named: (name: string) => readonly PlaceRow[],
  ) {}

  /**
   * The last part of the text, or the rest of the name's own, that is a place near some of the rows: JEDDAH, MAKKAH and
   * BORZYA, CHITA are the first, and the second says where.
   */
  of(rows: readonly PlaceRow[], { from, to }: Span): Seat | undefined {
    const large = rows.filter(({ place }) => place.population >= SEAT_PEOPLE.any);
    if (large.length === 0) return undefined;
    for (const part of this.lastRuns()) {
      // Within a part only behind a name that begins it: WATTLE STREET LONDON is not the town of Street.
      if (part.from < to || !isEdge(this.words, part.from === to ? from : part.from)) continue;
      const beside = large.filter((row) =>
        part.rows.some((other) =>
          near(
            row,
            other,
            row.place.region.code === other.place.region.code || row.place.population >= SEAT_PEOPLE.town
              ? SEAT_METRES.own
              : SEAT_METRES.other,
          ),
        ),
      );
      if (beside.length > 0) return { ...part, rows: beside };
    }
    return undefined;
  }

  /** Runs of words up to the end of the text that name places. */
  private lastRuns(): readonly Seat[] {
    const { words, taken } = this;
    const isEnd = (at: number): boolean =>
      words.every((_, i) => i < at || taken.some(({ from, to }) => i >= from && i < to));
    this.lasts ??= runs(words, taken)
      .filter(({ to }) => isEnd(to))
      .map((span) => ({ ...span, rows: this.named(textOf(words.slice(span.from, span.to))) }));
    return this.lasts;
  }
}
