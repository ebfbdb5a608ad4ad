// What a row of CSV becomes: an address, a postal delivery, a place of New Zealand.
import { describe, expect, it } from 'vitest';
import { locate } from '../../../src/answer/locate.js';
import { isAliasRow } from '../../../src/data/addresses/read/address-set.js';
import { imported, ROWS, useFolder } from './imported.js';

useFolder();

describe('A row of components', () => {
  it('becomes one address, its words in full', async () => {
    const { addresses, summary } = await imported(ROWS);
    expect(addresses()).toEqual([
      "LOT 7 O'BRIEN ROAD, DARWIN NT 0800",
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'UNIT 5, LEVEL 2, 24-26A SMITH STREET NORTH, RESERVOIR VIC 3073',
    ]);
    expect(summary.sets[0]).toMatchObject({
      source: 'CUSTOM_AU_1',
      country: 'AU',
      states: ['NT', 'VIC'],
      addresses: 3,
      localities: 2,
    });
  });

  it.each<[string, string, string]>([
    [
      'a street with its type in one column',
      'number,street,suburb,postcode\n12,The Esplanade,Reservoir,3073',
      '12 THE ESPLANADE, RESERVOIR VIC 3073',
    ],
    [
      'a street name that holds its type',
      'number,street name,suburb,postcode\n12,Smith-Jones Street,Reservoir,3073',
      '12 SMITH-JONES STREET, RESERVOIR VIC 3073',
    ],
    [
      'a lot with its word in the cell',
      'lot,street,suburb,postcode\nLot 7,Smith St,Reservoir,3073',
      'LOT 7 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      'a lot with its word in capitals in the cell',
      'lot,street,suburb,postcode\nLOT  7A,Smith St,Reservoir,3073',
      'LOT 7A SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      'a unit and number in one cell',
      'number,street,suburb,postcode\n5/12,Smith St,Reservoir,3073',
      '5/12 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      'a unit with its type in one cell',
      'unit,number,street,suburb,postcode\nShop 5,12,Smith St,Reservoir,3073',
      'SHOP 5, 12 SMITH STREET, RESERVOIR VIC 3073',
    ],
    ...['12–14', '12—14', '12 to 14'].map((number): [string, string, string] => [
      `a range as ${number}`,
      `number,street,suburb,postcode\n${number},Smith St,Reservoir,3073`,
      '12-14 SMITH STREET, RESERVOIR VIC 3073',
    ]),
    [
      'a range in two columns',
      'NUMBER_FIRST,NUMBER_LAST,STREET_NAME,STREET_TYPE,LOCALITY_NAME,STATE,POSTCODE\n' +
        '12,14B,SMITH,STREET,RESERVOIR,VIC,3073',
      '12-14B SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      'a postcode that a spreadsheet made a number',
      'number,street,suburb,postcode\n12,Smith St,Darwin,800.0',
      '12 SMITH STREET, DARWIN NT 0800',
    ],
    [
      'a building',
      'building,number,street,suburb,postcode\nRose House,12,Smith St,Reservoir,3073',
      'ROSE HOUSE, 12 SMITH STREET, RESERVOIR VIC 3073',
    ],
    ['no number at all', 'number,street,suburb,postcode\n,Smith St,Reservoir,3073', 'SMITH STREET, RESERVOIR VIC 3073'],
    ['a line of text', 'address\nu5 12 smith st reservoir vic 3073', 'UNIT 5, 12 SMITH STREET, RESERVOIR VIC 3073'],
    [
      'a line of text with its place in columns',
      'address,suburb,state,postcode\n12 smith st,Reservoir,VIC,3073',
      '12 SMITH STREET, RESERVOIR VIC 3073',
    ],
    ['a box in one column', 'postal,suburb,postcode\nG.P.O. Box 9,Sydney,2001', 'GPO BOX 9, SYDNEY NSW 2001'],
    ['a box that is only its number', 'po box,suburb,postcode\n12,Reservoir,3073', 'PO BOX 12, RESERVOIR VIC 3073'],
    [
      'a box in two columns',
      'postal type,postal number,suburb,postcode\nLocked Bag,A5,Reservoir,3073',
      'LOCKED BAG A5, RESERVOIR VIC 3073',
    ],
    [
      'a delivery without a number',
      'postal type,postal number,suburb,postcode\nCare PO,,Reservoir,3073',
      'CARE PO, RESERVOIR VIC 3073',
    ],
  ])('may have %s', async (_, text, address) => {
    expect((await imported(`${text}\n`)).addresses()).toEqual([address]);
  });

  it('keeps coordinates, mesh block, parcel, delivery point, sort plan and links', async () => {
    const { set } = await imported(
      'PID;DPID;BSP;NO;STREET;SUBURB;POSTCODE;LAT;LON;MB_CODE_2021;LEGAL_PARCEL_ID;PRINCIPAL_PID;PRIMARY_PID\n' +
        'X1;12345678;032;24;SMITH ST;RESERVOIR;3073;-37.7000001;145.01;20663910000;1/LP9;;\nX2;;;26;SMITH ' +
        'ST;RESERVOIR;3073;;;;;X1;\nX3;00000009;001;5/24;SMITH ST;RESERVOIR;3073;;;;;;X1\n',
      { map: { streetNumber: ['NO'] } },
    );
    const [x1, x2, x3] = ['X1', 'X2', 'X3'].map((pid) => set.addressOf(pid)) as [number, number, number];
    const { words, at } = locate(set, x1, -1);
    expect([words[at + 4]! | 0, words[at + 5]! | 0, set.meshBlock(words[at + 7]!), set.parcel(x1)]).toEqual([
      -377_000_001,
      1_450_100_000,
      '20663910000',
      '1/LP9',
    ]);
    expect([set.dpid(x1), set.sortPlan(x1), set.dpid(x2), set.sortPlan(x2), set.dpid(x3), set.sortPlan(x3)]).toEqual([
      12345678,
      '032',
      0,
      '',
      9,
      '001',
    ]);
    expect([set.principalOf(x2), set.primaryOf(x3), set.pid(x3)]).toEqual([x1, x1, 'X3']);
    const isAlias = (address: number): boolean => {
      const row = locate(set, address, -1);
      return isAliasRow(row.words[row.at + 3]!);
    };
    expect([x1, x2, x3].map(isAlias), 'a unit of a building is no other name of it').toEqual([false, true, false]);
  });

  it('has its DPID for its id where it has no other, and else the number of its row', async () => {
    const known = await imported(
      'dpid,no,street,suburb,postcode\n12345678,1,Smith St,Reservoir,3073\n,2,Smith St,Reservoir,3073\n',
      { map: { streetNumber: ['no'] } },
    );
    expect([known.set.pid(0), known.set.pid(1)]).toEqual(['12345678', '2']);
    const beside = await imported(
      'id,dpid,street number,street,suburb,postcode\n1,00345678,1,Smith St,Reservoir,3073\n',
    );
    expect(beside.set.pid(0), 'a plain id beside a DPID is somebody’s row number').toBe('00345678');
    const told = await imported(
      'id,dpid,street number,street,suburb,postcode\n1,00345678,1,Smith St,Reservoir,3073\n',
      { map: { id: ['id'] } },
    );
    expect([told.set.pid(0), told.set.dpid(0)]).toEqual(['1', 345678]);
  });
});

describe('Postal deliveries', () => {
  it('stand behind the streets and are met by no search for a street', async () => {
    const { set } = await imported(
      'no,street,postal,suburb,postcode\n1,Box St,,Reservoir,3073\n,,PO Box 12,Reservoir,3073\n,,PO Box ' +
        '2,Reservoir,3073\n,,Private Bag 7,Preston,3072\n',
      { map: { streetNumber: ['no'] } },
    );
    expect([set.streetCount, set.addressCount, [...set.postalLocality].length]).toEqual([1, 4, 2]);
    expect(Array.from({ length: set.streetNames.size }, (_, id) => set.streetNames.text(id))).toEqual(['BOX']);
    expect(set.entryStreet.length).toBe(1);
    const reservoir = set.postalLocality[1]!;
    expect([
      set.localityNames.text(set.localityName[reservoir]!),
      set.postalType(1),
      set.localityPostalStart[reservoir],
    ]).toEqual(['RESERVOIR', 'PO BOX', 1]);
    expect(set.street(set.streetCount + 1).count).toBe(2);
  });

  it('give their locality a postcode that only they have', async () => {
    const { set } = await imported(
      'no,street,postal,suburb,postcode\n1,Hay St,,Sydney,2000\n,,GPO Box 12,Sydney,2001\n',
      { map: { streetNumber: ['no'] } },
    );
    expect([[...set.localityPostcode], [...set.localityPostcodePostal]]).toEqual([
      [2000, 2001],
      [0, 1],
    ]);
  });
});

describe('A set of New Zealand', () => {
  it('has its suburbs in their towns, those of one name apart, and the towns themselves', async () => {
    const { set, summary } = await imported(
      'id,street number,street,suburb,town city,postcode\n1,12,Queen Street,Ponsonby,Auckland,1011\n2,5A,High ' +
        'St,,Dunedin,9016\n3,7,Main Rd,Ponsonby,Dunedin,9016\n4,9,State Highway 1,,Dunedin,9054\n',
      { source: 'NZPAF', country: 'NZ' },
    );
    const name = (locality: number): string => set.localityNames.text(set.localityName[locality]!);
    expect(summary.sets[0]).toMatchObject({ source: 'NZPAF', country: 'NZ', addresses: 4, localities: 4 });
    expect(Array.from({ length: set.localityCount }, (_, i) => `${name(i)} in ${name(set.localityTown[i]!)}`)).toEqual([
      'AUCKLAND in AUCKLAND',
      'DUNEDIN in DUNEDIN',
      'PONSONBY in AUCKLAND',
      'PONSONBY in DUNEDIN',
    ]);
  });

  it('needs no state, and one of Australia does', async () => {
    const row = 'street number,street,suburb\n12,Queen Street,Ponsonby\n';
    expect((await imported(row, { source: 'NZPAF', country: 'NZ' })).summary.sets[0].addresses).toBe(1);
    await expect(imported(row)).rejects.toThrow(/1 without a state or postcode/);
  });
});
