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
import { EndOfLine } from './end-of-line.js';
import { tokensOf } from './tokens.js';

export class AbroadReader implements AbroadLines {
  private readonly cities: Cities;
  private readonly isOwnPlace = (name: string): boolean => this.localities.isLocality(name, '', '') || isTownNz(name);

  /** `places` opens the places of the world; they are needed for few lines. */
  constructor(
    private readonly localities: LocalityIndex,
    places: () => PlaceSet,
  ) {
    this.cities = new Cities(places);
  }

  certain(line: Line, reading: Reading): Abroad | null {
    return isAtHome(line, reading, this.localities) ? null : this.read(line, true);
  }

  likely(line: Line, reading: Reading): Abroad | null {
    return isAtHome(line, reading, this.localities) ? null : this.read(line, false);
  }

  private read({ text }: Line, isCertain: boolean): Abroad | null {
    const tokens = tokensOf(text);
    if (tokens.length === 0) return null;
    const describer = new Describer(tokens, this.cities);
    const said = new EndOfLine(tokens, describer, this.isOwnPlace).find(tokens.length);
    if (said === 'home') return null;
    const form = new ByForm(tokens, this.cities, describer, this.isOwnPlace);
    const found = isCertain
      ? (said ?? form.byCode(tokens.length) ?? form.byState(tokens.length))
      : (form.byPlainCode(tokens.length) ?? form.byCity(tokens.length));
    return found ? describer.describe(text, found.country, found.end) : null;
  }
}
