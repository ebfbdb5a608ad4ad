// The places of the tests of parse, and some of New Zealand, as its address data would know them.
import type { LocalityIndex, PlaceKindNz } from '../../../src/address/parse/reading.js';
import { testPlaces } from '../../address/describe-parse.js';

/** Folded names; a town has a T, and what follows are postcodes. */
const PLACES = `OTARA 2023|HAWERA T 4610 4672|PALMERSTON NORTH T 4410|DUNEDIN T 9016|DUNEDIN CENTRAL 9016
|HAVELOCK NORTH T|CHATHAM ISLANDS|NEW PLYMOUTH T 4310|TE AWAMUTU T 3800|MOUNT MAUNGANUI T 3116|TAURANGA T 3110
|ST HELIERS 1071|AUCKLAND T 2023 1071 0622|AUCKLAND CENTRAL 1010|WELLINGTON T|WELLINGTON CENTRAL 6011|BAYSIDE 0622
|RATA|MOUNT EDEN 1024|ROSLYN 4414|OTAGO|WANGANUI T 4500|WHANGANUI T 4500|KAWHIA T 3889|KAURI LODGE|MAIN|WARKWORTH T 0982
|RICHMOND 7020|NELSON T 7010|TE MAKO|NEWTOWN 6021|RIMU 4672`;

const known = new Map(
  PLACES.split('|').map((row) => {
    const [, name = '', town, postcodes = ''] = /^(.*?)( T)?((?: \d{4})*)\s*$/.exec(row)!;
    return [name, { kind: (town ? 'town' : 'place') as PlaceKindNz, postcodes: postcodes.trim().split(' ') }];
  }),
);

export const placesNz: LocalityIndex = {
  isLocality: (name, state, postcode) => testPlaces.isLocality(name, state, postcode),
  placeNz: (name) => known.get(name)?.kind ?? '',
  hasCodeNz: (name, postcode) => known.get(name)?.postcodes.includes(postcode) ?? false,
};
