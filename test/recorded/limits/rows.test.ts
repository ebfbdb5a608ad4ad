// Where limits of rows, records and requests lie: the first number that is answered otherwise.
import { expect, test } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { Operation } from '../../../src/contract/operation.js';
import { readBody } from '../../../src/server/request/read-call.js';
import { runEcho } from '../../support/batch.js';
import { asText } from '../support/recorded.js';
import { all, firstAt } from './first-at.js';

const OPERATION = cleanse as unknown as Operation;
const times = (count: number, text: string): string => text.repeat(count);
const fields = (n: number): object => Object.fromEntries(Array.from({ length: n }, (_, i) => [`x${i}`, 'y']));

test('Limits of rows lie where they did', async () => {
  const refusals = async (input: string, options: Parameters<typeof runEcho>[1] = {}): Promise<unknown> =>
    (await runEcho(input, options)).refused.map(({ line, code, reason }) => [line, code, reason]);
  const header = (n: number): string => Array.from({ length: n }, (_, i) => (i === 0 ? 'text' : `c${i}`)).join(',');
  await expect(
    asText(
      await all([
        firstAt('levels of a record', [990, 1010], (n) =>
          refusals(`{"text":"a","b":${times(n, '[')}${times(n, ']')}}\n{"text":"b"}\n`, { inputFormat: 'jsonl' }),
        ),
        firstAt('levels of an element', [990, 1010], (n) =>
          refusals(`[{"text":"a","b":${times(n, '[')}${times(n, ']')}},{"text":"b"}]`, { inputFormat: 'json' }),
        ),
        firstAt('names of a key', [1, 9], async (n) => {
          const key = Array.from({ length: n }, () => 'a').join('.');
          const record = `${times(n, '{"a":')}"x"${times(n, '}')}\n`;
          const { summary } = await runEcho(record, { inputFormat: 'jsonl', map: { text: [key] } });
          return summary.rows.written;
        }),
        firstAt('columns', [4090, 4102], async (n) => {
          const { summary } = await runEcho(`${header(n)}\na${times(n - 1, ',')}\n`, { header: 1 });
          return summary.rows.written;
        }),
      ]),
    ),
  ).toMatchFileSnapshot('../answers/limits/rows.txt');
});

test('Limits of requests lie where they did', async () => {
  const asked = async (body: unknown): Promise<unknown> => {
    await readBody(OPERATION, { value: body }, undefined);
    return 'read';
  };
  const record = { fullAddress: 'x' };
  await expect(
    asText(
      await all([
        firstAt('records', [1, 20_000], (n) => asked({ payload: Array.from({ length: n }, () => record) })),
        firstAt('fields of a request', [1, 1100], (n) => asked({ payload: [record], ...fields(n) })),
        firstAt('fields of a record', [1, 1100], (n) => asked({ payload: [{ ...record, ...fields(n) }] })),
        firstAt('feature options', [1, 1100], (n) => asked({ payload: [record], featureOptions: fields(n) })),
        firstAt('what is wrong that is told', [1, 9], (n) =>
          asked({ payload: Array.from({ length: n }, () => ({ fullAddress: 1 })) }),
        ),
      ]),
    ),
  ).toMatchFileSnapshot('../answers/limits/requests.txt');
});
