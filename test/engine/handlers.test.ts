// The engine has a handler for each operation of the contract and for nothing else, and names none of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { addressFields } from '../../src/contract/fields/address-fields.js';
import { listOperations, operations, runOperations } from '../../src/contract/operations.js';
import { sources } from '../../src/contract/sources.js';
import { handlers } from '../../src/engine/handlers.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { described } from '../support/service/served.js';
import { root } from '../support/workdir.js';

const names = [...operations, ...listOperations].map(({ name }) => name);

describe('The handlers', () => {
  test('are those of the operations there are', () => {
    // What is made of others has no handler of its own.
    const ofRuns = runOperations.filter(({ parts }) => parts === undefined).map(({ name }) => name);
    expect([...handlers.keys()].toSorted()).toEqual([...new Set([...names, ...ofRuns])].toSorted());
  });

  test.each(names)('of %s can be loaded', async (name) => {
    expect(await handlers.get(name)!.load()).toBeTypeOf('function');
  });

  test('are asked for no operation that has none', async () => {
    const engine = await openLocalEngine({ dataDir: inject('sampleData') });
    const unknown = described({ name: 'unknown', path: '/unknown', schema: () => Promise.reject(new Error('none')) });
    await expect(engine.run(unknown, { payload: [] })).rejects.toThrow('this engine has no operation unknown');
    await engine.close();
  });
});

test('The local engine names no operation, no source and no field of an address', () => {
  const code = readFileSync(join(root, 'src/engine/local.ts'), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const words = new Set(code.match(/'[^']*'|\w+/g));
  const known = [...names, ...sources.map(({ name }) => name), ...addressFields.map(({ name }) => name)];
  expect(known.filter((name) => words.has(name) || words.has(`'${name}'`))).toEqual([]);
});
