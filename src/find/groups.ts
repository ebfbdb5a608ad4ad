// Ids of the groups among the hits, and what is in a group: the next level of a find.
import { locate } from '../answer/locate.js';
import { ADDRESS_WORDS, WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import { FIT } from './rows.js';
import type { FindWish, Hit } from './hit.js';
import { streetsIn } from './locality-extent.js';
import { Page } from './page.js';

/**
 * What an id of a group begins with. A group is named by one of its addresses, so that no index of its own is needed.
 */
const PREFIX = { building: 'BUILDING:', floor: 'FLOOR:', street: 'STREET:', locality: 'LOCALITY:' } as const;
type GroupKind = keyof typeof PREFIX;

/** A building of more units than this is shown floor by floor first, where they have floors. */
const MOST_UNITS = 20;

/** The local part of a hit's id. */
export function localId(set: AddressSet, hit: Hit): string {
  if (hit.kind === 'address') return set.pid(hit.address);
  if (hit.kind === 'street') return PREFIX.street + set.pid(set.streetAddressStart[hit.street]!);
  if (hit.kind === 'locality') {
    return PREFIX.locality + set.pid(set.streetAddressStart[streetsIn(set, hit.locality)[0]]!);
  }
  return PREFIX[hit.kind] + set.pid(hit.address);
}

/**
 * The kind of group that a local id names and the address that it is named by; null for the id of an address. -1: no
 * such address.
 */
export function groupOf(set: AddressSet, id: string): { kind: GroupKind; address: number } | null {
  for (const [kind, prefix] of Object.entries(PREFIX) as [GroupKind, string][]) {
    if (id.startsWith(prefix)) return { kind, address: set.addressOf(id.slice(prefix.length)) };
  }
  return null;
}

/** What is in a group, in stored order. */
export function membersOf(set: AddressSet, kind: GroupKind, address: number, wish: FindWish): Hit[] {
  const { street, words, at } = locate(set, address, -1);
  const block = set.street(street);
  if (kind === 'locality') return streetHits(set, set.streetLocality[street]!, wish.limit);
  const page = new Page(set, { ...wish, groups: wish.groups && kind === 'street' });
  if (kind === 'street') {
    for (let i = 0; i < block.count && !page.isFull; i++) {
      if (wish.accepts?.(block.words, block.start + i * ADDRESS_WORDS) !== false) {
        page.add(street, block.first + i, FIT.exact);
      }
    }
    return page.hits();
  }
  const floor = kind === 'floor' ? floorOf(set, words[at + WORD.unit]!) : undefined;
  const members: number[] = [];
  for (let i = 0; i < block.count; i++) {
    const row = block.start + i * ADDRESS_WORDS;
    if (
      block.words[row] !== words[at] ||
      block.words[row + WORD.formAndPostcode]! >>> 16 !== words[at + WORD.formAndPostcode]! >>> 16 ||
      wish.accepts?.(block.words, row) === false
    ) {
      continue;
    }
    if (floor === undefined || floorOf(set, block.words[row + WORD.unit]!) === floor) members.push(block.first + i);
  }
  if (kind === 'building' && wish.groups && members.length > MOST_UNITS) {
    const floors = floorHits(set, street, members);
    if (floors.length > 1) return floors.slice(0, wish.limit);
  }
  for (const member of members) page.add(street, member, FIT.exact);
  return page.hits();
}

function streetHits(set: AddressSet, locality: number, limit: number): Hit[] {
  const hits: Hit[] = [];
  const [first, end] = streetsIn(set, locality);
  for (let street = first; street < end && hits.length < limit; street++) {
    const start = set.streetAddressStart[street]!;
    const count = set.streetAddressStart[street + 1]! - start;
    if (count > 0) {
      hits.push(count === 1 ? { kind: 'address', address: start, street } : { kind: 'street', street, count });
    }
  }
  return hits;
}

/** The level of a unit as one text; '' for none. */
function floorOf(set: AddressSet, unit: number): string {
  if (unit === 0) return '';
  const { levelType, levelNumber } = set.unit(unit);
  return `${levelType} ${levelNumber}`.trim();
}

/** One hit a floor, and the addresses that are on none by themselves. */
function floorHits(set: AddressSet, street: number, members: readonly number[]): Hit[] {
  const floors = new Map<string, { address: number; count: number }>();
  const alone: Hit[] = [];
  const { words, start, first } = set.street(street);
  for (const address of members) {
    const name = floorOf(set, words[start + (address - first) * ADDRESS_WORDS + WORD.unit]!);
    const floor = floors.get(name);
    if (name === '') alone.push({ kind: 'address', address, street });
    else if (floor) floor.count++;
    else floors.set(name, { address, count: 1 });
  }
  return [
    ...alone,
    ...[...floors.values()].map(({ address, count }): Hit =>
      count === 1 ? { kind: 'address', address, street } : { kind: 'floor', address, street, count },
    ),
  ];
}
