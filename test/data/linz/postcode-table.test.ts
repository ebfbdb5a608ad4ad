// A table of New Zealand postcodes as it is read: its usual headings, the usual forms of a rural delivery, and which
// rows are left out.
import { describe, expect, it } from 'vitest';
import { readPostcodeTable, type PostcodeTable } from '../../../src/data/import/nz-postcodes/table.js';
import { UNKNOWN_COORDINATE } from '../../../src/data/points/coordinates.js';
import { tableSource } from '../support/table-source.js';

const read = (text: string, map: Readonly<Record<string, string>> = {}): Promise<PostcodeTable> =>
  readPostcodeTable(tableSource('t.csv', text), new Map(Object.entries(map)), {});
const refusal = (text: string, map: Readonly<Record<string, string>> = {}): Promise<string> =>
  read(text, map).then(
    () => 'read',
    (error: Error) => error.message,
  );

const ROW = { name: 'Tui Glen', town: '', region: '', territory: '', postcode: 110 };
const NOWHERE = [UNKNOWN_COORDINATE, UNKNOWN_COORDINATE];

describe('The columns of a table of postcodes', () => {
  it.each([
    ...['postcode', 'Post Code', 'pcode', 'postal_code', 'POSTCD', 'zip'].map((one) => [one, 'name'] as const),
    ...['locality', 'Suburb', 'suburb_locality', 'suburb name', 'LocalityName', 'place', 'Place Name'].map(
      (one) => ['postcode', one] as const,
    ),
  ])('are found: %s, %s', async (postcode, locality) => {
    const { rows } = await read(`other,${postcode},${locality}\nx,0110,Tui Glen\n`);
    expect(rows).toEqual([{ ...ROW, point: NOWHERE }]);
  });

  it.each([
    ...['town/city', 'Town', 'town name', 'city', 'Post Town', 'mail_town'].map((one) => [one, 'town'] as const),
    ...['territory', 'Territorial Authority', 'TA_NAME', 'ta', 'district'].map((one) => [one, 'territory'] as const),
    ...['region', 'Region Name', 'regional council'].map((one) => [one, 'region'] as const),
  ])('are found: %s is the %s', async (heading, field) => {
    const { rows } = await read(`postcode,locality,"${heading}"\n0110,Tui Glen, Kowhai Bay \n`);
    expect(rows).toEqual([{ ...ROW, [field]: 'Kowhai Bay', point: NOWHERE }]);
  });

  it.each([
    ['long', 'lat'],
    ['Longitude', 'Latitude'],
    ['lon', 'y'],
    ['lng', 'lat'],
    ['x', 'y'],
  ])('are found: %s and %s', async (longitude, latitude) => {
    const { rows } = await read(`${longitude},postcode,locality,${latitude}\n174.5,0110,Tui Glen,-36.5\n`);
    expect(rows[0]!.point).toEqual([-365_000_000, 1_745_000_000]);
  });

  it('have no point where half of it is missing', async () => {
    const { rows } = await read('x,y,postcode,locality\n174.5,,0110,A\n,-36.5,0110,B\n');
    expect(rows.map(({ point }) => point)).toEqual([NOWHERE, NOWHERE]);
  });

  it('are those that are named, whatever others are called', async () => {
    const { rows } = await read('postcode,locality,Code,Where\n1,B,0110,Tui Glen\n', {
      postcode: 'Code',
      locality: 'Where',
    });
    expect(rows).toEqual([{ ...ROW, point: NOWHERE }]);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['t.csv has no such column', 'a,b\n', { postcode: 'c' }, "--map postcode=c: t.csv has no column 'c'; it has a, b"],
    [
      'a place is missing',
      'postcode,b\n',
      {},
      't.csv line 1: no column is recognised as locality; name it with --map locality=COLUMN',
    ],
    [
      'both are missing',
      'a,b\n',
      {},
      't.csv line 1: no column is recognised as postcode or locality; name it with --map postcode=',
    ],
    [
      'no row has a postcode',
      'postcode,town\n,A\n',
      {},
      't.csv has a header and no row with a postcode; nothing was imported',
    ],
    ['a postcode has two digits', 'postcode,town\n11,A\n', {}, "t.csv line 2: the postcode is '11', not four digits"],
    ['a postcode is a word', 'postcode,town\nRD 1,A\n', {}, "t.csv line 2: the postcode is 'RD 1', not four digits"],
    [
      'a latitude is beyond the pole',
      'postcode,town,x,y\n0110,A,174,-91\n',
      {},
      't.csv line 2: y is -91, outside ±90 degrees',
    ],
    [
      'a longitude is beyond the turn',
      'postcode,town,x,y\n0110,A,181,-36\n',
      {},
      't.csv line 2: x is 181, outside ±180 degrees',
    ],
  ])('are refused where %s', async (_, text, map, said) => {
    expect(await refusal(text, map)).toContain(said);
  });
});

describe('A row of postcodes', () => {
  it.each([
    ['0110,Tui Glen,,', 110],
    ['110,Tui Glen,,', 110],
    [' 9999 , Tui Glen ,,', 9999],
    ['0110,,Tui Glen,', 110],
  ])('is a place: %s', async (row, postcode) => {
    const { rows, rural, skipped } = await read(`postcode,locality,town,rd\n${row}\n`);
    expect(rows).toEqual([{ ...ROW, town: row.includes(',,Tui') ? 'Tui Glen' : '', postcode, point: NOWHERE }]);
    expect([rural, skipped]).toEqual([[], {}]);
  });

  it.each([
    ['0171,,Whangārei,1', 'WHANGAREI', '1'],
    ['0171,,Whangārei,RD 12', 'WHANGAREI', '12'],
    ['0171,,Whangārei,rd12', 'WHANGAREI', '12'],
    ['0171,,Whangārei,R.D. 2', 'WHANGAREI', '2'],
    ['0171,,Whangārei,Rural Delivery 2', 'WHANGAREI', '2'],
    ['0171,RD 3,Whangārei,', 'WHANGAREI', '3'],
    ['0171,Whangārei,,RD 3', 'WHANGAREI', '3'],
  ])('is a rural delivery: %s', async (row, town, number) => {
    const { rows, rural } = await read(`postcode,locality,town,rd\n${row}\n`);
    expect([rows, rural]).toEqual([[], [{ town, number, postcode: 171 }]]);
  });

  it.each([
    ['0171,RD 3 Road,,', 'RD 3 Road'],
    ['0171,RD 123,,', 'RD 123'],
    ['0171,Old RD 3,,', 'Old RD 3'],
    ['0171,Tui Glen,,x', 'Tui Glen'],
  ])('is a place that only looks like one: %s', async (row, name) => {
    const { rows, rural } = await read(`postcode,locality,town,rd\n${row}\n`);
    expect([rows.map((one) => one.name), rural]).toEqual([[name], []]);
  });

  it('is left out and counted where it says no postcode or no place', async () => {
    const { rows, rural, skipped } = await read(
      'postcode,locality,town,rd\n,A,B,\n  ,A,,\n0110,,,\n0110,"--",,\n0110,RD 3,,\n0110,,,RD 3\n0110,A,,\n',
    );
    expect([rows.length, rural]).toEqual([1, []]);
    expect(skipped).toEqual({
      'without a postcode': 2,
      'without a locality': 2,
      'rural delivery without a mail town': 2,
    });
  });
});
