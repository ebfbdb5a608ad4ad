// What a word may be, as one set of bits found by one look-up: the tokenizer asks once per word, the reader then only
// tests bits and looks closer at the few words that could matter.
import { CARE_OF_STARTS } from './care-of.js';
import { ORDINALS } from './ordinals.js';
import { foreignNames, isForeign, latinNames } from './country-names.js';
import { stateForms } from './place.js';
import { postalStarts } from './postal.js';
import { PREMISES_WORDS } from './premises.js';
import { isStrongType, pluralTypeForms, streetSuffixForms, streetTypeForms } from './street.js';
import { flatTypeForms, levelTypeForms } from './unit.js';

export const KIND = {
  flat: 1,
  level: 2,
  type: 4,
  strongType: 8,
  suffix: 16,
  state: 32,
  country: 64,
  postal: 128,
  care: 256,
  lot: 512,
  rural: 1024,
  corner: 2048,
  ordinal: 4096,
  number: 8192,
  letter: 16384,
  building: 32768,
  plan: 65536,
  remark: 131072,
  the: 262144,
} as const;

/** Words behind a distance, which says how far from a place an address is. */
export const KILOMETRES: ReadonlySet<string> = new Set(['KM', 'KMS', 'KILOMETRE', 'KILOMETRES']);

const kinds = new Map<string, number>();
const add = (word: string, kind: number): void => {
  kinds.set(word, (kinds.get(word) ?? 0) | kind);
};
const lastWord = (form: string): string => form.slice(form.lastIndexOf(' ') + 1);

for (const [form, full] of streetTypeForms()) {
  add(lastWord(form), KIND.type | (isStrongType(full) ? KIND.strongType : 0));
}
for (const form of pluralTypeForms()) add(form, KIND.strongType);
for (const [form] of streetSuffixForms()) add(lastWord(form), KIND.suffix);
for (const [form] of flatTypeForms()) if (!form.includes(' ')) add(form, KIND.flat);
add('STRATA', KIND.flat);
for (const [form] of levelTypeForms()) add(form.split(' ')[0]!, KIND.level);
for (const word of ['LOWER', 'UPPER', 'SUB']) add(word, KIND.level);
for (const [form] of stateForms()) add(lastWord(form), KIND.state);
for (const [form] of latinNames()) add(lastWord(form), KIND.country);
for (const word of postalStarts()) add(word, KIND.postal);
for (const word of CARE_OF_STARTS) add(word, KIND.care);
for (const word of ['LOT', 'LOTS', 'LT', 'ALLOTMENT', 'ALLOT', 'PORTION', 'POR', 'NTP', 'LOC']) add(word, KIND.lot);
for (const word of ['RD', 'RURAL', 'R']) add(word, KIND.rural);
for (const word of ['CNR', 'CORNER', 'COR', 'CRN', 'CRNR', 'CNER', 'INT', 'INTERSECTION']) add(word, KIND.corner);
for (const slip of ['CNRNER', 'CONER', 'CONRER', 'CORENR', 'CORNOR', 'CORNR', 'CRONER']) add(slip, KIND.corner);
for (const word of ['DP', 'SP', 'RP', 'PS', 'CP', 'TP', 'LP', 'CT', 'BP']) add(word, KIND.plan);
for (const word of [
  'ACCESS',
  'VIA',
  'OPP',
  'OPPOSITE',
  'NEAR',
  'BEHIND',
  'PREVIOUSLY',
  'FORMERLY',
  'AKA',
  'ADJACENT',
  'OFF',
  'BETWEEN',
  'ENTRY',
  'ENTER',
  'ENTRANCE',
  'FROM',
  'TO',
  'NR',
  'OR',
  'ACC',
  'ADJ',
  'BTW',
  'BTWN',
  'BESIDE',
  'ALONGSIDE',
  'NEXT',
  'ACROSS',
  ...KILOMETRES,
]) {
  add(word, KIND.remark);
}
add('THE', KIND.the);
for (const word of PREMISES_WORDS) add(word, KIND.building);
for (const word of ORDINALS) add(word, KIND.ordinal);

/** Bits of a word without digits; 0 when the vocabulary does not know it. */
export const kindsOf = (word: string): number =>
  (word.length === 1 ? KIND.letter : 0) | (kinds.get(word) ?? (isForeign(word) ? kindOfForeign(word) : 0));

let foreignCountries: ReadonlySet<string> | undefined;

/** The same of a word in other letters, which may be a country's name alone. */
function kindOfForeign(word: string): number {
  foreignCountries ??= new Set([...foreignNames()].map(([form]) => lastWord(form)));
  return foreignCountries.has(word) ? KIND.country : 0;
}

/** True for premises whose name is one word: METCENTRE, QUEENSPLAZA. */
export const isPremisesInOneWord = (word: string): boolean =>
  word.length > 8 && (word.endsWith('CENTRE') || word.endsWith('PLAZA'));

/** What is played on courts. */
const PLAYED: ReadonlySet<string> = new Set(['BASKETBALL', 'NETBALL', 'SQUASH', 'TENNIS', 'VOLLEYBALL']);

/** The same behind other words: LA of RUE DE LA PAIX is no lane, FOOD COURT and S BLOCK are premises. */
export function kindsBehind(word: string, before: readonly string[]): number {
  const kind = kindsOf(word);
  if (kind === 0) return isPremisesInOneWord(word) ? KIND.building : 0;
  if (word === 'LA') return before.at(-1) === 'DE' ? 0 : kind;
  if (word === 'COURT') return before.at(-1) === 'FOOD' ? KIND.building : kind;
  if (word === 'COURTS') return PLAYED.has(before.at(-1) ?? '') ? KIND.building : kind;
  return word === 'BLOCK' && before.at(-1)?.length === 1 ? kind | KIND.building : kind;
}
