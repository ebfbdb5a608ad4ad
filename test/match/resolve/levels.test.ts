// Households, families and addresses; and files that are hardly any.
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { comparablePhone, phoneAgreement } from '../../../src/match/contact/phone.js';
import { PhoneComparison } from '../../../src/match/model/compare-facts.js';
import { invented, linked, materialOf, person } from '../link-support.js';

describe('households', () => {
  const home = (id: string, unit: string, more: Partial<MatchRecord> = {}): MatchRecord =>
    person(id, '', '', { number: '12', street: 'Elm Street', locality: 'Aldora', unit }, more);

  test('different units are never one, not even by way of a record that names none', async () => {
    const file = [home('1', '5'), home('2', '6'), home('3', ''), home('4', '5')];
    const { rows } = await linked(file, undefined, { level: 'household', cluster: true });
    expect(rows[0]!.cluster).toBe(rows[3]!.cluster);
    expect(rows[1]!.cluster === undefined || rows[1]!.cluster !== rows[0]!.cluster).toBe(true);
    expect(rows[0]).toMatchObject({ status: 'matched', matchClass: 'G1', confidence: 9, toId: '4' });
    expect(rows[0]!.probability).toBeUndefined();
  });

  test('are the level of files without names, and phones make them surer', async () => {
    const phone = { phones: [{ fullPhone: '02 9123 4567' }] };
    const { rows, notes } = await linked([home('1', '5', phone)], [home('a', '5', phone)], { explain: true });
    expect(notes[0]).toBe('level household; compared by address, phone and email');
    expect(rows[0]).toMatchObject({ matchClass: 'H1', confidence: 10, description: 'Household Match Class H1' });
    expect(rows[0]!.evidence).toContain('phone P1');
  });

  test('a family is a surname at an address', async () => {
    const at = { number: '12', street: 'Elm Street', locality: 'Aldora' };
    const { rows } = await linked(
      [person('1', 'Ann', 'Aster', at), person('2', 'Bob', 'Birch', at)],
      [person('a', 'Cy', 'Aster', at)],
      { level: 'family' },
    );
    expect(rows.map(({ status, matchClass }) => [status, matchClass])).toEqual([
      ['matched', 'F1'],
      ['unmatched', undefined],
    ]);
  });

  test('at the level of addresses phones count for nothing', async () => {
    const phone = { phones: [{ fullPhone: '02 9123 4567' }] };
    const { rows } = await linked([home('1', '5', phone)], [home('a', '5', phone)], { level: 'address' });
    expect(rows[0]).toMatchObject({ matchClass: 'G1' });
  });
});

describe('the smallest files', () => {
  test.each([
    ['nothing', [], undefined],
    ['nothing and nothing', [], []],
    ['one row', [invented(1)], undefined],
    ['one row and nothing', [invented(1)], []],
    ['rows that say nothing', [null, null], [null]],
  ])('%s', async (_, own, reference) => {
    const { rows, review } = await linked(own, reference, { cluster: true, golden: true, all: true, explain: true });
    expect(rows.every(({ status }) => status === 'unmatched' || status === 'rejected')).toBe(true);
    expect([...review()]).toEqual([]);
  });

  test('one record finds its own among others', async () => {
    const { rows } = await linked(
      [invented(17)],
      Array.from({ length: 40 }, (_, i) => invented(i)),
    );
    expect(rows[0]).toMatchObject({ status: 'matched', toId: 'r17' });
  });
});

describe('an email of a role', () => {
  const reached = (id: string, ...emails: string[]): MatchRecord => ({
    id,
    emails: emails.map((address) => ({ address })),
  });

  test('makes no other email of the record one', async () => {
    const own = [reached('1', 'info@firm.example', 'jo@firm.example'), reached('2', 'info@firm.example')];
    const { rows } = await linked(own, [reached('a', 'jo@firm.example', 'sales@other.example')], {
      level: 'household',
    });
    expect(rows.map(({ matchClass }) => matchClass)).toEqual(['E1', undefined]);
  });

  test('is one however little else the record says', async () => {
    const { rows } = await linked([reached('1', 'info@firm.example')], [reached('a', 'info@firm.example')], {
      level: 'household',
    });
    expect(rows[0]).toMatchObject({ status: 'unmatched' });
  });
});

describe('phones', () => {
  const reached = (id: string, ...phones: string[]): MatchRecord => ({
    id,
    phones: phones.map((fullPhone) => ({ fullPhone })),
  });
  const levelsOf = (a: string, b: string): Promise<string> =>
    linked([reached('1', a)], [reached('a', b)], { level: 'household', explain: true }).then(
      ({ rows: [row] }) => row!.matchClass ?? row!.status,
    );

  test.each([
    ['02 9123 4567 ext 12', '02 9123 4567 ext 12', 'P1'],
    ['02 9123 4567 ext 12', '02 9123 4567 ext 13', 'unmatched'],
    // The extension said by one alone is P2, which is less than possible at this level.
    ['02 9123 4567 ext 12', '02 9123 4567', 'unmatched'],
    ['02 9123 4567', '+61 2 9123 4567', 'P1'],
  ])('%s and %s are %s in files as they are of two records', async (a, b, wanted) => {
    expect(await levelsOf(a, b)).toBe(wanted);
    const forms = [a, b].map((text) => comparablePhone(text, 'AU')!);
    expect(phoneAgreement(forms[0]!, forms[1]!) === 'P1').toBe(wanted === 'P1');
  });

  test('of persons with other extensions are not the same', () => {
    const file = ['9123 4567', '02 9123 4567 ext 12', '02 9123 4567 ext 13', '02 9123 4567', '9999 1234'];
    const phones = new PhoneComparison(materialOf(file.map((text, i) => reached(`${i}`, text))).store);
    const levels = file.map((_, b) => phones.level(1, b));
    expect(levels).toEqual([1, 1, 3, 1, 3]);
  });

  test('are compared each with its own area, whichever of them have one', () => {
    const file = [reached('1', '9123 4567', '0412 345 678'), reached('2', '9123 4567', '0418 276 345')];
    const { store } = materialOf(file);
    expect(new PhoneComparison(store).level(0, 1)).toBe(1);
    expect([store.columns['phone'], store.columns['phone#2']?.every((text) => text > 0)]).toEqual([undefined, true]);
  });
});
