// What a program adds to a line or changes in it on the way, without saying anything: letters, blanks, commas, quotes,
// line ends, the country. The line is read as it was.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../src/address/parse.js';
import type { ParsedAddress } from '../../src/contract/schema/parse.js';
import { gazetteerLocalities, openGazetteer } from '../../src/data/gazetteer.js';

const localities = gazetteerLocalities(openGazetteer());

const LINES: Readonly<Record<'au' | 'nz', readonly string[]>> = {
  au: [
    '24 Numbat Street, Geelong West',
    '5/24 Numbat Rd, Red Hill South',
    'Unit 5, 24-26 Numbat Avenue, Kew VIC 3101',
    'Emu Hall, 24 Numbat Rd, Dubbo NSW 2830',
    'Emu Hall, Dubbo, 24 Numbat Road, Dubbo NSW 2830',
    'Shop 3, Emu Plaza, 24 Numbat Road, Dubbo NSW 2830',
    'Cnr Numbat Street & Koala Road, Horsham VIC 3400',
    'Level 2, 24 Numbat Terrace, Adelaide, South Australia 5000',
    'PO Box 24, Kurri Kurri NSW 2327',
    'C/- Emu Pastoral, 24 Numbat Lane, Goulburn NSW 2580',
    'Lot 5 Numbat Road, Coolum Beach QLD 4573',
    'Emu Reserve, Numbat Road, Horsham VIC',
    'Emu Farm Pty Ltd (24 Numbat Road, Horsham VIC 3400)',
    'NSW 2830, Dubbo, 24 Numbat Road',
  ],
  nz: [
    '24 Rata Street, Epsom, Auckland 1023',
    '5/24 Rata Street, Karori, Wellington 6012',
    'Kowhai Mall, Howick, 24 Rata Street, Epsom, Auckland 1023',
    'Kowhai Yacht Club, Nelson, 24 State Highway 6, RD 2, Rai Valley 7192',
    'Kowhai Mart Napier (24 Rata Street, Napier South, Napier 4110)',
    '1841 Bar and Restaurant Johnsonville, 24 Rata Street, Johnsonville, Wellington 6037',
    'Unichem Birkenhead, Rata Avenue Shop 28, Kowhai Shopping Centre, Birkenhead, Auckland 0626',
    '24 Rata Road, RD 3, Otaki 5583',
    'Level 2, Kowhai House, 24 Rata Street, Te Aro, Wellington 6011',
    'Private Bag 3200, Hamilton 3240',
    'Level 2, Kowhai Centre, 24 Moray Place, PO Box 245, Moray Place, Dunedin 9058',
    'Cnr Rata Road & Kowhai Drive, Te Rapa, Hamilton 3200',
  ],
};
const COUNTRIES = { au: 'Australia', nz: 'New Zealand' };

type Change = (line: string, country: string) => string;
const CHANGES: readonly (readonly [string, Change])[] = [
  ['in capitals', (line) => line.toUpperCase()],
  ['in small letters', (line) => line.toLowerCase()],
  ['with its country', (line, country) => `${line}, ${country}`],
  ['with its country in capitals', (line, country) => `${line}, ${country}`.toUpperCase()],
  ['without blanks behind commas', (line) => line.replaceAll(', ', ',')],
  ['with blanks before commas', (line) => line.replaceAll(',', ' ,')],
  ['with a point at its end', (line) => `${line}.`],
  ['with a comma at its end', (line) => `${line},`],
  ['between blanks', (line) => `  ${line} `],
  ['in quotes', (line) => `"${line}"`],
  ['in lines', (line) => line.replaceAll(', ', '\n')],
  ['in lines of another system', (line) => line.replaceAll(', ', '\r\n')],
  ['with semicolons', (line) => line.replaceAll(', ', '; ')],
];

/** All that is read of a line but what it was made from, and the country; who it is in care of stays as written. */
function readOf(line: string, locale: 'au' | 'nz'): Partial<ParsedAddress> {
  const { changedItems: _, country: __, careOf, ...read } = parseAddress(line, localities, locale);
  return { ...read, careOf: careOf?.toUpperCase() ?? null };
}

describe.each(['au', 'nz'] as const)('A line of %s', (locale) => {
  it.each(CHANGES)('%s is read as it was', (_, change) => {
    for (const line of LINES[locale]) {
      expect([line, readOf(change(line, COUNTRIES[locale]), locale)]).toEqual([line, readOf(line, locale)]);
    }
  });
});

describe('A state that ends in Australia', () => {
  it.each([
    ['24 Numbat Street, Geelong West, Australia', 'GEELONG WEST', null],
    ['24 Numbat Street, Red Hill South, Australia', 'RED HILL SOUTH', null],
    ['24 Numbat Street, Adelaide, South Australia', 'ADELAIDE', 'SA'],
    ['24 Numbat Street, Perth West Australia', 'PERTH', 'WA'],
  ])('has no comma in its name: %s', (line, locality, state) => {
    expect(readOf(line, 'au')).toMatchObject({ locality, state });
  });
});
