// The street addresses nearest to the point of three words.
import { presentationOf } from '../answer/address.js';
import { WaypostError } from '../contract/errors.js';
import type { Request } from '../contract/operation.js';
import type { AddressAuNz } from '../contract/schema/address.js';
import type { WordPlace } from '../contract/schema/three-word.js';
import { contractCountries } from '../contract/sources.js';
import { NearestRows } from '../geo/nearest.js';
import { nearAddress } from '../reverse/describe.js';
import type { EngineContext } from './context.js';
import type { ChosenSet } from './resources/address-sources.js';

/** As the contract has it: this many, of these sources. */
const MOST = 20;
const SOURCES: Readonly<Record<string, string>> = { AU: 'GNAF', NZ: 'NZAD' };
/** Metres around the point within which addresses are near by. */
const REACH = 100_000;

export interface NearAddresses {
  readonly addresses: AddressAuNz[];
  readonly messages: readonly string[];
}

/** The nearest addresses; none, and a message that says why, where the country has no data. */
export function addressesNear(
  { country, coordinates: { lat, lng } }: Pick<WordPlace, 'country' | 'coordinates'>,
  { featureOptions, sourceOfTruth }: Pick<Request, 'featureOptions' | 'sourceOfTruth'>,
  context: EngineContext,
): NearAddresses {
  if (!contractCountries.includes(country)) {
    return {
      addresses: [],
      messages: [`there are addresses of ${contractCountries.join(' and ')} alone, not of ${country}`],
    };
  }
  let chosen: ChosenSet | undefined;
  try {
    chosen =
      sourceOfTruth === undefined
        ? context.addresses.chooseUsual(country, SOURCES[country])
        : context.addresses.choose(country, sourceOfTruth);
  } catch (error) {
    if (!(error instanceof WaypostError)) throw error;
    return unreachable(error.message);
  }
  if (!chosen) return unreachable(context.addresses.nothingOf(country).message);
  const { set, note } = chosen;
  const search = context.nearest.get(() => new NearestRows());
  const hits = search.find(set.points, { latitude: lat * 1e7, longitude: lng * 1e7 }, MOST, REACH);
  const presentation = presentationOf(featureOptions);
  return {
    addresses: hits.map((hit) => nearAddress(set, hit, presentation, null)),
    messages: [note, hits.length > 0 ? '' : `no address is within ${REACH / 1000} km`].filter((text) => text !== ''),
  };
}

/** The words are answered without addresses, as the contract has it. */
const unreachable = (why: string): NearAddresses => ({
  addresses: [],
  messages: [`connection to the address service failed: ${why}`],
});
