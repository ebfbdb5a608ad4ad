// What the operations share that answer a list of hits to one record: the element is the envelope around the list, a
// delimited file gets its first hit and their number, or with --all a row for each.
import type { HitLine } from '../card.js';
import { envelopeReview } from './address-outcome.js';
import { column } from './output-columns.js';
import type { Operation, OutputColumn, Response } from '../operation.js';
import { payloadInLetters, type AddressTexts } from '../texts/letters.js';

/** The envelope of one record. `count` is the number of hits where the payload holds one of them alone. */
export interface Hits<Hit> extends Response {
  payload: Hit[];
  count?: number;
}

/**
 * One envelope a record, what stands for it where there is none (`nothing` says why), its rows, and its hits as a
 * person is shown them.
 */
export const hitAnswers = <Hit extends AddressTexts | null>(
  nothing: string,
  line: (hit: Hit) => HitLine,
): Pick<
  Operation<unknown, Hits<Hit>>,
  'emptyElement' | 'errorElement' | 'elements' | 'rows' | 'card' | 'inLetters' | 'outcome' | 'review'
> => ({
  emptyElement: () => ({ status: 'ERROR', messages: [nothing], payload: [] }),
  errorElement: (message) => ({ status: 'ERROR', messages: [message], payload: [] }),
  elements: (response) => [response as Hits<Hit>],
  rows: (element) => element.payload.map((hit) => ({ ...element, payload: [hit], count: element.payload.length })),
  card: ({ payload, messages }) => ({ hits: payload.map(line), messages }),
  inLetters: payloadInLetters,
  outcome: ({ payload: [hit] }) => ({ answer: hit == null ? undefined : line(hit).text }),
  review: envelopeReview,
});

/** How a hit fits what was asked; empty where it does not say. */
export const matchColumn: OutputColumn<{
  readonly attributes?: Readonly<Record<string, string>> | null | undefined;
}> = column(
  'match',
  'exact; or near: found only with a slip put right, with a part left out, or as the range that a number lies in',
  (e) => e.attributes?.['Match'],
);

/** Columns of the envelope around those of a hit. */
export const hitColumns = <Hit>(columns: readonly OutputColumn<Hit>[]): OutputColumn<Hits<Hit>>[] => [
  column('status', 'SUCCESS, or ERROR for a record that could not be asked', (e) => e.status),
  column('count', 'Number of hits', (e) => String(e.count ?? e.payload.length)),
  ...columns.map(({ value, ...rest }): OutputColumn<Hits<Hit>> => ({
    ...rest,
    value: ({ payload: [hit] }) => (hit == null ? '' : value(hit)),
  })),
  column('messages', 'Remarks on this record', (e) => e.messages.join('; ')),
];
