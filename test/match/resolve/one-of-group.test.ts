// Of several records that one fits, only the best can be it.
import { expect, test } from 'vitest';
import { PAIR } from '../../../src/match/resolve/adjacency.js';
import { oneOfGroup } from '../../../src/match/resolve/one-of-group.js';
import type { PairJudge } from '../../../src/match/resolve/pair-judge.js';
import type { Edges } from '../../../src/match/resolve/share.js';

const { matched: M, possible: P } = PAIR;

/** Two records of the reference are one where both have even numbers. */
const judge = {
  matched: 5,
  weight: (a: number, b: number) => (a % 2 === 0 && b % 2 === 0 ? 9 : 0),
} as unknown as PairJudge;

test.each<[string, (readonly [from: number, to: number, odds: number, state: number])[], number[]]>([
  [
    'the best of three',
    [
      [0, 1, 9, M],
      [0, 3, 7, M],
      [0, 5, 6, M],
    ],
    [M, P, P],
  ],
  [
    'the best, which is not the first',
    [
      [0, 1, 6, M],
      [0, 3, 9, M],
    ],
    [P, M],
  ],
  [
    'the best of the second row',
    [
      [0, 1, 9, M],
      [1, 1, 9, M],
      [1, 3, 7, M],
    ],
    [M, M, P],
  ],
  [
    'both that are one themselves',
    [
      [0, 2, 9, M],
      [0, 4, 7, M],
    ],
    [M, M],
  ],
  [
    'none for sure of two that are as good',
    [
      [0, 1, 9, M],
      [0, 3, 9, M],
    ],
    [P, P],
  ],
  [
    'none for sure of two that are nearly as good',
    [
      [0, 1, 9, M],
      [0, 3, 8.6, M],
    ],
    [P, P],
  ],
  [
    'the best by so much as counts',
    [
      [0, 1, 9, M],
      [0, 3, 8.5, M],
    ],
    [M, P],
  ],
  [
    'what was no match before',
    [
      [0, 1, 9, P],
      [0, 3, 7, M],
      [0, 5, 6, M],
    ],
    [P, M, P],
  ],
  [
    'nothing of possible ones',
    [
      [0, 1, 9, P],
      [0, 3, 7, P],
    ],
    [P, P],
  ],
  ['one alone', [[0, 1, 9, M]], [M]],
  [
    'rows of the file alone',
    [
      [2, 1, 9, M],
      [2, 3, 7, M],
    ],
    [M, M],
  ],
])('A row keeps %s', (_, edges, expected) => {
  const states = Uint8Array.from(edges, ([, , , state]) => state);
  const list: Edges = {
    from: Int32Array.from(edges, ([from]) => from),
    to: Int32Array.from(edges, ([, to]) => to),
    odds: Float32Array.from(edges, ([, , odds]) => odds),
  };
  oneOfGroup(list, states, 2, judge);
  expect([...states]).toEqual(expected);
});
