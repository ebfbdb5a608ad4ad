// What stands at the ends of a set of addresses: the first and the last address of the first and last street of each
// locality, asked in every way in which an address can be asked.
import type { AddressSet } from '../../../src/data/addresses/read/address-set.js';
import { streetsIn } from '../../../src/find/locality-extent.js';
import type { WaypostEngine } from '../../../src/index.js';
import { made } from '../../recorded/support/arguments.js';
import { digested, type Digested } from '../support/digested.js';
import { through, type Name } from '../support/through.js';

/** Source, country, and how many localities the sample data of it has. */
const SETS = [
  ['GNAF', 'AU', 7],
  ['NZAD', 'NZ', 14],
  ['AUPAF', 'AU', 2],
  ['CUSTOM_AU_1', 'AU', 1],
] as const;

interface End {
  readonly source: string;
  readonly country: string;
  readonly locality: number;
  /** 0 and 1: the ends of the first street; 2 and 3: those of the last one. */
  readonly end: number;
}

/** A street at an end of a locality, and an address at an end of it. */
function endOf(set: AddressSet, { locality, end }: End): [number, number] {
  const [first, behind] = streetsIn(set, locality);
  const street = end < 2 ? first : behind - 1;
  return [street, end % 2 === 0 ? set.streetAddressStart[street]! : set.streetAddressStart[street + 1]! - 1];
}
/** Degrees of an angle that is stored in units of 1e-7. */
const degrees = (angle: number): string => (angle / 1e7).toFixed(7);

/** What is asked of an address of these fields. */
function wishes(fields: Record<string, string>, country: string): [Name, Record<string, unknown>, object?][] {
  const { fullAddress, street, streetNumber, locality, postcode, suburb, townCity } = fields;
  const given = Object.fromEntries(
    Object.entries({ street, locality, postcode, suburb, townCity }).filter(([, text]) => text),
  );
  const { postcode: _, ...named } = given;
  const asked: [Name, Record<string, unknown>, object?][] = [
    ['find', { fullAddress, country }, { singleLineHitNumber: '3' }],
    ['find', { fullAddress: `${street ?? ''} ${locality ?? townCity ?? ''}`, country }, { groupAddresses: '1' }],
    ['cleanse', { fullAddress }],
    ['geocode', { fullAddress, country }],
    ['lookupStreetNumber', country === 'NZ' ? { ...named, streetNumber } : { ...given, streetNumber }],
    ['lookupStreet', country === 'NZ' ? named : given],
  ];
  if (country === 'AU') asked.push(['lookupLocality', { locality, postcode }], ['lookupPostcode', { postcode }]);
  return asked;
}

async function answers(one: End, engine: WaypostEngine): Promise<unknown> {
  const { source, country } = one;
  const set = made({ addresses: `${source} ${country}` }) as AddressSet;
  const [street, address] = endOf(set, one);
  const id = set.pid(address);
  const options = { sourceOfTruth: source };
  const retrieved = await through(engine, 'retrieve', { record: { id, country }, options });
  const [fields] = retrieved as [Record<string, string>];
  const attributes = {
    latitude: degrees(set.streetLatitude[street]!),
    longitude: degrees(set.streetLongitude[street]!),
    radius: '60',
  };
  const near = await through(engine, 'reverseGeocode', { record: { attributes }, options }).catch(
    (error: Error) => error.message,
  );
  const all: unknown[] = [id, retrieved, near];
  for (const [name, record, featureOptions] of wishes(fields, country)) {
    const wish = {
      record,
      options: name === 'geocode' ? {} : { ...options, ...(featureOptions && { featureOptions }) },
    };
    all.push(await through(engine, name, wish).catch((error: Error) => error.message));
  }
  return all;
}

export const questions: readonly Digested[] = [
  digested(
    'ends',
    () =>
      SETS.flatMap(([source, country, localities]) =>
        Array.from({ length: localities * 4 }, (_, i) => ({ source, country, locality: i >> 2, end: i & 3 })),
      ),
    (one: End, { sample }) => answers(one, sample),
  ),
];
