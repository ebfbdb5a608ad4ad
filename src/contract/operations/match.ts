// match: how far one record is the same as each of up to a hundred others, by address, phone and email.
import type { Card } from '../card.js';
import { envelopeReview } from '../fields/address-outcome.js';
import { hitColumns, type Hits } from '../fields/hits.js';
import { column } from '../fields/output-columns.js';
import type { Operation } from '../operation.js';
import type { EntityResult, MatchedPair } from '../schema/match.js';
import type { MatchRecord } from './match-record.js';

/** One record, and those that it is compared with. */
export interface MatchInput {
  /** Exactly one. */
  from: readonly MatchRecord[];
  /** 1 to 100; none with the option `reference`. */
  to?: readonly MatchRecord[] | undefined;
}

const nothing = (message: string): Hits<MatchedPair> => ({ status: 'ERROR', messages: [message], payload: [] });

/** The one result of a pair; a service may leave the list out. */
const best = ({ entityResults }: Partial<MatchedPair>): EntityResult | undefined => entityResults?.[0];

const card = ({ payload, messages }: Hits<MatchedPair>): Card => ({
  hits: payload.map((pair) => ({
    text: `${pair.fromId} ${pair.toId}`,
    about: best(pair)?.description ?? 'no match',
    id: pair.toId,
  })),
  messages,
});

export const match: Operation<MatchInput, Hits<MatchedPair>> = {
  name: 'match',
  command: '',
  summary: 'Compare one record with up to 100 others by address, phone and email',
  verb: 'match',
  things: 'pairs',
  methods: ['POST'],
  path: '/rest/{locale}/match',
  asksOne: true,
  recordsPerCall: 1,
  needs: ['addresses'],
  features: [
    { name: 'explain', about: 'say of each pair what was compared, and how', values: ['0', '1'] },
    {
      name: 'reference',
      about: 'the name of an installed reference, whose nearest records are answered in place of those of `to`',
      values: 'text',
    },
  ],
  prefix: 'match_',
  schema: async () => (await import('../schema/match.js')).schema,
  fields: [],
  toRecord: () => null,
  emptyElement: () => nothing('there is nothing to match in this record'),
  errorElement: nothing,
  elements: (response) => [response as Hits<MatchedPair>],
  rows: (element) => element.payload.map((pair) => ({ ...element, payload: [pair], count: element.payload.length })),
  card,
  columns: hitColumns<MatchedPair>([
    column('to_id', 'Id of the record that it was compared with', (e) => e.toId),
    column('class', 'Class of the match; empty where nothing agrees', (e) => best(e)?.assignedMatchClass),
    column('confidence', '0 to 10: how sure the class is', (e) => best(e)?.confidenceLevel),
    column('description', 'What the class says is the same', (e) => best(e)?.description),
  ]),
  review: envelopeReview,
  preview: ['status', 'to_id', 'class'],
};
