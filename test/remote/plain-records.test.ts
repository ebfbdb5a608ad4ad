// Fields beside the contract's, which another service may refuse.
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import type { Engine, Request, Response } from '../../src/contract/operation.js';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { find } from '../../src/contract/operations/find.js';
import { withoutRefusedFields } from '../../src/remote/plain-records.js';

const WHOLE = { fullAddress: '1 Smith St, Reservoir', street: '1 Smith St', locality: 'Reservoir' };
const PLAIN = { fullAddress: WHOLE.fullAddress };
const refusal = new WaypostError('bad-request', 'unknown field');
const REFUSED: Response = { status: 'ERROR', messages: ['unknown field'], payload: [] };

/** A service that answers by `answer`, and what it was asked. */
function service(answer: (records: readonly unknown[]) => Response): {
  engine: Engine;
  asked: unknown[][];
  notes: string[];
} {
  const asked: unknown[][] = [];
  const notes: string[] = [];
  const engine: Engine = {
    run: async (_, { payload }: Request<unknown>) => {
      asked.push([...payload]);
      return answer(payload);
    },
    close: async () => undefined,
  };
  return { engine: withoutRefusedFields(engine, (note) => notes.push(note)), asked, notes };
}

const fine = (records: readonly unknown[]): Response => ({ status: 'SUCCESS', messages: [], payload: [...records] });
const isWhole = (record: unknown): boolean => Object.hasOwn(record as object, 'street');

describe('Fields beside the contract', () => {
  test('are sent where the service takes them', async () => {
    const { engine, asked, notes } = service(fine);
    await engine.run(cleanse, { payload: [WHOLE, PLAIN] });
    expect([asked, notes]).toEqual([[[WHOLE, PLAIN]], []]);
  });

  test.each([
    [
      'throws',
      (): Response => {
        throw refusal;
      },
    ],
    ['is an error of all records', (): Response => REFUSED],
  ])('are left out for good where a refusal %s, which is said once', async (_, refuse) => {
    const { engine, asked, notes } = service((records) => (records.some(isWhole) ? refuse() : fine(records)));
    const first = await engine.run(cleanse, { payload: [WHOLE, PLAIN] });
    const second = await engine.run(cleanse, { payload: [WHOLE] });
    expect([first.payload, second.payload]).toEqual([[PLAIN, PLAIN], [PLAIN]]);
    expect(asked).toEqual([[WHOLE, PLAIN], [PLAIN, PLAIN], [PLAIN]]);
    expect(notes).toEqual(['the service refuses columns beside the line of an address; they are left out from now on']);
  });

  test('are not to blame where the record is refused without them too', async () => {
    const { engine, asked, notes } = service(([record]) => {
      if (asked.length < 3) throw new WaypostError('bad-request', isWhole(record) ? 'whole' : 'plain');
      return fine([record]);
    });
    await expect(engine.run(cleanse, { payload: [WHOLE] })).rejects.toThrow('whole');
    expect((await engine.run(cleanse, { payload: [WHOLE] })).payload).toEqual([WHOLE]);
    expect([asked, notes]).toEqual([[[WHOLE], [PLAIN], [WHOLE]], []]);
  });

  test('are not looked for where another fault stops the call', async () => {
    const { engine, asked } = service(() => {
      throw new WaypostError('configuration', 'no way');
    });
    await expect(engine.run(cleanse, { payload: [WHOLE] })).rejects.toThrow('no way');
    expect(asked).toEqual([[WHOLE]]);
  });

  test('are none in a record that has its line alone, nor in an operation that has no others', async () => {
    const { engine, asked } = service(() => REFUSED);
    expect(await engine.run(cleanse, { payload: [PLAIN] })).toEqual(REFUSED);
    expect(await engine.run(find, { payload: [{ ...WHOLE, country: 'AU' }] })).toEqual(REFUSED);
    expect(asked).toEqual([[PLAIN], [{ ...WHOLE, country: 'AU' }]]);
  });
});
