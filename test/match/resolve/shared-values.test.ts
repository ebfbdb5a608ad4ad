// Files in which very many records share an address, a phone or an email: what they share joins them where the level
// says so, and is in the way of no other record.
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { invented, linked, person } from '../link-support.js';

const MANY = 1200;
const SHARED = { number: '1', street: 'Unknown Street', locality: 'Aldora' };
const AT_ONE = Array.from({ length: MANY }, (_, i) =>
  person(`m${i}`, invented(i).firstName!, invented(i % 30).lastName!, SHARED),
);

describe('one address of more records than a key may have candidates', () => {
  test.each(['household', 'address'] as const)('is one %s, and every row is told how many', async (level) => {
    const { rows, notes, summary } = await linked(AT_ONE, undefined, { level, cluster: true, golden: true });
    expect(new Set(rows.map(({ status, cluster, count }) => `${status} ${cluster} ${count}`))).toEqual(
      new Set([`matched 1 ${MANY - 1}`]),
    );
    expect(rows.filter(({ isGolden }) => isGolden).length).toBe(1);
    expect(summary).toMatchObject({ clusters: 1 });
    expect(notes.at(-1)).toBe(
      `1 cluster has more than 64 records, ${MANY} together: match_count counts all of them, ` +
        'pairs are named where the two were compared',
    );
  });

  test('holds as many families as surnames', async () => {
    const { rows } = await linked(AT_ONE, undefined, { level: 'family', cluster: true });
    const surnames = new Set(AT_ONE.map(({ lastName }) => lastName));
    expect(new Set(rows.map(({ cluster }, i) => `${AT_ONE[i]!.lastName} ${cluster}`)).size).toBe(surnames.size);
    expect(rows.every(({ status }) => status === 'matched')).toBe(true);
  });

  test('is found in a reference', async () => {
    const { rows, notes } = await linked([person('x', 'Zoe', 'Other', SHARED)], AT_ONE, { level: 'household' });
    expect(rows[0]).toMatchObject({ status: 'matched', matchClass: 'G1', count: 20 });
    expect(notes).toContain('1 row has very many records alike in the reference, and each is compared with 20 of them');
  });

  test('costs the other records none of theirs', async () => {
    const others = Array.from({ length: 150 }, (_, i) => invented(i * 5));
    const twins = others.map((record, i) => ({ ...record, id: `t${i}`, firstName: 'Zoe' }));
    const { rows } = await linked([...AT_ONE, ...others, ...twins], undefined, { level: 'household', cluster: true });
    for (const i of others.keys()) expect(rows[MANY + i]).toMatchObject({ status: 'matched', toId: `t${i}` });
  });
});

test('different units of one building with very many records are as many households', async () => {
  const units = Array.from({ length: MANY }, (_, i) => person(`${i}`, '', '', { ...SHARED, unit: `${1 + (i % 30)}` }));
  const { rows } = await linked(units, undefined, { level: 'household', cluster: true });
  expect(new Set(rows.map(({ cluster, count }, i) => `${i % 30} ${cluster} ${count}`)).size).toBe(30);
  expect(new Set(rows.map(({ cluster }) => cluster)).size).toBe(30);
});

test('a phone that fills a column joins nobody, and what was left out is said', async () => {
  const phones = [{ fullPhone: '02 9111 1234' }];
  const file: MatchRecord[] = Array.from({ length: MANY }, (_, i) => ({ ...invented(i), phones }));
  const { rows, notes } = await linked(file, undefined, { level: 'household', cluster: true });
  expect(rows.filter(({ status }) => status === 'matched').length).toBeLessThan(MANY);
  expect(notes.join('\n')).toContain(`phone: too many share a value, ${MANY} times`);
});

describe('an id that very many records have', () => {
  const same = Array.from({ length: 3000 }, (_, i) => ({ ...invented(i), id: i < 2990 ? 'n/a' : `r${i}` }));

  test('is decided for all of them', async () => {
    const decided = [
      { from: 'n/a', to: 'n/a', same: true },
      { from: 'n/a', to: 'r2995', same: true },
      { from: 'r2996', to: 'n/a', same: false },
    ];
    const { rows } = await linked(same, undefined, { cluster: true, decided });
    expect(rows[0]).toMatchObject({ status: 'matched', messages: ['the same by decision'] });
    expect(new Set([...rows.slice(0, 2990), rows[2995]!].map(({ cluster }) => cluster)).size).toBe(1);
    expect(rows[2996]!.cluster).not.toBe(rows[0]!.cluster);
  });
});
