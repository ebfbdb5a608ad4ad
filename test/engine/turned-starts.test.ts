// Starts that turn in the memory that all threads share when all was checked: an answer may be wrong then, or a
// failure, but every question has an end. A list that is followed as far as such a start says has four thousand million
// elements.
import { describe, expect, inject, test } from 'vitest';
import { operationNamed } from '../../src/contract/operations.js';
import { holdsStarts } from '../../src/data/file/read/starts.js';
import { attachLocalEngine, openLocalEngine, type EngineShare } from '../../src/engine/local.js';
import { askedOverTurned, TURNS } from '../support/sets/turned-starts.js';

const ASKED: readonly [operation: string, record: object, sourceOfTruth?: string][] = [
  ['cleanse', { fullAddress: 'u5 24 smtih st reservoir 3073' }],
  ['cleanse', { fullAddress: 'King George Gardens 12 King George Pde Resevoir' }],
  ['cleanse', { fullAddress: 'PO Box 12 Reservoir 3073' }, 'AUPAF'],
  ['cleanse', { country: 'NZ', fullAddress: '12 high street lower hut' }],
  ['find', { country: 'AU', fullAddress: '24 smi res' }],
  ['find', { country: 'AU', fullAddress: 'king george gardens' }],
  ['find', { country: 'AU', fullAddress: '2 smyth strete reservoir 30' }],
  ['find', { country: 'NZ', fullAddress: 'high st' }],
  ['retrieve', { id: 'AU|GNAF|GAVIC910000031' }],
  ['reverseGeocode', { attributes: { latitude: '-37.7136', longitude: '145.003' } }],
  ['geocode', { country: 'AU', fullAddress: '24 Smith Street Reservoir' }],
  ['lookup street', { street: 'smi', locality: 'reservoir' }],
  ['lookup street', { street: 's' }],
  ['lookup streetNumber', { streetNumber: '2', street: 'smith st', locality: 'reservoir', postcode: '3073' }],
  ['lookup subdwelling', { subdwelling: 'unit 5', street: 'smith st', locality: 'reservoir' }],
  ['lookup buildingName', { buildingName: 'king' }],
  ['lookup locality', { locality: 'reser' }],
  ['lookup postcode', { postcode: '30' }],
  ['lookup postal', { postal: 'po box 1', locality: 'reservoir' }, 'AUPAF'],
];

/** The starts in the shared memory of an engine by the name of their section, those of all its sets. */
function startsIn({ sets, gazetteer }: EngineShare): ReadonlyMap<string, readonly Uint32Array[]> {
  const found = new Map<string, Uint32Array[]>();
  for (const { buffers } of [gazetteer, ...Object.values(sets)]) {
    for (const [name, buffer] of Object.entries(buffers)) {
      if (holdsStarts(name)) found.set(name, [...(found.get(name) ?? []), new Uint32Array(buffer)]);
    }
  }
  return found;
}

describe('Every question over shared memory has an end', () => {
  test('each is answered without a failure over memory that is whole', async () => {
    const engine = await openLocalEngine({ dataDir: inject('sampleSets').everyKind });
    for (const [name, record, sourceOfTruth] of ASKED) {
      const { status } = await engine.run(operationNamed(name)!, { payload: [record], sourceOfTruth });
      expect([name, status]).toEqual([name, 'SUCCESS']);
    }
    await engine.close();
  });

  test.each(TURNS)('where the starts of one section are %s', { timeout: 600_000 }, async (_, turn) => {
    const engine = await openLocalEngine({ dataDir: inject('sampleSets').everyKind });
    const share = engine.share();
    const sections = startsIn(share);
    expect(sections.size).toBeGreaterThan(20);
    await askedOverTurned(sections, turn, () => {
      const over = attachLocalEngine(share);
      return ASKED.map(
        ([name, record, sourceOfTruth]) =>
          () =>
            over.run(operationNamed(name)!, { payload: [record], sourceOfTruth }),
      );
    });
    await engine.close();
  });
});
