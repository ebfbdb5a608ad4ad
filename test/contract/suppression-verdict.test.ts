// What is to be done with a row, by what the lists say of its delivery point and when the customer was last heard of.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suppressedAddress } from '../../src/contract/fields/suppressed-address.js';
import { suppress } from '../../src/contract/operations/suppress.js';
import { runs } from '../support/seeded.js';

type Entry = string | undefined;

/** Answers as the lists give them: of the deceased a date, of the moved a date and a consent; nothing is not found. */
const answers = (deceased: Entry, moved: Entry): unknown[] => [
  suppressedAddress(
    '41000001',
    deceased === undefined ? { deceased_suppression: 'not.found' } : { deceased_suppression_date: deceased },
  ),
  suppressedAddress(
    '41000001',
    moved === undefined
      ? { moved_suppression: 'not.found' }
      : { moved_suppression_date: moved.slice(0, 10), moved_suppression_consent_indicator: moved.slice(11) },
  ),
];

const verdict = (
  [deceased, moved]: readonly [Entry, Entry],
  lastContact: string,
  options: Record<string, string> = {},
  dpid = '41000001',
) => suppress.parts!.combine({ dpid, lastContact }, answers(deceased, moved), options);

const D = '2020-06-15';
const MOVED = '2021-06-15 N';
const WITH_CONSENT = '2021-06-15 Y';

describe('The verdict', () => {
  test.each<[string, readonly [Entry, Entry], string, string, string | null, string | null]>([
    ['on none of the lists', [undefined, undefined], '', 'keep', null, null],
    ['deceased', [D, undefined], '', 'flag', 'deceased', 'deceased'],
    ['moved', [undefined, MOVED], '', 'flag', 'moved_without_consent', 'moved'],
    ['moved with consent', [undefined, WITH_CONSENT], '', 'flag', 'moved_with_consent', 'moved'],
    ['both', [D, WITH_CONSENT], '', 'flag', 'deceased', 'deceased'],
    ['heard of on the day', [D, undefined], '2020-06-15', 'flag', 'deceased', 'deceased'],
    ['heard of a day later', [D, undefined], '2020-06-16', 'keep', 'new_occupant_possible', 'deceased'],
    ['heard of between both', [D, MOVED], '2021-01-01', 'flag', 'moved_without_consent', 'moved'],
    ['heard of after both', [D, MOVED], '2022-01-01', 'keep', 'new_occupant_possible', 'deceased'],
    ['heard of after the move alone', ['2022-01-01', MOVED], '2021-12-01', 'flag', 'deceased', 'deceased'],
    ['later in either reading', [D, undefined], '05/07/2021', 'keep', 'new_occupant_possible', 'deceased'],
    ['later in one reading alone', [D, undefined], '05/07/2020', 'flag', 'deceased', 'deceased'],
    ['a date that is none', [D, undefined], 'yesterday', 'flag', 'deceased', 'deceased'],
    ['a year of two digits', [D, undefined], '01/01/22', 'flag', 'deceased', 'deceased'],
  ])('%s', (_, entries, lastContact, action, reason, list) => {
    expect(verdict(entries, lastContact)).toMatchObject({ action, reason, list });
  });

  test('drops in the modes that do', () => {
    for (const mode of ['drop', 'split']) {
      expect(verdict([D, undefined], '', { mode })).toMatchObject({ action: 'drop', reason: 'deceased' });
      expect(verdict([D, undefined], '2024-01-01', { mode })).toMatchObject({ action: 'keep' });
    }
  });

  test('reads a last contact in the order that is told', () => {
    expect(verdict([D, undefined], '05/07/2020', { dateOrder: 'dmy' }).action).toBe('keep');
    expect(verdict([D, undefined], '05/07/2020', { dateOrder: 'mdy' }).action).toBe('flag');
  });

  test('names every entry, and what of the last contact was not used', () => {
    expect(verdict([D, MOVED], '').messages).toEqual(['deceased 2020-06-15', 'moved 2021-06-15, without consent']);
    expect(verdict([D, undefined], '05/07/2020').messages).toEqual([
      "the last contact '05/07/2020' is after the deceased date in one reading and not in the other: it was not " +
        'used; --date-order says which is meant',
      'deceased 2020-06-15',
    ]);
    expect(verdict([D, undefined], 'soon').messages).toEqual([
      "the last contact 'soon' is no date that can be read: it was not used",
      'deceased 2020-06-15',
    ]);
    expect(verdict([D, undefined], '2024-01-01').messages).toEqual([
      "deceased 2020-06-15, before the last contact ('2024-01-01')",
      'somebody else may live there by now',
    ]);
  });

  test.each([['1234567'], ['00000000'], ['abc'], ['1.2E+07']])('of the id %j is that nobody looked', (dpid) => {
    expect(suppress.parts!.ask({ dpid })).toBeUndefined();
    expect(suppress.parts!.combine({ dpid }, [], { mode: 'drop' })).toMatchObject({
      status: 'not_checked',
      action: 'not_checked',
      reason: 'malformed_delivery_point_id',
      dpid,
    });
  });

  test.each(['partial', 'ambiguous', 'unmatched', 'rejected', 'error'])(
    'of an address that is %s is that nobody looked: the delivery point may be another',
    (addressStatus) => {
      const record = suppress.toRecord(['41000001', '', addressStatus])!;
      expect(suppress.parts!.ask(record)).toBeUndefined();
      expect(suppress.parts!.combine(record, [], { mode: 'drop' })).toMatchObject({
        action: 'not_checked',
        reason: 'address_not_certain',
        dpid: '41000001',
      });
    },
  );

  test.each(['verified', 'corrected', 'found', 'active', ''])(
    'of an address that is %j is what the lists say',
    (status) => {
      expect(suppress.parts!.ask(suppress.toRecord(['41000001', '', status])!)).toEqual({ id: '41000001' });
    },
  );

  test('is that nobody looked where a list says nothing', () => {
    expect(suppress.parts!.combine({ dpid: '41000001' }, [{ id: '41000001', attributes: null }], {})).toMatchObject({
      action: 'not_checked',
      reason: 'call_failed',
    });
  });

  test('asks the lists that are named, and both where none is', () => {
    const asked = (options: Record<string, string>): string[] => suppress.parts!.of(options).map(({ name }) => name);
    expect(asked({})).toEqual(['deceasedSuppression', 'movedSuppression']);
    expect(asked({ moved: '1' })).toEqual(['movedSuppression']);
    expect(asked({ deceased: '1' })).toEqual(['deceasedSuppression']);
    expect(asked({ deceased: '1', moved: '1' })).toEqual(['deceasedSuppression', 'movedSuppression']);
  });

  const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const iso = day.map((date) => date.toISOString().slice(0, 10));
  test('never keeps a row that is on a list and was not heard of since, whatever else is there', () => {
    fc.assert(
      fc.property(
        fc.option(iso, { nil: undefined }),
        fc.option(iso, { nil: undefined }),
        fc.constantFrom('Y', 'N'),
        fc.oneof(iso, fc.constant(''), fc.string()),
        fc.constantFrom('flag', 'drop', 'split'),
        (deceased, moved, consent, lastContact, mode) => {
          const entries = [deceased, moved].filter((date) => date !== undefined);
          const { action, reason, deceasedDate, movedDate } = verdict(
            [deceased, moved && `${moved} ${consent}`],
            lastContact,
            { mode },
          );
          const counts = entries.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(lastContact) || lastContact <= date);
          const hit = mode === 'flag' ? 'flag' : 'drop';
          expect([deceasedDate ?? undefined, movedDate ?? undefined]).toEqual([deceased, moved]);
          if (!/^\d{4}-\d\d-\d\d$|^$/.test(lastContact)) return;
          expect(action).toBe(counts.length > 0 ? hit : 'keep');
          if (entries.length > 0 && counts.length === 0) expect(reason).toBe('new_occupant_possible');
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

test('The card is called by the delivery point, and says that there is none', () => {
  const cards = ['41000001', ''].map((dpid) => suppress.card!(verdict([undefined, MOVED], '', {}, dpid) as never));
  expect(cards).toMatchObject([{ title: 'Delivery point 41000001' }, { title: 'No delivery point' }]);
});
