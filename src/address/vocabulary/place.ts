// States in every written form, and which state a postcode belongs to. Facts from Australia Post's
// postcode ranges and what people write.
import { australianStates, namedStates } from '../../contract/fields/states.js';
import { countryNamed, foreignNames, latinNames } from './country-names.js';

/** How states and territories are written besides their code and name. */
const OTHER_FORMS: Readonly<Record<string, readonly string[]>> = {
  NSW: ['NSWALES', 'NEW STH WALES', 'N S WALES'],
  VIC: ['VICT'],
  QLD: ['QLND'],
  SA: ['STH AUSTRALIA', 'S AUSTRALIA'],
  WA: ['WEST AUSTRALIA', 'W AUSTRALIA'],
  TAS: ['TASM'],
  NT: ['NORTHERN TERR', 'NTH TERRITORY', 'N TERRITORY'],
  ACT: ['AUST CAPITAL TERRITORY', 'AUSTRALIAN CAPITAL TERR'],
};

const STATE_NAMES = new Map(australianStates.map(({ code, name }) => [code, name]));
const STATES = new Map<string, string>([
  ...namedStates.flatMap(({ code, name }) =>
    [code, name, ...(OTHER_FORMS[code] ?? [])].map((form): [string, string] => [form, code]),
  ),
  ['OT', 'OT'],
]);

/** Abbreviation of a state or territory in any written form (one to three words), or undefined. */
export const stateOf = (words: string): string | undefined => STATES.get(words);

/** Full name of a state abbreviation; the text itself when it is none. */
export const stateName = (state: string): string => STATE_NAMES.get(state) ?? state;

/** AU or NZ for a country's name or code, or undefined. */
export const countryOf = (words: string): string | undefined => countryNamed(words);

/** Every written form of a state, and of a country, with its code. */
export const stateForms = (): IterableIterator<[string, string]> => STATES.entries();

/** The same of countries (ISO 3166-1 alpha-2). */
export const countryForms = (): [string, string][] => [...latinNames(), ...foreignNames()];

/** First and last postcode of each range and its state; where states share a range the one of nearly all its places. */
const RANGES: readonly (readonly [number, number, string])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6797, 'WA'],
  [6798, 6799, 'OT'],
  [6800, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
];

/** State that a postcode lies in, by Australia Post's ranges; '' when it lies in none. */
export function stateOfPostcode(postcode: string): string {
  const code = Number(postcode);
  for (const [first, last, state] of RANGES) if (code >= first && code <= last) return state;
  return '';
}

/**
 * Postcodes of places on both sides of a border, with the states besides the one of `stateOfPostcode`. Facts: the
 * localities of G-NAF with their postcodes.
 */
const BESIDE: ReadonlyMap<string, readonly string[]> = new Map([
  ['0872', ['SA', 'WA']],
  ['2540', ['ACT']],
  ...['2611', '2618'].map((code): [string, string[]] => [code, ['NSW']]),
  ['2620', ['ACT']],
  ...['3500', '3586', '3644', '3691', '3707'].map((code): [string, string[]] => [code, ['NSW']]),
  ...['4375', '4377', '4380', '4383', '4385'].map((code): [string, string[]] => [code, ['NSW']]),
  ['4825', ['NT']],
  ...['6798', '6799'].map((code): [string, string[]] => [code, ['WA']]),
]);

/** The other states that have places of the postcode. */
export const statesBeside = (postcode: string): readonly string[] => BESIDE.get(postcode) ?? [];

/**
 * Capital cities with their states: meant before any namesake of another state, and named behind their suburbs.
 */
export const CAPITALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ADELAIDE: 'SA',
    BRISBANE: 'QLD',
    CANBERRA: 'ACT',
    DARWIN: 'NT',
    HOBART: 'TAS',
    MELBOURNE: 'VIC',
    PERTH: 'WA',
    SYDNEY: 'NSW',
  }),
);
