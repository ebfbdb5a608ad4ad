// What the columns of a row say of the words of its line. It goes to the reader as what each word may be: FLAT of a
// street called FLAT ROCK is no unit, GROVE of a locality ends no street, and premises stand aside. That is a prior and
// no rule: where the content of a column contradicts its heading, the words stay what their form says.
import type { GivenParts } from '../../../contract/fields/given-parts.js';
import { isPlaceNz } from '../division/known-place-nz.js';
import { besideCountry } from '../words/beside-country.js';
import { COLUMN, type Line, type LocalityIndex } from '../reading.js';
import { streetType } from '../../vocabulary/street.js';
import { flatType } from '../../vocabulary/unit.js';
import { KIND } from '../../vocabulary/kinds.js';
import { withFormsAu } from './forms-au.js';
import { withFormsNz } from './forms-nz.js';
import { givenSpans, type Span } from './spans.js';

/** What the words of a place may be beside its name. */
const OF_PLACE = KIND.number | KIND.state | KIND.country | KIND.the;
/** What words at the beginning of a street's name are no more, where the number stands in a column of its own. */
const NO_NAME =
  KIND.flat |
  KIND.level |
  KIND.lot |
  KIND.postal |
  KIND.care |
  KIND.corner |
  KIND.remark |
  KIND.rural |
  KIND.plan |
  KIND.letter;
/** Parts of a site that have names and numbers as units have, and are premises sooner than dwellings. */
const PARTS_OF_SITES: ReadonlySet<string> = new Set(
  'BLOCK BOATSHED BUILDING CLUB COTTAGE HALL HOUSE SHED STORE SUBSTATION TOWER WAREHOUSE'.split(' '),
);

/** How the words of a column of premises are read that are a unit by their form: TOWER 2. */
export type Premises = 'as-units' | 'as-names';

/**
 * What marks a line with what its parts say, or with what the names in it do where there are none. `isNewZealand`: the
 * line is one of there, and its state highways are no shops.
 */
export function markOf(
  parts: GivenParts,
  localities: LocalityIndex,
  premises: Premises,
  isNewZealand = false,
): (line: Line) => Line {
  const withForms = (line: Line): Line =>
    besideCountry(line, (address) =>
      isNewZealand ? withFormsNz(address, localities) : withFormsAu(address, localities, !!parts.streetNumber),
    );
  if (!parts.buildingName && !parts.street && !parts.streetName && !placeOf(parts)) {
    return withForms;
  }
  return (line) => withForms(new Marker(line, parts, localities, premises, isNewZealand).marked());
}

/** True where the column of premises begins as a part of a site does that may be a unit: TOWER 2, BLOCK C. */
export const isPartOfSite = ({ buildingName }: GivenParts): boolean =>
  !!buildingName && PARTS_OF_SITES.has(flatType(/^\w*/.exec(buildingName.trim().toUpperCase())![0]) ?? '');

const placeOf = ({ locality, suburb, townCity }: GivenParts): string => locality || suburb || townCity || '';

class Marker {
  private readonly kinds: number[];
  private readonly breaks: boolean[];
  private readonly columns: number[];

  constructor(
    private readonly line: Line,
    private readonly parts: GivenParts,
    private readonly localities: LocalityIndex,
    private readonly premises: Premises,
    private readonly isNewZealand: boolean,
  ) {
    this.kinds = [...line.kinds];
    this.breaks = [...line.breaks];
    this.columns = line.words.map(() => COLUMN.none);
  }

  marked(): Line {
    const { line, kinds, breaks, columns } = this;
    const spans = givenSpans(line.text, this.parts);
    const street = this.wordsOf(spans.street);
    const building = this.wordsOf(spans.building);
    this.markPlace(this.wordsOf(spans.place), street);
    this.partTown(this.wordsOf(spans.town));
    this.markStreet(street);
    const isName = this.hasMore(building) && isNamed(line, building, this.premises);
    if (isName) columns.fill(COLUMN.building, building[0], building[1]);
    const { text, words, starts, ends, aside } = line;
    return { text, words, starts, ends, breaks, kinds, aside, columns };
  }

  /** True if the line names more than the premises and the place: a street, sooner than they do. */
  private hasMore([from, to]: [number, number]): boolean {
    const { kinds, columns } = this;
    const isMore = (kind: number, i: number): boolean =>
      (i < from || i >= to) && columns[i] !== COLUMN.place && (kind & (KIND.number | KIND.state | KIND.country)) === 0;
    return kinds.some(isMore);
  }

  /** The words [from, to) that stand in a span; none where it cuts a word. */
  private wordsOf(span: Span | null): [number, number] {
    if (span === null) return [0, 0];
    const { starts, ends } = this.line;
    const from = starts.findIndex((start) => start >= span[0]);
    if (from < 0) return [0, 0];
    let to = from;
    while (to < ends.length && ends[to]! <= span[1]) to++;
    return [from, to];
  }

  /** The words of the locality, before a state and postcode that the column holds too. */
  private markPlace([first, last]: [number, number], street: [number, number]): void {
    const { kinds, breaks, columns } = this;
    let to = last;
    const has = (kind: number): boolean => kinds.some((one, i) => i >= first && i < last && (one & kind) !== 0);
    // A rural delivery is no place, nor is the street said again.
    if (has(KIND.rural) && has(KIND.number)) return;
    if (this.isStreetAgain(first, last)) return;
    while (to - first > 1 && (kinds[to - 1]! & (KIND.state | KIND.number)) !== 0) to--;
    const from = this.placeBehindType(first, to);
    if (to <= from || !this.isPlace(from, to, street)) return;
    columns.fill(COLUMN.place, from, to);
    for (let i = from; i < to; i++) kinds[i]! &= OF_PLACE;
    if (from > 0) breaks[from] = true;
  }

  /** New Zealand's suburb ends where its town begins: NAPIER SOUTH, NAPIER. */
  private partTown([from, end]: [number, number]): void {
    const { kinds, breaks } = this;
    let to = end;
    while (to > from && (kinds[to - 1]! & KIND.number) !== 0) to--;
    const name = this.line.words
      .slice(from, to)
      .join(' ')
      .replace(/^RD \d+[A-Z]? /, '');
    if (to > from && from > 0 && (this.isNewZealand || isPlaceNz(name, this.localities))) breaks[from] = true;
  }

  /** RD RESERVOIR behind a street without its type: where the place begins. */
  private placeBehindType(from: number, to: number): number {
    const isType = to - from > 1 && (this.kinds[from]! & KIND.strongType) !== 0 && !this.isLocality(from, to, '', '');
    return isType && this.isLocality(from + 1, to, this.parts.state ?? '', this.parts.postcode ?? '') ? from + 1 : from;
  }

  /** True unless a number is among the words, or they are unknown and the street's words are a place. */
  private isPlace(from: number, to: number, street: [number, number]): boolean {
    const { kinds } = this;
    for (let i = from; i < to; i++) if ((kinds[i]! & KIND.number) !== 0) return false;
    if (this.isLocality(from, to, '', '')) return true;
    const hasWords = kinds.some((kind, i) => i < from && (kind & (KIND.number | KIND.letter)) === 0);
    return hasWords && !this.isStreetAPlace(street);
  }

  /** KOWHAI ROAD behind 12 KOWHAI RD, where no place is called so. */
  private isStreetAgain(from: number, to: number): boolean {
    const { words } = this.line;
    const isTyped = to - from > 1 && (this.kinds[to - 1]! & KIND.strongType) !== 0;
    if (!isTyped || this.isLocality(from, to, '', '')) return false;
    const length = to - from;
    const isSame = (at: number): boolean =>
      words.slice(from, to - 1).every((word, i) => word === words[at + i]) &&
      streetType(words[at + length - 1]!) === streetType(words[to - 1]!);
    for (let at = 0; at + length <= from; at++) if (isSame(at)) return true;
    return false;
  }

  private isStreetAPlace([from, to]: [number, number]): boolean {
    return to > from && this.isLocality(from, to, this.parts.state ?? '', this.parts.postcode ?? '');
  }

  private isLocality(from: number, to: number, state: string, postcode: string): boolean {
    const name = this.line.words.slice(from, to).join(' ');
    return this.localities.isLocality(name, state, postcode) || this.localities.placeNz?.(name) === 'place';
  }

  /** The words of a street, where its number stands apart: before its type they are parts of its name. */
  private markStreet([from, to]: [number, number]): void {
    const { words } = this.line;
    const { kinds, columns } = this;
    for (let i = from; i < to; i++) if (columns[i] === COLUMN.none) columns[i] = COLUMN.street;
    if (!this.parts.streetNumber && !this.parts.lotNumber) return;
    for (let i = from; i < to; i++) {
      if (i > from && (kinds[i - 1]! & KIND.strongType) !== 0) return;
      if (i + 1 < to && /^\d/.test(words[i + 1]!)) return;
      kinds[i]! &= ~NO_NAME;
      if (/^[A-Z]/.test(words[i]!)) kinds[i]! &= ~KIND.number;
    }
  }
}

/** True if the words of a column of premises are their name, and no unit, level or box by their form. */
function isNamed({ words, kinds }: Line, [from, to]: [number, number], premises: Premises): boolean {
  if (to <= from) return false;
  const first = kinds[from]!;
  if ((first & (KIND.care | KIND.postal)) !== 0) return false;
  if (to - from === 1) return (first & (KIND.number | KIND.flat | KIND.level)) === 0;
  const isUnit = (first & (KIND.flat | KIND.level)) !== 0 && (kinds[from + 1]! & (KIND.number | KIND.letter)) !== 0;
  if (!isUnit) return true;
  return premises === 'as-names' && PARTS_OF_SITES.has(flatType(words[from]!) ?? '');
}
