// property-title on the local engine: what a request may hold, and what is answered.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  propertyTitleAddress,
  propertyTitleComponent,
  propertyTitleLatlong,
} from '../../src/contract/operations/property-title.js';
import type { Operation, Request } from '../../src/contract/operation.js';
import { addressSchema, type CheckedTitle } from '../../src/contract/schema/property-title.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: inject('sampleSets').everyKind });
});
afterAll(async () => {
  await engine.close();
});

async function ask<Rec>(
  operation: Operation<Rec, CheckedTitle>,
  record: Rec,
  options: Omit<Request, 'payload'> = {},
): Promise<CheckedTitle> {
  const { payload } = await engine.run(operation, { payload: [record], ...options });
  return payload[0] as CheckedTitle;
}

const PIETER = { firstName: 'Pieter', lastName: 'van der Exempel' };
const HOUSE = { ...PIETER, fullAddress: '3 East Tamaki Road, Otara, Auckland 2023' };

describe('property-title', () => {
  it('asks by an address on one line', async () => {
    expect(await ask(propertyTitleAddress, HOUSE)).toMatchObject({ response: 'pass', reason: 'OWNER', count: '1' });
    expect(await ask(propertyTitleAddress, { ...HOUSE, fullAddress: '4 East Tamaki Road, Otara' })).toMatchObject({
      response: 'fail',
      reason: 'ANOTHER_OWNER',
    });
  });

  it('asks by the components of an address', async () => {
    const parts = { ...PIETER, street: 'East Tamaki Road', suburb: 'Otara', townCity: 'Auckland', postcode: '2023' };
    expect(await ask(propertyTitleComponent, { ...parts, streetNumber: '3' })).toMatchObject({ response: 'pass' });
    expect(await ask(propertyTitleComponent, { ...parts, streetNumber: '4' })).toMatchObject({ response: 'fail' });
    expect(await ask(propertyTitleComponent, { ...parts, streetNumber: null })).toMatchObject({
      response: 'unknown',
      reason: 'ADDRESS_NOT_FOUND',
    });
    const queen = { firstName: 'A', lastName: 'B', street: 'Queen Street', streetNumber: '1' };
    expect(await ask(propertyTitleComponent, queen)).toMatchObject({ reason: 'ADDRESS_AMBIGUOUS' });
    for (const place of [
      { suburb: 'Otahuhu' },
      { suburb: 'Auckland Central', townCity: 'Auckland' },
      { postcode: '1062' },
    ]) {
      expect(await ask(propertyTitleComponent, { ...queen, ...place })).toMatchObject({ reason: 'NO_TITLE' });
    }
  });

  it('asks by latitude and longitude', async () => {
    const at = (latitude: string, longitude: string) =>
      ask(propertyTitleLatlong, { firstName: 'Robin', lastName: 'Thirdhouse', latitude, longitude });
    expect(await at('-36.965', '174.8725')).toMatchObject({ response: 'pass', count: '3' });
    expect(await at('−36.965', '174.8725')).toMatchObject({ response: 'pass', count: '3' });
    expect(await at('-36.9', '174.9')).toMatchObject({ response: 'unknown', reason: 'NO_TITLE', count: '0' });
    await expect(at('south', '174.9')).rejects.toThrow("the latitude 'south' is not a number");
  });

  it('compares first and last name, or a name in one text', async () => {
    const { fullAddress } = HOUSE;
    for (const name of [
      { lastName: 'Pieter van der Exempel' },
      { firstName: '', lastName: 'van der Exempel, Pieter' },
    ]) {
      expect(await ask(propertyTitleAddress, { fullAddress, ...name })).toMatchObject({ response: 'pass' });
    }
    expect(await ask(propertyTitleAddress, { fullAddress, firstName: 'P', lastName: 'van der Exempel' })).toMatchObject(
      {
        response: 'fail',
        reason: 'INITIAL',
        score: '70',
      },
    );
    expect(await ask(propertyTitleAddress, { fullAddress, lastName: ' ' })).toMatchObject({ status: 'rejected' });
  });

  it('shows details where they are asked for, and names no owner elsewhere', async () => {
    const shown = await ask(propertyTitleAddress, { ...HOUSE, showDetails: 'true' });
    expect(shown.attributes).toMatchObject([{ attributes: { owners: 'Pieter van der Exempel', titleNo: 'NA900A/3' } }]);
    expect(await ask(propertyTitleAddress, HOUSE, { featureOptions: { showDetails: 'true' } })).toEqual(shown);
    for (const record of [HOUSE, { ...HOUSE, showDetails: 'false' }, { ...HOUSE, lastName: 'Nobody' }]) {
      const hidden = await ask(propertyTitleAddress, record);
      expect(hidden.attributes).toEqual([]);
      expect(JSON.stringify(hidden)).not.toMatch(/pieter|exempel|NA900A/i);
    }
  });

  it('looks for the address in the source that is asked for', async () => {
    expect(await ask(propertyTitleAddress, HOUSE, { sourceOfTruth: 'NZAD' })).toMatchObject({ response: 'pass' });
    await expect(ask(propertyTitleAddress, HOUSE, { sourceOfTruth: 'NZPAF' })).rejects.toThrow(
      /NZPAF is not installed/,
    );
  });

  it('looks for titles in New Zealand whatever the locale is', async () => {
    expect(await ask(propertyTitleAddress, HOUSE, { locale: 'au' })).toMatchObject({ response: 'pass' });
  });

  it('answers one object of the contract’s form', async () => {
    const answer = await engine.run(propertyTitleAddress, { payload: [{ ...HOUSE, showDetails: 'true' }] });
    expect(addressSchema.response.safeParse(answer).success).toBe(true);
    expect(answer).toMatchObject({ status: 'SUCCESS', messages: [] });
    expect(answer.payload).toHaveLength(1);
  });

  it('finds the units of a building where the one that is asked for is not an address', async () => {
    const unit = (number: string, lastName: string) =>
      ask(propertyTitleAddress, {
        firstName: 'Robin',
        lastName,
        fullAddress: `${number}/24 Kowhai Street, Otara 2023`,
      });
    expect(await unit('2', 'Secondhouse')).toMatchObject({ response: 'pass' });
    expect(await unit('1', 'Secondhouse')).toMatchObject({ response: 'fail', reason: 'OTHER_UNIT' });
    expect(await unit('4', 'Secondhouse')).toMatchObject({ response: 'unknown', reason: 'UNIT_NOT_ON_TITLES' });
    expect(await unit('9', 'Secondhouse')).toMatchObject({ response: 'unknown', reason: 'UNIT_NOT_ON_TITLES' });
  });

  it('says that titles, or addresses of New Zealand, are not installed', async () => {
    const bare = await openLocalEngine({ dataDir: inject('sampleSets').gnaf });
    await expect(bare.run(propertyTitleAddress, { payload: [HOUSE] })).rejects.toThrow(
      /^no titles of the New Zealand land register are installed in .*; import them with "waypost data import nz-tit/,
    );
    await bare.close();
  });
});
