// Lines that say something against the address that is found for them: it is less sure, and what speaks against it is
// said; where a place that the line says is there, the address in its namesake is no more than a candidate.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

const ROWS = [
  'n1,3,Quandong Street,Goulburn,NSW,2580',
  'n2,7,Wattle Road,Horsham,VIC,3400',
  'n3,9,Numbat Street,Hamilton,VIC,3300',
  'n4,2,Banksia Crescent South,Goulburn,NSW,2580',
  'n5,5,Acacia Street,Belmont North,NSW,2280',
  'n6,8,Emu Road East,Horsham,VIC,3400',
];

const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', ROWS);

async function answerTo(line: string): Promise<ValidatedAddress> {
  const [element] = cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress: line }] }));
  return element!;
}

/** The most that an address is worth which the line speaks against. */
const DOUBTED = 90;

describe('An address that the line speaks against is no surer than 90, and what speaks against it is said', () => {
  it.each([
    ['3 Quandong Street North, Goulburn NSW 2580', 'NORTH is not used: no street of that name with it is known there'],
    ['7 Wattle Rd E Horsham VIC 3400', 'E is not used: no street of that name with it is known there'],
    ['7 Wattle Road, Horsham, NSW', 'HORSHAM is in VIC, and not in NSW'],
    ['3 Quandong Street, Goulburn, Gippsland', 'GIPPSLAND is a region of VIC, and GOULBURN is in NSW'],
    ['3 Quandong Street, Goulburn, the Pilbara', 'THE PILBARA is a region of WA, and GOULBURN is in NSW'],
    ['7 Wattle Road, Horsham VIC 3400, Sweden', 'SWEDEN is not used: the address is in Australia'],
  ])('%s', async (line, message) => {
    const { status, confidence, messages } = await answerTo(line);
    expect(status).toBe('corrected');
    expect(confidence).toBeLessThanOrEqual(DOUBTED);
    expect(messages).toContain(message);
  });

  it.each([
    ['3 Quandong Street, Goulburn NSW 2580'],
    ['3 Quandong Street, Goulburn, Southern Tablelands'],
    ['7 Wattle Road, Horsham, Wimmera'],
    ['5 Acacia Street, North NSW 2280'],
    ['7 Wattle Road, Horsham VIC 3400, Australia'],
  ])('but not %s', async (line) => {
    const { status, confidence, messages } = await answerTo(line);
    expect(['verified', 'corrected']).toContain(status);
    expect(confidence).toBeGreaterThan(DOUBTED);
    expect(messages).toEqual([]);
  });

  it('and a state that the postcode answers takes nothing from it', async () => {
    const { status, confidence, messages } = await answerTo('7 Wattle Road, Horsham NSW 3400');
    expect({ status, messages }).toEqual({ status: 'corrected', messages: ['HORSHAM is in VIC, and not in NSW'] });
    expect(confidence).toBeGreaterThan(DOUBTED);
  });

  it('and a place alone is no surer than 60', async () => {
    const { level, confidence, messages } = await answerTo('Goulburn, Wimmera');
    expect(level).toBe('locality');
    expect(confidence).toBeLessThanOrEqual(60);
    expect(messages).toContain('WIMMERA is a region of VIC, and GOULBURN is in NSW');
  });
});

describe('An address in a namesake of the place that is said, or at the other end of a street, is a candidate', () => {
  it.each([
    ['9 Numbat Street, Hamilton 2303', 'HAMILTON', 'NSW'],
    ['9 Numbat Street, Hamilton NSW', 'HAMILTON', 'NSW'],
    ['9 Numbat Street, Hamilton 4007', 'HAMILTON', 'QLD'],
  ])('%s', async (line, locality, state) => {
    const answer = await answerTo(line);
    expect(answer).toMatchObject({ status: 'partial', level: 'locality', locality, state });
    expect(answer.candidates!.map(({ fullAddress }) => fullAddress)).toEqual(['9 NUMBAT STREET, HAMILTON VIC 3300']);
  });

  it('Banksia Crescent East is not Banksia Crescent South', async () => {
    const answer = await answerTo('2 Banksia Crescent East, Goulburn NSW 2580');
    expect(answer.status).toBe('partial');
    expect(answer.candidates!.map(({ fullAddress }) => fullAddress)).toEqual([
      '2 BANKSIA CRESCENT SOUTH, GOULBURN NSW 2580',
    ]);
  });

  it('but a postcode of no namesake is a slip', async () => {
    expect(await answerTo('7 Wattle Road, Horsham 3055')).toMatchObject({ status: 'corrected', postcode: '3400' });
  });
});

describe('A region that both countries may have is none of New Zealand where its place is there', () => {
  it.each([
    ['9 Numbat Street, Hamilton, Western District', 'VIC'],
    ['3 Quandong Street, Goulburn, Hills District', 'NSW'],
  ])('%s', async (line, state) => {
    expect(await answerTo(line)).toMatchObject({ status: 'corrected', country: 'AU', state });
  });

  it.each(['5 Kea Street, Hamilton, Waikato District', '5 Kea Street, Te Kuiti, Waitomo District'])(
    'but %s is',
    async (line) => {
      expect((await answerTo(line)).country).toBe('NZ');
    },
  );
});
