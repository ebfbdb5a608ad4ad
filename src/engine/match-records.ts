// Records of a match in the form in which they are compared: their addresses as the installed data has them where it
// is sure of them, by their form where it is not.
import { atOnce, type InPieces } from '../contract/in-pieces.js';
import { comparableAddress } from '../match/address/comparable-address.js';
import { componentsOf, lineOf } from '../match/address/components.js';
import type { ComparableAddress, ComparableContact } from '../match/comparable.js';
import { comparableEmail } from '../match/contact/email.js';
import { comparablePhone } from '../match/contact/phone.js';
import type { MatchAddress, MatchRecord } from '../contract/operations/match-record.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import { countryCode } from '../geocode/country.js';
import { abroadOf } from './abroad.js';
import { countryOfLocale, type EngineContext, type RequestOptions } from './context.js';
import { cleanseLine } from './handlers/cleanse.js';

/** Answers of a cleanse that are one address for sure. */
const SURE: ReadonlySet<string> = new Set(['verified', 'corrected']);
const WHOLE: ReadonlySet<string> = new Set(['address', 'subdwelling']);
const AT_HOME: ReadonlySet<string> = new Set(['AU', 'NZ', '']);

/** Makes comparable what records of one request say. */
export class MatchRecords {
  /** Which source answers in place of the contract's default. */
  readonly notes = new Set<string>();
  private readonly country: string;
  private readonly source: string | undefined;

  /** Throws `source-not-installed` for a source that is asked for by name and not there. */
  constructor(
    private readonly options: RequestOptions,
    private readonly context: EngineContext,
  ) {
    this.source = options.sourceOfTruth ?? context.defaultSource;
    context.addresses.require(this.source, countryOfLocale(context.locale));
    this.country = context.countryFor(this.source);
  }

  /** What a record is compared by. */
  comparable(record: MatchRecord): ComparableContact {
    return atOnce(this.comparableInPieces(record));
  }

  /** The same, an address at a time: one of them may cost as much as a turn. */
  *comparableInPieces({ addresses, phones, emails }: MatchRecord): InPieces<ComparableContact> {
    const found: (ComparableAddress | undefined)[] = [];
    for (const address of addresses ?? []) {
      found.push(this.address(address));
      yield;
    }
    const home = this.country || found.find((address) => address !== undefined)?.country || '';
    return {
      addresses: found,
      phones: (phones ?? []).map(({ fullPhone }) => (fullPhone ? comparablePhone(fullPhone, home) : undefined)),
      emails: (emails ?? []).map(({ address }) => (address ? comparableEmail(address) : undefined)),
    };
  }

  private address(address: MatchAddress): ComparableAddress | undefined {
    const { context } = this;
    const said = typeof address.country === 'string' ? address.country.trim() : '';
    const named = said === '' ? address : { ...address, country: countryCode(said) ?? said };
    const known = { localities: context.gazetteers.localities, abroad: abroadOf(context) };
    const byForm = comparableAddress(named, this.country, known);
    if (byForm === undefined || !AT_HOME.has(byForm.country)) return byForm;
    const line = lineOf(named, componentsOf(named));
    // What names no street or box is no address that data could have.
    if (line === '' || (byForm.street === '' && byForm.postalType === '')) return byForm;
    const country = byForm.country || this.country;
    const { context: data, note } = context.cleansing.of(country, this.source);
    if (data.addresses === null) return byForm;
    this.notes.add(note);
    return resolved(byForm, cleanseLine(line, country, this.options, context));
  }
}

/** The reference address where the answer is sure of it, and the form of the text where it is not. */
function resolved(byForm: ComparableAddress, answer: ValidatedAddress): ComparableAddress {
  if (!SURE.has(answer.status ?? '') || !WHOLE.has(answer.level ?? '')) return byForm;
  const reference = comparableAddress(answer as MatchAddress, answer.country ?? byForm.country);
  if (reference === undefined) return byForm;
  const rest = { unit: reference.unit || byForm.unit, level: reference.level || byForm.level };
  // A unit or level that the data does not have is more than the address that it knows: its id is the building's.
  const isMore = rest.unit !== reference.unit || rest.level !== reference.level;
  return {
    ...reference,
    ...rest,
    pid: byForm.pid || (isMore ? '' : reference.pid),
    dpid: byForm.dpid || (isMore ? '' : reference.dpid),
    rest: byForm.rest,
  };
}
