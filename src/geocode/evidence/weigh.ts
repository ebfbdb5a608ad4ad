// Which country a line is of that names none: what its places, the regions beside them, its postal codes, its words for
// streets and its letters say together. A place of the country must be named; the rest is weighed.
import { foldWorldName } from '../../address/fold.js';
import type { PlaceSet } from '../../data/places/read/place-set.js';
import { RegionWords } from '../regions.js';
import { bareOfKind } from '../kinds-of-place.js';
import { areaOfCode, isWithin } from '../postal-areas/area-of-code.js';
import { near, rowsOf, type PlaceRow } from '../rows.js';
import { fullCities } from '../short-cities.js';
import { isOfStreet } from '../street-words.js';
import { transliterated } from '../transliterated.js';
import { finelyParted, textOf, type Span, type Word } from '../words.js';
import type { WorldData } from '../world-data.js';
import { countriesOfStreetWords } from './languages.js';
import { lettersOf, type Written } from './letters.js';
import { hasEnglishStreet, isBound, spansOf } from './spans.js';
import { codesWritten, weightOfForm, type WrittenCode } from './written-codes.js';

/** A country, the place that speaks for it most, and how much is said for it. */
export interface Weighed {
  readonly country: string;
  readonly row: PlaceRow;
  /** The words that name it. */
  readonly named: readonly Word[];
  readonly weight: number;
  /** True if words at the end of the line say the region of the place, or another place beside it. */
  readonly isNested: boolean;
  /** True if a region, a code of a form of its own, or letters of another script say the country too. */
  readonly isBacked: boolean;
}

/** What is said for a country by each thing. */
const WEIGHT = {
  wholePart: 2,
  region: 3,
  regionCode: 2,
  sameName: 1,
  besideCode: 1,
  knownCode: 4,
  ownCode: 3,
  otherCode: -3,
  streets: 3,
  otherStreets: -1,
  englishStreets: 1,
  script: 4,
  otherScript: -6,
  letters: 2,
  otherLetters: -1,
  placeBeside: 3,
  otherName: -2,
  loose: -2,
};
/** People who make one more of weight, each time ten times as many. */
const PEOPLE_OF_FIRST = 1_000;
const MOST_FOR_PEOPLE = 4;
/** Places of one name, and words of a line, that are looked at: a text may say one many times. */
const MOST_ROWS = 300;
const MOST_WORDS = 40;
const BESIDE_METRES = 60_000;
const SHORTEST_NAME = 3;
const SHORTEST_REGION = 4;
/** Candidates that are compared with the other places of the line. */
const MOST_COMPARED = 12;

interface Candidate {
  readonly span: Span;
  readonly row: PlaceRow;
  weight: number;
  readonly isBacked: boolean;
  isNested: boolean;
}

/** Weighs the countries of lines. */
export class CountryByEvidence {
  private last: { readonly text: string; readonly weighed: readonly Weighed[] } | undefined;

  constructor(private readonly data: WorldData) {}

  /** The countries of the places that the text names, what most is said for first; one text is asked more than once. */
  weigh(text: string): readonly Weighed[] {
    if (this.last?.text !== text) this.last = { text, weighed: this.weighed(text) };
    return this.last.weighed;
  }

  private weighed(text: string): readonly Weighed[] {
    const plain = text.normalize('NFC').replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ', ');
    const words = finelyParted(plain).slice(-MOST_WORDS);
    const line: Line = {
      words,
      codes: codesWritten(plain),
      letters: lettersOf(plain),
      streets: countriesOfStreetWords(words),
      hasEnglishStreet: hasEnglishStreet(words),
      regions: new RegionWords(words, []),
    };
    const candidates: Candidate[] = [];
    for (const span of spansOf(words)) {
      if (isOfStreet(words, span)) continue;
      const whole = textOf(words.slice(span.from, span.to));
      const [name, rows] = this.named(whole, line);
      for (const row of rows) {
        candidates.push({ span, row, ...this.weightOf(row, span, name, line) });
      }
    }
    candidates.sort((a, b) => b.weight - a.weight);
    for (const candidate of candidates.slice(0, MOST_COMPARED)) {
      const hasOther = candidates.some(
        ({ span, row }) =>
          (span.to <= candidate.span.from || span.from >= candidate.span.to) &&
          row.at !== candidate.row.at &&
          row.place.region.country === candidate.row.place.region.country &&
          near(row, candidate.row, BESIDE_METRES),
      );
      if (!hasOther) continue;
      candidate.weight += WEIGHT.placeBeside;
      candidate.isNested = true;
    }
    candidates.sort((a, b) => b.weight - a.weight);
    const best = new Map<string, Weighed>();
    for (const { span, ...candidate } of candidates) {
      const { country } = candidate.row.place.region;
      if (!best.has(country)) best.set(country, { ...candidate, country, named: words.slice(span.from, span.to) });
    }
    return [...best.values()];
  }

  /** True if the text has a postal code as the country alone writes it: PARIS SW1A 1AA. */
  isCodedIn(text: string, country: string): boolean {
    return codesWritten(text).some((code) => weightOfForm(code, country) > OWN_FORM);
  }

  /** The name without what says its kind, if it is not one with it, and the places that bear it. */
  private named(whole: string, { streets, letters }: Line): [string, readonly PlaceRow[]] {
    for (const name of [whole, ...bareOfKind(whole)]) {
      const rows = rowsNamed(this.data.world, name);
      const short = fullCities(name).flatMap(({ country, full }) =>
        name.length >= SHORTEST_NAME || streets.has(country)
          ? rowsOf(this.data.world, this.data.world.named(full), country)
          : [],
      );
      if (rows.length > 0 || short.length > 0) return [name, [...rows, ...short]];
      const latin = [...(letters.script ?? [])].flatMap((country) => {
        const other = transliterated(name, country);
        return other === undefined ? [] : rowsOf(this.data.world, this.data.world.named(other), country);
      });
      if (latin.length > 0) return [foldWorldName(latin[0]!.place.name), latin];
    }
    return [whole, []];
  }

  private weightOf(
    row: PlaceRow,
    span: Span,
    name: string,
    { words, codes, letters, streets, hasEnglishStreet, regions }: Line,
  ): Pick<Candidate, 'weight' | 'isBacked' | 'isNested'> {
    const { place } = row;
    const { country } = place.region;
    const people = Math.min(MOST_FOR_PEOPLE, Math.log10(Math.max(place.population, 1) / PEOPLE_OF_FIRST));
    let weight = Math.max(0, people);
    if (foldWorldName(place.name) !== name) weight += WEIGHT.otherName;
    const around = regions.of(place, span, false);
    for (const region of around) {
      const isLong = textOf(words.slice(region.from, region.to)).length >= SHORTEST_REGION;
      weight += isLong ? WEIGHT.region : WEIGHT.regionCode;
    }
    const isWhole = isBound(words, span.from, around, -1) && isBound(words, span.to, around, 1);
    weight += isWhole ? WEIGHT.wholePart : WEIGHT.loose;
    const byCode = this.weightOfCodes(row, span, words, codes);
    const byLetters = weightOfLetters(letters, country);
    if (streets.size > 0) weight += streets.has(country) ? WEIGHT.streets : WEIGHT.otherStreets;
    else if (hasEnglishStreet && ENGLISH.has(country)) weight += WEIGHT.englishStreets;
    return {
      weight: weight + byCode.weight + byLetters,
      isNested: around.some(({ to }) => to === words.length && span.to < to),
      isBacked: around.length > 0 || byCode.isOwn || byLetters >= WEIGHT.script,
    };
  }

  private weightOfCodes(
    row: PlaceRow,
    span: Span,
    words: readonly Word[],
    codes: readonly WrittenCode[],
  ): { weight: number; isOwn: boolean } {
    const { country } = row.place.region;
    const { postalCodes } = this.data;
    let most = 0;
    let isOwn = false;
    for (const code of codes) {
      const known = [...this.data.placesOf(country), postalCodes].flatMap((set) =>
        rowsOf(set, set.withPostcode(code.folded), country),
      );
      const area = areaOfCode(code.folded, country, this.data.world);
      const form = weightOfForm(code, country) || (known.length > 0 || area !== undefined ? SHORT_FORM : 0);
      if (form === 0) continue;
      // 37007 is of Salamanca, and of what lies around León; 87501 is known as a whole, and not only around which city.
      const isItsOwn = known.some((other) => near(other, row)) || area?.city.at === row.at;
      const isNear = isItsOwn || (area !== undefined && isWithin(area, row));
      const ofPlace = isNear ? WEIGHT.knownCode + (isItsOwn ? WEIGHT.ownCode : 0) : 0;
      const elsewhere = (known.length > 0 || area !== undefined) && !isNear ? WEIGHT.otherCode : 0;
      const last = code.folded.slice(-3);
      const isBeside = [words[span.from - 1], words[span.to]].some(
        (word) =>
          word !== undefined && /\d/.test(word.text) && (word.text.endsWith(last) || code.folded.startsWith(word.text)),
      );
      isOwn ||= isNear || form >= OWN_FORM;
      most = Math.max(most, form + ofPlace + elsewhere + (isBeside ? WEIGHT.besideCode : 0));
    }
    return { weight: most, isOwn };
  }
}

/** Countries in which streets have English names. */
const ENGLISH: ReadonlySet<string> = new Set(
  (
    'AU NZ GB IE US CA ZA KE NG GH UG ZM ZW BW NA MW TZ IN PK LK BD SG HK PH JM TT BB BS BZ GY MT FJ PG IM JE GG ' +
    'GI'
  ).split(' '),
);

/** A form that speaks for few countries. */
const OWN_FORM = 3;
/** A code that is known, or the beginning of one, without what else belongs to it: AMSTERDAM 1012. */
const SHORT_FORM = 1;

interface Line {
  readonly words: readonly Word[];
  readonly codes: readonly WrittenCode[];
  readonly letters: Written;
  readonly streets: ReadonlySet<string>;
  readonly hasEnglishStreet: boolean;
  readonly regions: RegionWords;
}

function weightOfLetters({ script, letters }: Written, country: string): number {
  const ofScript = script?.has(country) === true ? WEIGHT.script : WEIGHT.otherScript;
  const byScript = script === undefined ? 0 : ofScript;
  if (letters.length === 0) return byScript;
  const agreeing = letters.filter((countries) => countries.has(country)).length;
  return byScript + (agreeing === 0 ? WEIGHT.otherLetters : (WEIGHT.letters * agreeing) / letters.length);
}

/** The places that bear the name, as many as are looked at. */
function rowsNamed(world: PlaceSet, name: string): readonly PlaceRow[] {
  if (name.length < SHORTEST_NAME && /^[A-Z ]*$/.test(name)) return [];
  return rowsOf(world, world.named(name).subarray(0, MOST_ROWS), '');
}
