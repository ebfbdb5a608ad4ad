// intlReverseGeocode: the nearest address or place of each record, in any country, from what is installed of the
// country and the places that come with the package.
import type { PointInput } from '../../contract/fields/point-fields.js';
import type { Near, Nearest } from '../../contract/schema/reverse.js';
import { countryAttributes, degrees, fullLine, streetLine } from '../../geocode/lines.js';
import type { PlaceSet } from '../../data/places/read/place-set.js';
import type { StreetSet } from '../../data/streets/read/street-set.js';
import { OPENADDRESSES_SOURCE } from '../../data/kinds.js';
import { countryAt } from '../../reverse/borders.js';
import { HALF_WAY_ROUND } from '../../reverse/great-circle.js';
import { nearestRows, type Hit } from '../../reverse/nearest.js';
import { readPoint, type Point } from '../../reverse/point.js';
import type { Access, Handler } from '../context.js';
import { kilometres, nearAddress, rowsIfIndexed } from './reverse.js';
import { CONTRACT_COUNTRIES } from '../sources.js';
import { worldSets, type WorldSets } from '../world-sets.js';

/** Up to here an address says more of a point than a place that is nearer. */
const ADDRESS_METRES = 1_000;

/** Answers the operation: null, with a message, at the index of a record whose point cannot be read. */
export const handleIntlReverse: Handler = async (request, access) => {
  const messages: string[] = [];
  const payload: (Nearest | null)[] = [];
  const data = new WorldData(access);
  for (const [i, record] of (request.payload as PointInput[]).entries()) {
    const point = readPoint(record);
    if (typeof point === 'string') messages.push(`record ${i + 1}: ${point}`);
    payload.push(typeof point === 'string' ? null : data.nearest(point, await countryAt(point)));
  }
  return { status: 'SUCCESS', messages, payload };
};

/** A candidate and its distance; the element is made of the nearest alone. */
interface Candidate {
  readonly metres: number;
  readonly element: () => Nearest;
}

/** What is installed of the world. */
class WorldData {
  private readonly sets: WorldSets;

  constructor(private readonly access: Access) {
    this.sets = worldSets(access);
  }

  /**
   * The nearest address if it is close or nothing is closer, else the nearest place. `country`: that of the point, ''
   * at sea.
   */
  nearest(point: Point, country: string): Nearest {
    const place = this.place(point, country);
    const address = this.address(point, country, Math.max(ADDRESS_METRES, place.metres));
    return (address ?? place).element();
  }

  private address(point: Point, country: string, metres: number): Candidate | undefined {
    // At sea the address may be of either country of the contract.
    const found = CONTRACT_COUNTRIES.filter((of) => country === '' || of === country).flatMap((of) =>
      this.ofContract(point, of, metres, country === ''),
    );
    const streets = this.sets.streetsOf(country);
    if (streets) {
      found.push(
        ...nearestRows(streets.points, point, 1, metres).map((hit) => ({
          metres: hit.metres,
          element: () => onStreet(streets, hit, country),
        })),
      );
    }
    return found.toSorted((a, b) => a.metres - b.metres)[0];
  }

  private ofContract(point: Point, country: string, metres: number, isAtSea: boolean): Candidate[] {
    const answering = this.access.answering(country, undefined);
    return answering === undefined
      ? []
      : (isAtSea
          ? rowsIfIndexed(answering.set, point, metres)
          : nearestRows(answering.set.points, point, 1, metres)
        ).map((hit) => ({
          metres: hit.metres,
          element: () => asIntl(nearAddress(answering, hit.row, hit.metres, {}, this.access)),
        }));
  }

  /** The nearest place: of those imported for the country, or of the world. */
  private place(point: Point, country: string): Candidate {
    return this.sets
      .placesOf(country)
      .flatMap((places) =>
        nearestRows(places.points, point, 1, HALF_WAY_ROUND).map((hit): Candidate => ({
          metres: hit.metres,
          element: () => atPlace(places, hit),
        })),
      )
      .reduce((best, other) => (other.metres < best.metres ? other : best));
  }
}

/** An Australian or New Zealand address in the fields of any country. */
function asIntl({ locality, townCity, suburb, state, rdNumber: _rd, deliveredTo: _to, ...common }: Near): Nearest {
  const country = common.country!;
  return {
    ...common,
    _type: 'AddressIntl',
    city: locality ?? townCity ?? null,
    district: suburb ?? null,
    province: state ?? null,
    attributes: { ...common.attributes, ...countryAttributes(country) },
  };
}

function onStreet(streets: StreetSet, { row, metres }: Hit, country: string): Nearest {
  const { address, street } = streets.at(row);
  const { number, unit, postcode, id } = address;
  return {
    _type: 'AddressIntl',
    id: id === '' ? null : `${country}|${OPENADDRESSES_SOURCE}|${id}`,
    sourceOfTruth: OPENADDRESSES_SOURCE,
    fullAddress: fullLine(country, [
      unit,
      streetLine(country, street.name, number),
      [street.city, postcode].filter(Boolean).join(' '),
    ]),
    country,
    postcode: postcode || null,
    city: street.city || null,
    street: street.name,
    streetNumber: number || null,
    subdwelling: unit || null,
    attributes: {
      Latitude: degrees(address.latitude),
      Longitude: degrees(address.longitude),
      Distance: kilometres(metres),
      ...countryAttributes(country),
    },
  };
}

function atPlace(places: PlaceSet, { row, metres }: Hit): Nearest {
  const { name, region, area, postcode, latitude, longitude } = places.place(row);
  const province = region.name === name ? '' : region.name;
  return {
    _type: 'AddressIntl',
    id: `${region.country}|${places.source}|${places.localId(row)}`,
    sourceOfTruth: places.source,
    fullAddress: fullLine(region.country, [name, [province, postcode].filter(Boolean).join(' ')]),
    country: region.country,
    postcode: postcode || null,
    city: name,
    district: area || null,
    province: region.name || null,
    attributes: {
      Latitude: degrees(latitude),
      Longitude: degrees(longitude),
      Distance: kilometres(metres),
      ...countryAttributes(region.country),
    },
  };
}
