// A locality in which no street was found, where the installed addresses have others of its name far away: none of them
// is taken.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

const ROWS = [
  'n0,4,Quoll Street,Richmond,NSW,2753',
  'n1,4,Wombat Street,Richmond,VIC,3121',
  'n2,4,Quoll Street,Perth,WA,6000',
  'n3,4,Quoll Street,Perth,TAS,7300',
  'n4,4,Quoll Street,Ludmilla,NT,0820',
];
const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', ROWS);

async function ask(fullAddress: string): Promise<ValidatedAddress> {
  const [element] = cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress }] }));
  return element!;
}

describe('A locality with namesakes', () => {
  it.each(['4 Numbat Street, Richmond', 'Richmond'])('%s is none of them', async (line) => {
    const answer = await ask(line);
    expect([answer!.status, answer!.level, answer!.exception, answer!.state]).toEqual([
      'ambiguous',
      'none',
      'AMBIGUOUS',
      null,
    ]);
    expect(answer!.messages).toEqual([
      'the locality may be RICHMOND, NSW | RICHMOND, VIC: name the state or region, or the postcode',
    ]);
    expect(answer!.confidence).toBeLessThan(50);
  });

  it.each([
    ['its state', '4 Numbat Street, Richmond VIC', 'VIC'],
    ['its postcode', '4 Numbat Street, Richmond 2753', 'NSW'],
    ['the capital of a state', '4 Numbat Street, Perth', 'WA'],
    ['a name of its own', '4 Numbat Street, Ludmilla', 'NT'],
  ])('is told by %s', async (_, line, state) => {
    const answer = await ask(line);
    expect([answer!.status, answer!.level, answer!.state]).toEqual(['partial', 'locality', state]);
  });

  it('is told by a street that one of them has', async () => {
    const answer = await ask('9 Wombat Street, Richmond');
    expect([answer!.level, answer!.state]).toEqual(['street', 'VIC']);
  });
});
