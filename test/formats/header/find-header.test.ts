// Which of the first rows is the header. The shapes are those of files that other programs and offices export: title
// lines and dates of reports, keys and values of a statement, names of groups above columns, units and types below,
// lines of which nothing is known. The sentences in them are invented.
import { describe, expect, test } from 'vitest';
import { findHeader } from '../../../src/formats/csv/head/find-header.js';
import { joinedHeadings } from '../../../src/formats/csv/head/two-lines.js';
import { foldHeading } from '../../../src/formats/csv/header.js';

const KNOWN = new Set([
  'name',
  'address',
  'suburb',
  'state',
  'postcode',
  'street',
  'residentialaddress',
  'postaladdress',
]);
const known = (cell: string): boolean => KNOWN.has(foldHeading(cell));

/** Rows of a text without quotes; a blank line sets the next row apart. */
function found(text: string): string {
  const rows: string[][] = [];
  const apart: boolean[] = [];
  let isApart = false;
  for (const line of text.split('\n')) {
    if (line !== '') {
      rows.push(line.split(','));
      apart.push(isApart);
    }
    isApart = line === '';
  }
  const header = findHeader({ rows, apart, known });
  if (header === undefined) return 'none';
  const { row, grouped, below } = header;
  return `${grouped ? `${row}+` : ''}${row + 1}${below > 0 ? `, ${below} below` : ''}`;
}

const NUMBERS = Array.from({ length: 180 }, (_, i) => i + 1);
const QUESTIONS = `Name,Address,${NUMBERS.map((number) => `Are you content with part ${number}?`).join(',')}`;
const ANSWERS = `Bob,12 Smith St,${NUMBERS.map((number) => (number % 3 === 0 ? 'Yes' : 'No')).join(',')}`;
const ADDRESSES = 'Bob,12 Smith St,Reservoir,VIC,3073\nAl,14 Smith St,Reservoir,VIC,3073';
const STREETS = 'Bob,12 Smith St,Reservoir,PO Box 5,Preston\nAl,14 Smith St,Reservoir,PO Box 6,Preston';

describe('The header is', () => {
  test.each<[string, string, string]>([
    ['the first row, of headings that are known', `Name,Address,Suburb,State,Postcode\n${ADDRESSES}`, '1'],
    ['the first row, of headings that are not', `Bezeichnung,Adr1,Ort,Land,Plz\n${ADDRESSES}`, '1'],
    ['the first row, of names as databases have them', `cust_nm,col_a,SUBURB_NM,st_abbr,PCODE\n${ADDRESSES}`, '1'],
    ['the first row, of names above words', 'Kunde,Ort\nMaier,Bonn\nHuber,Wien', '1'],
    ['the first row, of numbered names', 'Address 1,Addr2,City\nUnit 5,12 Smith St,Reservoir\n,1 High St,Preston', '1'],
    ['the first row, with years', 'Name,Address,2014,2015\nBob,12 Smith St,100,200\nAl,1 High St,110,210', '1'],
    ['the first row, with spans of years', 'Venue,2018-19,2019-20\nHall,100,200\nOval,110,210', '1'],
    ['the first row, that counts the columns', `0,1,2,3,4\n${ADDRESSES}`, '1'],
    ['the first row, with one heading five times', `Address,Address,Address,Address,Address\n${ADDRESSES}`, '1'],
    ['the first row, with most headings missing', `,Address,,,\n${ADDRESSES}`, '1'],
    ['the first row, though a later one has no number', `Name,Postcode\nBob,unknown\nAl,3073\nEd,3073\nJo,3073`, '1'],
    ['the first row, that stands again further down', `Name,Unit\nBob,5\nName,Unit\nAl,6`, '1'],
    ['the first row, above paths', 'filename,path\nc.txt,/tmp/c.txt\npython.txt,/tmp/python.txt', '1'],
    ['the first row, of more than a hundred questions', `${QUESTIONS}\n${ANSWERS}\n${ANSWERS}`, '1'],
    ['the first row, of a file without rows', 'id,text', '1'],
    [
      'the first row, above codes of which some are known',
      'code,name\nANT,ANTENNA\nFLAT,FLAT\nSTREET,STREET\nSTATE,ADDRESS\nX,Y',
      '1',
    ],
    ['below a title', `Customer list as at 1 July 2025\nName,Address,Suburb,State,Postcode\n${ADDRESSES}`, '2'],
    ['below a title in a row of empty cells', `Customers,,,,\n,,,,\nKunde,Adr,Ort,Land,Plz\n${ADDRESSES}`, '3'],
    ['below keys and values', `Account:,****0749\nFrom:,1/7/2025\n\nName,Adr,Ort,Land,Plz\n${ADDRESSES}`, '3'],
    [
      'below amounts',
      `Account:,****07493\n£4536.24\n£4536.24\n\nType,Text,Out,In,Balance\na,b,,5.1,6.2\na,c,4,,2`,
      '4',
    ],
    ['below words beside words', `Prepared by,Jane\nName,Address,Suburb,State,Postcode\n${ADDRESSES}`, '2'],
    ['below a row of another width, of a logger', `TOA5,6843,CR3\nTIME,RECORD,Ux,co2\n2012,1,0.4,6\n2013,2,0.9,7`, '2'],
    ['below a sentence with commas', `As at July, by suburb, all wards\nA,Adr,Ort,Land,Plz,X,Y\n1,2,3,4,5,6,7`, '2'],
    ['below a title, of one column', 'Customer list\nAddress\n12 Smith St\n14 Smith St', '2'],
    ['below keys and values of two columns', 'Report,Customers\nDate,1/7/2025\nName,Address\nBob,12 Smith St', '3'],
    ['below a title, of words alone, after a blank line', 'Liste der Kunden\n\nKunde,Ort\nMaier,Bonn\nHuber,Wien', '2'],
    [
      'over two lines, each address in words of its own',
      `Members,,,,\n\n,Residential,,Postal,\nName,Street,Suburb,Address,Town\n${STREETS}`,
      '2+3',
    ],
    ['over two lines', `,Residential Address,,Postal Address,\nName,Street,Suburb,Street,Suburb\n${STREETS}`, '1+2'],
    ['over two lines below a title', `Members\n,Home,,Mail,\nName,Street,Suburb,Street,Suburb\n${STREETS}`, '2+3'],
    ['over two lines, merged downwards', `Name,Home,,Mail,\n,Street,Suburb,Street,Suburb\n${STREETS}`, '1+2'],
    ['over two lines, of repeated groups', 'A,A,A,B,B,B\nE,I,t,E,I,t\n0.5,0.4,0.1,-0.4,-0.2,0.3', '1+2'],
    ['over two lines, of years below groups', ',Spills,Spills,Hours,Hours\nYear,2022,2023,2022,2023\na,1,2,3,4', '1+2'],
    [
      'over two lines, of groups above nothing but names',
      'Reporting,New,Total,,New\nDate,Cases,Well,Ill,Deaths\n2020-03-15,3,4,0,0\n2020-03-16,2,6,0,1',
      '1+2',
    ],
    ['above units', 'Time,Level,Flow\n,[m],[m3/s]\n2020-08-14,256.6,0.37\n2020-08-15,256.7,0.38', '1, 1 below'],
    ['above types', 'id,name,address\nint,varchar(50),string\n1,Bob,12 Smith St', '1, 1 below'],
    ['above a ruled line', 'id|name,address\n---,---\n1,12 Smith St\n2,14 Smith St', '1, 1 below'],
    ['none where the first row is an address', `${ADDRESSES}`, 'none'],
    ['none where the only row is an address', '12 Smith St,Reservoir,VIC,3073', 'none'],
    ['none though a cell is a known word', '12,Smith,Street,Reservoir,3073\n14,Smith,Street,Reservoir,3073', 'none'],
    ['none where a word stands again below', 'Reservoir,VIC\nPreston,VIC\nCarlton,VIC', 'none'],
    ['none where numbered names go on', 'Unit 5,12 Smith St\nShop 3,14 Smith St', 'none'],
    ['none of lines of addresses', 'Shop 3 Smith Street Reservoir\nUnit 4 High Street Preston', 'none'],
    ['none where the first row is an email', 'a@b.example,x\nc@d.example,y', 'none'],
    ['none where all headings are empty', `,,,,\n${ADDRESSES}`, 'none'],
    ['none of figures', '02-FEB-2009,09:55:04,PE,36,500\n02-FEB-2009,09:55:05,PE,108.75,200', 'none'],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toBe(expected);
  });

  test('looked for among the first rows, not further down', () => {
    const titles = (count: number): string => 'Title\n'.repeat(count);
    const table = `Name,Address,Suburb,State,Postcode\n${`${ADDRESSES}\n`.repeat(40)}`;
    expect(found(`${titles(29)}${table}`)).toBe('30');
    expect(found(`${titles(40)}${table}`)).not.toBe('41');
  });
});

describe('Two lines of a header become one', () => {
  test.each<[string, string, string, string]>([
    [
      'each group reaching up to the next',
      ',Residential Address,,,Postal Address,,',
      'Name,Street,Suburb,State,Street,Suburb',
      'Name,Residential Address Street,Residential Address Suburb,Residential Address State,' +
        'Postal Address Street,Postal Address Suburb',
    ],
    ['the last group ending where the first did', ',A,,B,,', 'Name,X,Y,X,Y,Phone', 'Name,A X,A Y,B X,B Y,Phone'],
    ['a name above nothing staying as it is', 'Name,A,,B,', ',X,Y,X,Y', 'Name,A X,A Y,B X,B Y'],
    [
      'no group said twice',
      ',Postal,,Home,',
      'Id,Postal Street,Town,Street,Town',
      'Id,Postal Street,Postal Town,Home Street,Home Town',
    ],
    ['in any script', ',住所,,別,', '名,町,市,町,市', '名,住所 町,住所 市,別 町,別 市'],
  ])('%s', (_, upper, lower, joined) => {
    expect(joinedHeadings(upper.split(','), lower.split(',')).join(',')).toBe(joined);
  });
});
