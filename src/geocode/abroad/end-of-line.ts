// Whether a country's name or code at the end of a line is meant as one: a place of Australia, a state or the type of a
// street may be called so too.
import { KIND, kindsOf } from '../../address/vocabulary/kinds.js';
import { contractCountries } from '../../contract/sources.js';
import { STATES_TOO } from '../country.js';
import type { Describer } from './describe.js';
import { LONGEST_CODE, postcodeIn } from './postcodes.js';
import { countryBefore, isUnmistakable, type SaidCountry } from './said-country.js';
import { stateBefore } from './states.js';
import { hasDigit, partStart, rawOf, type Token } from './tokens.js';

/** A country, and where what the line says before it ends. */
export interface Found {
  readonly country: string;
  readonly end: number;
}

/** Australia's own territories have codes of countries (ISO 3166-1), and addresses in its data. */
const OWN = new Set([...contractCountries, 'NF', 'CX', 'CC', 'HM']);

/** Reads the country at the end of a line. */
export class EndOfLine {
  /** `isOwnPlace`: true for a locality of Australia or New Zealand. */
  constructor(
    private readonly tokens: readonly Token[],
    private readonly describer: Describer,
    private readonly isOwnPlace: (name: string) => boolean,
  ) {}

  /** The country that the line names at its end, or before a last word with digits. */
  find(end: number): Found | 'home' | undefined {
    const { tokens } = this;
    for (let back = 0; back <= LONGEST_CODE && end - back > 0; back++) {
      const at = end - back;
      if (back > 0 && !hasDigit(rawOf(tokens, at, end))) continue;
      const said = countryBefore(tokens, at);
      if (!said) continue;
      if (OWN.has(said.country)) return said.isAlone || said.kind === 'name' ? 'home' : undefined;
      const isBeforeCode = back === 0 || (said.kind !== 'alpha2' && this.isCode(at, end, said.country));
      const country = isBeforeCode ? this.accepted(said) : undefined;
      // A code that is a state's belongs to what the line says.
      if (country !== undefined) return { country, end: back === 0 && country === said.country ? said.from : end };
    }
    return undefined;
  }

  private isCode(from: number, to: number, country: string): boolean {
    return postcodeIn(rawOf(this.tokens, from, to), country) !== undefined;
  }

  /** The country that is meant by the name or code; undefined where it is more likely something else. */
  private accepted(said: SaidCountry): string | undefined {
    const { country, from, name, kind, isAlone } = said;
    const state = this.stateInstead(said);
    if (state !== undefined) return state;
    if (isUnmistakable(said)) return country;
    if (isAlone && (kind === 'alpha2' ? this.isCodeAlone(name, from) : !this.isOwnPlace(name))) return country;
    if (isAlone && kind === 'name' && this.endsWithNumber(from)) return country;
    return (kind !== 'alpha3' || isAlone) && this.agrees(country, from) ? country : undefined;
  }

  /** True for a code as the last part that is not the type of the street before it: 12 SMITH, PL. */
  private isCodeAlone(name: string, from: number): boolean {
    if (from === 0) return false;
    const kinds = kindsOf(name);
    if (kinds === 0) return true;
    const { tokens } = this;
    // 12 DRUID HILLS RD, NE
    if ((kinds & KIND.suffix) !== 0 && (kindsOf(tokens[from - 1]!.name) & KIND.type) !== 0) return false;
    const isStreet = partStart(tokens, from) === 0 && hasDigit(tokens[0]!.name) && !hasDigit(tokens[from - 1]!.name);
    return (kinds & KIND.state) === 0 && !isStreet;
  }

  /** True if the part before token `end` is a street with its number behind it, as in much of Europe. */
  private endsWithNumber(end: number): boolean {
    const { tokens } = this;
    if (end === 0) return false;
    const start = partStart(tokens, end);
    return end - start > 1 && !hasDigit(tokens[start]!.name) && hasDigit(tokens[end - 1]!.name);
  }

  /** GEORGIA and CA at the end are states too: the country of the state where a place of it stands before. */
  private stateInstead({ from, name, country, kind }: SaidCountry): string | undefined {
    if (kind === 'alpha2' ? !STATES_TOO.has(name) : name !== 'GEORGIA') return undefined;
    const { tokens } = this;
    const state = stateBefore(tokens, from + nameLength(name));
    if (!state || this.agrees(country, from)) return undefined;
    return this.describer.cityOf(state.state.country, from, undefined, { from, to: from, state: state.state })
      ? state.state.country
      : undefined;
  }

  /** True if a postal code or a place of the country stands before token `end`. */
  private agrees(country: string, end: number): boolean {
    if (end === 0) return false;
    const code = this.describer.codeOf(country, end);
    return code !== undefined || this.describer.cityOf(country, end) !== undefined;
  }
}

const nameLength = (name: string): number => name.split(' ').length;
