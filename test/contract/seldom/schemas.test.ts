// What each operation takes and gives, as JSON Schema: those too that no service has, of which no page of it tells.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { operations, runOperations } from '../../../src/contract/operations.js';
import { asText } from '../../recorded/support/recorded.js';

test('Requests and answers of every operation have the form that they had', async () => {
  const all = new Map([...operations, ...runOperations].map((one) => [one.name, one]));
  const lines: string[] = [];
  for (const [name, { schema }] of [...all].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [part, of] of Object.entries(await schema())) {
      const told = z.toJSONSchema(of as z.ZodType, { unrepresentable: 'any', io: 'input' });
      lines.push(`${name} ${part}\t${JSON.stringify(told)}`);
    }
  }
  await expect(asText(lines)).toMatchFileSnapshot('../../recorded/answers/schemas.txt');
});
