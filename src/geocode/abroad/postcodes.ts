// The forms of postal codes, by country: facts of the postal operators' addressing guides (Universal Postal Union).

/** The first letters of British codes, beside the single ones. */
const BRITISH_AREAS =
  'AB AL BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY EC ' +
  'EH EN EX FK FY GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY LA LD LE LL LN LS LU ME ' +
  'MK ML NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM SA SE SG SK SL SM SN SO SP SR SS ST SW SY ' +
  'TA TD TF TN TQ TR TS TW UB WA WC WD WF WN WR WS WV YO ZE';

/** Forms and the countries that have them: what stands before a hyphen is the country's mark. */
const FORMS: readonly (readonly [form: RegExp, countries: string])[] = [
  [
    /^(?:([A-Z]{1,3})-)?(\d{4})$/,
    'AF AL AM AR AT BD BE BG CH CY DK GE GL HU LI LU LV MD MK NE NO PH PY SI SJ TN VE ZA',
  ],
  [
    /^(?:([A-Z]{1,3})-)?(\d{5})$/,
    'AX BA BT CR CU DE DO DZ EE EG ES FI FR GP GF GT HN HR ID IQ IT JO KE KH KR KW LA LK LT LY MA MC ME MG MM MN MQ ' +
      'MX MY MZ NA NC NI NP OM PE PF PK PM PR RE RS SA SD SM SN TH TR TW UA UY VA VI YT ZM',
  ],
  [/^(?:([A-Z]{1,3})-)?(\d{6})$/, 'BY CN CO EC IN KG KZ NG RO RU SG TJ TM TT UZ VN'],
  [/^(?:([A-Z]{1,3})-)?(\d{3} ?\d{2})$/, 'CZ GR SE SK'],
  [/^()(\d{5}(?:-\d{4})?)$/, 'US PR VI GU AS MP'],
  [/^(?:(PL)-)?(\d{2}-\d{3})$/, 'PL'],
  [/^(?:(PT|P)-)?(\d{4}-\d{3})$/, 'PT'],
  [/^(?:(BR)-)?(\d{5}-\d{3})$/, 'BR'],
  [/^()(〒? ?\d{3}-\d{4})$/, 'JP'],
  [/^(?:(NL)-)?(\d{4} ?[A-Z]{2})$/, 'NL'],
  [/^()([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d)$/, 'CA'],
  [new RegExp(`^()((?:${BRITISH_AREAS.replaceAll(' ', '|')}|[BEGLMNSW])\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2})$`), 'GB'],
  [/^()((?:[AC-FHKNPRTV-Y]\d[\dW]) ?(?=[\dAC-FHKNPRTV-Y]*[A-Z])[\dAC-FHKNPRTV-Y]{4})$/, 'IE'],
  [/^()([A-Z]{3} ?\d{4})$/, 'MT'],
  [/^()([A-Z]\d{4}[A-Z]{3})$/, 'AR'],
  [/^()(AD\d{3})$/, 'AD'],
  [/^()(\d{7})$/, 'IL'],
  [/^(?:(FO|IS)-)?(\d{3})$/, 'FO IS'],
];

/** What stands before a code with a hyphen where it is not the country's own code: the marks of its cars. */
const CAR_MARKS: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  SLO: 'SI',
};

const formsOf = new Map<string, RegExp[]>();
for (const [form, countries] of FORMS) {
  for (const country of countries.split(' ')) formsOf.set(country, [...(formsOf.get(country) ?? []), form]);
}

/** The postal code that a text (in capitals) is in a country, without the country's mark; undefined for none. */
export function postcodeIn(text: string, country: string): string | undefined {
  for (const form of formsOf.get(country) ?? []) {
    const match = form.exec(text);
    if (!match) continue;
    const [, mark = '', code] = match;
    if (mark === '' || countryOfMark(mark) === country) return code;
  }
  return undefined;
}

const countryOfMark = (mark: string): string => CAR_MARKS[mark] ?? (mark === 'UK' ? 'GB' : mark);

/** Words of the longest code. */
export const LONGEST_CODE = 2;

/** True for a code whose form no number of a house or street has: letters among its digits, or two groups of them. */
export const isDistinct = (code: string): boolean => /[A-Z]/.test(code) || /^\d+[- ]\d+$/.test(code);
