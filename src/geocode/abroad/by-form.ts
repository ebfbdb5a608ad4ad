// The country of a line that names none: by a form of postal code, a state or a place that Australia and New Zealand do
// not have.
import { kindsOf } from '../../address/vocabulary/kinds.js';
import { MAIL_CENTRES } from '../../address/vocabulary/mail-centres.js';
import { countryNamed } from '../country.js';
import type { Cities } from './cities.js';
import type { Describer } from './describe.js';
import type { Found } from './end-of-line.js';
import { isDistinct, LONGEST_CODE, postcodeIn } from './postcodes.js';
import { isZipOf, stateBefore } from './states.js';
import { hasDigit, nameOf, partStart, rawOf, type Token } from './tokens.js';

/** A place that says its country by its name alone has so many people, and so many times as many as any namesake. */
const FAMOUS = 50_000;
const MUCH_LARGER = 3;
/** The names of places in countries of English are those of Australia and New Zealand too: only the largest count. */
const ENGLISH = new Set(['CA', 'GB', 'IE', 'US', 'ZA', 'IN']);
const FAMOUS_ENGLISH = 500_000;
/** Parts at the end of a line in which a postal code is looked for. */
const CODE_PARTS = 3;

/** Reads the country from the form of a line. */
export class ByForm {
  /** `isOwnPlace`: true for a locality of Australia or New Zealand. */
  constructor(
    private readonly tokens: readonly Token[],
    private readonly cities: Cities,
    private readonly describer: Describer,
    private readonly isOwnPlace: (name: string) => boolean,
  ) {}

  /** A postal code that is none of Australia or New Zealand. */
  byCode(end: number): Found | undefined {
    let at = end;
    for (let part = 0; part < CODE_PARTS && at > 0; part++) {
      const country = this.countryOfLastCode(at);
      if (country !== undefined) return { country, end };
      at = partStart(this.tokens, at);
    }
    return this.byZip(end) ?? this.byCodeAndCity(end, true);
  }

  /** Of a part that ends with a code of Britain or Canada. */
  private countryOfLastCode(end: number): string | undefined {
    const { tokens } = this;
    for (let from = Math.max(1, end - LONGEST_CODE); from < end; from++) {
      if (tokens[from]!.part !== tokens[end - 1]!.part || !/\p{L}/u.test(tokens[from - 1]!.name)) continue;
      const text = rawOf(tokens, from, end);
      const country = ['GB', 'CA'].find((each) => hasDigit(text) && postcodeIn(text, each) !== undefined);
      if (country !== undefined) return country;
    }
    return undefined;
  }

  /** A ZIP code at the end: behind a state, or of nine digits. One of four digits lost its first, which is 0. */
  private byZip(end: number): Found | undefined {
    const zip = this.tokens[end - 1]!.raw;
    if (!/^\d{4,5}(?:-\d{4})?$/.test(zip)) return undefined;
    if (/^\d{5}-/.test(zip)) return { country: 'US', end };
    const found = stateBefore(this.tokens, end - 1);
    if (found?.state.country !== 'US' || found.from === 0) return undefined;
    const name = nameOf(this.tokens, found.from, end - 1);
    const isOwnWord = kindsOf(name) !== 0 || MAIL_CENTRES.has(name) || this.isOwnPlace(name);
    const isCode =
      zip.length === 4
        ? !isOwnWord && this.describer.cityOf('US', found.from, undefined, { ...found, to: end }) !== undefined
        : !isOwnWord || isZipOf(found.state, zip);
    return isCode ? { country: 'US', end } : undefined;
  }

  /** Four digits beside a place that is none of Australia or New Zealand, or a code of Japan at the end. */
  byPlainCode(end: number): Found | undefined {
    const isOfJapan = end > 1 && /^〒?\d{3}-\d{4}$/.test(this.tokens[end - 1]!.raw);
    return isOfJapan ? { country: 'JP', end } : this.byCodeAndCity(end, false);
  }

  /** A postal code in one of the last parts beside a place of a country that has such: 10117 BERLIN, MUMBAI 400001. */
  private byCodeAndCity(end: number, isCertain: boolean): Found | undefined {
    const { tokens } = this;
    let last = end;
    for (let part = 0; part < CODE_PARTS && last > 0; part++) {
      const start = partStart(tokens, last);
      const country = this.countryOfPart(start, last, isCertain);
      if (country !== undefined) return { country, end };
      if (hasDigit(nameOf(tokens, start, last))) break;
      last = start;
    }
    return undefined;
  }

  private countryOfPart(start: number, end: number, isCertain: boolean): string | undefined {
    const { tokens } = this;
    for (let from = start; from < end; from++) {
      for (let to = Math.min(end, from + LONGEST_CODE); to > from; to--) {
        const text = rawOf(tokens, from, to);
        if (!/^(?:[A-Z]{1,3}-)?\d/.test(text) || /^\d{1,2}$/.test(text)) continue;
        const isPlain = /^\d{3,4}$/.test(text);
        // 1234 PARIS at the beginning of a line is a house in a street.
        if (isPlain === isCertain || (isPlain && start === 0)) continue;
        const isBehind = to < end;
        const country = this.countryOfCity(text, isBehind ? to : start, isBehind ? end : from, isBehind);
        if (country !== undefined) return country;
      }
    }
    return undefined;
  }

  /** The country of the place in tokens [from, to), at their beginning or their end, that has codes as `code` is. */
  private countryOfCity(code: string, from: number, to: number, isBehind: boolean): string | undefined {
    for (let length = to - from; length > 0; length--) {
      const [first, last] = isBehind ? [from, from + length] : [to - length, to];
      // Behind a code the place may have a number or letter of its district, but no street.
      if (isBehind && to - last > 1) break;
      const name = nameOf(this.tokens, first, last);
      if (hasDigit(name) || this.isOwnPlace(name)) continue;
      let best: string | undefined;
      let people = -1;
      for (const [country, most] of this.cities.elsewhere(this.tokens, first, last)) {
        if (most > people && postcodeIn(code, country) !== undefined) [best, people] = [country, most];
      }
      if (best === undefined) continue;
      if (isBehind || isDistinct(code) || (isFamous(best, people) && first === from)) return best;
    }
    return undefined;
  }

  /** A state of the United States or a province of Canada behind a place in it. */
  byState(end: number): Found | undefined {
    const { tokens } = this;
    const found = stateBefore(tokens, end);
    if (!found || found.from === 0) return undefined;
    const { state, from } = found;
    const city = this.describer.cityOf(state.country, from, undefined, { from, to: end, state });
    if (!city) return undefined;
    const name = nameOf(tokens, from, end);
    const isOwnWord =
      kindsOf(name) !== 0 || MAIL_CENTRES.has(name) || this.isOwnPlace(name) || countryNamed(name) !== undefined;
    if (!isOwnWord) return { country: state.country, end };
    if (partStart(tokens, end) !== from || city.to !== from) return undefined;
    // WELLINGTON, FL is a place and a state, 12 CHESTER, CT a street; RICHMOND, VIRGINIA may be at home.
    const isHome = this.isOwnPlace(nameOf(tokens, city.from, city.to));
    const before = city.from - partStart(tokens, from);
    const isMeant = before === 0 ? !isHome || !this.isOwnPlace(name) : before > 1 && !isHome;
    return isMeant ? { country: state.country, end } : undefined;
  }

  /** A large place as the last part. */
  byCity(end: number): Found | undefined {
    const { tokens } = this;
    const from = partStart(tokens, end);
    if (from === 0) return undefined;
    const name = nameOf(tokens, from, end);
    if (hasDigit(name) || this.isOwnPlace(name)) return undefined;
    const [first, second] = [...this.cities.elsewhere(tokens, from, end)].sort(([, a], [, b]) => b - a);
    return first && isFamous(...first) && first[1] >= MUCH_LARGER * (second?.[1] ?? 0)
      ? { country: first[0], end }
      : undefined;
  }
}

const isFamous = (country: string, people: number): boolean =>
  people >= (ENGLISH.has(country) ? FAMOUS_ENGLISH : FAMOUS);
