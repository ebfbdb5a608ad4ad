// Addresses whose parts stand in columns of their own, put together into one line.
import { expect, test } from 'vitest';
import { addressFields } from '../../../src/contract/fields/address-fields.js';
import { composeAddress } from '../../../src/contract/fields/compose-address.js';
import { mixed, pieces } from '../support/mixed.js';
import { asText } from '../support/recorded.js';

/** What stands in a column, by its field; nothing most of the time. */
const VALUES: Readonly<Record<string, string>> = {
  fullAddress: `24 Smith St, Reservoir VIC 3073 | u5 24 smith st reservoir | NULL | 5/24 Smith St | Total
    | 12-14 King Rd Preston | PO Box 12 Reservoir | Lot 4 Mount View Rd | N/A | Grand total: 12`,
  addressLine1:
    '24 Smith Street | Unit 5 | Level 3 | Gumnut House | 5/24 Smith St | PO Box 12 | c/- Jo Brown | 24 | Smith St',
  addressLine2: '24 Smith Street | Reservoir VIC 3073 | Reservoir | VIC | 3073 | Unit 5 | - | High St',
  addressLine3: 'Australia | New Zealand | Reservoir | 3073 | nil',
  careOf: 'Jo Brown | c/- Jo Brown | Attn: Zoe | NULL',
  buildingName: 'Gumnut House | Wattle Tower | 24 Smith St | n/a',
  flatUnitType: 'Unit | Flat | SHOP | Apt | ?',
  flatUnitNumber: '5 | 5A | u5 | 0 | 1-3 | UNIT 5 | 12',
  floorLevelType: 'Level | Floor | Ground | L | Basement',
  floorLevelNumber: '3 | 0 | G | L3 | 1.0',
  lotNumber: '4 | Lot 4 | 4A | 0',
  streetNumber: '24 | 24-26 | 24A | 24.0 | 5/24 | 0 | 24th',
  streetNumberSuffix: 'A | B | 1/2 | nan',
  streetNumberLast: '26 | 24 | 26A | 0',
  street: 'Smith Street | 24 Smith Street | Smith St North | The Esplanade',
  streetName: 'Smith | King George | The Esplanade | Smith Street',
  streetType: 'Street | St | Parade | none',
  streetSuffix: 'North | N | Extension',
  postal: 'PO Box 12 | 12 | GPO Box 5 | Locked Bag 7',
  rdNumber: '2 | RD 2 | R.D. 12',
  locality: 'Reservoir | Reservoir VIC 3073 | Reservoir VIC | Preston | St Kilda East',
  townCity: 'Auckland | Melbourne | Reservoir | Hawera',
  suburb: 'Otara | Reservoir',
  state: 'VIC | Victoria | NSW | New South Wales | VIC 3073',
  postcode: '3073 | 800 | 800.0 | 3073.0 | 0800 | ="0800" | 30731',
  country: 'Australia | AU | New Zealand | NZ | FR',
};

test('The parts of an address are put together as they were', async () => {
  const texts = addressFields.map(({ name }) => pieces(VALUES[name] ?? ''));
  const lists = (blanks: number): string[][] =>
    texts.map((some) => [...some, ...Array.from({ length: blanks * some.length }, () => '')]);
  const rows = [...mixed(121, 150, lists(1)), ...mixed(122, 300, lists(3)), ...mixed(123, 100, lists(8))];
  const lines = rows.map((row) => {
    const said = row.flatMap((value, i) => (value === '' ? [] : [`${addressFields[i]!.name}=${value}`]));
    return `${said.join(' · ')}\t${composeAddress(row)}`;
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/compose.txt');
});
