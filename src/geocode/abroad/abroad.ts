// Decides of which other country a line is, if of any: as it says at its end, or by a form of postal code, a state or a
// place that Australia and New Zealand do not have. In doubt a line is one of theirs.
import type { Abroad, AbroadLines } from '../../address/abroad.js';
import type { Line, LocalityIndex, Reading } from '../../address/parse/reading.js';
import { isTownNz } from '../../address/vocabulary/town-nz.js';
import type { PlaceSet } from '../../data/places/read/place-set.js';
import { isAtHome } from './at-home.js';
import { ByForm } from './by-form.js';
import { Cities } from './cities.js';
import { Describer } from './describe.js';
import { EndOfLine, type Found } from './end-of-line.js';
import { tokensOf, type Token } from './tokens.js';

export class AbroadReader implements AbroadLines {
  private readonly cities: Cities;
  private last: { readonly line: Line; readonly end: ReadEnd | null } | undefined;
  private readonly isOwnPlace = (name: string): boolean => this.localities.isLocality(name, '', '') || isTownNz(name);

  /** `places` opens the places of the world; they are needed for few lines. */
  constructor(
    private readonly localities: LocalityIndex,
    places: () => PlaceSet,
  ) {
    this.cities = new Cities(places);
  }

  certain(line: Line, reading: Reading): Abroad | null {
    const end = this.endOf(line, reading);
    if (end === null) return null;
    const { tokens, said, form } = end;
    return this.described(line, said ?? form.byCode(tokens.length) ?? form.byState(tokens.length));
  }

  likely(line: Line, reading: Reading): Abroad | null {
    const end = this.endOf(line, reading);
    if (end === null) return null;
    return this.described(line, end.form.byPlainCode(end.tokens.length) ?? end.form.byCity(end.tokens.length));
  }

  private described({ text }: Line, found: Found | undefined): Abroad | null {
    return found ? this.last!.end!.describer.describe(text, found.country, found.end) : null;
  }

  /** The end of a line, read once for both questions; null for a line at home. */
  private endOf(line: Line, reading: Reading): ReadEnd | null {
    if (this.last?.line !== line) this.last = { line, end: this.readEnd(line, reading) };
    return this.last.end;
  }

  private readEnd(line: Line, reading: Reading): ReadEnd | null {
    if (isAtHome(line, reading, this.localities)) return null;
    const tokens = tokensOf(line.text);
    if (tokens.length === 0) return null;
    const describer = new Describer(tokens, this.cities);
    const said = new EndOfLine(tokens, describer, this.isOwnPlace).find(tokens.length);
    if (said === 'home') return null;
    return { tokens, describer, said, form: new ByForm(tokens, this.cities, describer, this.isOwnPlace) };
  }
}

/** What a line's end was read for; `said`: the country that it names. */
interface ReadEnd {
  readonly tokens: readonly Token[];
  readonly describer: Describer;
  readonly said: Found | undefined;
  readonly form: ByForm;
}
