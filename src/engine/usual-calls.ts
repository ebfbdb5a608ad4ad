// Calls as they usually come, made of the installed addresses: what a service answers for itself before anybody asks,
// so that its first callers do not wait for what is read, made and compiled when it is first needed.
import { locate } from '../answer/locate.js';
import { describeAddress, presentationOf } from '../answer/address.js';
import type { Locale, Request } from '../contract/operation.js';
import { contractCountries } from '../contract/sources.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { AddressSources } from './resources/address-sources.js';

/** One call, by the name of its operation. */
export interface UsualCall {
  readonly operation: string;
  readonly request: Request<object>;
}

/** Addresses of each country that are asked for. */
const ADDRESSES = 500;

/** Addresses whose words stand in one long line, and how many there are in it. */
const IN_LONG_LINE = 10;
const LONG_LINE_WORDS = 60;

/** A line as people write it: whole, in small letters, without its postcode, and cut off while it is typed. */
const WAYS: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.toLowerCase(),
  (line) => line.replace(/ \d{4}$/, ''),
  (line) => line.slice(0, Math.ceil(line.length / 2)),
];

/** Places of countries whose addresses are not installed. */
const PLACES = [
  'Paris',
  'Springfield, Illinois',
  '10115 Berlin, Germany',
  'Auckland',
  'San José, Costa Rica',
  'SW1A 1AA',
];

/** The calls, one record each, those first that need most to be read. */
export function* usualCalls(addresses: AddressSources): Generator<UsualCall> {
  for (const fullAddress of PLACES) yield call('geocode', { country: 'ZZ', fullAddress });
  yield call('match', { from: [person('1')], to: [person('2')] }, 'au');
  for (const country of contractCountries) {
    const locale = country === 'NZ' ? 'nz' : 'au';
    const set = addresses.chooseIfCovered(country, undefined)?.set;
    if (!set) continue;
    let way = 0;
    const together: string[] = [];
    for (const line of linesOf(set)) {
      const fullAddress = WAYS[way++ % WAYS.length]!(line);
      yield call('find', { country, fullAddress });
      yield call('parse', { fullAddress }, locale);
      yield call('cleanse', { fullAddress }, locale);
      yield call('geocode', { country, fullAddress });
      together.push(line);
      if (together.length < IN_LONG_LINE) continue;
      yield* longCalls(mixed(together.splice(0)));
    }
  }
}

/**
 * Calls of a line of many names, which takes a hundred times as long as a usual one, and at first a hundred times as
 * long as that: who sends such lines holds up the others less if none is the first.
 */
function* longCalls(fullAddress: string): Generator<UsualCall> {
  yield call('geocode', { country: 'ZZ', fullAddress });
  yield call('cleanse', { fullAddress }, 'au');
  yield call('match', { from: [person('1', fullAddress)], to: [person('2', fullAddress)] }, 'au');
}

/** Words of the lines in turn, each as a part of its own. */
function mixed(lines: readonly string[]): string {
  const words = lines.map((line) => line.split(/[ ,]+/));
  return Array.from({ length: LONG_LINE_WORDS }, (_, i) => {
    const from = words[i % words.length]!;
    return from[(5 * i + 1) % from.length]!.toLowerCase();
  }).join(', ');
}

const call = (operation: string, record: object, locale?: Locale): UsualCall => ({
  operation,
  request: { payload: [record], ...(locale === undefined ? {} : { locale }) },
});

/** A record of `match`; of itself with an address that no installed data is needed for. */
const person = (id: string, fullAddress = '24 Smith Street, Reservoir VIC 3073'): object => ({
  id,
  fullName: 'Jane Citizen',
  addresses: [{ fullAddress }],
});

/** Addresses that lie far from each other, as a line each. */
function* linesOf(set: AddressSet): Generator<string> {
  const step = Math.max(1, Math.floor(set.streetCount / ADDRESSES));
  const presentation = presentationOf(undefined);
  for (let street = 0; street < set.streetCount; street += step) {
    const { first, count } = set.street(street);
    if (count > 0) yield describeAddress(set, locate(set, first, -1), presentation).fullAddress ?? '';
  }
}
