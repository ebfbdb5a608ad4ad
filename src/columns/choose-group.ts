// Which of the addresses of a table is meant: the one that stands in a street, and not at a box, in most rows.
import { foldName } from '../address/fold.js';
import { postalAt } from '../address/vocabulary/postal.js';
import { WaypostError } from '../contract/errors.js';
import { listed } from '../formats/mapping.js';
import { nearHint } from '../contract/near-name.js';
import { STREET_LEVEL } from './address-roles.js';
import type { AddressGroup } from './groups.js';

/** Where a name says that somebody is found there, where mail goes, and that the address is another's. */
const LIKED: Readonly<Record<string, number>> = {
  '': 1,
  '#1': 0.9,
  primary: 1,
  principal: 1,
  main: 1,
  home: 1,
  physical: 1,
  property: 1,
  location: 1,
  site: 1,
  service: 1,
  supply: 1,
  street: 1,
  shipping: 0.5,
  delivery: 0.5,
  work: 0.3,
  billing: 0,
  postal: -0.5,
  other: -1,
  alternate: -1,
  alternative: -1,
  secondary: -1,
  second: -1,
  previous: -1,
  old: -1,
  former: -1,
};
/** Who sends: where a file has another address, that is the one which is asked about. */
const SENDERS = new Set(['send', 'sender', 'consignor', 'shipper', 'pickup', 'origin', 'return', 'emergency']);
/** What speaks for a group weighs so much, and what speaks against it. */
const WEIGHT = { stands: 2, filled: 0.3, liked: 0.15, one: 1 };

/** A group, and how well it serves: the share of rows with a street, and its score. */
export interface RankedGroup {
  readonly group: AddressGroup;
  /** Share of the sampled rows in which it has a street, and not a box alone: 0 to 1. */
  readonly standing: number;
  readonly score: number;
}

/** The groups, the best first; of two that are as good the one further to the left. */
export const rankGroups = (groups: readonly AddressGroup[], sample: readonly (readonly string[])[]): RankedGroup[] =>
  groups.map((group) => rank(group, sample)).sort((a, b) => b.score - a.score);

function rank(group: AddressGroup, sample: readonly (readonly string[])[]): RankedGroup {
  const streets = group.columns.filter(({ reading }) => STREET_LEVEL.has(reading.role) && reading.role !== 'postal');
  let standing = 0;
  let filled = 0;
  for (const row of sample) {
    const text = streets.map(({ column }) => row[column.index] ?? '').join(' ');
    if (text.trim() !== '') filled++;
    if (text.trim() !== '' && !isBox(text)) standing++;
  }
  const rows = Math.max(1, sample.length);
  // The same address in every row is that of who keeps the file.
  const isOne =
    sample.length >= 5 &&
    new Set(sample.map((row) => streets.map(({ column }) => row[column.index]).join())).size === 1;
  const score =
    WEIGHT.stands * tierOf(standing / rows) +
    (WEIGHT.filled * filled) / rows +
    WEIGHT.liked * likedBy(group.stem) -
    (isOne || group.stem.split(' ').some((word) => SENDERS.has(word)) ? WEIGHT.one : 0);
  return { group, standing: standing / rows, score };
}

/** Shares of rows are as good as each other within these: parts of one file differ by so much. */
const TIERS = [0.9, 0.6, 0.3, 0.1];

const tierOf = (share: number): number => TIERS.filter((tier) => share >= tier).length / TIERS.length;

/** How far a stem is liked: by the least liked of its words, or the most liked where none is disliked. */
function likedBy(stem: string): number {
  const known = stem.split(' ').flatMap((word) => LIKED[word] ?? (/^[#(]?[2-9]/.test(word) ? [-1] : []));
  const least = Math.min(0, ...known);
  return least < 0 ? least : Math.max(0, ...known);
}

/** A box, bag or the like with nothing before it. */
function isBox(text: string): boolean {
  const words = foldName(text).split(' ');
  return postalAt(words, 0, words.length) !== undefined;
}

/** Throws a usage error where `--address-group` is none of the addresses that the columns hold. */
export function refuseUnknownGroup(
  { groups, knowsGroup }: { readonly groups: readonly RankedGroup[]; readonly knowsGroup: boolean },
  name: string | undefined,
): void {
  if (knowsGroup || name === undefined) return;
  const names = groups.map(({ group }) => group.owner).filter((owner) => owner !== '');
  const known = names.length === 0 ? 'the headings name none' : `the headings name ${listed(names)}`;
  throw new WaypostError(
    'usage',
    `--address-group ${name}: there is no such address${nearHint(name, names)}; ${known}`,
  );
}
