// Which keys lead to candidates in these files.
import type { LinkLevel } from '../link-types.js';
import type { Key } from './key-index.js';
import type { KeyCosts } from './key-costs.js';
import { partNames, type Part, type PartName, type Parts } from './parts.js';

/** Keys that a linkage begins with, to learn which others are worth their price; the likelier to be narrow first. */
const FIRST = `pid; phone; email; names born; names postcode; names locality; surnameSound born; given born;
number street locality; number street postcode; names street; wordPair; whole; word number; word postcode;
word locality; surname number street; given number street; surnameSound initial postcode;
surnameSound initial locality; surname born; mailbox surname; mailbox; born postcode; born locality; street surname;
names; born; street given; surnameSound year monthDay; number streetSound postcode; born other; names other;
surname given other; whole other; surname other other#2`;

/** Most parts that keys are made of. */
const MOST_PARTS = 30;

/** The parts that the files have. */
export function presentParts(parts: Parts, others: readonly PartName[]): Part[] {
  return [...partNames.filter((name) => name !== 'everything'), ...others]
    .map((name) => parts.open(name))
    .filter((part) => part !== undefined)
    .slice(0, MOST_PARTS);
}

/** The first keys: those whose candidates are no more than `budget` each, at most `most`. */
export function firstKeys(present: readonly Part[], costs: KeyCosts, budget: number, most: number): Key[] {
  const keys: Key[] = [];
  for (const key of keysOf(FIRST, present)) {
    if (keys.length < most && costs.pairs(key) <= budget) keys.push(key);
  }
  return keys;
}

/** Those of the keys that the files have all parts of. */
function keysOf(texts: string, present: readonly Part[]): Key[] {
  const names = new Set(present.map(({ name }) => name));
  return texts
    .split(';')
    .map((text) => text.trim().split(/\s+/) as PartName[])
    .filter((key) => key.every((name) => names.has(name)));
}

/** Keys for what is compared by address alone, and by phone and email too. */
const ADDRESS = `pid; dpid; number street locality; number street postcode; number streetSound postcode;
number streetSound locality; number locality building; number postcode building`;
const CONTACT = 'phone; email; mailbox';
const WIDE_ADDRESS = 'street locality; number street; number locality; number postcode';

/**
 * The keys of addresses, and above the level of the address of phones and emails, that lead to no more than `budget`
 * candidates each. What many share, such as the one address of all whose address is not known, is no reason to do
 * without a key for the others.
 */
export function contactKeys(present: readonly Part[], costs: KeyCosts, budget: number, level: LinkLevel): Key[] {
  const texts = level === 'address' ? [ADDRESS, WIDE_ADDRESS] : [ADDRESS, CONTACT, WIDE_ADDRESS];
  return texts.flatMap((text) => keysOf(text, present)).filter((key) => costs.pairsWithinCap(key) <= budget);
}

/** The key of records that are the same in all that the level asks for. */
export function wholeKey(parts: Parts, level: LinkLevel): Key {
  if (level === 'individual' || parts.open('wholeAddress') === undefined) return ['everything'];
  return level === 'family' && parts.open('surname') !== undefined ? ['wholeAddress', 'surname'] : ['wholeAddress'];
}
