// What speaks against a company being the one that is meant, as a number: 0 for a main name as it is asked for. Costs
// are set so that what is often written differently costs little (a missing PTY LTD), what tells two entities apart
// much (a trading name against a main name, another state), and bench/company.mjs shows what they do.
import type { NameKind } from '../data/companies/company-record.js';
import { FORM } from '../data/companies/legal-forms.js';
import type { Beside } from './query.js';

const OF_KIND: Readonly<Record<NameKind, number>> = { MN: 0, LGL: 0, BN: 4, TRD: 8, OTN: 8, FMR: 10, DGR: 12 };

const INACTIVE = 8;
/** Persons have namesakes by chance, so that being cancelled says less of which of them is meant. */
const INACTIVE_PERSON = 3;
const OTHER_STATE = 8;
const UNKNOWN_STATE = 2;
const OTHER_POSTCODE = 6;
/** Of another state, by its first digit. */
const FAR_POSTCODE = 9;
/** Post may go to the next suburb. */
const NEAR_POSTCODE = 3;

/** Costs of how a name was found. */
export const COST = {
  slip: 7,
  /** The name goes on behind what is asked for. */
  beginning: 12,
  /** A person has a further given name. */
  furtherName: 4,
  /** What is asked for goes on behind the name. */
  lessThanAsked: 16,
} as const;

/**
 * The cost of a slip that made `written` of `meant`. A letter left out, or two swapped, makes one word of a word; a
 * letter put in or replaced makes any of 25, so that each of these is the less likely.
 */
export function costOfSlip(written: readonly string[], meant: readonly string[]): number {
  const [from, to] = [meant.join(''), written.join('')];
  const isSwap = from.length === to.length && [...from].sort().join('') === [...to].sort().join('');
  return from.length > to.length || isSwap ? COST.slip : COST.slip + 1;
}

/** What is known of a company when its name is met. */
export interface Known {
  readonly kind: NameKind;
  readonly form: number;
  readonly isActive: boolean;
  readonly state: string;
  /** 0 where it is not known. */
  readonly postcode: number;
}

/** The cost of the company itself; `form`: that of the name asked for. */
export function costOf(known: Known, form: number, { state, postcode }: Beside): number {
  const isPerson = known.kind === 'LGL';
  let cost = OF_KIND[known.kind] + costOfForm(known, form);
  if (!known.isActive) cost += isPerson ? INACTIVE_PERSON : INACTIVE;
  if (state !== '' && state !== known.state) cost += known.state === '' ? UNKNOWN_STATE : OTHER_STATE;
  if (postcode !== '' && known.postcode > 0) {
    const own = String(known.postcode).padStart(4, '0');
    if (own !== postcode) cost += costOfPostcode(own, postcode);
  }
  return cost;
}

function costOfPostcode(own: string, asked: string): number {
  if (own.slice(0, 2) === asked.slice(0, 2)) return NEAR_POSTCODE;
  return own.startsWith(asked.charAt(0)) ? OTHER_POSTCODE : FAR_POSTCODE;
}

function costOfForm({ kind, form }: Known, asked: number): number {
  if (form === asked) return 0;
  // People leave the form out; business names have none.
  if (asked === FORM.none) return 2;
  if (form === FORM.none) return kind === 'MN' || kind === 'FMR' ? 4 : 3;
  return asked === FORM.trust || form === FORM.trust ? 10 : 6;
}
