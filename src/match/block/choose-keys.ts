// Which keys lead to candidates in these files.
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
  return keysOf(FIRST, present, costs, budget, most);
}

function keysOf(texts: string, present: readonly Part[], costs: KeyCosts, budget: number, most: number): Key[] {
  const names = new Set(present.map(({ name }) => name));
  const keys: Key[] = [];
  for (const text of texts.split(';')) {
    const key = text.trim().split(/\s+/) as PartName[];
    if (keys.length < most && key.every((name) => names.has(name)) && costs.pairs(key) <= budget) keys.push(key);
  }
  return keys;
}

/** Keys for what is compared by address, phone and email alone. */
const CONTACT = `pid; dpid; number street locality; number street postcode; number streetSound postcode;
number streetSound locality; number locality building; number postcode building; phone; email; mailbox; street locality;
number street; number locality; number postcode`;

/** The keys of addresses, phones and emails that are no wider than `budget` pairs each. */
export function contactKeys(present: readonly Part[], costs: KeyCosts, budget: number): Key[] {
  return keysOf(CONTACT, present, costs, budget, Infinity);
}
