// The nearest locality of the gazetteer of Australia or New Zealand, which has places that those of the world lack,
// such as Lord Howe Island.
import type { Nearest } from '../contract/schema/reverse.js';
import { NONE, type AddressSet } from '../data/addresses/read/address-set.js';
import { listEnd } from '../data/list-end.js';
import { UNKNOWN_COORDINATE } from '../data/points/coordinates.js';
import { metresBetween, type Point as Pair } from '../data/points/metres.js';
import { fromHome } from '../geocode/home/describe.js';
import { fromPlaceNz } from '../geocode/home/describe-nz.js';
import { kilometres } from './kilometres.js';
import type { Point } from './point.js';

/** A locality and its distance. */
export interface NearLocality {
  readonly metres: number;
  readonly element: () => Nearest;
}

/** How many localities have each point: one that several share is the middle of their postcode, and none of theirs. */
const sharers = new WeakMap<AddressSet, ReadonlyMap<string, number>>();

/** The nearest locality that has a point of its own; undefined for none. */
export function nearestLocality(set: AddressSet, country: string, point: Point): NearLocality | undefined {
  const from: Pair = [point.latitude, point.longitude];
  const shared = sharersOf(set);
  let nearest = NONE;
  let metres = Infinity;
  for (let id = 0; id < set.localityLatitude.length; id++) {
    const at = pointOf(set, id);
    if (!at || shared.get(at.join()) !== 1) continue;
    const away = metresBetween(from, at);
    if (away < metres) [nearest, metres] = [id, away];
  }
  return nearest === NONE ? undefined : { metres, element: () => described(set, nearest, country, metres) };
}

function described(set: AddressSet, id: number, country: string, metres: number): Nearest {
  const point = pointOf(set, id)!;
  const state = set.states[set.localityState[id]!] ?? '';
  const starts = set.localityPostcodeStart;
  const codes = set.localityPostcode.subarray(starts[id], listEnd(starts, id + 1, set.localityPostcode));
  const postcodes = Array.from(codes, (code) => String(code).padStart(4, '0'));
  const found = { status: 'verified', level: 'locality', postcode: postcodes[0] ?? '', point, messages: [] } as const;
  const name = set.localityNames.display(set.localityName[id]!);
  const answer =
    country === 'NZ'
      ? fromPlaceNz({ ...found, locality: id, region: state }, set)
      : fromHome({ ...found, state, locality: { set, id, name, state, postcodes, point } });
  const { status: _status, level: _level, messages: _messages, ...place } = answer;
  return { ...place, _type: 'AddressIntl', attributes: { ...place.attributes, Distance: kilometres(metres) } };
}

function pointOf(set: AddressSet, id: number): Pair | undefined {
  const latitude = set.localityLatitude[id]!;
  return latitude === UNKNOWN_COORDINATE ? undefined : [latitude, set.localityLongitude[id]!];
}

function sharersOf(set: AddressSet): ReadonlyMap<string, number> {
  const known = sharers.get(set);
  if (known) return known;
  const counted = new Map<string, number>();
  for (let id = 0; id < set.localityLatitude.length; id++) {
    const key = pointOf(set, id)?.join() ?? '';
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  sharers.set(set, counted);
  return counted;
}
