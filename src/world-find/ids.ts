// Local ids of streets, buildings and addresses of a country's set: the source's own id of an address, else what it is
// called. They hold no position in a file, so that they outlive the next import.
import { foldName } from '../address/fold.js';
import type { StreetSet } from '../data/streets/read/street-set.js';
import type { WorldHit } from './hit.js';

type StreetHit = Exclude<WorldHit, { kind: 'place' }>;

const PREFIX = { address: 'ADDRESS:', building: 'BUILDING:', street: 'STREET:' } as const;
const PART = '~';

/** The local id of a hit. */
export function localIdOf(set: StreetSet, hit: StreetHit): string {
  const { street } = hit;
  const named = [set.keys.text(set.keyOf(street)), set.cities.text(set.cityOf(street))];
  if (hit.kind === 'street') return PREFIX.street + joined(named);
  if (hit.kind === 'building') return PREFIX.building + joined([...named, set.numberOf(hit.row)]);
  const { id, unit, postcode } = set.address(hit.row);
  return id !== ''
    ? id
    : PREFIX.address + joined([...named, set.numberOf(hit.row), foldName(unit), foldName(postcode)]);
}

const joined = (texts: readonly string[]): string => texts.map((text) => text.replaceAll(' ', '_')).join(PART);

/** The address or group of a local id; undefined if the set has none. */
export function hitOfId(set: StreetSet, id: string): StreetHit | undefined {
  const kind = (Object.keys(PREFIX) as (keyof typeof PREFIX)[]).find((name) => id.startsWith(PREFIX[name]));
  if (kind === undefined) {
    const row = id === '' ? -1 : set.withId(id);
    return row < 0 ? undefined : { kind: 'address', street: set.streetOf(row), row };
  }
  const [key = '', city = '', number = '', unit = '', postcode = ''] = id
    .slice(PREFIX[kind].length)
    .split(PART)
    .map((text) => text.replaceAll('_', ' '));
  const name = set.keys.find(key);
  const cityId = set.cities.find(city);
  const street = name < 0 ? undefined : set.withKey(name).find((of) => set.cityOf(of) === cityId);
  if (street === undefined) return undefined;
  const [first, end] = set.rowsOf(street);
  if (kind === 'street') return { kind, street, count: end - first };
  const rows: number[] = [];
  for (let row = first; row < end; row++) {
    if (
      set.numberOf(row) === number &&
      (kind === 'building' || (foldName(set.unitOf(row)) === unit && foldName(set.postcodeOf(row)) === postcode))
    ) {
      rows.push(row);
    }
  }
  if (rows.length === 0) return undefined;
  return kind === 'building' ? { kind, street, row: rows[0]!, count: rows.length } : { kind, street, row: rows[0]! };
}
