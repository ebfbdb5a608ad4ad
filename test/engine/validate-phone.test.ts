// validate-phone: which country and area a record's number is of.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validatePhone, type PhoneInput } from '../../src/contract/operations/validate-phone.js';
import type { CheckedPhone } from '../../src/contract/schema/validate-phone.js';
import type { Engine, Locale } from '../../src/contract/operation.js';
import { openLocalEngine } from '../../src/engine/local.js';

let engine: Engine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: 'none' });
});
afterAll(async () => {
  await engine.close();
});

async function answer(record: PhoneInput, sourceOfTruth?: string, locale?: Locale): Promise<CheckedPhone> {
  return (await engine.run(validatePhone, { payload: [record], sourceOfTruth, locale })).payload[0] as CheckedPhone;
}

describe('A phone number', () => {
  const NEW_ZEALAND = ['NZ', 'nz', 'NZL', 'nzl', 'New Zealand', ' NEW ZEALAND ', 'Neuseeland'];
  it.each(NEW_ZEALAND)('takes the country %j', async (country) => {
    expect(await answer({ fullPhone: '021 123 4567', country })).toMatchObject({ country: 'NZ', exception: null });
  });

  it.each(['', ' ', null, undefined])(
    'is of the locale, else of Australia, where the country is %j',
    async (country) => {
      const record = { fullPhone: '021 123 4567', country };
      expect(await answer(record)).toMatchObject({ country: 'AU', attributes: { type: 'FIXED_LINE' } });
      expect(await answer(record, undefined, 'nz')).toMatchObject({ country: 'NZ', attributes: { type: 'MOBILE' } });
    },
  );

  it.each([
    [{ state: 'NSW' }, '02'],
    [{ state: 'south australia' }, '08'],
    [{ state: 'vic.' }, '03'],
    [{ postcode: '4000' }, '07'],
    [{ postcode: '800' }, '08'],
    [{ state: 'nowhere', postcode: '3000' }, '03'],
    [{ state: 'QLD', postcode: '3000' }, '07'],
  ])('takes the area code of %j', async (beside, areaCode) => {
    expect(await answer({ fullPhone: '5550 1234', ...beside })).toMatchObject({ areaCode, exception: null });
  });

  it.each([{ state: 'nowhere' }, { postcode: '99999' }, { postcode: '0' }, {}])(
    'has no area code of %j',
    async (beside) => {
      expect(await answer({ fullPhone: '5550 1234', ...beside })).toMatchObject({ exception: 'Number prefix missing' });
    },
  );

  it('is the same for any source of truth', async () => {
    const record = { fullPhone: '0491 570 156' };
    expect(await answer(record, 'LINZ')).toEqual(await answer(record));
    expect(await answer(record, 'NZAD')).toEqual(await answer(record));
  });

  it('says once a call that the holders of ranges are not known', async () => {
    const { messages } = await engine.run(validatePhone, { payload: [{ fullPhone: '1' }, { fullPhone: '2' }] });
    expect(messages).toEqual([expect.stringMatching(/^operatorName is not known: no number ranges are installed/)]);
  });
});
