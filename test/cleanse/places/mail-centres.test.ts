// Boxes and bags in mail, business and delivery centres, which are localities of their own: PO BOX 5, ALBION BC.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: 'none', locale: 'au' });
});
afterAll(() => engine.close());

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  (await engine.run(cleanse, { payload: [{ fullAddress }] })).payload[0] as ValidatedAddress;

describe('A mail centre is the locality of its boxes', () => {
  it.each([
    ['PO Box 512, Gold Coast MC QLD 9726', 'PO BOX 512, GOLD COAST MC QLD 9726'],
    ['P.O. BOX 7 NORTH RYDE BC NSW 1670', 'PO BOX 7, NORTH RYDE BC NSW 1670'],
    ['Locked Bag 33, Hunter Region Mail Centre NSW 2310', 'LOCKED BAG 33, HUNTER REGION MC NSW 2310'],
    ['Private Bag 4, Albion Business Centre Qld 4010', 'PRIVATE BAG 4, ALBION BC QLD 4010'],
    ['GPO Box 81, Brisbane GPO, Queensland 4000', 'GPO BOX 81, BRISBANE GPO QLD 4000'],
    ['Eastern Suburbs MC NSW 2004', 'EASTERN SUBURBS MC NSW 2004'],
  ])('%s', async (text, whole) => {
    const { status, level, confidence, fullAddress } = await cleansed(text);
    expect([status, level, confidence, fullAddress]).toEqual(['partial', 'locality', 95, whole]);
  });
});

describe('A mail centre that is not known', () => {
  it.each([
    ['with its town’s postcode', 'PO Box 4, Burleigh Heads DC QLD 4220', 'BURLEIGH HEADS', 71],
    ['with no postcode, which says so', 'PO Box 4, Burleigh Heads DC QLD', 'BURLEIGH HEADS', 80],
    ['beside a street', '12 Gumnut Street, Frankston DC VIC', 'FRANKSTON', 80],
  ])('is in the town that it is named after, %s', async (_, text, town, confidence) => {
    const found = await cleansed(text);
    expect([found.status, found.level, found.locality, found.confidence]).toEqual([
      'partial',
      'locality',
      town,
      confidence,
    ]);
    const isSaid = found.messages?.some((message) => message.endsWith(`${town} is its town`)) ?? false;
    expect(isSaid || found.changedItems?.some(({ affectedElement }) => affectedElement === 'locality')).toBe(true);
  });

  it.each([
    ['of no town', 'PO Box 4, Koala Plains DC NSW'],
    ['of what is a town but for a slip', 'PO Box 4, Burleigh Heds DC NSW'],
  ])('is no locality where it bears the name %s', async (_, text) => {
    const { status, locality, messages } = await cleansed(text);
    expect([status, locality]).toEqual(['unmatched', null]);
    expect(messages).toContain('no locality of that name, state or postcode is known');
  });

  it.each(['PO Box 4, DC', 'PO Box 4, MC 9726'])('needs a name before its kind: %s', async (text) => {
    expect((await cleansed(text)).locality ?? '').not.toMatch(/DC|MC/);
  });
});
