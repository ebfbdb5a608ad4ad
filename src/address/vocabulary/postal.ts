// Postal delivery types in every written form: PO BOX, LOCKED BAG, ROADSIDE DELIVERY. Facts from AS 4590 and what
// people write.

/** Postal delivery types that stand before a number; keys are the words as written, joined by one space. */
const POSTAL = new Map(
  Object.entries({
    'PO BOX': 'PO BOX',
    POBOX: 'PO BOX',
    'P O BOX': 'PO BOX',
    'POST OFFICE BOX': 'PO BOX',
    BOX: 'PO BOX',
    'PO BX': 'PO BOX',
    'PO BOXES': 'PO BOX',
    'P O BOXES': 'PO BOX',
    // Of a licensed post office.
    'LPO BOX': 'PO BOX',
    'POST BOX': 'PO BOX',
    'POSTAL BOX': 'PO BOX',
    PB: 'PO BOX',
    'PO B': 'PO BOX',
    POB: 'PO BOX',
    'P O B': 'PO BOX',
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
    'MAIL BAG': 'PRIVATE BAG',
    'PVT BAG': 'PRIVATE BAG',
    'PTE BAG': 'PRIVATE BAG',
    'P BAG': 'PRIVATE BAG',
    PRIVATEBAG: 'PRIVATE BAG',
    'CARE PO': 'CARE PO',
    CMA: 'CMA',
    CMB: 'CMB',
    CPA: 'CPA',
    MS: 'MS',
    'M/S': 'MS',
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
    'COMMUNITY MAIL AGENCY': 'CMA',
    'COMMUNITY POSTAL AGENT': 'CPA',
    'REPLY PAID': 'REPLY PAID',
    'COUNTER DELIVERY': 'COUNTER DELIVERY',
    'POSTE RESTANTE': 'POSTE RESTANTE',
    'POST RESTANTE': 'POSTE RESTANTE',
    'RESPONSE BAG': 'RESPONSE BAG',
    FREEPOST: 'FREEPOST',
    'CARE POST OFFICE': 'CARE PO',
    'C/O POST OFFICE': 'CARE PO',
    'C/O PO': 'CARE PO',
    'C/O GPO': 'CARE PO',
    // The exchanges of the document couriers of both countries.
    DX: 'DX',
    'DX BOX': 'DX',
    'DX MAIL': 'DX',
  }),
);
const LONGEST_POSTAL = 4;
/** Postal types that are whole without a number. */
const NUMBERLESS = new Set(['CARE PO', 'COUNTER DELIVERY', 'POSTE RESTANTE', 'CMA', 'CPA']);
/** Types of the country whose number is at times not written: RSD, LORNE. */
const SELDOM_BARE = new Set(['CMB', 'RMB', 'RSD']);
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

/** PRIVATE BAG, WELLINGTON: a bag or box whose number is not written, where nothing else stands in its part. */
export const endsBare = (form: PostalForm, breaks: readonly boolean[], end: number, hi: number): boolean =>
  form.length > 1 && !form.weak && / (BAG|BOX)$/.test(form.type) && end < hi && breaks[end]!;

/** RSD, LORNE and CMB LAJAMANU: a delivery of the country at the start of a part, its number not written. */
export const lacksNumber = (form: PostalForm, breaks: readonly boolean[], at: number, hi: number): boolean =>
  SELDOM_BARE.has(form.type) && (at === 0 || breaks[at]!) && at + form.length < hi;

/** First words of every postal form, for whoever indexes words by what they may be. */
export const postalStarts = (): Set<string> => new Set([...FORMS.keys()].map((form) => form.split(' ')[0]!));
