// What is certain of a line of another country: its postal code, state and place, as they are written.
import type { Abroad } from '../../address/abroad.js';
import { countryName } from '../country.js';
import { LONGEST_CITY, type Cities, type City } from './cities.js';
import { isDistinct, LONGEST_CODE, postcodeIn } from './postcodes.js';
import { stateBefore, type State } from './states.js';
import { hasDigit, partEnd, partStart, rawOf, type Token } from './tokens.js';

/** Tokens [from, to) that are a postal code. */
export interface Code {
  readonly from: number;
  readonly to: number;
  readonly code: string;
}
interface StateWords {
  readonly from: number;
  readonly to: number;
  readonly state: State;
}

/** Parts before the last in which the place is looked for. */
const MOST_PARTS = 3;

/** Reads lines of a country from their end. */
export class Describer {
  constructor(
    private readonly tokens: readonly Token[],
    private readonly cities: Cities,
  ) {}

  /** What the tokens before `end` say, where the country's own name begins, if it is written. */
  describe(text: string, country: string, end: number): Abroad {
    const code = this.codeOf(country, end);
    const state = this.stateOf(country, end, code);
    const city = this.cityOf(country, end, code, state);
    const { tokens } = this;
    const written = (span: { readonly from: number; readonly to: number } | undefined): string =>
      span ? text.slice(tokens[span.from]!.from, tokens[span.to - 1]!.to) : '';
    const first = Math.min(end, ...[code, state, city].map((span) => span?.from ?? end));
    const head = text.slice(0, tokens[first]?.from ?? text.length);
    const between = tokens.filter(
      (_, i) => i >= first && i < end && ![code, state, city].some((span) => span && i >= span.from && i < span.to),
    );
    return {
      country,
      countryName: countryName(country),
      text: oneLine(text),
      city: trimmed(written(city)),
      region: trimmed(written(state)),
      postcode: code?.code ?? '',
      rest: oneLine([head, ...between.map((token) => text.slice(token.from, token.to))].join(' ')),
      place: city?.place
        ? { name: city.place.name, latitude: city.place.latitude, longitude: city.place.longitude }
        : null,
    };
  }

  /** The last postal code of the country's form that no number of a house can be. */
  codeOf(country: string, end: number): Code | undefined {
    const { tokens } = this;
    for (let to = end; to > 0; to--) {
      for (let from = Math.max(0, to - LONGEST_CODE); from < to; from++) {
        if (tokens[from]!.part !== tokens[to - 1]!.part) continue;
        const text = rawOf(tokens, from, to);
        const code = hasDigit(text) ? postcodeIn(text, country) : undefined;
        if (code !== undefined && this.isCode(country, from, to, end, text)) return { from, to, code };
      }
    }
    return undefined;
  }

  /** The place that stands behind the code, before the state, or as the last part that names one. */
  cityOf(country: string, end: number, code?: Code, state?: StateWords): City | undefined {
    const { tokens } = this;
    if (code && code.to < end) {
      const to = partEnd(tokens, code.to, end);
      for (
        let at = Math.min(to, code.to + LONGEST_CITY);
        at > code.to && tokens[code.to]!.part === tokens[code.from]!.part;
        at--
      ) {
        const city = this.cities.named(tokens, code.to, at, country, state?.state);
        if (city) return city;
      }
    }
    let stop = end;
    for (let part = 0; part <= MOST_PARTS && stop > 0; part++) {
      const start = partStart(tokens, stop);
      // Of several parts the first is a street where it begins with a number.
      if (start === 0 && part > 0 && hasDigit(tokens[0]!.name)) return undefined;
      for (let to = stop; to > start; to--) {
        if ((code && to > code.from && to <= code.to) || (state && to > state.from && to <= state.to)) continue;
        if (hasDigit(tokens[to - 1]!.name)) break;
        const city = this.cityEnding(to, start, country, state?.state);
        if (city) return city;
        // Behind a street's words nothing names the place.
        break;
      }
      stop = start;
    }
    return undefined;
  }

  /** The longest name of a place that ends before token `to` and begins at `start` at the earliest. */
  cityEnding(to: number, start: number, country: string, state?: State): City | undefined {
    for (let from = Math.max(start, to - LONGEST_CITY); from < to; from++) {
      const city = this.cities.named(this.tokens, from, to, country, state);
      if (city) return city;
    }
    return undefined;
  }

  private stateOf(country: string, end: number, code: Code | undefined): StateWords | undefined {
    // Digits at the end that are no code, such as a ZIP code that lost its first, do not hide the state.
    const behind = end > 0 && /^\d+$/.test(this.tokens[end - 1]!.name) ? end - 1 : end;
    for (const to of [code && code.to === end ? code.from : end, code?.from ?? behind]) {
      const found = to > 0 ? stateBefore(this.tokens, to) : undefined;
      if (found && found.from > 0 && found.state.country === country) {
        return { from: found.from, to, state: found.state };
      }
    }
    return undefined;
  }

  /** True where tokens of a code's form are one: by letters, by the place beside them, or by a part of their own. */
  private isCode(country: string, from: number, to: number, end: number, text: string): boolean {
    const { tokens } = this;
    if (isDistinct(text)) return true;
    const start = partStart(tokens, to);
    const last = partEnd(tokens, from, end);
    if (to < last) {
      if (this.cityOf(country, last, { from, to, code: text }) !== undefined) return true;
      return start > 0 && !tokens.slice(to, last).some(({ name }) => hasDigit(name)) && last === end;
    }
    if (from === start) return start > 0;
    if (stateBefore(tokens, from)?.state.country === country) return true;
    return this.cityEnding(from, start, country) !== undefined;
  }
}

const trimmed = (text: string): string => text.replace(/^[\s,;|.()-]+|[\s,;|()-]+$/g, '');
const oneLine = (text: string): string =>
  text
    .replace(/\s*[\n\r]+\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|]+|[\s,;|]+$/g, '')
    .replace(/(?: ?,)+/g, ',');
