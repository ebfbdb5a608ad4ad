// Buildings of many units, over a set made for it: from how many on they are shown floor by floor.
import { describe, expect, test } from 'vitest';
import { find } from '../../src/contract/operations/find.js';
import type { Found } from '../../src/contract/schema/find.js';
import { engineOverAddresses } from '../support/sets/own-addresses.js';

const HEADER = 'id,unit,level type,level,street number,street,suburb,state,postcode';
const row = (number: number, unit: number, level: string): string =>
  `n${number}u${unit},${unit},${level && 'LEVEL'},${level},${number},Tower St,Reservoir,VIC,3073`;
const units = (number: number, count: number, levelOf: (unit: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => row(number, i + 1, levelOf(i + 1)));

/** Number 10 has twenty units, 12 one more; 14 has as many on one floor, 16 some on none and one alone on its floor. */
const engine = engineOverAddresses(HEADER, [
  ...units(10, 20, (unit) => String(Math.ceil(unit / 10))),
  ...units(12, 21, (unit) => String(Math.ceil(unit / 10))),
  ...units(14, 21, () => '1'),
  ...units(16, 22, (unit) => (unit < 3 ? '' : String(Math.ceil(unit / 7)))),
]);

async function hits(fullAddress: string, id?: string, most = 50): Promise<Found[]> {
  const { payload } = await engine().run(find, {
    payload: [{ country: 'AU', fullAddress, ...(id && { id }) }],
    sourceOfTruth: 'CUSTOM_AU_1',
    featureOptions: { groupAddresses: '1', singleLineHitNumber: String(most) },
  });
  return payload as Found[];
}

/** What is in the building of that number, `type: address` and how many. */
async function inBuilding(number: number): Promise<string[]> {
  const text = `${number} tower st`;
  const [building] = await hits(text);
  const members = await hits(text, building!.id!);
  return members.map(({ fullAddress, attributes }) => {
    const { Type, subdwellings } = attributes as Record<string, string>;
    return `${Type}: ${fullAddress}${subdwellings ? ` (${subdwellings})` : ''}`;
  });
}

const PLACE = 'TOWER STREET, RESERVOIR VIC 3073';

describe('A building is shown', () => {
  test('by its units where they are twenty', async () => {
    expect(await inBuilding(10)).toEqual(
      Array.from({ length: 20 }, (_, i) => `Address: LEVEL ${i < 10 ? 1 : 2}, ${i + 1}/10 ${PLACE}`),
    );
  });

  test('floor by floor where they are more, each with its units below it', async () => {
    expect(await inBuilding(12)).toEqual([
      `Floor: LEVEL 1, 12 ${PLACE} (10 Addresses)`,
      `Floor: LEVEL 2, 12 ${PLACE} (10 Addresses)`,
      `Address: LEVEL 3, 21/12 ${PLACE}`,
    ]);
    const [building] = await hits('12 tower st');
    const [, second] = await hits('12 tower st', building!.id!);
    expect((await hits('12 tower st', second!.id!)).map(({ fullAddress }) => fullAddress)).toEqual(
      Array.from({ length: 10 }, (_, i) => `LEVEL 2, ${i + 11}/12 ${PLACE}`),
    );
  });

  test('by its units where all are on one floor', async () => {
    expect(await inBuilding(14)).toEqual(
      Array.from({ length: 21 }, (_, i) => `Address: LEVEL 1, ${i + 1}/14 ${PLACE}`),
    );
  });

  test('with what is on no floor, or alone on one, as it is', async () => {
    expect(await inBuilding(16)).toEqual([
      `Address: 1/16 ${PLACE}`,
      `Address: 2/16 ${PLACE}`,
      `Floor: LEVEL 1, 16 ${PLACE} (5 Addresses)`,
      `Floor: LEVEL 2, 16 ${PLACE} (7 Addresses)`,
      `Floor: LEVEL 3, 16 ${PLACE} (7 Addresses)`,
      `Address: LEVEL 4, 22/16 ${PLACE}`,
    ]);
  });

  test('by as many floors as are asked for', async () => {
    const [building] = await hits('12 tower st');
    expect(await hits('12 tower st', building!.id!, 2)).toHaveLength(2);
  });
});
