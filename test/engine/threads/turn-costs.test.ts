// How long turns may be, and what they are thought to take, by what the user's turns took before.
import { expect, test } from 'vitest';
import { TurnCosts } from '../../../src/engine/threads/turn-costs.js';

const owner = { user: 'alice', connection: {} };
const call = { owner, records: 100 };

/** Turns of so many milliseconds, one every `every`, for five seconds. */
function used(costs: TurnCosts, ms: number, every: number): void {
  for (let now = 0; now <= 5000; now += every) costs.learn(call, ms, now);
}

test.each<[string, number, number, number, number]>([
  ['who asks nothing has long turns', 2, 0, 5000, 24],
  ['who uses a tenth of the time of two threads has long turns', 2, 20, 100, 24],
  ['who uses a fifth of it has short ones', 2, 40, 100, 8],
  ['who uses a fifth of the time of eight threads has short ones', 8, 160, 100, 8],
  ['who uses as much of eight as is a fifth of two has long ones', 8, 40, 100, 24],
])('%s', (_, threads, ms, every, turnMs) => {
  const costs = new TurnCosts(threads);
  used(costs, ms, every);
  expect(costs.turnMs(owner, 5000)).toBe(turnMs);
  expect(costs.turnMs({ user: 'bob', connection: {} }, 5000)).toBe(24);
});

test('Who used much has long turns again after some seconds of silence', () => {
  const costs = new TurnCosts(1);
  used(costs, 100, 100);
  expect([0, 1000, 4000].map((later) => costs.turnMs(owner, 5000 + later))).toEqual([8, 8, 24]);
});

test('A turn is thought to take what records of the user took, and no longer than it may', () => {
  const costs = new TurnCosts(1);
  expect(costs.expected(call, 24)).toBe(20);
  expect(costs.expected(call, 8)).toBe(8);
  for (let i = 0; i < 20; i++) costs.learn(call, 5);
  expect(costs.expected(call, 24)).toBeCloseTo(5, 0);
});
