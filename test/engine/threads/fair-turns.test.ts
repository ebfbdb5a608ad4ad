// Whose turn it is.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairTurns, type Owner } from '../../../src/engine/threads/fair-turns.js';

interface Work {
  readonly owner: Owner;
  readonly name: string;
}

const connections = { first: {}, second: {}, third: {} };
const workOf = (user: string, connection: keyof typeof connections = 'first'): Work => ({
  owner: { user, connection: connections[connection] },
  name: `${user} ${connection}`,
});

/** The names of so many turns, each of which takes as long as `costs` says of its user. */
function turnsOf(turns: FairTurns<Work>, count: number, costs: Readonly<Record<string, number>>): string[] {
  return Array.from({ length: count }, () => {
    const work = turns.take(() => true)!;
    turns.charge(work, costs[work.owner.user] ?? 1);
    turns.end(work);
    return work.name;
  });
}

describe('Turns', () => {
  test('go round among users, however much one has waiting', () => {
    const turns = new FairTurns<Work>();
    for (let i = 0; i < 10; i++) turns.add(workOf('alice'));
    turns.add(workOf('bob'));
    turns.add(workOf('bob'));
    expect(turnsOf(turns, 5, {})).toEqual(['alice first', 'bob first', 'alice first', 'bob first', 'alice first']);
  });

  test('are as many fewer as they cost more', () => {
    const turns = new FairTurns<Work>();
    for (let i = 0; i < 100; i++) {
      turns.add(workOf('alice'));
      turns.add(workOf('bob'));
    }
    const taken = turnsOf(turns, 55, { alice: 10, bob: 1 });
    expect(taken.filter((name) => name === 'alice first').length).toBe(5);
  });

  test('go round among the connections of a user', () => {
    const turns = new FairTurns<Work>();
    for (let i = 0; i < 4; i++) turns.add(workOf('alice'));
    turns.add(workOf('alice', 'second'));
    turns.add(workOf('alice', 'third'));
    expect(turnsOf(turns, 4, {})).toEqual(['alice first', 'alice second', 'alice third', 'alice first']);
  });

  test('go on counting what a connection had while another of its user is at work', () => {
    const turns = new FairTurns<Work>();
    turns.add(workOf('alice'));
    turns.add(workOf('alice', 'second'));
    const [first, second] = [turns.take(() => true)!, turns.take(() => true)!];
    turns.charge(first, 100);
    turns.end(first);
    turns.add(workOf('alice'));
    turns.add(workOf('alice', 'second'));
    expect(turns.take(() => true)!.name).toBe('alice second');
    turns.end(second);
  });

  test('of connections begin anew when nothing of their user is left', () => {
    const turns = new FairTurns<Work>();
    turns.add(workOf('alice'));
    turns.add(workOf('alice', 'second'));
    const [first, second] = [turns.take(() => true)!, turns.take(() => true)!];
    turns.charge(first, 100);
    turns.end(first);
    turns.end(second);
    turns.add(workOf('alice'));
    turns.add(workOf('alice', 'second'));
    expect(turns.take(() => true)!.name).toBe('alice first');
  });

  test('are not saved up by being silent, nor paid for when nobody else wanted them', () => {
    const turns = new FairTurns<Work>();
    for (let i = 0; i < 60; i++) turns.add(workOf('alice'));
    turnsOf(turns, 50, {});
    for (let i = 0; i < 10; i++) turns.add(workOf('bob'));
    const taken = turnsOf(turns, 10, {});
    expect(taken.filter((name) => name === 'bob first').length).toBe(5);
  });

  test('are not saved up by who had some before, nor by a connection of a user', () => {
    const turns = new FairTurns<Work>();
    turns.add(workOf('bob'));
    turns.add(workOf('alice', 'second'));
    turnsOf(turns, 2, {});
    for (let i = 0; i < 60; i++) turns.add(workOf('alice'));
    turnsOf(turns, 30, {});
    for (let i = 0; i < 10; i++) turns.add(workOf('bob'));
    expect(turnsOf(turns, 10, {}).filter((name) => name === 'bob first').length).toBe(5);
    for (let i = 0; i < 10; i++) turns.add(workOf('alice', 'second'));
    expect(turnsOf(turns, 20, {}).filter((name) => name === 'alice second').length).toBeLessThanOrEqual(8);
  });

  test('come first to who was silent, for as long as a head start allows, and to who goes on asking little', () => {
    const turns = new FairTurns<Work>(6);
    for (let i = 0; i < 60; i++) turns.add(workOf('alice'));
    turnsOf(turns, 10, {});
    for (let i = 0; i < 10; i++) turns.add(workOf('bob'));
    const taken = turnsOf(turns, 12, {});
    expect(taken.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'bob first'));
    expect(taken.slice(6).filter((name) => name === 'bob first').length).toBe(3);
    expect(turnsOf(turns, 2, {})).toContain('bob first');
    // A turn in four is less than a fair share of two users.
    for (let i = 0; i < 10; i++) {
      turnsOf(turns, 3, {});
      turns.add(workOf('bob'));
      expect(turnsOf(turns, 1, {})).toEqual(['bob first']);
    }
  });

  test('are not saved up beyond the head start, however long a user is silent', () => {
    const turns = new FairTurns<Work>(2);
    for (let i = 0; i < 300; i++) turns.add(workOf('alice'));
    for (let i = 0; i < 5; i++) {
      turnsOf(turns, 40, {});
      for (let j = 0; j < 10; j++) turns.add(workOf('bob'));
      expect(turnsOf(turns, 10, {}).filter((name) => name === 'bob first').length).toBeLessThanOrEqual(6);
      turnsOf(turns, 10, {});
    }
  });

  test('pass over work that does not fit, and leave it waiting', () => {
    const turns = new FairTurns<Work>();
    const [held, free] = [workOf('alice'), workOf('bob')];
    turns.add(held);
    turns.add(free);
    expect(turns.take((work) => work !== held)).toBe(free);
    expect(turns.take((work) => work !== held)).toBeUndefined();
    expect(turns.isEmpty).toBe(false);
    expect(turns.take(() => true)).toBe(held);
    expect(turns.isEmpty).toBe(true);
  });

  test('put work that has begun before what has not', () => {
    const turns = new FairTurns<Work>();
    const [next, begun] = [workOf('alice'), workOf('alice')];
    turns.add(next);
    turns.add(begun, true);
    expect([turns.take(() => true), turns.take(() => true)]).toEqual([begun, next]);
  });

  test('are taken back by who wants them no more', () => {
    const turns = new FairTurns<Work>();
    const work = workOf('alice');
    turns.add(work);
    expect([turns.remove(work), turns.remove(work), turns.isEmpty]).toEqual([true, false, true]);
  });

  test('give each that always waits its share of the time, whatever turns cost', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 6 }), (costs) => {
        const turns = new FairTurns<Work>();
        const used = costs.map(() => 0);
        for (const user of costs.keys()) turns.add(workOf(String(user)));
        for (let i = 0; i < 500; i++) {
          const work = turns.take(() => true)!;
          const user = Number(work.owner.user);
          used[user]! += costs[user]!;
          turns.charge(work, costs[user]!);
          turns.add(workOf(String(user)));
          turns.end(work);
        }
        expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(20);
      }),
    );
  });
});
