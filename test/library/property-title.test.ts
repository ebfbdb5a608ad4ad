// The property title as a method of the library: an operation that is asked one record at a time.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openLocalEngine, type LocalWaypostEngine } from '../../src/index.js';

let engine: LocalWaypostEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ data: inject('sampleSets').everyKind });
});
afterAll(async () => {
  await engine.close();
});

const PIETER = { firstName: 'Pieter', lastName: 'van der Exempel' };
const fullAddress = '3 East Tamaki Road, Otara';

describe('propertyTitleAddress', () => {
  test('answers each record in order', async () => {
    const answers = await engine.propertyTitleAddress([
      { ...PIETER, fullAddress },
      { firstName: 'Bob', lastName: 'Nobody', fullAddress },
    ]);
    expect(answers.map(({ response }) => response)).toEqual(['pass', 'fail']);
  });

  test('gives details where they are asked for', async () => {
    const [answer] = await engine.propertyTitleAddress([{ ...PIETER, fullAddress }], {
      featureOptions: { showDetails: 'true' },
    });
    expect(answer!.attributes[0]!.attributes.titleNo).toBe('NA900A/3');
  });

  test('names the field of a record that is missing or wrong', async () => {
    const ask = (record: object) => engine.propertyTitleAddress([record as { lastName: string; fullAddress: string }]);
    await expect(ask({ fullAddress })).rejects.toThrow(/record 1: lastName is missing; the record has fullAddress/);
    await expect(ask({ lastName: 5, fullAddress })).rejects.toThrow(/record 1: lastName must be a text, not a number/);
  });
});
