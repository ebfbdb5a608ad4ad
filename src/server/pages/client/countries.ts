// The countries one may choose, in the words of the reader's language: those that the browser knows.
import { html } from './dom.js';

/** Regions with a code that are no country of ISO 3166-1: unions, pseudo-regions, reserved codes. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Fills the choice: Australia and New Zealand first, whose addresses are most often installed, then all by name. */
export function fillCountries(choice: HTMLSelectElement): void {
  const names = new Intl.DisplayNames([document.documentElement.lang], { type: 'region', fallback: 'none' });
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    // A code that stands for another one has had its day.
    .filter((code) => !NO_COUNTRY.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
  const option = ({ code, name }: { code: string; name: string }): HTMLOptionElement =>
    html('option', { value: code }, name);
  const first = ['AU', 'NZ'];
  choice.append(
    ...first.flatMap((code) => countries.filter((country) => country.code === code)).map(option),
    html(
      'optgroup',
      { label: 'Other countries' },
      ...countries.filter(({ code }) => !first.includes(code)).map(option),
    ),
  );
}
