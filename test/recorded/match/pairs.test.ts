// Pairs of addresses, persons and firms in parts, some of them alike, and how each part compares.
import { expect, test } from 'vitest';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { addressAgreement } from '../../../src/match/address/agreement.js';
import { comparableAddress } from '../../../src/match/address/comparable-address.js';
import { numberAgreement } from '../../../src/match/address/number-agreement.js';
import { placeAgreement } from '../../../src/match/address/place-agreement.js';
import { embeddedMap } from '../../../src/match/address/localities.js';
import { levels } from '../../match/model/levels-of.js';
import { chance, pieces } from '../support/mixed.js';
import { asText, compact } from '../support/recorded.js';

type Lists = Readonly<Record<string, string[]>>;

const ADDRESS: Lists = {
  buildingName: pieces('| | | Gumnut House | GUMNUT HOUSE | Gumnut Hse | Quoll Mews | Wattle Tower'),
  flatUnitType: pieces('| | Unit | Flat | Shop'),
  flatUnitNumber: pieces('| | | 5 | 5A | 6 | 1-3'),
  floorLevelType: pieces('| | | | Level'),
  floorLevelNumber: pieces('| | | | 2 | 3'),
  lotNumber: pieces('| | | | 7 | 8'),
  streetNumber: pieces('24 | 24 | 24A | 24-28 | 26 | 26-30 | 42 | 25 | 124 |'),
  street: pieces(
    'Smith Street | Smith St | Smyth Street | Smith Road | Smith Street North | High St | The Esplanade |',
  ),
  postal: pieces('| | | | PO Box 12 | P O Box 12 | PO Box 13 | Locked Bag 12'),
  locality: pieces('Reservoir | RESERVOIR | Resevoir | Preston | St Kilda | Saint Kilda East | Wattle Flat |'),
  postcode: pieces('3073 | 3073 | 3072 | 2795 | 3182 | |'),
  state: pieces('VIC | VIC | NSW | Victoria | |'),
  country: pieces('AU | | | NZ'),
  townCity: pieces('| | | | Melbourne | Auckland'),
};
const PERSON: Lists = {
  firstName: pieces('Margaret | Peg | Margret | M | William | Bill | Jo Anne | Joanne | Jo | Zoë | Zoe |'),
  middleName: pieces('| | | Jane | J | Ann'),
  lastName: pieces(
    "Citizen | Citizens | O'Sample | OSample | van der Berg | Vanderberg | Smith-Jones | Jones | Smyth | Smith |",
  ),
  dateOfBirth: pieces('1961-04-02 | 2/4/1961 | 4/2/1961 | 1961-04-12 | 1961 | 1974-11-20 | | | x'),
  companyName: pieces(
    '| | | Bilby Bakers Pty Ltd | Bilby Bakers | Bilby Baker | Wattle & Sons | Wattle and Sons Limited',
  ),
  sex: pieces('| | F | M | female'),
};
const PHONES = pieces(
  '0400 000 001 | +61 400 000 001 | 0400 000 010 | (03) 5550 1234 | 5550 1234 | 0400 000 002 | | |',
);
const EMAILS = pieces('jo@example.com | JO@EXAMPLE.COM | jo.b@example.com | jo@example.org | jo@exmaple.com | | |');

/** A record of one of each list; `like` keeps most of another. */
function drawn(lists: Lists, below: (size: number) => number, like?: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, texts]) => [
      name,
      like && below(3) > 0 ? like[name]! : texts[below(texts.length)]!,
    ]),
  );
}
const said = (record: Record<string, string>): string =>
  Object.entries(record)
    .flatMap(([name, text]) => (text === '' ? [] : [`${name}=${text}`]))
    .join(' ');

test('Addresses agree as they did', async () => {
  const below = chance(181);
  const lines = Array.from({ length: 300 }, () => {
    const one = drawn(ADDRESS, below);
    const other = drawn(ADDRESS, below, one);
    const [a, b] = [one, other].map((address) => comparableAddress(address, 'AU'));
    if (!a || !b) return `${said(one)} / ${said(other)}\t-`;
    const told = [addressAgreement(a, b), numberAgreement(a, b), placeAgreement(a, b, embeddedMap)];
    return `${said(one)} / ${said(other)}\t${told.map((one) => Object.values(one).join(' ')).join('\t')}`;
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/match-addresses.txt');
});

test('Records agree at the levels that they did', async () => {
  const below = chance(182);
  const lines = Array.from({ length: 160 }, () => {
    const one = drawn(PERSON, below);
    const other = drawn(PERSON, below, one);
    const [home, otherHome] = [drawn(ADDRESS, below), {}];
    Object.assign(otherHome, drawn(ADDRESS, below, home));
    const [phone, otherPhone, email, otherEmail] = [PHONES, PHONES, EMAILS, EMAILS].map(
      (texts) => texts[below(texts.length)]!,
    );
    const record = (parts: object, address: object, fullPhone: string, mail: string): Omit<MatchRecord, 'id'> =>
      ({
        ...parts,
        addresses: [address],
        ...(fullPhone === '' ? {} : { phones: [{ fullPhone }] }),
        ...(mail === '' ? {} : { emails: [{ address: mail }] }),
      }) as unknown as Omit<MatchRecord, 'id'>;
    const a = record(one, home!, phone!, email!);
    const b = record(other, otherHome!, otherPhone!, otherEmail!);
    return `${compact(a)}\n  ${compact(b)}\n  ${Object.values(levels(a, b)).join(' / ')}`;
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/match-levels.txt');
});
