// By what records of a reference are found again: each key is something that two records of a class have in common.
import type { ComparableAddress, ComparableContact } from './comparable.js';

/** Keys of a record, each once; two records that share none have no class. Numbers of 32 bits. */
export function keysOf({ addresses, phones, emails }: ComparableContact): number[] {
  const keys = new Set<number>();
  const add = (kind: string, ...parts: readonly (string | number)[]): void => {
    if (parts.every((part) => part !== '' && part !== 0)) keys.add(hashOf(`${kind}|${parts.join('|')}`));
  };
  for (const address of addresses) if (address !== undefined) addAddress(address, add);
  for (const phone of phones) if (phone !== undefined) add('phone', phone.local);
  for (const email of emails) {
    if (email === undefined) continue;
    add('email', email.canonical);
    add('mailbox', email.local);
  }
  return [...keys];
}

function addAddress(
  address: ComparableAddress,
  add: (kind: string, ...parts: readonly (string | number)[]) => void,
): void {
  const { pid, dpid, locality, postcode, street, lot, postalNumber } = address;
  add('pid', pid);
  add('dpid', dpid);
  for (const place of [locality, postcode]) {
    // The street of a range, of a number that is missing, and of one that differs.
    add('street', street, place);
    add('box', postalNumber, place);
    add('lot', lot, place);
    for (const number of numbersOf(address)) add('number', number, place);
  }
  // Of an address without a place, and of one whose place is another.
  for (const number of numbersOf(address)) add('door', number, street);
}

/** Numbers of a range that have keys each; of a wider one, which no building has, the last beside them. */
const MOST_NUMBERS = 200;

/** The house numbers of an address, all of a range: the other record may have any of them. */
function numbersOf({ numberFirst, numberLast }: ComparableAddress): number[] {
  const count = Math.min(Math.max(0, numberLast - numberFirst), MOST_NUMBERS) + 1;
  return [...Array.from({ length: count }, (_, i) => numberFirst + i), numberLast];
}

/** FNV-1a over UTF-16, mixed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
