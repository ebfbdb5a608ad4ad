// Addresses as lines for an envelope, of parts that are there or not.
import { expect, test } from 'vitest';
import { envelopeLines } from '../../../src/contract/texts/envelope-lines.js';
import { addressInLetters } from '../../../src/contract/texts/letters.js';
import { chance, mixed, pieces } from '../support/mixed.js';
import { asText, compact } from '../support/recorded.js';

/** What a part may be; nothing half of the time. */
const PARTS: Readonly<Record<string, string>> = {
  careOf: 'c/- Jo Brown | Jo Brown',
  buildingName: 'GUMNUT HOUSE | Wattle Tower | 24 | MACDONALD COURT',
  subdwelling: 'UNIT 5 | 5 | LEVEL 3 | SUITE 4, LEVEL 2',
  flatUnitType: 'UNIT | SHOP | Flat',
  flatUnitNumber: '5 | 5A | 1-3 | 1&2',
  floorLevelType: 'LEVEL | GROUND',
  floorLevelNumber: '3 | G | 12',
  lotNumber: '4 | 4A',
  streetNumber: '24 | 24-26 | 24A',
  street: "SMITH STREET | THE ESPLANADE | O'BRIEN STREET | MCDONALD CLOSE",
  street2: 'HIGH STREET',
  postal: 'PO BOX 12 | LOCKED BAG 5 | CARE PO',
  subLocality: 'THE GAP',
  rdNumber: '2 | RD 12',
  suburb: 'OTARA | RESERVOIR',
  locality: 'RESERVOIR | ST KILDA',
  townCity: 'AUCKLAND | HAWERA',
  state: 'VIC | NSW',
  postcode: '3073 | 2023 | SW1A 1AA | 10115 | 75001',
  city: 'London | Berlin | Paris | Toronto | Tokyo',
  district: 'Camden | Mitte',
  province: 'ON | England | Bavaria',
  country: 'AU | AU | NZ | NZ | GB | DE | FR | US | CA | JP | XX',
  fullAddress:
    'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073 | Lot 4 Mount View Road, Mount Elder VIC 3797 | ' +
    '1 EAST TĀMAKI ROAD, ŌTARA, RD 2, AUCKLAND 2023 | 10 Downing St, London, SW1A 2AA, United Kingdom',
};

test('Addresses stand on envelopes as they did', async () => {
  const names = Object.keys(PARTS);
  const texts = names.map((name) => pieces(PARTS[name]!));
  const below = chance(171);
  const rows = [1, 3].flatMap((blanks) =>
    mixed(
      172 + blanks,
      150,
      texts.map((some) => [...some, ...Array.from({ length: blanks * some.length }, () => '')]),
    ),
  );
  const lines = rows.map((row) => {
    const address = Object.fromEntries(names.flatMap((name, i) => (row[i] === '' ? [] : [[name, row[i]!]])));
    const letters = (['upper', 'title'] as const)[below(2)]!;
    const lettered = envelopeLines(addressInLetters(address, letters));
    return [address, envelopeLines(address), lettered].map(compact).join('\t');
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/envelopes.txt');
});
