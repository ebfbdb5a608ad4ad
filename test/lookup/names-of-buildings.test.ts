// Buildings by their name where the house bears it, where its units alone do, and where there is no address of the
// house.
import { describe, expect, it } from 'vitest';
import type { LookupInput } from '../../src/contract/operations/lookup-forms.js';
import type { LookupHit } from '../../src/contract/schema/lookup.js';
import { engineOverAddresses } from '../support/sets/own-addresses.js';
import { operationOf } from './sample-lookups.js';

const engine = engineOverAddresses('id,building,unit type,unit,street number,street,suburb,state,postcode', [
  'a0,,,,12,Bilby Street,Quandong Vale,VIC,3981',
  'a1,Numbat Court,Unit,1,12,Bilby Street,Quandong Vale,VIC,3981',
  'a2,Numbat Court,Unit,2,12,Bilby Street,Quandong Vale,VIC,3981',
  'b0,Quokka Court,,,20,Bilby Street,Quandong Vale,VIC,3981',
  'b1,Quokka Court,Unit,1,20,Bilby Street,Quandong Vale,VIC,3981',
  'c1,Potoroo Court,Unit,1,30,Bilby Street,Quandong Vale,VIC,3981',
  'c2,Potoroo Court,Unit,2,30,Bilby Street,Quandong Vale,VIC,3981',
]);

const NUMBAT = 'a0 NUMBAT COURT: NUMBAT COURT, 12 BILBY STREET, QUANDONG VALE VIC 3981';
const QUOKKA = 'b0 QUOKKA COURT: QUOKKA COURT, 20 BILBY STREET, QUANDONG VALE VIC 3981';
const POTOROO = 'none POTOROO COURT: POTOROO COURT, 30 BILBY STREET, QUANDONG VALE VIC 3981';

const looked = async (record: LookupInput): Promise<string[]> =>
  (
    (await engine().run(operationOf('buildingName'), { payload: [record], sourceOfTruth: 'CUSTOM_AU_1' }))
      .payload as LookupHit[]
  ).map(({ id, buildingName, fullAddress }) => `${id?.split('|').at(-1) ?? 'none'} ${buildingName}: ${fullAddress}`);

describe('A building', () => {
  it.each([
    ['whose units alone bear the name is the house', 'numbat', [NUMBAT]],
    ['that bears its name is itself', 'quokka', [QUOKKA]],
    ['without an address of the house is its number', 'potoroo', [POTOROO]],
    ['of a word that others have too stands among them', 'court', [NUMBAT, POTOROO, QUOKKA]],
  ])('%s', async (_, buildingName, lines) => {
    expect(await looked({ buildingName })).toEqual(lines);
  });
});
