// One answer of operations whose cards are small, as it is on the terminal.
import { describe, expect, test } from 'vitest';
import { drawCard } from '../../../src/cli/output/card.js';
import { styleFor } from '../../../src/cli/output/style.js';
import { companyLine } from '../../../src/contract/fields/company-answer.js';
import { operationNamed, runOperations } from '../../../src/contract/operations.js';
import { asText, fakeIo } from '../../support/fake-io.js';

const cardOf = async (operation: string, element: unknown): Promise<string[]> =>
  asText(await drawCard(operationNamed(operation)!.card(element), styleFor(fakeIo())))
    .trimEnd()
    .split('\n');

describe('The card', () => {
  test('of a pair says its class, or that there is none', async () => {
    const pair = (toId: string, description?: string) => ({
      fromId: 'a',
      toId,
      entityResults: description === undefined ? [] : [{ description }],
    });
    const lines = await cardOf('match', {
      status: 'SUCCESS',
      payload: [pair('b', 'Same address'), pair('c')],
      messages: ['a remark'],
    });
    expect(lines.map((line) => line.trim().replace(/^\d +/, '').replace(/\s+/g, ' '))).toEqual([
      'a b Same address b',
      'a c no match c',
      '',
      'a remark',
    ]);
  });

  test('of a row that is matched says whom it is, how surely, and what else', async () => {
    const row = {
      toRow: 3,
      toId: 'm7',
      toText: 'Ann Koel',
      description: 'same person',
      probability: 0.98765,
      status: 'matched',
      messages: [],
    };
    const words = async (element: object): Promise<string[]> =>
      (await cardOf('matchFile', element)).map((line) => line.trim().replace(/^\d +/, '').replace(/\s+/g, ' '));
    expect(await words(row)).toEqual(['Ann Koel same person, 98.8 % m7']);
    expect(await words({ ...row, toText: undefined, probability: undefined })).toEqual(['m7 same person']);
    expect(
      await words({
        ...row,
        all: [row, { ...row, toId: 'm8', toText: 'A. Koel', status: 'possible', description: undefined }],
      }),
    ).toEqual([
      'Ann Koel same person, 98.8 % m7',
      'A. Koel near, 98.8 % m8',
      '',
      'near: found with a slip put right, or with a part left out; compare it with what was asked',
    ]);
    expect(await words({ status: 'unmatched', messages: ['nobody'] })).toEqual(['nothing fits', '', 'nobody']);
  });

  test.each([
    ['movedSuppression', { id: '10000001', attributes: { message: 'a remark' } }],
    ['deceasedSuppression', { id: '10000001', attributes: { message: 'a remark' } }],
  ])('of %s says what the list says of the delivery point', async (operation, element) => {
    const [title, status, , remark] = await cardOf(operation, element);
    expect([title, remark]).toEqual(['10000001', 'a remark']);
    expect(status).toMatch(/^not[_ ](?:listed|checked)$/);
  });

  test('of the lines of a box says how many there are, and how to get them', async () => {
    const line = { start: { lng: 1, lat: 1 }, end: { lng: 2, lat: 1 } };
    expect(await cardOf('wordsGridsection', { lines: [line, line] })).toEqual([
      '2 lines',
      'found',
      '',
      '-o FILE.geojson writes them, --json shows them',
    ]);
    expect(await cardOf('wordsGridsection', operationNamed('wordsGridsection')!.refusedElement!('too big'))).toEqual([
      '0 lines',
      'rejected',
      '',
      'too big',
    ]);
  });

  test('of a title says who owns it and what the register says of it', async () => {
    const attributes = {
      titleNo: 'OT9Z/1',
      owners: 'Ann Koel',
      type: 'Freehold',
      status: 'LIVE',
      descrption: 'Fee Simple, Lot 1',
      landDistrict: 'Otago',
      issueDate: '2011-02-03',
    };
    const words = async (of: object): Promise<string[]> =>
      (
        await cardOf('propertyTitleLatlong', {
          response: 'fail',
          reason: 'NO_OWNER',
          attributes: [{ attributes: { ...attributes, ...of } }],
        })
      ).map((line) => line.trim().replace(/\s+/g, ' '));
    const [title, verdict] = await words({});
    expect([title, verdict]).toEqual(['Owner of the land', 'fail · NO_OWNER']);
    expect((await words({})).slice(2)).toEqual([
      '',
      'Title OT9Z/1',
      'owners Ann Koel',
      'type Freehold',
      'status LIVE',
      'description Fee Simple, Lot 1',
      'land district Otago',
      'issued 2011-02-03',
    ]);
    expect((await words({ issueDate: '', owners: '' })).join()).not.toMatch(/issued|owners/);
  });

  test('of words without a place says so', async () => {
    const [title, status] = await cardOf(
      'wordsCoordinates',
      operationNamed('wordsCoordinates')!.refusedElement!('no words'),
    );
    expect([title, status]).toEqual(['(no place)', 'rejected']);
  });
});

describe('A company on one line', () => {
  const hit = {
    name: 'BILBY PTY LTD',
    legalName: 'BILBY PTY LTD',
    abn: '11999000123',
    acn: '999000123',
    statecode: 'TAS',
    postcode: '7000',
    status: 'Active',
  } as Parameters<typeof companyLine>[0];
  test.each([
    ['all that is known', {}, 'BILBY PTY LTD · TAS 7000 · Active', 'ABN 11999000123'],
    [
      'another legal name',
      { legalName: 'BIG BILBY LTD' },
      'BILBY PTY LTD · BIG BILBY LTD · TAS 7000 · Active',
      'ABN 11999000123',
    ],
    ['no place', { statecode: null, postcode: null }, 'BILBY PTY LTD · Active', 'ABN 11999000123'],
    ['no ABN', { abn: null }, 'BILBY PTY LTD · TAS 7000 · Active', 'ACN 999000123'],
    ['no number', { abn: null, acn: null }, 'BILBY PTY LTD · TAS 7000 · Active', 'ACN '],
  ])('says %s', (_, other, text, id) => {
    expect(companyLine({ ...hit, ...other } as typeof hit)).toEqual({ text, about: '', id });
  });
});

describe('The card of a record without an answer', () => {
  /** All texts of a card, with those of its parts. */
  const textsOf = (part: unknown): string[] => {
    if (typeof part !== 'object' || part === null) return part === false || part === true ? [] : [String(part)];
    return Object.values(part).flatMap(textsOf);
  };

  test.each(runOperations.map((operation) => [operation.name, operation] as const))(
    'of %s says why, and of nothing that it is undefined',
    async (_, operation) => {
      const failed = operation.errorElement('the service is gone');
      for (const element of [failed, operation.emptyElement(), operation.refusedElement?.('it is no address')]) {
        if (element === undefined) continue;
        const card = operation.card(element);
        if (!('hits' in card)) expect(typeof card.title).toBe('string');
        expect(textsOf(card).filter((text) => /undefined|null|NaN/.test(text))).toEqual([]);
        expect(asText(await drawCard(card, styleFor(fakeIo())))).not.toMatch(/undefined|null|NaN/);
      }
      expect(textsOf(operation.card(failed)).join(' ')).toContain('the service is gone');
      const refused = operation.refusedElement?.('it is no address');
      if (refused !== undefined) expect(textsOf(operation.card(refused)).join(' ')).toContain('it is no address');
    },
  );

  test.each(['movedSuppression', 'deceasedSuppression'])('of %s has no title where a service says no id', (name) => {
    expect(operationNamed(name)!.card({ attributes: {} })).toMatchObject({ title: '', messages: [] });
  });
});
