// The words of a text that name a place best: those that the postal code confirms, then whole parts of the text beside
// which their region stands, then the end of one. Misspelt where no words name any.
import { foldWorldName } from '../address/fold.js';
import { EITHER_FORM_WORLD } from '../address/vocabulary/short-words.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import { RegionWords, regionsNamed } from './regions.js';
import { near, rowsOf, type PlaceRow } from './rows.js';
import { Seats } from './seats.js';
import { isOfStreet } from './street-words.js';
import { isEdge, runs, textOf, type Span, type Word } from './words.js';
import { bareOfKind } from './kinds-of-place.js';

/** The words, the places that they name, and the words that say where those lie. */
export interface NamedPlaces extends Span {
  readonly rows: readonly PlaceRow[];
  readonly regions: readonly Span[];
  readonly corrected: boolean;
  /** The name (folded). */ readonly name: string;
}

const SHORTEST_MISSPELT = 5;
/** A place of a region's name outside of it that is still thought of first: Mexico City, where MÉXICO is a state. */
const REGION_PEOPLE = 100_000;
/**
 * What counts for a name; the region's words count for each of them, more where they stand behind it. Those of its seat
 * count less than a region that stands before, and less than the name's own where they might be of it.
 */
const SCORE = { confirmed: 100, whole: 20, word: 2, regionBehind: 3, regionBefore: 2, seat: 2, seatInPart: 1 };
/** The best name; undefined for none. `codes`: the words of postal codes, `coded` the places of the known one. */
export function findName(
  words: readonly Word[],
  codes: readonly Span[],
  coded: readonly PlaceRow[],
  country: string,
  sets: readonly PlaceSet[],
): NamedPlaces | undefined {
  const search = new Search(words, codes, coded, country, sets);
  const exact = search.exact(false);
  // A region with a slip is looked for where something is left that might be one.
  const taken = exact ? [exact, ...exact.regions, ...codes] : [];
  const isLeft =
    exact &&
    runs(words, taken).some(({ from, to }) => isEdge(words, from) && !/\d/.test(textOf(words.slice(from, to))));
  if (!exact) return search.misspelt();
  if (!isLeft) return exact;
  const near = search.exact(true);
  const slipped = search.misspelt();
  // XOCHIZINGA, PUEBLA: not the place PUEBLA, but one near the first name in the region of the other.
  return slipped && slipped.regions.length > 0 ? slipped : near;
}

type RowsByName = Map<PlaceSet, Map<string, readonly PlaceRow[]>>;

class Search {
  private readonly regions: RegionWords;
  private best: NamedPlaces | undefined;
  private score = 0;
  private readonly seats: Seats;
  private readonly rows: RowsByName = new Map();
  private readonly alike: RowsByName = new Map();

  constructor(
    private readonly words: readonly Word[],
    private readonly taken: readonly Span[],
    private readonly coded: readonly PlaceRow[],
    private readonly country: string,
    private readonly sets: readonly PlaceSet[],
  ) {
    this.regions = new RegionWords(words, taken);
    this.seats = new Seats(words, taken, (name) => sets.flatMap((set) => this.named(set, name)));
  }

  exact(slips: boolean): NamedPlaces | undefined {
    const { words, taken } = this;
    this.best = undefined;
    this.score = 0;
    for (const span of runs(words, taken)) {
      if (isOfStreet(words, span)) continue;
      const name = textOf(words.slice(span.from, span.to));
      const [first = '', ...rest] = name.split(' ');
      const full = EITHER_FORM_WORLD.get(first);
      const isPart = this.isBound(span.from, []) && this.isBound(span.to, []);
      // NEW YORK is NEW YORK CITY where no place is just NEW YORK.
      const names = [
        name,
        ...(full !== undefined && rest.length > 0 ? [[full, ...rest].join(' ')] : []),
        ...bareOfKind(name),
      ];
      if (
        names.some((candidate) => this.consider(span, candidate, (set) => this.named(set, candidate), slips, false)) ||
        !isPart
      ) {
        continue;
      }
      // NEW YORK is NEW YORK CITY where no place is just NEW YORK; ALASKA CITY is only what some call ANCHORAGE.
      const city = `${name} CITY`;
      this.consider(
        span,
        city,
        (set) => this.named(set, city).filter(({ place }) => foldWorldName(place.name) === city),
        slips,
        false,
      );
    }
    return this.best;
  }

  /** A whole part of the text that is one edit from names of places. */
  misspelt(): NamedPlaces | undefined {
    const { words, taken } = this;
    this.best = undefined;
    this.score = 0;
    const all = runs(words, taken);
    for (let from = 0; from < words.length;) {
      let to = from + 1;
      while (!isEdge(words, to)) to++;
      for (const span of all.filter(
        (run) => run.from >= from && run.to <= to && this.isBound(run.from, []) && this.isBound(run.to, []),
      )) {
        const text = textOf(words.slice(span.from, span.to));
        if (text.length >= SHORTEST_MISSPELT && !/\d/.test(text)) {
          this.consider(span, text, (set) => this.similar(set, text), true, true);
        }
      }
      from = to;
    }
    return this.best;
  }

  /** Takes the span if it says more than the best so far; false where it names nothing. */
  private consider(
    span: Span,
    name: string,
    rowsIn: (set: PlaceSet) => readonly PlaceRow[],
    slips: boolean,
    corrected: boolean,
  ): boolean {
    const { rows: found, regions } = this.bestRows(span, rowsIn, slips);
    let rows = found;
    if (rows.length === 0) return false;
    // BERLIN is no slip for BARLIN, wherever it is asked for; but RENON, SCOTLAND is for RENTON, though there is a
    // RENON elsewhere.
    if (
      corrected &&
      this.sets.some((set) => set.named(name).length > 0) &&
      (regions.length === 0 || this.sets.some((set) => this.named(set, name).length > 0))
    ) {
      return false;
    }
    const { words } = this;
    const { from, to } = span;
    const seat = regions.length > 0 || this.country === '' ? undefined : this.seats.of(rows, span);
    if (seat) rows = [...seat.rows];
    // YANSI, JIANGXI: the region of that name, not a village elsewhere that bears it too.
    if (regions.length === 0 && this.country !== '' && !words.every((_, i) => i >= from || this.isTaken(i))) {
      const isRegion = regionsNamed(
        this.sets.flatMap((set) => set.regionsOf(this.country)),
        name,
      );
      if (isRegion.size > 0) {
        rows = rows.filter(({ place }) => isRegion.has(place.region) || place.population >= REGION_PEOPLE);
      }
      if (rows.length === 0) return true;
    }
    const confirmed = rows.some((row) => this.coded.some((other) => near(row, other)));
    const around = seat ? [...regions, seat] : regions;
    const starts = this.isBound(from, around);
    const ends = this.isBound(to, around);
    const whole = starts && ends;
    // The end of a part is a place behind a street with its number, or before its region; otherwise it is the end of
    // another name.
    const isBeforeRegion = regions.some((region) => region.from === to) && !isEdge(words, to);
    if (!confirmed && !whole && !(ends && (numbered(words, from) || isBeforeRegion))) return true;
    const behind = wordsIn(regions.filter((region) => region.from >= to));
    const score =
      (confirmed ? SCORE.confirmed : 0) +
      (whole ? SCORE.whole : 0) +
      (to - from) * SCORE.word +
      behind * SCORE.regionBehind +
      (wordsIn(regions) - behind) * SCORE.regionBefore +
      (seat ? (seat.to - seat.from) * (isEdge(words, to) ? SCORE.seat : SCORE.seatInPart) : 0) +
      from / words.length;
    if (score > this.score) {
      this.score = score;
      this.best = { from, to, rows, regions, corrected, name };
    }
    return true;
  }

  /** The rows of the sets that most words of the text say the region of, and those words. */
  private bestRows(
    span: Span,
    rowsIn: (set: PlaceSet) => readonly PlaceRow[],
    slips: boolean,
  ): { rows: PlaceRow[]; regions: readonly Span[] } {
    let rows: PlaceRow[] = [];
    let regions: Span[] = [];
    let most = -1;
    for (const set of this.sets) {
      const found = rowsIn(set);
      for (const row of found) {
        const spans = this.regions.of(row.place, span, slips);
        const count = wordsIn(spans);
        // The more detailed set comes first, and another only where it knows the region and the first does not.
        if (count > most) {
          most = count;
          rows = [row];
          regions = spans;
        } else if (count === most && row.set === rows[0]!.set) rows.push(row);
      }
    }
    return { rows, regions };
  }

  private isTaken(at: number): boolean {
    return this.taken.some(({ from, to }) => at >= from && at < to);
  }

  private named(set: PlaceSet, name: string): readonly PlaceRow[] {
    return this.once(this.rows, set, name, () => rowsOf(set, set.named(name), this.country));
  }

  private similar(set: PlaceSet, name: string): readonly PlaceRow[] {
    return this.once(this.alike, set, name, () => set.similar(name).flatMap((other) => this.named(set, other)));
  }

  /** What was found before for the same name: a text may say one many times over. */
  private once(known: RowsByName, set: PlaceSet, name: string, find: () => readonly PlaceRow[]): readonly PlaceRow[] {
    let ofSet = known.get(set);
    if (!ofSet) known.set(set, (ofSet = new Map()));
    let rows = ofSet.get(name);
    if (!rows) ofSet.set(name, (rows = find()));
    return rows;
  }

  /** True if the place before the word is a border: of the text's parts, of what is taken, of the region's words. */
  private isBound(at: number, regions: readonly Span[]): boolean {
    return isEdge(this.words, at) || [...this.taken, ...regions].some(({ from, to }) => at === from || at === to);
  }
}

const wordsIn = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** True if a number stands before the word in its part of the text. */
const numbered = (words: readonly Word[], at: number): boolean =>
  words.slice(0, at).some(({ text, part }) => part === words[at]!.part && /\d/.test(text));
