// What stands beside an address in real exports: invented ids, people, firms, phones, dates, amounts, notes and codes.

const GIVEN =
  'James Mary Liam Olivia Noah Charlotte Mei Arjun Sofia Ahmed Grace Henry Ruby Jack Isla Thomas Zoe Minh'.split(' ');
const FAMILY = (
  "Smith Nguyen Brown Wilson O'Brien McDonald Singh Taylor Chen Papadopoulos Kelly Martin " +
  'Street Victoria Park Lane'
).split(' ');
const TRADES = 'Plumbing Bakery Motors Dental Electrical Pharmacy Landscaping Accounting Cafe Legal Freight'.split(' ');
const FORMS = ['Pty Ltd', 'Pty. Ltd.', '& Sons', 'Group', 'Services', 'Inc', ''];
const FIRST_WORDS = 'Acacia Southern Harbour Wattle Pacific Banksia Summit Castle Station George Highway Unit'.split(
  ' ',
);
const BUILDINGS = [
  'Acacia House',
  'The Arcade',
  'Banksia Gardens',
  'Harbour Tower',
  'Stockland Centre',
  'Old Mill',
  'Wattle Court',
];
const NOTES = [
  'Leave at the front door',
  'Call before delivery',
  'Dog on site, gate code 4471',
  'Prefers e-mail; next review in March 2027',
  'Moved from 12 Smith Street last year',
  'paid by card',
  'n/a',
];
const COUNCILS = [
  'Hornsby Shire Council',
  'City of Lake Macquarie',
  'Goulburn Mulwaree Council',
  'Horsham Rural City',
  'Sunshine Coast Regional',
];
const ELECTORATES = ['Mitchell', 'Wannon', 'Mallee', 'Hume', 'Newcastle', 'Fisher', 'Werriwa'];
const REGIONS = ['Sydney Metro', 'Hunter', 'Western Victoria', 'Sunshine Coast', 'Southern Highlands'];
const PRODUCTS = ['Blue Mug 350 ml', 'T-Shirt / L', 'Garden Hose 30m', 'Desk Lamp', 'Gift Card $50', 'Road Bike 54'];
const WEB = ['www.example.com.au', 'https://example.org/about', 'http://shop.example.net.au'];
const pad = (number, width) => String(number).padStart(width, '0');
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** An ABN whose check digits hold (Australian Business Register: weights, modulus 89). */
function abn(luck) {
  const nine = luck.digits(9);
  for (let check = 10; check < 100; check++) {
    const digits = [...`${check}${nine}`].map(Number);
    const sum = digits.reduce((total, digit, i) => total + (i === 0 ? digit - 1 : digit) * ABN_WEIGHTS[i], 0);
    if (sum % 89 === 0) return `${check} ${nine.slice(0, 3)} ${nine.slice(3, 6)} ${nine.slice(6)}`;
  }
  return '';
}

const isoDate = (luck) => `${luck.int(2015, 2026)}-${pad(luck.int(1, 12), 2)}-${pad(luck.int(1, 28), 2)}`;
const auDate = (luck) => `${pad(luck.int(1, 28), 2)}/${pad(luck.int(1, 12), 2)}/${luck.int(2015, 2026)}`;
const name = (luck) => `${luck.pick(GIVEN)} ${luck.pick(FAMILY)}`;

/** Value of an invented column: `(luck, argument, number of the row)`. */
export const NEIGHBOURS = {
  id: (luck) => luck.digits(6),
  id4: (luck) => String(luck.int(2000, 7999)),
  seq: (_, from, row) => String(Number(from ?? 1) + row),
  uuid: (luck) => [8, 4, 4, 4, 12].map((width) => luck.digits(width)).join('-'),
  sfid: (luck) => `0015g0000${luck.digits(5)}AAU`,
  code: (luck) => `${luck.pick('ABCDEFGH'.split(''))}${luck.pick('KLMNP'.split(''))}${luck.digits(4)}`,
  given: (luck) => luck.pick(GIVEN),
  family: (luck) => luck.pick(FAMILY),
  person: name,
  attention: (luck) => `Attn: ${name(luck)}`,
  lastfirst: (luck) => `${luck.pick(FAMILY)}, ${luck.pick(GIVEN)}`,
  title: (luck) => luck.pick(['Mr', 'Ms', 'Mrs', 'Dr', '']),
  firm: (luck) => `${luck.pick(FIRST_WORDS)} ${luck.pick(TRADES)} ${luck.pick(FORMS)}`.trim(),
  venue: (luck) =>
    `${luck.pick(FIRST_WORDS)} ${luck.pick(['Public School', 'Community Hall', 'Primary School', 'Hotel', 'Library'])}`,
  building: (luck) => luck.pick(BUILDINGS),
  email: (luck) => `${luck.pick(GIVEN).toLowerCase()}.${luck.digits(3)}@example.com`,
  phone: (luck) => `(0${luck.pick([2, 3, 7])}) ${luck.int(4000, 9999)} ${luck.digits(4)}`,
  phoneplain: (luck) => `0${luck.pick([2, 3, 7])}${luck.int(4000, 9999)}${luck.digits(4)}`,
  mobile: (luck) => `04${luck.digits(2)} ${luck.digits(3)} ${luck.digits(3)}`,
  date: auDate,
  isodate: isoDate,
  datetime: (luck) => `${isoDate(luck)} ${pad(luck.int(0, 23), 2)}:${pad(luck.int(0, 59), 2)}:00 +1000`,
  year: (luck) => String(luck.int(1960, 2026)),
  amount: (luck) => (luck.int(100, 250_000) / 100).toFixed(2),
  percent: (luck) => `${luck.int(0, 100)}%`,
  int: (luck, range) => {
    const [from, to] = (range ?? '1-500').split('-').map(Number);
    return String(luck.int(from, to));
  },
  pick: (luck, list) => luck.pick((list ?? '').split('/')),
  yn: (luck) => luck.pick(['Y', 'N']),
  yesno: (luck) => luck.pick(['Yes', 'No']),
  bool: (luck) => luck.pick(['true', 'false']),
  flag: (luck) => luck.pick(['0', '1']),
  note: (luck) => luck.pick(NOTES),
  abn,
  abnplain: (luck) => abn(luck).replaceAll(' ', ''),
  acn: (luck) => luck.digits(9),
  url: (luck) => luck.pick(WEB),
  council: (luck) => luck.pick(COUNCILS),
  electorate: (luck) => luck.pick(ELECTORATES),
  region: (luck) => luck.pick(REGIONS),
  gender: (luck) => luck.pick(['M', 'F', 'X']),
  product: (luck) => luck.pick(PRODUCTS),
  sku: (luck) => `SKU-${luck.digits(5)}`,
  nmi: (luck) => `${luck.pick(['4103', '6305', '6203', '3120'])}${luck.digits(6)}`,
  mirn: (luck) => `53${luck.digits(8)}`,
  dpid: (luck) => luck.digits(8),
  parcel: (luck) => `${luck.int(1, 90)}//DP${luck.digits(6)}`,
  plan: (luck) => `${luck.pick(['SP', 'DP', 'LP', 'PS'])}${luck.digits(6)}`,
  spi: (luck) => `${luck.int(1, 40)}\\PS${luck.digits(6)}`,
  meshblock: (luck) => `2${luck.digits(10)}`,
  easting: (luck) => `${luck.int(280_000, 420_000)}.${luck.digits(2)}`,
  northing: (luck) => `${luck.int(5_700_000, 6_400_000)}.${luck.digits(2)}`,
  ip: (luck) => [1, 2, 3, 4].map(() => luck.int(1, 254)).join('.'),
  weight: (luck) => `${luck.int(1, 30)}.${luck.digits(1)}`,
  medicare: (luck) => `${luck.int(2000, 6999)} ${luck.digits(5)} ${luck.digits(1)}`,
  mrn: (luck) => `MRN${luck.digits(7)}`,
  geometry: (luck) => `POINT (15${luck.digits(1)}.${luck.digits(5)} -3${luck.digits(1)}.${luck.digits(5)})`,
};
