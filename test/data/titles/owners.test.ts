// The owners of titles, titles that share their land, and what a release is called.
import { describe, expect, it } from 'vitest';
import type { Title } from '../../../src/data/titles/title.js';
import { csv, imported, NO_OWNERS, OWNER, TITLE } from './tables.js';

describe('The owners of a title', () => {
  const owner = (id: number, more: Readonly<Record<string, string>>) => ({ ...OWNER, id: String(id), ...more });

  it('are in the order of their ids, and as they were read where these are the same', async () => {
    const names = [
      [3, 'Three'],
      [1, 'One'],
      [2, 'Two'],
      [2, 'Another two'],
      [0, 'None'],
    ] as const;
    const { titles } = await imported(
      csv(TITLE),
      csv(...names.map(([id, prime_surname]) => owner(id, { prime_surname }))),
    );
    expect(titles[0]!.owners.map(({ surname }) => surname)).toEqual(['None', 'One', 'Two', 'Another two', 'Three']);
  });

  it.each<[string, Readonly<Record<string, string>>, Title['owners'][number]]>([
    ['a person', {}, { surname: 'Wattlebrae', given: 'Quentin Ōtara', suffix: 'Junior', corporate: '' }],
    [
      'a person with a company beside the name',
      { corporate_name: 'Platypus Pumps Ltd' },
      { surname: 'Wattlebrae', given: 'Quentin Ōtara', suffix: 'Junior', corporate: '' },
    ],
    [
      'a company',
      { prime_surname: '', prime_other_names: '', name_suffix: '', corporate_name: 'Platypus  "Pumps"\tLtd' },
      { surname: '', given: '', suffix: '', corporate: 'Platypus "Pumps" Ltd' },
    ],
    [
      'a person without given names or suffix',
      { prime_other_names: '', name_suffix: '' },
      { surname: 'Wattlebrae', given: '', suffix: '', corporate: '' },
    ],
  ])('may be %s', async (_, more, wanted) => {
    const { titles } = await imported(csv(TITLE), csv(owner(1, more)));
    expect(titles[0]!.owners).toEqual([wanted]);
  });

  it('are counted where they have no name, no title in the layer, or a title that has none of them', async () => {
    const list = csv(
      owner(1, { prime_surname: '', corporate_name: '' }),
      owner(2, { prime_surname: '', corporate_name: '' }),
      owner(3, { title_no: 'NOT/1' }),
    );
    const other = { ...TITLE, title_no: 'OT9Z/2', WKT: '' };
    const { notes, skipped, titles } = await imported(csv(TITLE, other, { ...other, title_no: 'OT9Z/3' }), list);
    expect(titles[0]!.owners).toEqual([]);
    expect(skipped).toEqual({ 'owners without a name': 2, 'owners of titles that the layer does not have': 1 });
    expect(notes.slice(0, 3)).toEqual([
      'owners: 0; pieces of land: 1',
      '3 titles have no owner in the list: who owns that land is unknown',
      '2 titles have no land in the layer, and cannot be found',
    ]);
  });
});

describe('Titles of one piece of land', () => {
  it('are in the order of their ids, then of their numbers', async () => {
    const title = (id: string, title_no: string) => ({ ...TITLE, id, title_no });
    const { titles } = await imported(
      csv(title('3', 'C'), title('1', 'B'), title('1', 'A'), title('2', 'D')),
      NO_OWNERS,
    );
    expect(titles.map(({ titleNo }) => titleNo)).toEqual(['A', 'B', 'D', 'C']);
  });
});

describe('The release of titles', () => {
  it.each([
    ['titles-20260822.csv', '2026-08-22'],
    ['2026-08-22/titles.csv', '2026-08-22'],
    ['kx-202608-22 titles.csv', '2026-08-22'],
    ['kx-19990822.csv', 'to 2011-02-03'],
    ['titles-20262222.csv', 'to 2011-02-03'],
    ['titles.csv', 'to 2011-02-03'],
  ])('is that in the name of a file or its folder, else the newest title’s: %s', async (name, release) => {
    const older = { ...TITLE, title_no: 'OT9Z/2', issue_date: '1999-01-01' };
    expect((await imported(csv(TITLE, older), NO_OWNERS, [name, 'list.csv'])).release).toBe(release);
  });

  it('is unknown where no title has a date', async () => {
    expect((await imported(csv({ ...TITLE, issue_date: '' }), NO_OWNERS)).release).toBe('');
  });
});
