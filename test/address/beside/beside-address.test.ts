// What people write into the same cell as an address and what is no part of it: labels, contacts, hours, the address
// again. The parts are those of the address alone, and what is said besides is unknown.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const ADDRESS = '12 Numbat Road, Reservoir VIC 3073';
const PARTS = 'number 12 · street NUMBAT ROAD · locality RESERVOIR · state VIC · postcode 3073';

const parts = (line: string): string => describeParse(parseAddress(line, testPlaces, 'au'));

describe('What stands behind an address', () => {
  it.each([
    ', info@quoll.example.au',
    ' Email: info@quoll.example.au',
    ', www.quoll.example',
    ', https://quoll.example/a?b=1',
    ', quoll.co.nz',
    ', +61 3 9460 1234',
    ', +64 9 123 4567',
    ', 03-9460 1234',
    ', 0800 123 456',
    ', Ph: 03-123-4567, Fax: 03-123-4568',
    ', P: 09 123 4567',
    ', T 09 123 4567 ext 12',
    ', Mobile 027 123 4567',
    ', Mon-Fri 9am-5pm',
    ', Mon - Fri 9-5, Sat 10-4',
    ' Mon-Fri 8.30am - 5pm',
    ', Open 24 hours',
    ', Open 7 days',
    ', Hours: 8.30am - 5pm',
    ', Closed Sundays and public holidays',
    ', ABN 12 345 678 901',
    ' ACN: 123456789',
    ', NZBN 9429000000000',
    ', GST No. 123-456-789',
  ])('"%s" is unknown', (behind) => {
    const unknown = behind.replace(/^[, ]+/, '').replace(', Fax', ' Fax');
    expect(parts(`${ADDRESS}${behind}`)).toBe(`${PARTS} · unknown ${unknown}`);
  });

  it('may be several of these', () => {
    expect(parts(`${ADDRESS}, Ph 03 9460 1234, info@quoll.example, Mon-Fri 9am-5pm`)).toBe(
      `${PARTS} · unknown Ph 03 9460 1234 info@quoll.example Mon-Fri 9am-5pm`,
    );
  });

  it('may be the same address again', () => {
    expect(parts(`${ADDRESS}, ${ADDRESS}`)).toBe(`${PARTS} · unknown ${ADDRESS}`);
  });

  it.each([
    ['PO Box 5, Reservoir VIC 3073, ', 'postal PO BOX 5', 'Reservoir VIC 3073'],
    ['PO Box 5 Coburg VIC 3058 / ', 'postal PO BOX 5', 'Coburg VIC 3058'],
    ['Coburg VIC 3058; ', '', 'Coburg VIC 3058'],
  ])('may stand before it: %s', (before, postal, unknown) => {
    const [number, street, ...place] = PARTS.split(' · ');
    const expected = [number, street, postal, ...place, `unknown ${unknown}`].filter((part) => part !== '');
    expect(parts(`${before}${ADDRESS}`)).toBe(expected.join(' · '));
  });

  it.each([
    [
      'ABN Tower, 12 Numbat Road, Reservoir',
      'building ABN TOWER · number 12 · street NUMBAT ROAD · locality RESERVOIR',
    ],
    ['PO Box 5, Reservoir VIC 3073', 'postal PO BOX 5 · locality RESERVOIR · state VIC · postcode 3073'],
    ['Sunday Creek Road, Reservoir', 'street SUNDAY CREEK ROAD · locality RESERVOIR'],
    ['PH 21, 12 Numbat Road, Reservoir', 'flat PENTHOUSE 21 · number 12 · street NUMBAT ROAD · locality RESERVOIR'],
    ['24/7 Numbat Road, Reservoir', 'flat 24 · number 7 · street NUMBAT ROAD · locality RESERVOIR'],
    ['PO Box 1234, Reservoir VIC 3073', 'postal PO BOX 1234 · locality RESERVOIR · state VIC · postcode 3073'],
  ])('none of it stands in %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('What leads to an address', () => {
  it.each([
    'Address:',
    'Street Address -',
    'Our address is',
    'Physical / postal address:',
    'Location:',
    'Venue:',
    'Where:',
    'Deliver to:',
    'Visit us at',
    'Property at',
    'Located at',
    'Registered office:',
    'Home:',
    'Site:',
  ])('"%s" says nothing of it', (label) => {
    expect(parts(`${label} ${ADDRESS}`)).toBe(PARTS);
  });

  it('may be the headings of its parts', () => {
    expect(parts('Street: 12 Numbat Road, Suburb: Reservoir, State: VIC, Post Code: 3073')).toBe(PARTS);
  });

  it.each([
    ['Site 5, 12 Numbat Road, Reservoir', 'flat SITE 5 · number 12 · street NUMBAT ROAD · locality RESERVOIR'],
    ['Home Road, Reservoir', 'street HOME ROAD · locality RESERVOIR'],
  ])('is none in %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

it('leaves the address as it is, whatever the digits of a telephone are', () => {
  const digits = (length: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const behind = fc.tuple(
    fc.constantFrom('03 ', '(03) ', '+61 3 ', '03-'),
    digits(4),
    fc.constantFrom(' ', '-'),
    digits(4),
  );
  fc.assert(
    fc.property(behind, (phone) => parts(`${ADDRESS}, ${phone.join('')}`) === `${PARTS} · unknown ${phone.join('')}`),
  );
});

it('reads any mixture of such pieces', () => {
  const piece = fc.constantFrom(
    'a@',
    '09 ',
    '+64',
    'open ',
    '9am',
    '-',
    ', ',
    'address',
    ': ',
    'www.',
    'mon',
    '(',
    '1',
  );
  fc.assert(fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => parts(pieces.join('')) !== undefined));
});

describe('The date of an event behind its address', () => {
  it.each([
    ['12 Smith St, Reservoir VIC 3073, Thursday 11 September 2025', 'Thursday 11 September 2025'],
    ['12 Smith St, Reservoir VIC 3073 on Sat 5th July', 'on Sat 5th July'],
    ['12 Smith St, Reservoir VIC 3073 (Sunday, March 9, 7pm - 9pm)', 'Sunday, March 9, 7pm - 9pm'],
    ['12 Smith St, Reservoir VIC 3073, 11 September 2025', '11 September 2025'],
    ['12 Smith St, Reservoir VIC 3073, 1st of June 2025 at 6.30pm', '1st of June 2025 at 6.30pm'],
  ])('%s', (line, unknown) => {
    expect(parts(line)).toBe(
      `number 12 · street SMITH STREET · locality RESERVOIR · state VIC · postcode 3073 · unknown ${unknown}`,
    );
  });

  it.each([
    [
      '3 April Street, Reservoir VIC 3073',
      'number 3 · street APRIL STREET · locality RESERVOIR · state VIC · postcode 3073',
    ],
    ['12 May St, Sydney NSW 2000', 'number 12 · street MAY STREET · locality SYDNEY · state NSW · postcode 2000'],
  ])('is none in the name of a street: %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});
