// States, countries and postal delivery types in every written form, and which state a postcode belongs to.
// Facts from AS 4590 (postal types), Australia Post's postcode ranges, and what people write.

const STATES = new Map(
  Object.entries({
    NSW: 'NSW',
    VIC: 'VIC',
    QLD: 'QLD',
    SA: 'SA',
    WA: 'WA',
    TAS: 'TAS',
    NT: 'NT',
    ACT: 'ACT',
    VICT: 'VIC',
    QUEENSLAND: 'QLD',
    QLND: 'QLD',
    VICTORIA: 'VIC',
    TASMANIA: 'TAS',
    TASM: 'TAS',
    'NEW SOUTH WALES': 'NSW',
    NSWALES: 'NSW',
    'SOUTH AUSTRALIA': 'SA',
    'STH AUSTRALIA': 'SA',
    'WESTERN AUSTRALIA': 'WA',
    'WEST AUSTRALIA': 'WA',
    'NORTHERN TERRITORY': 'NT',
    'NORTHERN TERR': 'NT',
    'AUSTRALIAN CAPITAL TERRITORY': 'ACT',
    'S AUSTRALIA': 'SA',
    'W AUSTRALIA': 'WA',
    'AUST CAPITAL TERRITORY': 'ACT',
    OT: 'OT',
  }),
);

const STATE_NAMES: Record<string, string> = {
  NSW: 'NEW SOUTH WALES',
  VIC: 'VICTORIA',
  QLD: 'QUEENSLAND',
  SA: 'SOUTH AUSTRALIA',
  WA: 'WESTERN AUSTRALIA',
  TAS: 'TASMANIA',
  NT: 'NORTHERN TERRITORY',
  ACT: 'AUSTRALIAN CAPITAL TERRITORY',
  OT: 'OTHER TERRITORIES',
};

const COUNTRIES = new Map(
  Object.entries({
    AUSTRALIA: 'AU',
    AUS: 'AU',
    AU: 'AU',
    AUST: 'AU',
    'COMMONWEALTH OF AUSTRALIA': 'AU',
    NZ: 'NZ',
    NZL: 'NZ',
    'NEW ZEALAND': 'NZ',
    AOTEAROA: 'NZ',
    'AOTEAROA NEW ZEALAND': 'NZ',
  }),
);

/** Abbreviation of a state or territory in any written form (one to three words), or undefined. */
export const stateOf = (words: string): string | undefined => STATES.get(words);

/** Full name of a state abbreviation; the text itself when it is none. */
export const stateName = (state: string): string => STATE_NAMES[state] ?? state;

/** AU or NZ for a country's name or code, or undefined. */
export const countryOf = (words: string): string | undefined => COUNTRIES.get(words);

export const stateForms = (): IterableIterator<[string, string]> => STATES.entries();
export const countryForms = (): IterableIterator<[string, string]> => COUNTRIES.entries();

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

/** Postal delivery types that stand before a number; keys are the words as written, joined by one space. */
const POSTAL = new Map(
  Object.entries({
    'PO BOX': 'PO BOX',
    POBOX: 'PO BOX',
    'P O BOX': 'PO BOX',
    'POST OFFICE BOX': 'PO BOX',
    BOX: 'PO BOX',
    'PO BX': 'PO BOX',
    'POST BOX': 'PO BOX',
    'POSTAL BOX': 'PO BOX',
    PB: 'PO BOX',
    'PO B': 'PO BOX',
    'GPO BOX': 'GPO BOX',
    GPOBOX: 'GPO BOX',
    'G P O BOX': 'GPO BOX',
    'GENERAL POST OFFICE BOX': 'GPO BOX',
    GPO: 'GPO BOX',
    'LOCKED BAG': 'LOCKED BAG',
    'LOCKED MAIL BAG': 'LOCKED BAG',
    'LOCKED MAILBAG': 'LOCKED BAG',
    LMB: 'LOCKED BAG',
    LB: 'LOCKED BAG',
    LOCKEDBAG: 'LOCKED BAG',
    'PRIVATE BAG': 'PRIVATE BAG',
    'PRIVATE MAIL BAG': 'PRIVATE BAG',
    PMB: 'PRIVATE BAG',
    'PVT BAG': 'PRIVATE BAG',
    'PTE BAG': 'PRIVATE BAG',
    'P BAG': 'PRIVATE BAG',
    PRIVATEBAG: 'PRIVATE BAG',
    'CARE PO': 'CARE PO',
    CMA: 'CMA',
    CMB: 'CMB',
    CPA: 'CPA',
    MS: 'MS',
    RSD: 'RSD',
    RMB: 'RMB',
    RMS: 'RMS',
    'MAIL SERVICE': 'MS',
    'ROADSIDE DELIVERY': 'RSD',
    'ROADSIDE MAIL BOX': 'RMB',
    'ROADSIDE MAIL BAG': 'RMB',
    'ROADSIDE MAIL SERVICE': 'RMS',
    'COMMUNITY MAIL BAG': 'CMB',
    'COMMUNITY MAIL AGENT': 'CMA',
    'COMMUNITY POSTAL AGENT': 'CPA',
    'REPLY PAID': 'REPLY PAID',
    'COUNTER DELIVERY': 'COUNTER DELIVERY',
    'POSTE RESTANTE': 'POSTE RESTANTE',
    'RESPONSE BAG': 'RESPONSE BAG',
    FREEPOST: 'FREEPOST',
    'CARE POST OFFICE': 'CARE PO',
    'C/O POST OFFICE': 'CARE PO',
    'C/O PO': 'CARE PO',
    'C/O GPO': 'CARE PO',
  }),
);
const LONGEST_POSTAL = 4;
/** Postal types that are whole without a number. */
const NUMBERLESS = new Set(['CARE PO', 'COUNTER DELIVERY', 'POSTE RESTANTE', 'CMA', 'CPA']);
/** Written forms that are postal only with a number behind them and no further sign. */
const WEAK = new Set(['MS', 'PB', 'LB', 'GPO', 'BOX', 'PO B']);

/** A postal delivery type found in a line: its canonical words, how many words it took, whether it needs a number. */
export interface PostalForm {
  type: string;
  length: number;
  numberless: boolean;
  weak: boolean;
}

const FORMS = new Map<string, PostalForm>();
for (const [form, type] of POSTAL) {
  FORMS.set(form, { type, length: form.split(' ').length, numberless: NUMBERLESS.has(type), weak: WEAK.has(form) });
}

/** The longest postal delivery type that starts at word `at` (before `to`), or undefined. */
export function postalAt(words: readonly string[], at: number, to: number): PostalForm | undefined {
  let found: PostalForm | undefined;
  let text = '';
  for (let n = 0; n < LONGEST_POSTAL && at + n < to; n++) {
    text = n === 0 ? words[at]! : `${text} ${words[at + n]!}`;
    found = FORMS.get(text) ?? found;
  }
  return found;
}

/** First words of every postal form, for whoever indexes words by what they may be. */
export const postalStarts = (): Set<string> => new Set([...FORMS.keys()].map((form) => form.split(' ')[0]!));
