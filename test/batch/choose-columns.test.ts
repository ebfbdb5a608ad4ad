// Which columns a choice means.
import { describe, expect, test } from 'vitest';
import { chooseColumns, type ColumnChoice } from '../../src/batch/decide/choose-columns.js';
import type { OutputColumn } from '../../src/contract/operation.js';
import { operations } from '../../src/contract/operations.js';

const named = (name: string, more: Partial<OutputColumn<unknown>> = {}): OutputColumn<unknown> => ({
  name,
  about: '',
  value: () => '',
  ...more,
});

const operation: ColumnChoice['operation'] = {
  name: 'look',
  features: [],
  prefix: 'look_',
  columns: [
    named('status'),
    named('line1'),
    named('line2'),
    named('key_a', { only: 'all' }),
    named('key_b', { only: 'all' }),
    named('more', { feature: 'expose' }),
  ],
  preview: ['line1', 'status'],
  mail: ['status', 'line1', 'line2', 'more'],
};

const chosen = (columns: string | undefined, more: Partial<ColumnChoice> = {}): string =>
  chooseColumns({ operation, columns: columns?.split(','), ...more })
    .map((number) => operation.columns[number]!.name)
    .join(' ');

describe('A choice of columns', () => {
  test.each([
    [undefined, 'status line1 line2'],
    ['default', 'status line1 line2'],
    ['all', 'status line1 line2 key_a key_b'],
    ['brief', 'line1 status'],
    ['mail', 'status line1 line2'],
    ['line2,status', 'line2 status'],
    ['look_line2', 'line2'],
    ['line*', 'line1 line2'],
    ['look_key_*,status', 'key_a key_b status'],
    ['*a*', 'status key_a'],
    ['mail,key_a', 'status line1 line2 key_a'],
    ['brief,status,mail', 'line1 status line2'],
    ['-line1', 'status line2'],
    ['-line*,key_b', 'status key_b'],
    ['all,-key_*', 'status line1 line2'],
    ['all,-mail', 'key_a key_b'],
    ['mail,-more', 'status line1 line2'],
    ['line1,-line1,status', 'status'],
  ])('%s', (columns, expected) => {
    expect(chosen(columns)).toBe(expected);
  });

  test('has what a feature option fills where that is on', () => {
    const featureOptions = { expose: '1' };
    expect(chosen(undefined, { featureOptions })).toBe('status line1 line2 more');
    expect(chosen('mail', { featureOptions })).toBe('status line1 line2 more');
    expect(chosen('more', { featureOptions })).toBe('more');
  });

  test("may name columns as they are written under the step's own prefix", () => {
    expect(chosen('my_line1,my_key*', { prefix: 'my_' })).toBe('line1 key_a key_b');
  });
});

const HAS = 'it has status, line1, line2, key_a, key_b, more';
const HAS_SETS = `${HAS}, and the sets brief, mail, default, all`;

describe('A choice is refused', () => {
  test.each([
    ['lne1', `--columns: look has no column 'lne1' (do you mean 'line1'?); ${HAS_SETS}`],
    ['-lne1', `--columns: look has no column 'lne1' (do you mean 'line1'?); ${HAS_SETS}`],
    ['x*', `--columns: no column of look fits 'x*'; ${HAS}`],
    ['mor*', `--columns: no column of look fits 'mor*'; ${HAS}`],
    [
      'more',
      "--columns: the column 'more' is filled with --feature expose=1 only; give that too, or leave the " +
        'column out',
    ],
    ['line1,-line1', '--columns: line1,-line1 leaves no column; choose one at least'],
    ['', `--columns: look has no column ''; ${HAS_SETS}`],
  ])('%s', (columns, message) => {
    expect(() => chosen(columns)).toThrow(message);
  });

  test('where it is for mail and the operation answers no addresses', () => {
    const { mail: _, ...without } = operation;
    expect(() => chooseColumns({ operation: without, columns: ['mail'] })).toThrow(
      "--columns: look has no set 'mail', since its answers are no addresses; choose brief, all, or names",
    );
  });
});

describe('Of every operation', () => {
  test.each(operations.map((each) => [each.name, each] as const))(
    '%s, the sets name columns that it has',
    (_, each) => {
      const names = each.columns.map(({ name }) => name);
      expect([...each.preview, ...(each.mail ?? [])].filter((name) => !names.includes(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('all');
    },
  );

  test.each(operations.map((each) => [each.name, each] as const))(
    '%s, what a preview shows is written by default',
    (_, each) => {
      const hidden = new Set(each.columns.filter(({ only }) => only === 'all').map(({ name }) => name));
      expect(each.preview.filter((name) => hidden.has(name))).toEqual([]);
    },
  );
});
