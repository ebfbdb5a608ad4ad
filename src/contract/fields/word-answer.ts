// What the operations of three words answer to a record: a place or why there is none, its columns and its card.
import type { Card, CardRow } from '../card.js';
import type { Operation, OutputColumn } from '../operation.js';
import type { ReviewClass } from '../outcome.js';
import type { WordPlace } from '../schema/three-word.js';
import { column } from './output-columns.js';

/** What stands in place of an answer. */
export interface NoAnswer {
  readonly status: 'rejected' | 'error';
  readonly messages: readonly string[];
}

/** A place, or what stands in its place. */
export type WordAnswer = (WordPlace & { readonly status?: undefined; messages?: readonly string[] }) | NoAnswer;

/** What stands in the place of a place, with the reason. */
export const noAnswer = (status: NoAnswer['status'], message: string): NoAnswer => ({ status, messages: [message] });

const isPlace = (element: WordAnswer): element is WordPlace => element.status === undefined;

const ofPlace = (
  name: string,
  about: string,
  value: (place: WordPlace) => string | number | null | undefined,
): OutputColumn<WordAnswer> =>
  column(name, about, (element: WordAnswer) => {
    const given = isPlace(element) ? value(element) : undefined;
    return typeof given === 'number' ? String(given) : given;
  });

const only = (of: OutputColumn<WordAnswer>): OutputColumn<WordAnswer> => ({ ...of, only: 'all' });

const columns: readonly OutputColumn<WordAnswer>[] = [
  column('status', 'found, rejected or error', (element) => element.status ?? 'found'),
  ofPlace('words', 'The three words, with dots between', (e) => e.words),
  ofPlace('latitude', 'Degrees north of the middle of the square', (e) => e.coordinates.lat),
  ofPlace('longitude', 'Degrees east of the middle of the square', (e) => e.coordinates.lng),
  ofPlace('country', 'ISO 3166-1 alpha-2; ZZ on the open sea', (e) => e.country),
  ofPlace('nearest_place', 'The nearest place and its region', (e) => e.nearestPlace),
  ofPlace('language', 'Language of the words, ISO 639-1', (e) => e.language),
  {
    ...ofPlace('nearest_address', 'The nearest street address', (e) => e.addresses?.[0]?.fullAddress),
    feature: 'reverseGeocode',
  },
  {
    ...ofPlace('nearest_address_id', 'Id of the nearest street address', (e) => e.addresses?.[0]?.id),
    feature: 'reverseGeocode',
  },
  only(ofPlace('south', 'Degrees north of the south-west corner of the square', (e) => e.square.southwest.lat)),
  only(ofPlace('west', 'Degrees east of the south-west corner of the square', (e) => e.square.southwest.lng)),
  only(ofPlace('north', 'Degrees north of the north-east corner of the square', (e) => e.square.northeast.lat)),
  only(ofPlace('east', 'Degrees east of the north-east corner of the square', (e) => e.square.northeast.lng)),
  only(ofPlace('map', 'Link to a map', (e) => e.map)),
  column('messages', 'Remarks on this record', (e) => (e.messages ?? []).join('; ')),
];

const review: readonly ReviewClass[] = [
  { status: 'rejected', about: 'what the row says is no place' },
  { status: 'error', about: 'the call failed: to be asked again' },
  { status: 'found', settled: true, about: 'the place was found' },
];

const rowsOf = (values: readonly (readonly [string, string | null | undefined])[]): CardRow[] =>
  values.flatMap(([name, value]) => (value ? [{ name, value }] : []));

function card(element: WordAnswer): Card {
  if (!isPlace(element)) {
    const { status, messages } = element;
    return { title: '(no place)', status, tone: 'poor', qualifications: [], sections: [], messages };
  }
  const { words, coordinates, square, country, nearestPlace, language, map, addresses = [] } = element;
  const { southwest: from, northeast: to } = square;
  return {
    title: words,
    status: 'found',
    tone: 'good',
    qualifications: [],
    sections: [
      {
        title: 'Place',
        rows: rowsOf([
          ['coordinates', `${coordinates.lat},${coordinates.lng}`],
          ['country', country],
          ['nearestPlace', nearestPlace],
          ['square', `${from.lat},${from.lng} to ${to.lat},${to.lng}`],
          ['language', language],
          ['map', map],
        ]),
      },
      {
        title: 'Addresses near by',
        rows: addresses.map(({ fullAddress, attributes }) => ({
          name: `${Math.round(Number(attributes?.['Distance'] ?? 0) * 1000)} m`,
          value: fullAddress ?? '',
        })),
      },
    ],
    messages: element.messages ?? [],
  };
}

/** What both directions share. */
export const wordAnswers = {
  prefix: '3wa_',
  emptyElement: () => noAnswer('rejected', 'there are no coordinates and no words in this record'),
  errorElement: (message: string) => noAnswer('error', message),
  refusedElement: (message: string) => noAnswer('rejected', message),
  elements: ({ payload, messages }: { readonly payload: readonly unknown[]; readonly messages: readonly string[] }) =>
    (payload as WordAnswer[]).map((element) =>
      messages.length === 0 || !isPlace(element) ? element : { ...element, messages },
    ),
  verb: 'convert',
  things: 'places',
  card,
  columns,
  review,
  preview: ['status', 'words', 'latitude', 'longitude', 'nearest_place'],
} as const satisfies Partial<Operation<never, WordAnswer>>;
