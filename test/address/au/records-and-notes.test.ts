// What exports of records have beside an Australian address: the number a record is kept under, the square of a street
// directory, the stage of an estate, what is asked of who delivers; and numbers said in words or behind the street.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const STREET = 'street QUOLL STREET';
const DUBBO = 'locality DUBBO · state NSW · postcode 2830';
const HOUSE = `number 14 · ${STREET}`;
const WHOLE = `${HOUSE} · ${DUBBO}`;

const CASES: readonly (readonly [string, string])[] = [
  // The number of a record.
  ['Job 48213 14 Quoll St, Dubbo NSW 2830', `${WHOLE} · unknown Job 48213`],
  ['Job #48213 14 Quoll St, Dubbo NSW 2830', `${WHOLE} · unknown Job #48213`],
  ['Order No: 48213, 14 Quoll St, Dubbo NSW 2830', `${WHOLE} · unknown Order No: 48213`],
  ['Our ref QB48213 - 14 Quoll St, Dubbo NSW 2830', `${WHOLE} · unknown Our ref QB48213`],
  ['CLAIM 88213/A, 14 QUOLL ST, DUBBO NSW 2830', `${WHOLE} · unknown CLAIM 88213/A`],
  ['MRN 0045123 Unit 3, 14 Quoll St, Dubbo NSW 2830', `flat UNIT 3 · ${WHOLE} · unknown MRN 0045123`],
  ['Meter 4471982 Lot 3 Quoll St Dubbo NSW 2830', `lot 3 · ${STREET} · ${DUBBO} · unknown Meter 4471982`],
  [
    'Claim No 88213 Quokka Hall, Quoll St, Dubbo',
    `building QUOKKA HALL · ${STREET} · locality DUBBO · unknown Claim No 88213`,
  ],
  [
    'Quokka Motors, Job 48213 14 Quoll St, Dubbo',
    `building QUOKKA MOTORS · ${HOUSE} · locality DUBBO · unknown Job 48213`,
  ],
  ['Stage 2 14 Quoll St, Dubbo NSW 2830', `${WHOLE} · unknown Stage 2`],
  ['Stage 2, 14 Quoll St, Dubbo NSW 2830', `${WHOLE} · unknown Stage 2`],
  ['Order of Quokkas Hall, 14 Quoll St, Dubbo NSW 2830', `building ORDER OF QUOKKAS HALL · ${WHOLE}`],
  // The square of a street directory.
  ['14 Quoll St, Dubbo NSW UBD 12 C4', `${HOUSE} · locality DUBBO · state NSW · unknown UBD 12 C4`],
  ['14 Quoll St, Dubbo NSW 2830 (Melway 23 F6)', `${WHOLE} · unknown Melway 23 F6`],
  ['14 Quoll St, Dubbo, Melway ref 23F6', `${HOUSE} · locality DUBBO · unknown Melway ref 23F6`],
  ['UBD 12 C4 14 Quoll St, Dubbo NSW 2830', `${WHOLE} · unknown UBD 12 C4`],
  // What is asked of who comes.
  ['14 Quoll St, Dubbo leave at front door', `${HOUSE} · locality DUBBO · unknown leave at front door`],
  ['14 Quoll St Dubbo no parking', `${HOUSE} · locality DUBBO · unknown no parking`],
  ['14 Quoll St Dubbo gate code 4471', `${HOUSE} · locality DUBBO · unknown gate code 4471`],
  ['14 Quoll St Dubbo beware of dog', `${HOUSE} · locality DUBBO · unknown beware of dog`],
  ['Quokka Motors address 14 Quoll St, Dubbo NSW 2830', `building QUOKKA MOTORS · ${WHOLE}`],
  // Plans, other names and ways.
  ['Unit 4 SP45678 14 Quoll St, Dubbo NSW 2830', `flat UNIT 4 · ${WHOLE} · unknown SP45678`],
  ['4/DP1234567, 14 Quoll St, Dubbo NSW 2830', `${WHOLE} · unknown 4/DP1234567`],
  ['4//SP45678 14 Quoll St, Dubbo NSW 2830', `${WHOLE} · unknown 4//SP45678`],
  ['SP 5 14 Quoll St, Dubbo NSW 2830', `flat SHOP 5 · ${WHOLE}`],
  ['14 Quoll St aka 2 Numbat Rd, Dubbo NSW 2830', `${WHOLE} · unknown aka 2 Numbat Rd`],
  ['14 Quoll St, formerly Quokka Hotel, Dubbo NSW 2830', `${WHOLE} · unknown formerly Quokka Hotel`],
  ['14 Quoll St, Dubbo NSW Attn: Accounts', `care Accounts · ${HOUSE} · locality DUBBO · state NSW`],
  ['via Quoll St, Dubbo', `${STREET} · locality DUBBO · unknown via`],
  [
    'Quokka Reserve, access via Quoll St, Dubbo',
    `building QUOKKA RESERVE · ${STREET} · locality DUBBO · unknown access via`,
  ],
  ['Quokka Oval No. 2, Quoll St, Dubbo', `building QUOKKA OVAL NO 2 · ${STREET} · locality DUBBO`],
  ['Quokka Netball Courts, Quoll St, Dubbo', `building QUOKKA NETBALL COURTS · ${STREET} · locality DUBBO`],
  // Numbers in words.
  ['Twelve Quoll Street, Dubbo NSW 2830', `number 12 · ${STREET} · ${DUBBO}`],
  ['Four Mile Street, Dubbo NSW 2830', `street FOUR MILE STREET · ${DUBBO}`],
  ['Seven Quolls Street, Dubbo NSW 2830', `street SEVEN QUOLLS STREET · ${DUBBO}`],
  ['One Quoll Hill Road, Dubbo NSW 2830', `street ONE QUOLL HILL ROAD · ${DUBBO}`],
  // The postcode first, the number of the house last.
  ['2830, Dubbo, Quoll Street 14', WHOLE],
  // A state that the postcode is not of.
  [
    '14 Quoll St, Reservoir 3073, Melbourne, South Australia',
    `${HOUSE} · locality RESERVOIR · state SA · postcode 3073 · unknown Melbourne`,
  ],
  // When it is open, behind a name.
  [
    'Numbat Freight open 7am-3pm, 14 Quoll St, Dubbo NSW 2830',
    `building NUMBAT FREIGHT · ${WHOLE} · unknown open 7am-3pm`,
  ],
  [
    'Numbat Freight Mon-Fri 7am to 3pm, 14 Quoll St, Dubbo NSW 2830',
    `building NUMBAT FREIGHT · ${WHOLE} · unknown Mon-Fri 7am to 3pm`,
  ],
  ['Numbat 3am, 14 Quoll St, Dubbo NSW 2830', `building NUMBAT 3AM · ${WHOLE}`],
];

describe('Exports of records', () => {
  it.each(CASES)('%s', (line, parts) => {
    expect(describeParse(parseAddress(line, testPlaces, 'au'))).toBe(parts);
  });
});
