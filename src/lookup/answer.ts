// What a lookup is asked and what it answers.
import type { LookupInput } from '../contract/operations/lookup-forms.js';
import type { LookupHit } from '../contract/schema/lookup.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { HitPresentation } from './hits.js';

/** What a lookup is asked of: the record, how many hits, and how they are shown. */
export interface LookupQuestion {
  readonly asked: LookupInput;
  readonly most: number;
  readonly shown: HitPresentation;
}

/** Hits and what the user should know of them. */
export interface LookupAnswer {
  readonly hits: readonly LookupHit[];
  readonly notes: readonly string[];
}

/** Answers one kind of lookup over a set. */
export type AnswerLookup = (set: AddressSet, question: LookupQuestion) => LookupAnswer;

/** Hits with the notes that say something. */
export const withNotes = (hits: readonly LookupHit[], ...notes: string[]): LookupAnswer => ({
  hits,
  notes: notes.filter((note) => note !== ''),
});
