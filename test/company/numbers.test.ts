// A company by its number: told by what it is, checked by its digits, compared with the name beside it.
import { describe, expect, it } from 'vitest';
import { registers } from './registers.js';

const { values, ask } = registers();

const WATTLEBRAE = { status: 'found', abn: '36999000010', acn: '999000010', match: 'number', confidence: '100' };

describe('A number', () => {
  it.each([
    '36999000010',
    '36 999 000 010',
    'ABN 36 999 000 010',
    'A.B.N.: 36-999-000-010',
    '３６９９９０００ ０１０',
    '36999000010.0',
    '999000010',
    '999 000 010',
    'ACN 999 000 010',
    '36 999 000 010 001',
    'ABN36999000010',
    'AU36999000010',
    '36 999 000 010 (ABN)',
    '36 999 OO0 010',
    'ACN999000010',
  ])('is read as it is written: %s', async (name) => {
    expect(await values(name)).toMatchObject(WATTLEBRAE);
  });

  it('gives all that is known of the company, by its main name', async () => {
    expect((await ask({ name: '36999000010' })).payload).toEqual([
      {
        name: 'WATTLEBRAE PLUMBING PTY LTD',
        abn: '36999000010',
        statecode: 'VIC',
        postcode: '3073',
        status: 'Active',
        legalName: 'WATTLEBRAE PLUMBING PTY LTD',
        acn: '999000010',
        isCurrentIndicator: 'Y',
        attributes: {
          Verdict: 'found',
          Confidence: '100',
          Match: 'number',
          NameType: 'MN',
          EntityType: 'Australian Private Company',
          Registration: 'Registered',
          GST: 'Y',
        },
      },
    ]);
  });

  it.each([
    [
      'an ACN whose company has another ABN',
      '999000083',
      { status: 'found', abn: '72999500006', name: 'YABBY SOFTWARE PTY LTD' },
    ],
    [
      'the ABN of that company',
      '72999500006',
      { status: 'found', acn: '999000083', registration: 'Externally Administered' },
    ],
    ['a company without an ABN', '999000092', { status: 'found', abn: '', acn: '999000092', entity_status: 'Active' }],
    ['a person', '78999500001', { status: 'found', name: 'SMITHSONIAN, JOHN ALAN', acn: '' }],
    ['a postcode with a nought', '91999500005', { status: 'found', postcode: '0800' }],
  ])('may be of %s', async (_, name, wanted) => {
    expect(await values(name)).toMatchObject(wanted);
  });

  it('gives null for what is not known of the company', async () => {
    expect((await ask({ name: '999000092' })).payload).toMatchObject([
      { abn: null, statecode: null, postcode: null, acn: '999000092' },
    ]);
  });

  it.each([
    ['36999000011', 'NUMBER_NOT_VALID: 36999000011 is no ABN: its check digits are wrong; compare it with its source'],
    ['999000011', 'NUMBER_NOT_VALID: 999000011 is no ACN: its last digit would be 0; compare it with its source'],
    ['ABN 12', 'NUMBER_NOT_VALID: 12 has 2 digits; an ABN has 11, an ACN or ARBN 9'],
  ])('with wrong check digits says so and is not searched for as a name: %s', async (name, messages) => {
    expect(await values(name)).toMatchObject({
      status: 'rejected',
      exception: 'NUMBER_NOT_VALID',
      messages,
      count: '0',
    });
  });

  it('of nobody is not found, and says what it is', async () => {
    expect(await values('53004085616')).toMatchObject({
      status: 'unmatched',
      exception: 'NUMBER_NOT_FOUND',
      messages:
        'NUMBER_NOT_FOUND: 53 004 085 616 is an ABN by its check digits; not in ABR 2026-01-07 and ASIC 2026-01',
    });
  });

  it('of New Zealand is known as one', async () => {
    expect(await values('9429035098836')).toMatchObject({ status: 'unmatched', exception: 'COUNTRY_NOT_COVERED' });
  });

  it.each([
    ['SearchByABNv201408', '36999000010', 'found'],
    ['SearchByASICv201408', '999000010', 'found'],
    ['SearchByABNv202001', '36999000010', 'found'],
    ['SearchByABNv201408', '999000010', 'found'],
    ['SearchByABNv201408', 'wattlebrae plumbing', 'rejected'],
    ['SearchByABNv201408', '12345', 'rejected'],
  ])('is what apiName says: %s of %s is %s', async (apiName, name, status) => {
    expect(await values({ name, apiName })).toMatchObject({ status });
  });

  it('that a spreadsheet took the noughts of is put right where its check digit confirms it', async () => {
    expect(await values({ name: '000000019', apiName: 'SearchByASICv201408' })).toMatchObject({
      exception: 'NUMBER_NOT_FOUND',
    });
    expect((await ask({ name: '4085616', apiName: 'SearchByASICv201408' })).messages[0]).toContain(
      '004 085 616 is an ACN',
    );
  });

  it.each([{ apiName: 'SearchByColour' }, { optionalConfig: 'colour:Y' }, { optionalConfig: 'active:maybe' }])(
    'is refused with what there is not: %j',
    async (wrong) => {
      await expect(ask({ name: '36999000010', ...wrong })).rejects.toMatchObject({ kind: 'bad-request' });
    },
  );
});

describe('A name beside a number', () => {
  it.each([
    'Wattlebrae Plumbing',
    'WATTLEBRAE HOT WATER',
    'Wattlebrea Plumbing P/L',
    'Braewattle Pipes & Drains Pty Ltd',
  ])('agrees where it is one of the company: %s', async (businessName) => {
    expect(await values({ name: '36999000010', businessName })).toMatchObject({ ...WATTLEBRAE, messages: '' });
  });

  it('that is another is said, and the number decides', async () => {
    expect(await values({ name: '36999000010', businessName: 'Corella Holdings' })).toMatchObject({
      status: 'found',
      abn: '36999000010',
      confidence: '60',
      exception: 'NAME_DIFFERS',
      messages: 'NAME_DIFFERS: 36 999 000 010 is WATTLEBRAE PLUMBING PTY LTD, not Corella Holdings',
    });
  });

  it('may stand in front of it in one text', async () => {
    expect(await values('Wattlebrae Plumbing (ABN 36 999 000 010)')).toMatchObject({ ...WATTLEBRAE, messages: '' });
  });

  it.each(['36999000011', 'N/A', '-', 'to be advised'])('is looked for where the number is none: %s', async (name) => {
    expect(await values({ name, apiName: 'SearchByABNv201408', businessName: 'Wattlebrae Plumbing' })).toMatchObject({
      status: 'found',
      abn: '36999000010',
    });
  });
});

describe('Without any register', () => {
  const { values: unknown } = registers('nothing');

  it.each([
    [
      '999000010',
      'NO_COMPANY_DATA',
      /999 000 010 is an ACN by its check digit, which makes the ABN 36 999 000 010; no company data is installed/,
    ],
    ['36999000010', 'NO_COMPANY_DATA', /is an ABN by its check digits; no company data/],
    ['36999000011', 'NUMBER_NOT_VALID', /is no ABN/],
    ['Wattlebrae Plumbing', 'NO_COMPANY_DATA', /no company data is installed/],
  ])('%s says what can be said: %s', async (name, exception, message) => {
    const found = await unknown(name);
    expect(found).toMatchObject({ exception, count: '0' });
    expect(found['status']).toBe(exception === 'NUMBER_NOT_VALID' ? 'rejected' : 'unmatched');
    expect(found['messages']).toMatch(message);
  });
});
