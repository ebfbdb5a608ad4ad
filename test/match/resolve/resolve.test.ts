// From pairs to rows: what holds for every linkage, and what a user is told.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { runs } from '../../support/seeded.js';
import { invented, linked, person } from '../link-support.js';

const some = (count: number): MatchRecord[] => Array.from({ length: count }, (_, i) => invented(i));

/** The same records with other ids, some with a slip in the surname. */
const others = (records: readonly MatchRecord[]): MatchRecord[] =>
  records.map((record, i) => ({
    ...record,
    id: `b${i}`,
    lastName: i % 3 === 0 ? `${record.lastName!}E` : record.lastName!,
  }));

describe('a file and a reference', () => {
  test('every record is matched with its own', async () => {
    const own = some(300);
    const { rows } = await linked(own, others(own));
    expect(rows.map(({ status, toId, toRow }) => ({ status, toId, toRow }))).toEqual(
      own.map((_, i) => ({ status: 'matched', toId: `b${i}`, toRow: i })),
    );
  });

  test('a row is told its class, confidence, probability, and with explain what agreed and its weight', async () => {
    const own = some(60);
    const { rows, notes, summary } = await linked(own, others(own), { explain: true });
    expect(rows[0]).toMatchObject({
      status: 'matched',
      matchClass: 'I1',
      confidence: 10,
      description: 'Individual Match Class I1',
      count: 1,
      messages: [],
    });
    expect(rows[0]!.probability).toBeGreaterThan(0.99);
    expect(rows[0]!.evidence).toMatch(
      /^given name same \+[\d.]+, surname slip \+[\d.]+, .*prior -[\d.]+.*; \+[\d.]+ bits$/,
    );
    expect(notes[0]).toContain('level individual; compared by given name, surname');
    expect(summary).toMatchObject({
      level: 'individual',
      statuses: { matched: 60, unmatched: 0 },
      classes: { I1: 60 },
    });
  });

  test('a record of which the reference has nothing is unmatched, one that says nothing is rejected', async () => {
    const own = [...some(40), person('x', 'Zebedee', 'Quixote', { locality: 'Nowhere' }), null, { id: 'empty' }];
    const { rows } = await linked(own, others(some(40)));
    expect(rows.slice(-3).map(({ status }) => status)).toEqual(['unmatched', 'rejected', 'rejected']);
    expect(rows.at(-1)!.messages).toEqual(['nothing to compare: no name, address, phone or email']);
  });

  test('a record without an id is named by its number in the file', async () => {
    const own = some(30);
    const { rows } = await linked(
      own,
      others(own).map((record) => ({ ...record, id: '' })),
    );
    expect(rows[4]).toMatchObject({ toId: '5', toRow: 4 });
  });

  test('of two persons that fit equally a person has to say which', async () => {
    const own = some(50);
    const twice = [...others(own), { ...own[7]!, id: 'c' }, { ...own[7]!, id: 'd', firstName: 'Zelda' }];
    const short = own.map((record, i) => (i === 7 ? { ...record, firstName: '' } : record));
    const { rows, review } = await linked(short, [...twice.slice(0, 7), ...twice.slice(8)], { all: true });
    expect(rows[7]!.status).toBe('possible');
    expect([...review()].map(({ fromId, toId }) => [fromId, toId])).toEqual(
      expect.arrayContaining([
        ['r7', 'c'],
        ['r7', 'd'],
      ]),
    );
  });
});

describe('one to one', () => {
  test('of records that fit equally a person has to say which, in one file as in two', async () => {
    const same = Array.from({ length: 4 }, (_, i) => ({ ...invented(5), id: `${i}` }));
    const message = 'would be a match, but another record fits as well or better';
    for (const reference of [undefined, same]) {
      const { rows } = await linked(same, reference, { oneToOne: true, cluster: true });
      expect(rows.map(({ status, messages }) => [status, messages])).toEqual(same.map(() => ['possible', [message]]));
    }
  });

  test('takes each record of either side once at most, whatever the files', async () => {
    const record = fc.record({ base: fc.nat(12), slip: fc.boolean(), isEmpty: fc.boolean() });
    const build = (list: readonly { base: number; slip: boolean; isEmpty: boolean }[], side: string): MatchRecord[] =>
      list.map(({ base, slip, isEmpty }, i) => ({
        ...invented(base),
        id: `${side}${i}`,
        ...(slip ? { lastName: `${invented(base).lastName!}s` } : {}),
        ...(isEmpty ? { firstName: '' } : {}),
      }));
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 25 }), fc.array(record, { maxLength: 25 }), async (a, b) => {
        const { rows } = await linked(build(a, 'a'), build(b, 'b'), { oneToOne: true });
        const taken = rows.filter(({ status }) => status === 'matched').map(({ toId }) => toId);
        expect(new Set(taken).size).toBe(taken.length);
      }),
      { numRuns: runs(15) },
    );
  });
});

describe('a file and itself', () => {
  const file = some(60).flatMap((record, i) => (i % 3 === 0 ? [record, { ...record, id: `again ${i}` }] : [record]));

  test('records that are one share a cluster, and one of them stands for it', async () => {
    const { rows } = await linked(file, undefined, { cluster: true, golden: true });
    for (const [i, record] of file.entries()) {
      const twin = record.id.startsWith('again')
        ? i - 1
        : file.findIndex(({ id }) => id === `again ${record.id.slice(1)}`);
      if (twin < 0) expect(rows[i]).toMatchObject({ status: 'unmatched' });
      else {
        expect(rows[i]!.cluster).toBe(rows[twin]!.cluster);
        expect([rows[i]!.isGolden, rows[twin]!.isGolden].sort()).toEqual([false, true]);
      }
    }
  });

  test('the record with the most fields filled stands for its cluster, then the longest, then the first', async () => {
    const more = { ...file[0]!, id: 'more', phones: [{ fullPhone: '02 9123 4567' }] };
    const { rows } = await linked([...file, more], undefined, { golden: true });
    expect([rows[0], rows[1], rows.at(-1)].map((row) => row!.isGolden)).toEqual([false, false, true]);
  });

  test('records that are the same in everything are one, however many', async () => {
    // Three times as many pairs as any key may lead to.
    const same = Array.from({ length: 700 }, (_, i) => ({ ...invented(5), id: `${i}` }));
    const { rows } = await linked(same, undefined, { cluster: true });
    expect(new Set(rows.map(({ status, cluster }) => `${status} ${cluster}`))).toEqual(new Set(['matched 1']));
  });

  test('what is decided holds: the same comes together, the different stays apart, through clusters too', async () => {
    const decided = [
      { from: 'r1', to: 'r2', same: true },
      { from: 'r0', to: 'again 0', same: false },
      { from: 'gone', to: 'r2', same: true },
    ];
    const { rows, notes } = await linked(file, undefined, { cluster: true, decided });
    const row = (id: string) => rows[file.findIndex((record) => record.id === id)]!;
    expect(row('r1')).toMatchObject({ status: 'matched', toId: 'r2', messages: ['the same by decision'] });
    expect(row('r1').cluster).toBe(row('r2').cluster);
    expect(row('r0')).toMatchObject({ status: 'unmatched' });
    expect(notes.join('\n')).toContain('1 decision names a record that is not there');
  });

  test('father and son of one name stay apart, where a record without a date of birth fits both, too', async () => {
    const home = { ...invented(900), lastName: 'Quoll', phones: [{ fullPhone: '03 5550 0101' }] };
    const family = [
      { ...home, id: 'father', lastName: 'Quoll Snr' },
      { ...home, id: 'son', lastName: 'Quoll Jnr' },
      { ...home, id: 'either' },
    ];
    const { rows } = await linked([...file, ...family], undefined, { cluster: true });
    const [father, son] = rows.slice(-3);
    expect(father!.cluster ?? 'a').not.toBe(son!.cluster ?? 'b');
  });

  test('namesakes whose mailboxes are called as they are, are not one', async () => {
    const called = (i: number, n: string): MatchRecord => {
      const record = invented(i);
      const address = `${record.firstName!}.${record.lastName!}${n}@emu.example`.toLowerCase();
      return { ...record, emails: [{ address }] };
    };
    const persons = Array.from({ length: 400 }, (_, i) => called(i, String((i * 7) % 90)));
    const namesakes = persons
      .slice(0, 120)
      .map(({ firstName, lastName }, i) => ({ ...called(i + 5000, ''), id: `other ${i}`, firstName, lastName }))
      .map((record, i) => ({
        ...record,
        emails: [{ address: `${record.firstName!}.${record.lastName!}${i}@kiwi.example` }],
      }));
    const again = persons.slice(120, 200).map((record) => ({ ...record, id: `${record.id} again` }));
    const all = [...persons, ...namesakes, ...again];
    const { rows } = await linked(all, undefined, { cluster: true });
    const wrong = rows.slice(400, 520).filter(({ status }) => status === 'matched');
    expect(wrong.length).toBeLessThan(5);
    expect(rows.slice(520).filter(({ status }) => status === 'matched').length).toBe(80);
  });

  test('twins and other members of a family are not one', async () => {
    const families = Array.from({ length: 120 }, (_, i) => invented(i * 3)).flatMap((record, i) => [
      { ...record, id: `p${i}` },
      {
        ...record,
        id: `q${i}`,
        firstName: invented(i * 3 + 7).firstName === record.firstName ? 'Zoe' : invented(i * 3 + 7).firstName!,
      },
    ]);
    const doubled = [...families, ...families.slice(0, 100).map((record) => ({ ...record, id: `${record.id} again` }))];
    const { rows } = await linked(doubled, undefined, { cluster: true });
    const cluster = (id: string) => rows[doubled.findIndex((record) => record.id === id)]!.cluster;
    for (let i = 0; i < 50; i++) {
      expect(cluster(`p${i}`)).toBe(cluster(`p${i} again`));
      expect(cluster(`p${i}`)).not.toBe(cluster(`q${i}`));
    }
  });
});

test('the same files give the same answers, whatever the threads and portions', async () => {
  const own = [...some(200), ...others(some(120))].map((record, i) => ({ ...record, id: `${i}` }));
  const options = { cluster: true, golden: true, all: true, explain: true };
  const first = await linked(own, undefined, options);
  for (const [threads, portion] of [
    [2, 1000],
    [3, 37],
  ] as const) {
    const again = await linked(own, undefined, options, { threads, portion });
    expect(again.rows).toEqual(first.rows);
    expect([...again.review()]).toEqual([...first.review()]);
    expect(again.notes).toEqual(first.notes);
  }
});
