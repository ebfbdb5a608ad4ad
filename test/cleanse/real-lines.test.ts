// What real registers hold and no slip of the pen makes: streets of other places, ranges of units, signs for a dash,
// letters that were scanned as digits, units beside other words.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import { engineOverAddresses } from '../support/sets/own-addresses.js';

/** Invented streets in places that exist. */
const ROWS = [
  ['', '14', 'Wells Street', 'Reservoir', '3073'],
  ['', '8', 'Vera Court', 'Reservoir', '3073'],
  ['', '6', 'Handasyde Avenue', 'Reservoir', '3073'],
  ['', '6', 'Hobarton Road', 'Reservoir', '3073'],
  ['', '9', 'Brandis Street', 'Preston', '3072'],
  ['', '9', 'Francis Street', 'Reservoir', '3073'],
  ['', '17', 'Hovell Street', 'Reservoir', '3073'],
  ['', '21', 'Quandong Street', 'Preston', '3072'],
  ['', '17', 'Murrumbeena Street', 'Kingsbury', '3083'],
  ...['1', '2', '10'].map((unit) => [unit, '8-10', 'Banksia Street', 'Reservoir', '3073']),
  ['', '10', 'Banksia Street', 'Reservoir', '3073'],
  ['', '30-32', 'Banksia Street', 'Reservoir', '3073'],
  ['', '17-19', 'Banksia Street', 'Reservoir', '3073'],
  ['17', '17-19', 'Banksia Street', 'Reservoir', '3073'],
  ['', '40', 'Banksia Street', 'Reservoir', '3073'],
  ['3', '40', 'Banksia Street', 'Reservoir', '3073'],
  ['', '3', 'Reservoir Road', 'Reservoir', '3073'],
  ['', '13', 'Baker Grove', 'Reservoir', '3073'],
  ['', '7', 'Colin Street', 'Reservoir', '3073'],
  ['', '2', 'Old Silver Road', 'Reservoir', '3073'],
  ['', '5', 'Nile Street', 'Mount Waverley', '3149'],
].map((cells, i) => [`w${i}`, ...cells.slice(0, 4), 'VIC', cells[4]].join(','));

const engine = engineOverAddresses('id,unit,number,street,suburb,state,postcode', ROWS);

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress }] }))[0]!;

/** [text, status, level, exception, first candidate or the address itself] */
type Case = [string, string, string, string | null, string | null];

const answers = (cases: readonly Case[]): void =>
  void it.each(cases)('%s is %s at level %s', async (text, status, level, exception, shown) => {
    const element = await cleansed(text);
    const isAddress = element.status === 'verified' || element.status === 'corrected';
    expect({
      status: element.status,
      level: element.level,
      exception: element.exception,
      shown: isAddress ? element.fullAddress : (element.candidates?.[0]?.fullAddress ?? null),
    }).toEqual({ status, level, exception, shown });
  });

describe('A street that is not there is not taken for one that resembles it', () => {
  answers([
    // Two slips in a short name.
    [
      '14 Bella Street, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '14 WELLS STREET, RESERVOIR VIC 3073',
    ],
    ['14 Well Street, Reservoir VIC 3073', 'corrected', 'address', null, '14 WELLS STREET, RESERVOIR VIC 3073'],
    ['8 Derr Court, Reservoir VIC 3073', 'partial', 'locality', 'STREET_NOT_FOUND', '8 VERA COURT, RESERVOIR VIC 3073'],
    // A slip and another type.
    [
      '6 Handaside Lane, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '6 HANDASYDE AVENUE, RESERVOIR VIC 3073',
    ],
    ['6 Handaside Avenue, Reservoir VIC 3073', 'corrected', 'address', null, '6 HANDASYDE AVENUE, RESERVOIR VIC 3073'],
    ['6 Handasyde Lane, Reservoir VIC 3073', 'corrected', 'address', null, '6 HANDASYDE AVENUE, RESERVOIR VIC 3073'],
    // Two slips that make the name of another street.
    [
      '9 Brandis Street, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '9 FRANCIS STREET, RESERVOIR VIC 3073',
    ],
    // Two slips that make the name of people, which the data has nowhere.
    [
      '17 Sorell Street, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '17 HOVELL STREET, RESERVOIR VIC 3073',
    ],
    ['17 Hvoele Street, Reservoir VIC 3073', 'corrected', 'address', null, '17 HOVELL STREET, RESERVOIR VIC 3073'],
    // Another type and another locality.
    ['21 Quandong Lane, Reservoir VIC 3073', 'partial', 'locality', 'STREET_NOT_FOUND', null],
  ]);
});

describe('A range of which there are only units is answered at its building', () => {
  answers([
    [
      '8-10 Banksia Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_MISSING',
      '10/8-10 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    [
      '8 to 10 Banksia Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_MISSING',
      '1/8-10 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    ['10 Banksia Street, Reservoir VIC 3073', 'verified', 'address', null, '10 BANKSIA STREET, RESERVOIR VIC 3073'],
    [
      '2/8-10 Banksia Street, Reservoir VIC 3073',
      'verified',
      'subdwelling',
      null,
      '2/8-10 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
  ]);

  it('shows the range as its number, and no address at its end', async () => {
    expect(await cleansed('8-10 Banksia Street, Reservoir VIC 3073')).toMatchObject({
      id: null,
      streetNumber: '8-10',
      fullAddress: '8-10 BANKSIA STREET, RESERVOIR VIC 3073',
    });
  });
});

describe('A slash or a comma may stand for the dash of a range', () => {
  answers([
    [
      '30/32 Banksia Street, Reservoir VIC 3073',
      'corrected',
      'address',
      null,
      '30-32 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    [
      '30, 32 Banksia Street, Reservoir VIC 3073',
      'corrected',
      'address',
      null,
      '30-32 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    [
      '17/19 Banksia Street, Reservoir VIC 3073',
      'ambiguous',
      'street',
      'AMBIGUOUS',
      '17-19 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    [
      'Unit 17/19 Banksia Street, Reservoir VIC 3073',
      'corrected',
      'subdwelling',
      null,
      '17/17-19 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    [
      '3/40 Banksia Street, Reservoir VIC 3073',
      'verified',
      'subdwelling',
      null,
      '3/40 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
  ]);
});

describe('Letters that were scanned as digits are read as letters where that gives an address', () => {
  answers([
    ['13 8aker Grove, Reservoir VIC 3073', 'corrected', 'address', null, '13 BAKER GROVE, RESERVOIR VIC 3073'],
    ['7 CO1IN ST, RESERVOIR VIC 3073', 'corrected', 'address', null, '7 COLIN STREET, RESERVOIR VIC 3073'],
    ['2 O1D S1LVER ROAD, RESERVOIR VIC 3073', 'corrected', 'address', null, '2 OLD SILVER ROAD, RESERVOIR VIC 3073'],
    [
      'U5 40 Banksia Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_NOT_FOUND',
      '3/40 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    [
      'UNIT5A 40 Banksia Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_NOT_FOUND',
      '3/40 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
  ]);

  it('says what was read for what, and is no surer than a slip lets it be', async () => {
    const { changedItems, confidence } = await cleansed('13 8aker Grove, Reservoir VIC 3073');
    expect(confidence).toBeLessThan(95);
    expect(changedItems).toContainEqual(
      expect.objectContaining({ affectedElement: 'fullAddress', oldValue: '13 8aker Grove, Reservoir VIC 3073' }),
    );
  });
});

describe('A unit that was not looked up is never answered with its building in silence', () => {
  answers([
    [
      'Unit 5 Elm Lodge, Banksia Street 40, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_NOT_FOUND',
      '3/40 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    [
      'Unit 3, Elm Lodge, 40 Banksia Street, Reservoir VIC 3073',
      'verified',
      'subdwelling',
      null,
      'ELM LODGE, 3/40 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
  ]);
});

describe('A place is no street of its own name, and an uncertain one says that', () => {
  answers([
    ['Level 3, Reservoir VIC 3073', 'partial', 'locality', 'NUMBER_MISSING', null],
    ['Shop 3, Reservoir VIC 3073', 'partial', 'locality', 'NUMBER_MISSING', null],
    ['3 Reservoir Road, Reservoir VIC 3073', 'verified', 'address', null, '3 RESERVOIR ROAD, RESERVOIR VIC 3073'],
    ['5 Nile Street, mt wavrley', 'corrected', 'address', null, '5 NILE STREET, MOUNT WAVERLEY VIC 3149'],
    ['mt wavrley', 'partial', 'locality', 'NUMBER_MISSING', null],
  ]);

  it('does not say of a misspelt place that its addresses are not there', async () => {
    const { messages } = await cleansed('mt wavrley');
    expect(messages?.join(' ')).not.toContain('has no addresses');
  });
});
