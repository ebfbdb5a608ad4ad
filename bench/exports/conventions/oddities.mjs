// Written after the others had been looked at and mended, before an answer was: damage of spreadsheets, templates and
// databases, and columns that share what belongs together in other ways.
import { lines } from './contacts.mjs';

const rest = [
  ['Suburb', (f) => f.suburb],
  ['State', (f) => f.state],
  ['Postcode', (f) => f.pc],
];

/** @type {import('../run.mjs').Convention[]} */
export const oddities = [
  {
    name: 'offices-with-and-without-a-word',
    source: 'tenant lists kept by hand (Office/Suite, Lvl, No., Street)',
    style: {},
    typeless: true,
    shapes: ['plain', 'unit', 'typed', 'range', 'suffix'],
    columns: [
      ['Tenant', (_, b) => b.firm()],
      ['Office/Suite', (f, b) => (f.unitNo === '' ? '' : b.choose([f.unitNo, `Suite ${f.unitNo}`, `# ${f.unitNo}`]))],
      ['Lvl', (f, b) => (f.unitNo === '' ? '' : b.choose(['G', 'Grnd', '1', '2nd Floor', 'LG', 'Level 3', 'M']))],
      ['No.', (f) => f.number],
      ['Street', (f) => f.streetShort],
      ...rest,
    ],
  },
  {
    name: 'number-and-unit-with-a-nought',
    source: 'tables of numbers (unit_number 0, street_number as 79.0, street_number_2 as nan)',
    style: {},
    typeless: true,
    shapes: ['plain', 'unit', 'range'],
    columns: [
      ['idx', (_, b) => b.seq('0')],
      ['unit_number', (f) => (f.unitNo === '' ? 'nan' : `${f.unitNo}.0`)],
      ['street_number', (f) => (f.firstSfx === '' ? `${f.first}.0` : f.firstWith)],
      ['street_number_2', (f) => (f.last === '' ? 'nan' : `${f.last}.0`)],
      ['street', (f) => f.street],
      ['suburb', (f) => f.suburb],
      ['postcode', (f) => `${f.pc}.0`],
    ],
  },
  {
    name: 'not-applicable-in-words',
    source: 'case management exports (Address Line 2: Not applicable, Unknown, Not provided)',
    style: { quote: 'all' },
    columns: [
      ['Client', (_, b) => b.person()],
      ['Address Line 1', (f) => f.slash],
      ['Address Line 2', (_, b) => b.choose(['Not applicable', 'Not provided', 'Unknown', 'As above', ''])],
      ...rest,
    ],
  },
  {
    name: 'same-as-physical',
    source: 'supplier forms (Physical address, Postal address: `As above`, `Same as physical`)',
    style: {},
    columns: [
      ['Supplier', (_, b) => b.firm()],
      ['Physical address', (f) => `${f.line}, ${f.tail}`],
      ['Postal address', (_, b) => b.choose(['As above', 'Same as physical', 'same', b.box()])],
    ],
  },
  {
    name: 'unit-behind-the-street',
    source: 'order forms (Street name and number, Apartment, suite, etc. (optional))',
    style: { bom: true },
    columns: [
      ['Customer', (_, b) => b.person()],
      ['Street name and number', (f) => f.houseShort],
      ['Apartment, suite, etc. (optional)', (f, b) => f.within || b.may(10, 'Buzz 12')],
      ['City', (f) => f.suburb],
      ['State/territory', (f) => f.state],
      ['Postcode', (f) => f.pc],
    ],
  },
  {
    name: 'house-and-flat-in-one',
    source: 'rolls of clubs (Flat/House No, Road, Place)',
    style: { delimiter: 'semicolon' },
    shapes: ['plain', 'unit', 'range', 'suffix'],
    columns: [
      ['Member', (_, b) => b.person()],
      ['Flat/House No', (f) => (f.unitNo === '' ? f.number : `${f.unitNo}/${f.number}`)],
      ['Road', (f) => f.streetShort],
      ['Place', (f) => f.suburb.toUpperCase()],
      ['Code', (f) => f.pc],
    ],
  },
  {
    name: 'kept-as-formulas',
    source: 'exports that keep texts from a spreadsheet (="9/79", ="2164")',
    style: { quote: 'all' },
    columns: [
      ['Ref', (_, b) => `="${b.id()}"`],
      ['Address', (f) => `="${f.slash}"`],
      ['Suburb', (f) => `="${f.suburb}"`],
      ['State', (f) => `="${f.state}"`],
      ['Postcode', (f) => `="${f.pc}"`],
    ],
  },
  {
    name: 'report-with-totals',
    source: 'report writers (a title above, a line of totals below)',
    style: { above: ['Debtors by suburb', 'Printed 01/02/2026', ''], below: ['Total,,,,,60'] },
    columns: [
      ['Debtor', (_, b) => b.firm().replaceAll(',', '')],
      ['Street', (f) => f.slash.replaceAll(',', '')],
      ...rest,
      ['Count', () => '1'],
    ],
  },
  {
    name: 'level-in-the-building',
    source: 'meeting and venue lists (Venue, Building/Level, Street address, Town)',
    style: {},
    columns: [
      ['Venue', (_, b) => b.venue()],
      ['Building/Level', (f, b) => f.within || b.may(30, b.building())],
      ['Street address', (f) => f.house],
      ['Town', (f) => f.suburb],
      ['P/C', (f) => f.pc],
    ],
  },
  {
    name: 'property-description-beside',
    source: 'council applications (Property: `79 Newton Road WETHERILL PARK`, Legal description: `Lot 3 DP 123456`)',
    style: {},
    columns: [
      ['Application', (_, b) => b.code()],
      ['Legal description', (_, b) => `Lot ${b.int('1-60')} DP ${b.id()}`],
      ['Property', (f) => `${f.line} ${f.SUBURB} ${f.state} ${f.pc}`],
      ['Applicant address', (_, b) => b.box()],
    ],
  },
  {
    name: 'block-of-a-letter',
    source: 'letters (AddressBlock with the name on top and the country below, tabs in it)',
    style: { quote: 'all', encoding: 'utf16le', delimiter: 'tab' },
    columns: [
      ['ID', (_, b) => b.id()],
      ['AddressBlock', (f, b) => lines(b.person().toUpperCase(), f.within, f.house, f.SUBURB, `${f.state}  ${f.pc}`)],
    ],
  },
  {
    name: 'dash-before-the-house',
    source: 'older registers (Unit-House: 9-79, Street, Locality)',
    style: {},
    shapes: ['plain', 'unit', 'suffix'],
    columns: [
      ['Assessment', (_, b) => b.id()],
      ['House', (f) => (f.unitNo === '' ? f.number : `U${f.unitNo} ${f.number}`)],
      ['Street', (f) => f.street.toUpperCase()],
      ['Locality', (f) => f.SUBURB],
      ['Pcode', (f) => f.pc],
    ],
  },
].map((convention) => ({ kind: 'oddities', ...convention }));
