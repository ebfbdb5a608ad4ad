// One record among those of an installed reference: the records that are nearest to it, best first.
import type { InPieces } from '../contract/in-pieces.js';
import type { ReferenceSet } from '../data/references/read/reference-set.js';
import type { StoredRecord } from '../data/references/stored-record.js';
import { matchClasses } from '../match/classes.js';
import type { ComparableContact } from '../match/comparable.js';
import { matchPair, type PairMatch } from '../match/pair.js';
import { keysOf } from '../match/reference-keys.js';

/** A key that more records have says nothing of any of them. */
const MOST_SHARING = 2000;

/** A record of the reference, and how it matches. */
export interface MatchAmong {
  readonly record: StoredRecord;
  readonly match: PairMatch;
}

export interface MatchesAmong {
  /** Those with a class, the surest first, then in the order of the reference; `most` at most. */
  readonly found: readonly MatchAmong[];
  /** How many have a class. */
  readonly count: number;
  /** Parts of the record that too many others have: nothing was looked for by them. */
  readonly common: number;
}

/** Compares the record with those that have anything in common with it. */
export function* matchAmong(one: ComparableContact, reference: ReferenceSet, most: number): InPieces<MatchesAmong> {
  const rank = new Map(matchClasses().map(({ code, confidence }, i) => [code, i - confidence * 100]));
  const { rows, common } = reference.withAny(keysOf(one), MOST_SHARING);
  const found: (MatchAmong & { readonly rank: number })[] = [];
  for (const row of rows) {
    const record = reference.record(row);
    const match = matchPair(one, contactOf(record.compared));
    if (match.found !== undefined) found.push({ record, match, rank: rank.get(match.found.code)! });
    yield;
  }
  // The sort is stable: rows of one class stay in their order.
  found.sort((a, b) => a.rank - b.rank);
  return { found: found.slice(0, most), count: found.length, common };
}

/** JSON has null in place of what could not be read. */
function contactOf(compared: unknown): ComparableContact {
  const { addresses, phones, emails } = compared as Record<keyof ComparableContact, (object | null)[]>;
  const [a, p, e] = [addresses, phones, emails].map((parts) => parts.map((part) => part ?? undefined));
  return { addresses: a, phones: p, emails: e } as ComparableContact;
}
