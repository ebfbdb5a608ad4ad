// Questions put together of several oddities at once, each of which showed a damage that no other question did: units,
// levels, premises, ranges, boxes, remarks and corners in any order, codes beside places of any country, lines as far
// as they are typed, and points.
import type { WaypostEngine } from '../../../src/index.js';
import combined from '../support/combined.json' with { type: 'json' };
import { digested, type Digested, type Engines } from '../support/digested.js';
import { through, type Name } from '../support/through.js';

type Room = keyof Engines;

const cleansed = (room: Room, name: keyof typeof combined.cleanse, sourceOfTruth: string): Digested =>
  digested(
    `cleanse-combined-${name}`,
    () => combined.cleanse[name],
    (fullAddress, engines) =>
      through(engines[room], 'cleanse', { record: { fullAddress }, options: { sourceOfTruth } }),
  );

type Found = [{ readonly payload?: readonly { readonly id: string }[] }];

/** What is in the group that is the hit at `at`, or the first one. */
async function withinGroup(engine: WaypostEngine, record: object, at: number, options: object): Promise<unknown> {
  const ask = engine.find as unknown as (records: unknown[], options: object) => Promise<Found>;
  const [{ payload = [] }] = await ask([record], options);
  const id = (payload[at] ?? payload[0])?.id ?? '';
  return through(engine, 'find', { record: { ...record, id }, options });
}

export const questions: readonly Digested[] = [
  cleansed('sample', 'au', 'GNAF'),
  cleansed('sample', 'nz', 'NZAD'),
  cleansed('sample', 'own', 'CUSTOM_AU_1'),
  cleansed('sample', 'postal', 'AUPAF'),
  cleansed('many', 'many', 'CUSTOM_AU_1'),
  digested(
    'geocode-combined',
    () => combined.geocode,
    ([country, fullAddress], { sample }) => through(sample, 'geocode', { record: { country, fullAddress } }),
  ),
  digested(
    'geocode-combined-many',
    () => combined.geocodeMany,
    (fullAddress, { many }) => through(many, 'geocode', { record: { country: 'AU', fullAddress } }),
  ),
  digested(
    'find-combined',
    () => combined.find,
    ({ room, sourceOfTruth, country, fullAddress, featureOptions }, engines) =>
      through(engines[room as Room], 'find', {
        record: { fullAddress, country },
        options: { ...(sourceOfTruth && { sourceOfTruth }), featureOptions },
      }),
  ),
  digested(
    'find-combined-groups',
    () => combined.groups,
    ({ room, country, sourceOfTruth, at, ...asked }, engines) =>
      withinGroup(engines[room as Room], { country, fullAddress: asked.fullAddress }, at, {
        sourceOfTruth,
        featureOptions: asked.featureOptions,
      }),
  ),
  digested(
    'lookup-combined',
    () => combined.lookup,
    ({ room, method, record, options }, engines) => through(engines[room as Room], method as Name, { record, options }),
  ),
  digested(
    'reverse-combined',
    () => combined.reverse,
    ({ room, sourceOfTruth, attributes, featureOptions }, engines) =>
      through(engines[room as Room], 'reverseGeocode', {
        record: { attributes },
        options: { sourceOfTruth, featureOptions },
      }),
  ),
  digested(
    'nearest-combined',
    () => combined.nearest,
    (attributes, { sample }) => through(sample, 'intlReverseGeocode', { record: { attributes } }),
  ),
];
