// Readers of small texts that people write, and the signs that such texts are made of.
import { titleCase } from '../../../src/contract/texts/title-case.js';
import { looksLikeCoordinates, readCoordinates } from '../../../src/contract/typed/coordinates.js';
import { readAngle } from '../../../src/contract/typed/angle.js';
import { quotedPoint, readDeliveryPoint } from '../../../src/contract/typed/delivery-point.js';
import { readDate } from '../../../src/contract/typed/typed-date.js';
import { looksLikeWords, readTyped as readWords } from '../../../src/contract/typed/typed-words.js';
import { headingWords } from '../../../src/columns/heading-words.js';
import { isHeading, meaningsOfHeading } from '../../../src/columns/heading.js';
import { mendedReadings } from '../../../src/company/form-slips.js';
import { namesIn, readName } from '../../../src/company/query.js';
import { readNumber, splitNumber } from '../../../src/company/read-number.js';
import { cleanCell } from '../../../src/email/cell/clean.js';
import { parseEmail } from '../../../src/email/syntax/parse.js';
import { isClosingLine } from '../../../src/formats/csv/closing-line.js';
import { columnNames } from '../../../src/formats/csv/header.js';
import { lookOf } from '../../../src/formats/csv/head/cell-look.js';
import { isUnitLine } from '../../../src/formats/csv/head/unit-line.js';
import { withoutLateQuotes } from '../../../src/formats/csv/quoted-late.js';
import { detectDialect } from '../../../src/formats/csv/detect.js';
import { formatByContent, formatByName } from '../../../src/formats/file-format.js';
import { spreadsheetCell } from '../../../src/formats/spreadsheet-cell.js';
import { birthDate } from '../../../src/match/names/birth-date.js';
import { nameWords } from '../../../src/match/names/organisation.js';
import { givenNames, splitName, surnameOf } from '../../../src/match/names/person.js';
import { readTyped as readPhone } from '../../../src/phone/typed/read-typed.js';
import { wordNumber } from '../../../src/phone/typed/word-number.js';
import { companyLikeness } from '../../../src/title/company-likeness.js';
import { formsOf } from '../../../src/title/name-forms.js';
import { personsOf } from '../../../src/title/persons.js';
import { unitsOf } from '../../../src/title/unit-of-title.js';
import { chance } from '../support/mixed.js';

/** Readers of a text, the signs it is made of, how many stand in one at most, and what stands between them. */
export interface Reading {
  readonly signs: string;
  readonly most: number;
  readonly between?: string;
  readonly count?: number;
  readonly read: (text: string) => unknown;
}

export const READINGS: Readonly<Record<string, Reading>> = {
  email: {
    signs:
      'jo a b.c 1 . . - @ @ @ @ ( ) " \\ [ ] : ; , < > [1.2.3.4] [IPv6:::1] example.com example co.uk xn-- é  + _ %',
    most: 7,
    count: 700,
    read: (text) => {
      const { reason, ...rest } = parseEmail(text) as unknown as Record<string, unknown>;
      return [reason, rest];
    },
  },
  'email cells': {
    signs:
      'jo@example.com zoe@example.org mailto: < > ( ) " \' ; , / Jo Brown email: (work) . none n/a at dot @ gmail com',
    most: 5,
    between: ' ',
    read: cleanCell,
  },
  phones: {
    signs: '0412 345 678 03 9555 1234 + 61 ( ) (0) - . / ext x # or ; , mob ph home: tel: 1300 CATS 00 0 1 ~ ~ &',
    most: 8,
    between: '~',
    count: 500,
    read: (text) => readPhone(text.replaceAll('~', ' ')),
  },
  'number words': {
    signs: '13 1300 1800 0800 CATS FLOWERS cats GO 4 - . 555 A',
    most: 3,
    between: ' ',
    read: wordNumber,
  },
  coordinates: {
    signs:
      '-33.85 151.21 33 51 24.5 90 180 181 S E N W ° \' " , ; : lat lng latitude= lon º deg − ( ) geo: + . 1e3 ~ ~',
    most: 8,
    between: '~',
    count: 700,
    read: (text) => {
      const plain = text.replaceAll('~', ' ');
      return [readCoordinates(plain), looksLikeCoordinates(plain), readAngle(plain)];
    },
  },
  'delivery points': {
    signs: '12345678 00000000 1234567 123456789 .0 .00 \' = " dpid DPID: AU|AUPAF| au| # 1.2e7 e+ x 0',
    most: 4,
    read: (text) => [readDeliveryPoint(text), quotedPoint(text)],
  },
  dates: {
    signs: '2024 1999 24 3 03 15 31 29 2 12 13 - - / / . ~ ~ , Mar March sept Tue st th T 10:30 Z 00',
    most: 7,
    between: '',
    count: 900,
    read: (text) => [readDate(text.replaceAll('~', ' ')), birthDate(text.replaceAll('~', ' '))],
  },
  'three words': {
    signs: "maple plain river dot . / /// ' 's , - https:// w3w.co %20 punto Ärger 東 3 ? ~",
    most: 6,
    read: (text) => [readWords(text.replaceAll('~', ' ')), looksLikeWords(text.replaceAll('~', ' '))],
  },
  headings: {
    signs:
      'address Address line 1 2 street St suburb city state post Postcode code zip name first last ' +
      'number No # unit type phone mobile email date ' +
      'billing shipping home _ - . / ( ) : * é Lat long po box country ISO id sub of the Nr',
    most: 4,
    between: ' ',
    count: 600,
    read: (text) => [headingWords(text), isHeading(text), meaningsOfHeading(text).slice(0, 3)],
  },
  companies: {
    signs:
      'Bilby Wattle & and Sons Pty Ltd P/L Limited Co. The Trustee for Trust Family t/as ' +
      "ATF - ' O'Brien (Aust) Inc 2000 tee fo Ptyltd A B C",
    most: 6,
    between: ' ',
    read: (text) => [readName(text), namesIn(text), mendedReadings(text).length, splitNumber(text)],
  },
  'company numbers': {
    signs: '36 999 000 010 36999000010 999000010 ABN ACN ARBN : - . 0 x',
    most: 5,
    between: ' ',
    read: (text) => [readNumber(text, 'abn' as never), readNumber(text, 'acn' as never), splitNumber(text)],
  },
  persons: {
    signs:
      "Mr Ms Dr Jo Anne Mary-Jane O'Brien van der Berg de Smith & and Jnr Junior III née " +
      'formerly , ( ) . J K Zoë Pty Ltd Trust deceased',
    most: 6,
    between: ' ',
    count: 260,
    read: (text) => [
      splitName(text),
      givenNames(text),
      surnameOf(text),
      nameWords(text),
      personsOf({ firstName: '', lastName: text }),
      formsOf(text),
    ],
  },
  'companies of titles': {
    signs: 'Example Holdings Holding Limited Ltd & and Sons Son Trustees Trustee 2010 (NZ) No 2 The Co Company x',
    most: 5,
    between: ' ',
    read: (text) =>
      ['EXAMPLE HOLDINGS & SONS LIMITED', 'EXAMPLE TRUSTEES 2010 LIMITED'].map((owner) => companyLikeness(text, owner)),
  },
  'units of titles': {
    signs: 'Unit 3 A 3A Flat Lot 12 Deposited Plan DP 900100 Accessory Unit and , Principal Fee Simple 1/1 / -',
    most: 6,
    between: ' ',
    read: unitsOf,
  },
  'title case': {
    signs:
      "SMITH O'BRIEN MCDONALD MACDONALD MACHINE ST NSW PO BOX RD VAN DER DE OF AND THE III " +
      "IV 12A - / D'ARCY DELL RSL ĀKAU 1ST C/- (THE",
    most: 4,
    between: ' ',
    read: titleCase,
  },
  'cells of sheets': {
    signs: '5/6 1-3 0800 1e5 =1+1 +61 - @x 007 1.50 12/2024 "a" \' , TRUE 1234567890123456 ~',
    most: 2,
    read: spreadsheetCell,
  },
  'late quotes': { signs: 'a " "" , b ~ x"y "z" ;', most: 7, read: withoutLateQuotes },
  'looks of cells': {
    signs: 'Name name 12 2024 2024-25 $5 5% a. , Total NSW Q1 Jan é ( ) - _ This is it',
    most: 5,
    between: ' ',
    read: lookOf,
  },
  'closing lines': {
    signs: 'Total: 12 36 rows End of report Generated 2024-01-01 Page 1 Sum , , , x Count(*) - (c) Grand',
    most: 5,
    between: ' ',
    read: (text) => [isClosingLine(text.split(',')), isUnitLine(text.split(' ')), columnNames(text.split(' '))],
  },
  'heads of tables': {
    signs: 'a,b a;b a\tb a|b 1,2 1;2 "x,y" "x;y" a 3.5 sep=; é , ; ¶ ¶ ¶',
    most: 9,
    count: 400,
    read: (text) => {
      const head = Buffer.from(text.replaceAll('¶', '\n'));
      const { delimiter, ...rest } = detectDialect(head);
      return [delimiter, rest, formatByContent(head)];
    },
  },
  'names of files': {
    signs: 'a b.c .csv .tsv .txt .json .jsonl .ndjson .gz .GZ .CSV .xlsx . /',
    most: 4,
    read: formatByName,
  },
};

/** So many texts of the signs, each once. */
export function textsOf({ signs, most, between = '', count = 260 }: Reading, seed: number): string[] {
  const below = chance(seed);
  const all = signs.split(' ');
  const alone = all.map((sign) => sign || ' ');
  const made = Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(most) }, () => all[below(all.length)] || ' ').join(between),
  );
  return [...new Set([...alone, ...made])];
}
