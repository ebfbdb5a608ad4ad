// Headings that mean a field of one operation and nothing else, as people write them.
import { expect, test } from 'vitest';
import { asMapped } from '../as-mapped.js';

const POINTS =
  'DPID | Delivery Point ID | delivery_point_identifier | Delivery Point | cleanse_dpid | retrieve_dpid | ' +
  'AusPost DPID | Australia Post DPID | auspaddpid | PAF DPID | Address DPID | Postal DPID | Mail DPID | DID | ' +
  'PDPID | Postal Delivery Point ID | Postal Delivery Point Identifier | suppress_dpid';
const WORDS = 'Words | 3wa | 3 words | Three Words | three-word address | 3 Word Address';

test.each<[operation: string, field: string, value: string, headings: string]>([
  ['suppress', 'dpid', '41000001', `${POINTS} | lookup_dpid | DPID Number | dpid no | DPID Code`],
  ['movedSuppression', 'id', '41000001', `${POINTS} | lookup_dpid | DPID Number | dpid no | DPID Code`],
  [
    'suppress',
    'lastContact',
    '2024-05-27',
    'Last Contact | Last Contact Date | Date Last Contact | Date of Last Contact | Last Contacted | ' +
      'Last Transaction | Last Transaction Date | ' +
      'Date Last Transaction | Last Purchase | Last Purchase Date | Last Order | ' +
      'last_order_date | Last Activity | Last Activity Date | Last Response | Last Response Date | Last Gift Date | ' +
      'Last Donation Date',
  ],
  ['suppress', 'addressStatus', 'verified', 'cleanse_status | Address Status | Status'],
  [
    'companyLookup',
    'name',
    'Wattle Plumbing Pty Ltd',
    'Company Name | Company | Business Name | Business | Organisation Name | Organization Name | Organisation | ' +
      'Organization | Legal Name | Entity Name | Legal Entity Name | Registered Name | Trading Name | Trading as | ' +
      'Customer Name | Client Name | Supplier Name | Vendor Name | Debtor Name | Creditor Name | Account Name | ' +
      'Employer | Employer Name | Name',
  ],
  [
    'companyLookup',
    'abn',
    '51 824 753 556',
    'ABN | ABN Number | ABN No | Australian Business Number | Company ABN | Business ABN | Tax Number',
  ],
  [
    'companyLookup',
    'acn',
    '004 085 616',
    'ACN | ACN Number | ACN No | ARBN | Australian Company Number | Company ACN | ACN/ARBN',
  ],
  ['companyLookup', 'optionalConfig', 'active:Y', 'optionalConfig | Company Config'],
  ['companyLookup', 'apiName', 'abnSearch', 'apiName'],
  ['wordsCoordinates', 'words', 'filled.count.soap', `${WORDS} | 3wa_words`],
  ['wordsSuggest', 'input', 'filled.count.so', `Input | ${WORDS}`],
  ['wordsSuggest', 'focus', '-37.71,145.01', 'Focus'],
  ['wordsGridsection', 'boundingBox', '-37.71,145.01,-37.7,145.02', 'Bounding Box | bbox | Box'],
  [
    'lookup subdwellingAddress',
    'id',
    '41000001',
    'ID | DPID | Address ID | find_id | cleanse_id | GNAF ID | Reference ID',
  ],
  ['lookup subdwelling', 'subdwelling', 'UNIT 5', 'Subdwelling | Unit | Flat | Flat/Unit'],
  ['lookup street', 'suburb', 'Roslyn', 'Suburb | Suburb Name'],
  ['address retrieve', 'country', 'DE', 'Country | Country Code'],
  ['retrieve', 'id', 'AU|GNAF|GAVIC1', 'ID | Address ID | find_id | cleanse_id | GNAF ID | Reference ID'],
  ['find', 'id', 'g1', 'find_id | Group ID'],
  ['identify', 'eid', 'abcdef', 'EID | identify_eid | Encrypted ID | Encrypted Address ID'],
  [
    'matchFile',
    'dpid',
    '41000001',
    'DPID | Delivery Point ID | Delivery Point Identifier | GNAF PID | GNAF ID | ADDRESS_DETAIL_PID | Reference ID | ' +
      'cleanse_dpid',
  ],
])('%s has its %s, such as %s', (operation, field, value, headings) => {
  const found = headings.split(' | ').map((heading) => {
    const mapped = asMapped(
      ['Note', heading],
      [
        ['x', value],
        ['y', value],
      ],
      { operation },
    );
    return [heading, mapped[field]];
  });
  expect(found).toEqual(headings.split(' | ').map((heading) => [heading, heading]));
});
