// What a service asks itself before anybody does.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { operationNamed } from '../../src/contract/operations.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: inject('sampleData') });
});
afterAll(() => engine.close());

describe('Usual calls', () => {
  test('are answered, each of them, and ask of the installed addresses', async () => {
    const calls = [...engine.usualCalls()];
    const found: unknown[] = [];
    for (const { operation, request } of calls) {
      const { status, payload } = await engine.run(operationNamed(operation)!, request);
      expect({ operation, request, status }).toMatchObject({ status: 'SUCCESS' });
      if (operation === 'cleanse') found.push(payload[0]);
    }
    expect(new Set(calls.map(({ operation }) => operation))).toEqual(
      new Set(['geocode', 'match', 'find', 'parse', 'cleanse']),
    );
    expect(found[0]).toMatchObject({ status: 'verified' });
  });

  test('have lines of sixty parts among them, which cost most when they are the first', () => {
    const long = [...engine.usualCalls()].filter(({ request }) => JSON.stringify(request).split(', ').length > 59);
    expect(new Set(long.map(({ operation }) => operation))).toEqual(new Set(['geocode', 'cleanse', 'match']));
  });

  test('are of places and records alone where no addresses are installed', async () => {
    const empty = await openLocalEngine({ dataDir: '/nonexistent/waypost' });
    expect(new Set([...empty.usualCalls()].map(({ operation }) => operation))).toEqual(new Set(['geocode', 'match']));
    await empty.close();
  });
});
