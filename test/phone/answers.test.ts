// What is answered to a number as somebody typed it.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PhoneChecker } from '../../src/phone/answer/check-phone.js';
import { exceptions } from '../../src/phone/exceptions.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

const checker = new PhoneChecker();
const check = (fullPhone: string, country = 'AU', state = ''): ReturnType<PhoneChecker['check']> =>
  checker.check({ fullPhone, country, state });

describe('A valid number', () => {
  it.each([
    ['+61=mobile (04)12345678', 'AU', '+61412345678', 'MOBILE'],
    ['(02) 5550 1234 ext 12', 'AU', '+61255501234', 'FIXED_LINE'],
    ['0011 64 9 300 1234', 'NZ', '+6493001234', 'FIXED_LINE'],
    ['0061 491 570 156', 'AU', '+61491570156', 'MOBILE'],
    ['0064 21 123 4567', 'NZ', '+64211234567', 'MOBILE'],
    ['+61 (0)491 570 156', 'AU', '+61491570156', 'MOBILE'],
    ['491570156', 'AU', '+61491570156', 'MOBILE'],
    ['61491570156', 'AU', '+61491570156', 'MOBILE'],
    ['211234567', 'NZ', '+64211234567', 'MOBILE'],
    ['13 CATS', 'AU', '+61132287', 'SHARED_COST'],
    ['1300 FLOWERS', 'AU', '+611300356937', 'SHARED_COST'],
    ['1800 RESPECT', 'AU', '+611800737732', 'TOLL_FREE'],
    ['1800 SIX-FLAGS', 'US', '+18007493524', 'TOLL_FREE'],
    ['+0064 3 331 6005', 'NZ', '+6433316005', 'FIXED_LINE'],
    ['+0491 570 156', 'AU', '+61491570156', 'MOBILE'],
    ['0011 44 20 7946 0123', 'AU', '+442079460123', 'FIXED_LINE'],
    ['1300 975 707', 'AU', '+611300975707', 'SHARED_COST'],
    ['0800 83 83 83', 'NZ', '+64800838383', 'TOLL_FREE'],
    ['020 7946 0123', 'GB', '+442079460123', 'FIXED_LINE'],
    ['(212) 555-0123', 'US', '+12125550123', 'FIXED_LINE_OR_MOBILE'],
    ['+800 1234 5678', '', '+80012345678', 'TOLL_FREE'],
    ['1312345', 'ZW', '+2631312345', 'FIXED_LINE'],
    ['85751234', 'BJ', '+22985751234', 'VOIP'],
  ])('%s in %s is %s, %s', (text, country, e164, type) => {
    expect(check(text, country)).toMatchObject({
      phoneStatus: 'indeterminate',
      attributes: { valid: 'true', e164, type },
    });
  });

  it.each([
    ['13 CATS', ['letters are read as the keys of a telephone']],
    ['1800 RESPECT', ['letters are read as the keys of a telephone', 'the last is not dialled']],
    ['1800 RESPECTS', ['letters are read as the keys of a telephone', 'the last 2 are not dialled']],
  ])('in letters says how they are read: %s', (text, messages) => {
    expect(check(text)).toMatchObject({ attributes: { valid: 'true' }, messages });
  });

  it('has every field of the contract', () => {
    expect(check('02 5550 1234')).toEqual({
      fullPhone: '02 5550 1234',
      country: 'AU',
      countryCode: '+61',
      areaCode: '02',
      localNumber: '55501234',
      operatorName: null,
      phoneStatus: 'indeterminate',
      exception: null,
      attributes: {
        valid: 'true',
        type: 'FIXED_LINE',
        e164: '+61255501234',
        national: '(02) 5550 1234',
        international: '+61 2 5550 1234',
        fiction: 'true',
      },
      messages: ['the number is set aside for films and books: nobody answers it'],
    });
  });

  it.each([
    ['0491 570 156', 'AU', null, '491570156'],
    ['09 300 1234', 'NZ', '09', '3001234'],
    ['+1 212 555 0123', 'US', '212', '5550123'],
    ['1300 975 707', 'AU', null, '1300975707'],
  ])('%s of %s has the area code %s', (text, country, areaCode, localNumber) => {
    expect(check(text, country)).toMatchObject({ areaCode, localNumber });
  });

  it.each([
    ['NSW', '02'],
    ['ACT', '02'],
    ['VIC', '03'],
    ['TAS', '03'],
    ['QLD', '07'],
    ['SA', '08'],
    ['WA', '08'],
    ['NT', '08'],
  ])('of eight digits in %s has the area code %s', (state, areaCode) => {
    expect(check('5550 1234', 'AU', state)).toMatchObject({
      areaCode,
      exception: null,
      attributes: { areaCodeBasis: 'state' },
      messages: [`area code ${areaCode} is that of ${state}`, expect.stringContaining('films')],
    });
  });

  it.each([
    ['+64 21 123 4567', 'AU', 'NZ'],
    ['0011 44 20 7946 0123', 'AU', 'GB'],
    ['+61 491 570 156', 'NZ', 'AU'],
  ])('%s, asked for in %s, is of %s', (text, asked, country) => {
    expect(check(text, asked)).toMatchObject({ country, exception: `Validated as another country - ${country}` });
  });

  it.each(['CX', 'CC'])('of Australia is one of %s too, which has the same mobile numbers', (country) => {
    expect(check('0491 570 156', country)).toMatchObject({ country, exception: null });
  });

  it('is the first valid one of several, and the others are named', () => {
    expect(check('0491 570 156 or 02 5550 1234')).toMatchObject({
      exception: 'Several numbers',
      attributes: { e164: '+61491570156', otherNumbers: '+61255501234' },
      messages: ['also in the cell: +61255501234', expect.stringContaining('films')],
    });
    expect(check('0491 570 156 or 0400 000')).toMatchObject({
      exception: 'Several numbers',
      messages: ['another number in the cell is not valid', expect.stringContaining('films')],
    });
  });

  it('says what of the text is no part of it, labels aside', () => {
    expect(check('Mob: 0412 345 678').messages).toEqual([]);
    expect(check('Mob: 0412 345 678 (ask for Kim)')).toMatchObject({
      attributes: { remark: 'Mob; ask for Kim' },
      messages: ['no part of the number: ask for Kim'],
    });
  });
});

describe('What is no valid number', () => {
  const cases: readonly (readonly [text: string, country: string, code: keyof typeof exceptions, valid: string])[] = [
    ['call me', 'AU', 'NOT_A_NUMBER', 'false'],
    ['12', 'AU', 'TOO_SHORT', 'false'],
    ['0400-NOT-NUM', 'AU', 'LETTERS', 'false'],
    ['6.1412E+10', 'AU', 'SPREADSHEET', 'false'],
    ['+999 12345678', 'AU', 'NO_CALLING_CODE', 'false'],
    ['0412345678', '', 'NO_COUNTRY', 'unknown'],
    ['5550 1234', 'AU', 'PREFIX_MISSING', 'false'],
    ['300 1234', 'NZ', 'PREFIX_MISSING', 'false'],
    ['0491 570 15', 'AU', 'TOO_SHORT', 'false'],
    ['0491 570 1567', 'AU', 'TOO_LONG', 'false'],
    ['1'.repeat(10_000), 'AU', 'TOO_LONG', 'false'],
    ['1'.repeat(40), 'AU', 'TOO_LONG', 'false'],
    ['0441 234 567', 'AU', 'NO_SUCH_NUMBER', 'false'],
    ['01 5550 1234', 'AU', 'NO_SUCH_NUMBER', 'false'],
  ];
  it.each(cases)('%s in %s: %s', (text, country, code, valid) => {
    expect(check(text, country)).toMatchObject({ exception: exceptions[code].text, attributes: { valid } });
    expect(check(text, country).attributes['e164']).toBeUndefined();
  });

  it('has a case for each exception', () => {
    const elsewhere = ['COUNTRY_NOT_SUPPORTED', 'OTHER_COUNTRY', 'SEVERAL'];
    expect([...new Set(cases.map(([, , code]) => code)), ...elsewhere].toSorted()).toEqual(
      Object.keys(exceptions).toSorted(),
    );
  });

  it('is of a country that is not known, where it names no other', () => {
    const question = { country: 'Atlantis', state: '' };
    expect(checker.withoutPlan({ ...question, fullPhone: '0412345678' })).toMatchObject({
      country: 'Atlantis',
      exception: 'Country not supported',
      attributes: { valid: 'unknown' },
      messages: ["no numbering plan of 'Atlantis' is known"],
    });
    expect(checker.withoutPlan({ ...question, fullPhone: '+61 412 345 678' })).toMatchObject({ country: 'AU' });
  });

  it('says what it would be with a plus, and does not take it for that', () => {
    expect(check('64211234567')).toMatchObject({
      attributes: { valid: 'false' },
      messages: ['it is valid with a + before it: +64211234567'],
    });
  });
});

describe('A number set aside for fiction', () => {
  it.each(['0491 570 006', '1800 160 401', '1300 975 711', '07 7010 9999', '+44 20 7946 0123', '+1 646 555 0199'])(
    '%s is said to be one',
    (text) => {
      expect(check(text).attributes).toMatchObject({ valid: 'true', fiction: 'true' });
    },
  );
  it.each(['0491 570 007', '1800 160 402', '02 9374 4000', '+1 646 555 0200'])('%s is none', (text) => {
    expect(check(text).attributes['valid']).toBe('true');
    expect(check(text).attributes['fiction']).toBeUndefined();
  });
});

describe('Any text', () => {
  it('is answered: a valid number has an E.164 that is valid itself, and no other text has one', () => {
    const text = fc.oneof(
      fc.stringMatching(/^[\d ()+./x-]{0,20}$/),
      fc.string({ unit: anyCharacter, maxLength: 30 }),
      fc.stringMatching(/^(?:\+61|0|\+64|0011)[\d ]{6,12}$/),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('AU', 'NZ', 'US', ''), (given, country) => {
        const { attributes, exception } = check(given, country);
        const e164 = attributes['e164'];
        expect(e164 !== undefined).toBe(attributes['valid'] === 'true');
        if (e164 === undefined) expect(exception).not.toBeNull();
        else expect(check(e164, '').attributes).toMatchObject({ valid: 'true', e164 });
      }),
      { numRuns: runs(1000) },
    );
  });
});
