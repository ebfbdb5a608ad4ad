// What a run keeps of the rows it has seen: the same whether it went on or was broken off and restored.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DistinctNumbers } from '../../../src/batch/findings/distinct.js';
import { Findings } from '../../../src/batch/findings/findings.js';
import { fingerprint } from '../../../src/batch/findings/fingerprint.js';
import { missingDataWarning } from '../../../src/batch/findings/missing-data.js';
import { ReviewKeys } from '../../../src/batch/findings/review-key.js';
import type { News, SeenInBlock } from '../../../src/batch/findings/seen.js';
import { verdictReview } from '../../../src/contract/fields/address-outcome.js';
import { runs } from '../../support/seeded.js';

const seenRow = fc.record({
  key: fc.integer({ min: 0, max: 5 }),
  exception: fc.constantFrom('A', 'B', 'C', ''),
  id: fc.integer({ min: 1, max: 12 }),
});

/** A block of rows, as a thread hands it over. */
function blockOf(rows: readonly { key: number; exception: string; id: number }[]): SeenInBlock {
  const placed = rows.map((row, i) => ({ ...row, line: i, row: i, input: `input ${i}` }));
  const samples = new Map<string, { line: number; row: number; input: string }>();
  for (const { exception, line, row, input } of placed) {
    if (exception !== '' && !samples.has(exception)) samples.set(exception, { line, row, input });
  }
  return {
    samples: Object.fromEntries(samples),
    review: placed
      .map(({ key, line, row, input }) => ({ key, line, row, input, answer: '', status: 'unsure' }))
      .sort((a, b) => a.key - b.key)
      .slice(0, 10),
    ids: Float64Array.from(rows, ({ id }) => id),
    uncovered: undefined,
  };
}

const stateOf = (findings: Findings): unknown => ({
  review: findings.review,
  distinct: findings.distinct,
  repeated: findings.repeated,
});

test('A run that goes on with the news of an earlier one has seen the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(seenRow, { maxLength: 15 }), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.integer({ min: 3, max: 30 }),
      (blocks, cut, mostIds) => {
        const at = cut % blocks.length;
        const unbroken = new Findings(mostIds);
        const first = new Findings(mostIds);
        const news: News[] = [];
        const second = new Findings(mostIds);
        blocks.forEach((rows, i) => {
          const add = (findings: Findings): void => {
            findings.add(blockOf(rows), ({ line }) => i * 100 + line + 1);
          };
          add(unbroken);
          if (i > at) add(second);
          else {
            add(first);
            news.push(JSON.parse(JSON.stringify(first.takeNews())) as News);
          }
          if (i === at) second.restore(news, first.repeated);
        });
        expect(stateOf(second)).toEqual(stateOf(unbroken));
      },
    ),
    { numRuns: runs(300) },
  );
});

test('What was told as new is not told again', () => {
  fc.assert(
    fc.property(fc.array(seenRow, { maxLength: 15 }), (rows) => {
      const findings = new Findings(100);
      findings.add(blockOf(rows), ({ line }) => line);
      findings.takeNews();
      expect(findings.takeNews()).toEqual({ samples: {}, review: [], ids: '' });
    }),
    { numRuns: runs(50) },
  );
});

describe('Different ids', () => {
  test('are counted as a set counts them', () => {
    const numbers = fc.oneof(
      fc.integer({ min: 1, max: 40 }),
      fc.maxSafeNat().filter((value) => value > 0),
    );
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 3000 }), (values) => {
        const table = new DistinctNumbers();
        const set = new Set<number>();
        for (const value of values) {
          expect(table.add(value)).toBe(!set.has(value));
          set.add(value);
        }
        expect(table.size).toBe(set.size);
      }),
      { numRuns: runs(50) },
    );
  });

  test('that count upwards stay apart when they are told by 53 bits', () => {
    const seen = new DistinctNumbers();
    for (let i = 0; i < 200_000; i++) seen.add(fingerprint(`AU|GNAF|GANSW70${String(i).padStart(7, '0')}`));
    expect(seen.size).toBe(200_000);
    expect(fingerprint('')).toBeGreaterThan(0);
  });

  test('beyond what is counted are left out, and not guessed', () => {
    const findings = new Findings(2);
    findings.add({ ...blockOf([]), ids: Float64Array.of(1, 2, 1) }, () => 1);
    expect(stateOf(findings)).toMatchObject({ distinct: 2, repeated: 1 });
    findings.add({ ...blockOf([]), ids: Float64Array.of(3) }, () => 1);
    expect(stateOf(findings)).toMatchObject({ distinct: undefined, repeated: null });
    expect(findings.takeNews().ids).toBe('');
  });
});

test('A person looks first at what can be decided, then at what has no answer, and last at what is sure', () => {
  const keys = new ReviewKeys(verdictReview);
  const rows: [string, number | undefined, boolean][] = [
    ['ambiguous', 50, false],
    ['ambiguous', 30, false],
    ['ambiguous', undefined, false],
    ['partial', 89, false],
    ['partial', 60, false],
    ['partial', 92, false],
    ['partial', 99, false],
    ['corrected', 90, false],
    ['corrected', 94, true],
    ['verified', 88, false],
    ['unmatched', undefined, false],
    ['error', undefined, false],
    ['rejected', undefined, false],
    ['corrected', 95, false],
    ['corrected', 99, false],
    ['corrected', 96, true],
    ['corrected', 100, true],
    ['verified', 97, false],
    ['verified', 100, false],
    ['strange', 10, false],
  ];
  const placed = rows.map(([status, confidence, completed]) => keys.keyOf(status, { confidence, completed }));
  expect(placed).toEqual(placed.toSorted((a, b) => a - b));
  expect(new Set(placed).size).toBe(placed.length);
  const open = rows.filter((_, i) => keys.isOpen(placed[i]!));
  expect(open.at(-1)).toEqual(['corrected', 99, false]);
});

describe('Missing data is said', () => {
  test.each<[Record<string, number>, string | undefined, string | undefined]>([
    [{}, undefined, undefined],
    [
      { NZ: 1 },
      undefined,
      '1 row belongs to a country whose addresses are not installed: 1 NZ; "waypost data import linz PATH" imports ' +
        'those of NZ',
    ],
    [
      { FR: 3, AU: 120, US: 3 },
      undefined,
      '126 rows belong to countries whose addresses are not installed: 120 AU, 3 FR, 3 US; "waypost data import ' +
        'gnaf PATH" imports those of AU; of FR, US none can be imported, but "waypost geocode" gives their places',
    ],
    [
      { '': 2 },
      undefined,
      '2 rows belong to countries whose addresses are not installed: 2 of a country that they do not name; ' +
        '"waypost data import --help" says what can be imported',
    ],
    [
      { AU: 2 },
      'https://example.com',
      '2 rows belong to countries whose addresses are not installed at https://example.com: 2 AU; its operator can ' +
        'import them',
    ],
  ])('of %j at %s', (counts, service, said) => {
    expect(missingDataWarning('', counts, service)).toBe(said);
  });
});
