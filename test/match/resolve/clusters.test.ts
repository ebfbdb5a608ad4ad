// Groups of records: what parts them holds however large they are, and a large one costs no more for each record.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjacency, PAIR } from '../../../src/match/resolve/adjacency.js';
import { Clusters, type ClusterRules } from '../../../src/match/resolve/clusters.js';
import { ContactJudge } from '../../../src/match/resolve/contact-judge.js';
import type { Edges } from '../../../src/match/resolve/share.js';
import { MOST_NAMED, throughClusters } from '../../../src/match/resolve/through.js';
import { runs } from '../../support/seeded.js';
import { materialOf, person } from '../link-support.js';

const edgesOf = (list: readonly (readonly [number, number, number])[]): Edges => ({
  from: Int32Array.from(list, ([from]) => from),
  to: Int32Array.from(list, ([, to]) => to),
  odds: Float32Array.from(list, ([, , odds]) => odds),
});

describe('clusters never hold two records that are parted', () => {
  const pairsOf = (rows: number, most: number): fc.Arbitrary<(readonly [number, number, number])[]> =>
    fc
      .array(fc.tuple(fc.nat(rows - 1), fc.nat(rows - 1), fc.integer({ min: -3, max: 9 })), { maxLength: most })
      .map((list) => list.filter(([a, b]) => a !== b));

  test('pair by pair', () => {
    fc.assert(
      fc.property(pairsOf(12, 40), fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 6 }), (edges, pairs) => {
        const parted = new Set(pairs.filter(([a, b]) => a !== b).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
        const isParted = (a: number, b: number): boolean => parted.has(`${a} ${b}`);
        const clusters = new Clusters(12);
        clusters.grow(edgesOf(edges), { least: 0, average: -9, score: () => 1, isParted, kindOf: (row) => row + 1 });
        for (let a = 0; a < 12; a++) for (const b of clusters.members(a)) expect(isParted(a, b)).toBe(false);
      }),
      { numRuns: runs(100) },
    );
  });

  test('by their kinds, in groups of hundreds', () => {
    const ROWS = 300;
    const KINDS = 5;
    const ways = fc.array(fc.tuple(fc.integer({ min: 1, max: KINDS }), fc.integer({ min: 1, max: KINDS })), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(pairsOf(ROWS, 900), ways, fc.integer({ min: 1, max: 90 }), (edges, pairs, stride) => {
        const parted = new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
        // Most rows are parted from none.
        const kindOf = (row: number): number => (row % stride === 0 ? 1 + ((row / stride) % KINDS) : 0);
        const isParted = (a: number, b: number): boolean => parted.has(`${kindOf(a)} ${kindOf(b)}`);
        const clusters = new Clusters(ROWS);
        clusters.grow(edgesOf(edges), { least: 0, average: -9, score: () => 1, isParted, kindOf });
        const together = Array.from({ length: ROWS }, (_, a) =>
          clusters.members(a).filter((b) => b !== a && isParted(a, b)),
        );
        expect(together.flat()).toEqual([]);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('a group of twenty thousand', () => {
  const ROWS = 20_000;
  const chain = edgesOf(Array.from({ length: ROWS - 1 }, (_, row) => [row, row + 1, 5]));

  /** Grown along the chain, and how often two rows were looked at. */
  function grown(rules: Partial<ClusterRules> = {}): { readonly clusters: Clusters; readonly looks: number } {
    let looks = 0;
    const counted =
      <T>(value: T) =>
      (): T => {
        looks++;
        return value;
      };
    const clusters = new Clusters(ROWS);
    const plain = { least: 0, average: 0, score: counted(1), isParted: counted(false), kindOf: () => 0 };
    clusters.grow(chain, { ...plain, ...rules });
    return { clusters, looks };
  }

  test('costs no more for each record than a small one', () => {
    const { clusters, looks } = grown();
    expect(clusters.size(0)).toBe(ROWS);
    expect(looks).toBeLessThan(120 * ROWS);
  });

  test('of few kinds has each pair of kinds looked at', () => {
    expect(grown({ kindOf: (row) => 1 + (row % 3) }).looks).toBeLessThan(130 * ROWS);
  });

  test('keeps the pairs that were compared, and every record has one', () => {
    const { clusters } = grown();
    const states = new Uint8Array(ROWS - 1).fill(PAIR.matched);
    const [edges, all] = throughClusters(chain, states, clusters, ROWS, () => 1);
    expect(edges.odds.length).toBe(ROWS - 1);
    expect(new Set(all)).toEqual(new Set([PAIR.matched]));
  });

  test('is asked once about another that it does not fit, not for each of their pairs', () => {
    const half = ROWS / 2;
    const within = Array.from({ length: ROWS - 1 }, (_, row) => [row, row + 1, 5] as const).filter(
      ([row]) => row !== half - 1,
    );
    const across = Array.from({ length: half }, (_, row) => [row, half + row, 1] as const);
    let looks = 0;
    const clusters = new Clusters(ROWS);
    const score = (a: number, b: number): number => {
      looks++;
      return a < half === b < half ? 1 : -9;
    };
    const rules = { least: 0, average: 0, score, isParted: () => false, kindOf: () => 0 };
    clusters.grow(edgesOf([...within, ...across]), rules);
    expect(clusters.size(0)).toBe(half);
    expect(looks).toBeLessThan(60 * ROWS);
  });
});

test('every pair of a cluster is named up to a size, with the weight that it would have had', () => {
  for (const size of [2, 3, MOST_NAMED, MOST_NAMED + 1]) {
    const clusters = new Clusters(size + 3);
    const pairs = Array.from({ length: size - 1 }, (_, row) => [row, row + 1, 5] as const);
    for (const [a, b] of pairs) clusters.join(a, b);
    const states = new Uint8Array(size).fill(PAIR.possible);
    const outside = [0, size + 1, 1] as const;
    const [edges, all] = throughClusters(edgesOf([...pairs, outside]), states, clusters, size + 3, (a, b) => a - b);
    const names = [...edges.odds.keys()].map((i) => `${edges.from[i]} ${edges.to[i]} ${edges.odds[i]} ${all[i]}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(`0 ${size + 1} 1 ${PAIR.possible}`);
    expect(names.length - 1).toBe(size > MOST_NAMED ? size - 1 : (size * (size - 1)) / 2);
    if (size === 3) expect(names).toContain(`0 2 -2 ${PAIR.through}`);
  }
});

test('the pairs of a row stand best first, of equal ones the earlier row, whether few or many', () => {
  const odds = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 90 });
  fc.assert(
    fc.property(odds, fc.integer({ min: 0, max: 88 }), (list, turn) => {
      const to = list.map((_, i) => 1 + ((i * 7 + turn) % list.length));
      const pairs = [...new Map(to.map((row, i) => [row, list[i]!]))];
      const edges = edgesOf(pairs.map(([row, value]) => [0, row, value]));
      const states = Uint8Array.from(pairs, ([row]) => 1 + (row % 4));
      const found = adjacency(edges, list.length + 1, states);
      const wanted = pairs.toSorted(([a, x], [b, y]) => y - x || a - b);
      const [start, end] = [found.starts[0]!, found.starts[1]!];
      expect([...found.to.subarray(start, end)]).toEqual(wanted.map(([row]) => row));
      expect([...found.odds.subarray(start, end)]).toEqual(wanted.map(([, value]) => value));
      expect([...found.states.subarray(start, end)]).toEqual(wanted.map(([row]) => 1 + (row % 4)));
    }),
    { numRuns: runs(100) },
  );
});

test('rows of one kind are parted from the same rows, and those of none from no row', () => {
  const at = ['12', '12A', '12B', '10-14', 'Lot 3', ''];
  const units = ['', '5', '6', 'Unit A', 'Level 2'];
  const file = at.flatMap((number) =>
    units.flatMap((unit) =>
      ['', 'Tower 1', 'Tower 2'].map((buildingName, i) => ({
        ...person(`${number} ${unit} ${i}`, '', ''),
        addresses: [
          { fullAddress: `${[buildingName, unit].filter(Boolean).join(' ')} ${number} Elm Street`, locality: 'Aldora' },
        ],
      })),
    ),
  );
  const judge = new ContactJudge(materialOf([...file, ...file], undefined, 'household'));
  const rows = [...file, ...file].map((_, row) => row);
  const parted = rows.map((a) => rows.map((b) => (judge.isParted(a, b) ? 'x' : '.')).join(''));
  expect(parted.join('')).toContain('x');
  const ways = new Map<number, string>();
  for (const row of rows) {
    const kind = judge.kindOf(row);
    if (kind === 0) expect(parted[row]).not.toContain('x');
    expect(parted[row]).toBe(ways.get(kind) ?? parted[row]);
    if (kind !== 0) ways.set(kind, parted[row]!);
  }
  expect(ways.size).toBeLessThan(rows.length);
});
