// Tables of every kind with many forms of rows, as their owners publish them, and the commands that import them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { workdir, type Workdir } from '../../support/workdir.js';
import { chance, mixed, pieces } from './mixed.js';

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

const STREETS = pieces(`
  Smith Street | Smith St | High Street North | The Esplanade | Broadway | O'Brien Street | St Georges Road
  | Mount View Rd | Old Mill Lane | King George Parade | First Avenue | Avenue Road | McDonald Close | Nowhere
  | Beach Road East | Station Street
`);
const PLACES = pieces(
  `
    Reservoir;VIC;3073 | Preston;VIC;3072 | Wattle Flat;VIC;3352 | Wattle Flat;NSW;2795 | St Elmo;NSW;2541
    | ;VIC; | Nowhere;XX;1
  `,
);
const NUMBERS = pieces('1 | 2 | 2A | 3 | 5-7 | 5 | 7 | 9 | 10 | 10-12A | 24 | 101 | 1180 | 0 | x | 12345 | A7 | 3/5 |');
const UNITS = pieces('| | | | | 1 | 2 | Unit 3 | 4A | G1 | Shop 5 | Level 2 Suite 6');
const OTHERS = pieces('| | | | | Gumnut House | Wattle Tower | ELDER | PO Box 5 | PO Box 12 | Locked Bag 7');
const SHIFTS = pieces('0 | 0.0001 | 0.0002 | -0.0003 | 0.01 | x');

/** So many rows of addresses, with a header. */
function addresses(seed: number, count: number): string {
  const rows = mixed(seed, count, [UNITS, NUMBERS, STREETS, PLACES, OTHERS, SHIFTS]).map(
    ([unit, number, street, place, other, shift], i) => {
      const [suburb = '', state = '', postcode = ''] = place!.split(';');
      const isBox = /^(?:PO|Locked)/.test(other!);
      const [latitude, longitude] =
        shift === 'x' ? ['', ''] : [-37.7 + Number(shift), 145 + Number(shift) / 2].map(String);
      return isBox
        ? [`b${i}`, '', '', '', '', other!, suburb, state, postcode, latitude!, longitude!]
        : [`a${i}`, other!, unit!, number!, street!, '', suburb, state, postcode, latitude!, longitude!];
    },
  );
  const heads = 'id,building,unit,number,street,postal,suburb,state,postcode,latitude,longitude'.split(',');
  return csv([heads, ...rows]);
}

const fewer = (row: string): string => {
  const cells = row.split(' ; ');
  return [cells[5], cells[0], cells[2], cells[1], cells[7]].join(' ; ');
};

function phoneRanges(folder: Workdir): void {
  const below = chance(131);
  const head =
    'Prefix ; Length ; Type ; Tariff ; Area Code Length ; Operator ; Format ; Regions ; Geocode:en ; Provenance';
  const types = ['MOBILE', 'FIXED_LINE', 'PAGER', 'VOIP', 'UAN', 'FIXED_LINE_OR_MOBILE', 'TOLL_FREE'];
  for (const [code, regions] of [
    ['61', 'AU'],
    ['64', 'NZ'],
    ['1', 'US,CA'],
  ] as const) {
    const rows = Array.from({ length: 60 }, (_, i) => {
      const prefix = `${20 + i}${['', 'x', '[2-5]', '7'][below(4)]!}`;
      const cells = [prefix, ['9', '8,9', '7,10', '10'][below(4)]!, types[below(types.length)]!, 'STANDARD_RATE'];
      return [
        ...cells,
        String(below(3) || ''),
        ['"one_co"', '"two_co"', ''][below(3)]!,
        '"x"',
        `"${regions}"`,
        i % 3 ? '"Here"' : '',
      ].join(' ; ');
    });
    // One country has fewer columns, in another order.
    const shown = [head, ...rows].map((row) => (code === '1' ? fewer(row) : row));
    folder.write(`ranges/metadata/${code}/ranges.csv`, `${shown.join('\n')}\n`);
    folder.write(`ranges/metadata/${code}/operators.csv`, 'Id ; Name:en\none_co ; "One & Co"\ntwo_co ; "Two; Co"\n');
  }
}

const WORLD = pieces(`
  Much Wattling;ZZ1;England;ENG;52.1;-1.5 | Much Wattling;ZZ9;Scotland;SCT;56.2;-3.9
  | Lower Elder;YY1;England;ENG;53.1;-2.1 | Upper Elder;YY1;England;ENG;53.14;-2.12
  | Saint Elder-on-Sea;XX1;Wales;WLS;51.6;-3.2 | Elder (north);XX2;Wales;WLS;51.7;-3.3 | Élder;XX3;;;0;0
  | Elder;;England;ENG;53;-2 | ;XX4;England;ENG;53;-2
`);

/** The tables, by the names that the commands have. */
export function importTables(): Workdir {
  const folder = workdir();
  mkdirSync(join(folder.path, 'data'));
  folder.write('own.csv', addresses(132, 420));
  folder.write(
    'postal.csv',
    addresses(133, 160)
      .replaceAll(/^[ab](\d+)/gm, (_, id: string) => `1${id.padStart(7, '0')}`)
      .replace('id,', 'DPID,'),
  );
  folder.write(
    'lines.csv',
    csv([
      ['id', 'address'],
      ...mixed(134, 60, [NUMBERS, STREETS, PLACES]).map(([number, street, place], i) => [
        `l${i}`,
        `${number} ${street}, ${place!.replaceAll(';', ' ')}`,
      ]),
    ]),
  );
  folder.write(
    'areas.csv',
    csv([
      ['MB_CODE', 'SA1', 'Name', 'Empty'],
      ...Array.from({ length: 90 }, (_, i) => [
        String(20_900_000_000 + i * 3),
        String(i % 7),
        i % 5 ? `Area ${i % 11}` : '',
        '',
      ]),
    ]),
  );
  folder.write(
    'moved.csv',
    csv([
      ['DPID', 'Date', 'Consent'],
      ...Array.from({ length: 70 }, (_, i) => [
        String(10_000_000 + (i % 60) * 7),
        `${1 + (i % 28)}/${1 + (i % 12)}/${2019 + (i % 5)}`,
        'YNx '[i % 4]!,
      ]),
    ]),
  );
  folder.write(
    'deceased.csv',
    csv([
      ['dpid', 'deceased_date'],
      ...Array.from({ length: 40 }, (_, i) => [
        i === 7 ? 'x' : String(91_000_000 + i),
        `202${i % 5}-0${1 + (i % 9)}-1${i % 10}`,
      ]),
    ]),
  );
  folder.write(
    'allCountries.txt',
    WORLD.flatMap((row, i) =>
      ['GB', 'IE'].map((country) => {
        const [name, code, region, regionCode, latitude, longitude] = row.split(';');
        return [
          country,
          code,
          name,
          region,
          regionCode,
          i % 2 ? 'Shire' : '',
          '',
          '',
          '',
          latitude,
          longitude,
          '4',
        ].join('\t');
      }),
    ).join('\n'),
  );
  folder.write(
    'london.csv',
    `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n${mixed(135, 120, [NUMBERS, STREETS, SHIFTS])
      .map(([number, street, shift], i) =>
        [
          [-0.1 + (Number(shift) || 0), 51.5 + (Number(shift) || 0), number, street, i % 6 ? '' : 'Flat 2'],
          [i % 4 ? 'London' : '', '', '', i % 3 ? 'SW1A 1AA' : '', `i${i}`, `h${i}`],
        ]
          .flat()
          .join(','),
      )
      .join('\n')}\n`,
  );
  folder.write(
    'members.csv',
    csv([
      ['id', 'name', 'address', 'phone', 'email'],
      ...mixed(136, 60, [NUMBERS, STREETS, PLACES]).map(([number, street, place], i) => [
        `m${i}`,
        `Jo ${i}`,
        `${number} ${street}, ${place!.replaceAll(';', ' ')}`,
        `0400 000 0${10 + i}`,
        i % 3 ? `jo${i}@example.com` : '',
      ]),
    ]),
  );
  phoneRanges(folder);
  return folder;
}

/** What follows `waypost data import`. */
export const IMPORTS = [
  'csv own.csv --source CUSTOM_AU_1 --country AU --datum GDA94',
  'csv postal.csv --source AUPAF --release 2026',
  'csv lines.csv --source CUSTOM_AU_2 --map fullAddress=address',
  'attributes areas.csv --source ASGS --key MeshblockId --map key=MB_CODE',
  'moved moved.csv --date-order dmy',
  'deceased deceased.csv --as-of 2026-01-01',
  'geonames-postal allCountries.txt',
  'geonames-postal allCountries.txt --countries IE',
  'openaddresses london.csv --country GB',
  'reference members.csv --name club',
  'phone-ranges ranges --release 2026-01-01',
];
