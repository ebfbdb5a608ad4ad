// cleanse of New Zealand lines without data: regions that a place is not in, and places in another order than mail has
// them.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineWithoutData } from '../../support/sets/own-addresses.js';

const engine = engineWithoutData('nz');

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  (await engine().run(cleanse, { payload: [{ fullAddress }] })).payload[0] as ValidatedAddress;

describe('Regions and towns beside the place of a line of New Zealand', () => {
  it.each([
    ['Waikato, Auckland', 95, 'AUCKLAND is in the region Auckland, and not in WAIKATO'],
    ['12 Mataka Street, Oamaru, Canterbury', 95, 'OAMARU is in the region Otago, and not in CANTERBURY'],
    ['12 Mataka Street, Timaru, Waikato', 60, 'TIMARU is in the region Canterbury, and not in WAIKATO'],
    ['12 Mataka Street, Timaru, Northland 7910', 95, 'TIMARU is in the region Canterbury, and not in NORTHLAND'],
    ['12 Mataka Street, Petone, Southland', 60, 'LOWER HUTT is in the region Wellington, and not in SOUTHLAND'],
    ['12 Mataka Street, Oamaru, Wairarapa', 60, 'OAMARU is in the region Otago, and not in WAIRARAPA'],
  ])('says that a place is not in the region that is written: %s', async (text, confidence, message) => {
    const answer = await cleansed(text);
    expect(answer.messages).toContain(message);
    expect(answer.confidence).toBe(confidence);
  });

  it.each([
    '12 Mataka Street, Timaru, Canterbury',
    '12 Mataka Street, Whitianga, Coromandel Peninsula',
    '12 Mataka Street, Paihia, Bay of Islands',
    '12 Mataka Street, Tryphena, Great Barrier Island, Auckland',
    '12 Mataka Street, Richmond, Tasman',
  ])('says nothing of the region that a place is in: %s', async (text) => {
    const { messages } = await cleansed(text);
    expect(messages?.join(' | ')).not.toContain('in the region');
  });

  it.each([
    ['a town before its suburb', 'Auckland, Ponsonby', { suburb: 'PONSONBY', townCity: 'AUCKLAND', street: null }],
    [
      'a town before a suburb that others have too',
      'Hamilton, Frankton',
      { suburb: 'FRANKTON', townCity: 'HAMILTON', street: null },
    ],
    [
      'a street before them',
      '12 Mataka Street, Auckland, Devonport',
      { street: 'MATAKA STREET', suburb: 'DEVONPORT', townCity: 'AUCKLAND', postcode: '0624' },
    ],
    [
      'a city before the suburb of another town',
      'Wellington, Petone',
      { fullAddress: 'PETONE, LOWER HUTT 5012', street: null, suburb: 'PETONE' },
    ],
    [
      'two suburbs of a town',
      'Oneroa, Surfdale, Waiheke Island',
      { fullAddress: 'SURFDALE, WAIHEKE ISLAND 1081', street: null, suburb: 'SURFDALE' },
    ],
    [
      'an island before its city',
      'Claris, Great Barrier Island, Auckland',
      { suburb: 'CLARIS', townCity: 'GREAT BARRIER ISLAND' },
    ],
  ])('takes none of two places for a street: %s', async (_, text, components) => {
    expect(await cleansed(text)).toMatchObject({ level: 'locality', ...components });
  });

  it.each([
    ['12 Mataka Street, Frankton, Otago', '12 MATAKA STREET, FRANKTON, QUEENSTOWN 9300'],
    ['12 Mataka Street, Frankton, Waikato', '12 MATAKA STREET, FRANKTON, HAMILTON 3204'],
    ['12 Mataka Street, Northcote, Canterbury', '12 MATAKA STREET, NORTHCOTE, CHRISTCHURCH'],
    ['12 Mataka Street, Milford, Auckland Region', '12 MATAKA STREET, MILFORD, AUCKLAND 0620'],
    ['12 Mataka Street, Waitangi, Northland', '12 MATAKA STREET, WAITANGI, PAIHIA 0204'],
    ['12 Mataka Street, Brighton, Otago', '12 MATAKA STREET, BRIGHTON'],
    ['12 Mataka Street, Richmond, Canterbury', '12 MATAKA STREET, RICHMOND, CHRISTCHURCH'],
    ['12 Mataka Street, Richmond, Tasman', '12 MATAKA STREET, RICHMOND'],
    ['12 Mataka Street, Roslyn (Manawatu)', '12 MATAKA STREET, ROSLYN, PALMERSTON NORTH'],
    ['12 Mataka Street (Upstairs), Roslyn, Otago', '12 MATAKA STREET, ROSLYN, DUNEDIN'],
  ])('takes of several places of a name the one in the region: %s', async (text, fullAddress) => {
    const answer = await cleansed(text);
    expect(answer).toMatchObject({ level: 'locality', fullAddress });
    expect(answer.messages?.join(' | ')).not.toContain('may be');
  });

  it('asks for the region where none is written, or another', async () => {
    for (const text of ['12 Mataka Street, Frankton', '12 Mataka Street, Frankton, Gisborne Region']) {
      const { status, messages } = await cleansed(text);
      expect(status).toBe('ambiguous');
      expect(messages?.[0]).toContain('FRANKTON, Otago | FRANKTON, Waikato');
    }
  });
});
