// The review file of waypost match, and the decisions that are given back with it.
import { describe, expect, test } from 'vitest';
import { cellsOf, members, people } from './people.js';
import { workdir, type Workdir } from '../../support/workdir.js';

const MATCH = ['match', 'people.csv', '--reference', 'known.csv', '-o', 'out.csv'];

function files(): Workdir {
  const dir = workdir();
  dir.write('people.csv', people(550));
  dir.write('known.csv', members(550));
  return dir;
}

/** What a run writes; all tests that want it share one. */
const reviewed = ((): (() => Promise<{ out: string; review: string }>) => {
  let made: Promise<{ out: string; review: string }> | undefined;
  const run = async (): Promise<{ out: string; review: string }> => {
    const dir = files();
    expect((await dir.run([...MATCH, '--review', 'review.csv'])).code).toBe(0);
    return { out: dir.read('out.csv'), review: dir.read('review.csv') };
  };
  return () => (made ??= run());
})();

const rowOf = (dir: Workdir, id: string): Record<string, string> =>
  cellsOf(dir.read('out.csv')).find((row) => row['id'] === id)!;

describe('waypost match --review', () => {
  test('writes every pair that a person is to decide about, with both records', async () => {
    const { out, review } = await reviewed();
    const pairs = cellsOf(review);
    const possible = cellsOf(out).filter((row) => row['match_status'] === 'possible');
    expect(possible.length).toBeGreaterThan(0);
    const ids = new Set(pairs.map((pair) => pair['from_id']));
    for (const { id } of possible) expect(ids).toContain(id);
    for (const pair of pairs) {
      expect(pair).toMatchObject({ decision: '', probability: expect.stringMatching(/^0\.\d{4}$/) as string });
      expect(pair['from_record']).toMatch(new RegExp(`^${pair['from_id']}, \\w+, \\w+, .*Street|Parade|Road`));
      expect(pair['to_record']!.startsWith(`${pair['to_id']}, `)).toBe(true);
      expect(pair['evidence']).not.toBe('');
    }
  });

  test('whose decisions hold in the next run', async () => {
    const { review } = await reviewed();
    const dir = files();
    const [header = '', first = '', second = '', ...rest] = review.trimEnd().split('\n');
    const [same, other] = cellsOf([header, first, second].join('\n')) as [
      Record<string, string>,
      Record<string, string>,
    ];
    dir.write('decided.csv', [header, `Same${first}`, `different${second}`, ...rest, ''].join('\r\n'));
    const { code } = await dir.run([...MATCH, '--decided', 'decided.csv', '--review', 'next.csv']);
    expect(code).toBe(0);
    expect(rowOf(dir, same['from_id']!)).toMatchObject({ match_status: 'matched', match_to_id: same['to_id'] });
    expect(rowOf(dir, other['from_id']!)['match_to_id']).not.toBe(other['to_id']);
    const open = cellsOf(dir.read('next.csv')).map((pair) => `${pair['from_id']} ${pair['to_id']}`);
    expect(open).not.toContain(`${same['from_id']} ${same['to_id']}`);
    expect(open).not.toContain(`${other['from_id']} ${other['to_id']}`);
  });
});

describe('waypost match --decided', () => {
  test.each([
    [
      'id,other\n1,2\n',
      'there is no column decision and no column from_id and no column to_id; give a file that --review has written',
    ],
    [
      'decision,from_id,to_id\n,1,2\nmaybe,1,2\n',
      "line 3: the decision 'maybe' is none; write same, different or nothing",
    ],
    ['decision,from_id,to_id\nsame,,2\n', 'line 2: from_id or to_id is empty; both say which records are meant'],
    ['', 'there is no column decision'],
  ])('refuses %j', async (text, message) => {
    const dir = files();
    dir.write('decided.csv', text);
    const { code, stderr } = await dir.run([...MATCH, '--decided', 'decided.csv']);
    expect(code).toBe(2);
    expect(stderr).toContain(`--decided decided.csv`);
    expect(stderr).toContain(message);
    expect(dir.exists('out.csv')).toBe(false);
  });
});
