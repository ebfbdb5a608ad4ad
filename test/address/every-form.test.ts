// Every written form of the short tables, and the first and last of every range: none is lost, none is another's.
import { describe, expect, it, test } from 'vitest';
import { parseAddress } from '../../src/address/parse.js';
import { isCareOf } from '../../src/address/vocabulary/care-of.js';
import { ORDINALS, SHORT_ORDINALS } from '../../src/address/vocabulary/ordinals.js';
import { countryOf, stateName, stateOf, stateOfPostcode } from '../../src/address/vocabulary/place.js';
import { postalAt } from '../../src/address/vocabulary/postal.js';
import { ruralWords } from '../../src/address/vocabulary/rural.js';
import { describeParse, testPlaces } from './describe-parse.js';

/** `KEY: form, form` a line, as pairs of a form and its key. */
const pairs = (text: string): [form: string, key: string][] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [key, forms] = line.split(': ');
      return forms!.split(', ').map((form): [string, string] => [form, key!]);
    });

describe('A state', () => {
  test.each(
    pairs(`
NSW: NSW, NEW SOUTH WALES, NSWALES
VIC: VIC, VICTORIA, VICT
QLD: QLD, QUEENSLAND, QLND
SA: SA, SOUTH AUSTRALIA, STH AUSTRALIA, S AUSTRALIA
WA: WA, WESTERN AUSTRALIA, WEST AUSTRALIA, W AUSTRALIA
TAS: TAS, TASMANIA, TASM
NT: NT, NORTHERN TERRITORY, NORTHERN TERR
ACT: ACT, AUSTRALIAN CAPITAL TERRITORY, AUST CAPITAL TERRITORY
OT: OT`),
  )('may be written %s for %s', (form, code) => {
    expect(stateOf(form)).toBe(code);
  });

  test.each(
    pairs(`
NEW SOUTH WALES: NSW
VICTORIA: VIC
QUEENSLAND: QLD
SOUTH AUSTRALIA: SA
WESTERN AUSTRALIA: WA
TASMANIA: TAS
NORTHERN TERRITORY: NT
AUSTRALIAN CAPITAL TERRITORY: ACT`),
  )('%s is %s in full', (code, name) => {
    expect(stateName(code)).toBe(name);
  });

  test.each(
    pairs(`
ACT: 0200, 0299, 2600, 2618, 2900, 2920
NT: 0800, 0999
NSW: 1000, 2599, 2619, 2899, 2921, 2999
VIC: 3000, 3999, 8000, 8999
QLD: 4000, 4999, 9000, 9999
SA: 5000, 5999
WA: 6000, 6797, 6800, 6999
OT: 6798, 6799
TAS: 7000, 7999
none: 0000, 0199, 0300, 0799`),
  )('has the postcodes of its ranges from the first to the last: %s is of %s', (postcode, code) => {
    expect(stateOfPostcode(postcode) || 'none').toBe(code);
  });
});

test.each(
  pairs(`
AU: AUSTRALIA, AUS, AU, AUST, COMMONWEALTH OF AUSTRALIA, AUSTRALIEN, AUSTRALIE, AUSTRALSKO
NZ: NZ, NZL, NEW ZEALAND, AOTEAROA, AOTEAROA NEW ZEALAND
NZ: NEUSEELAND, NOUVELLE ZELANDE, NUEVA ZELANDA, NUEVA ZELANDIA, NUOVA ZELANDA
NZ: NOVA ZELANDIA, NIEUW ZEELAND, NYA ZEELAND, NOWA ZELANDIA
none: SMITH, A, AUSTRALIAN`),
)('The country %s is %s', (form, code) => {
  expect(countryOf(form) ?? 'none').toBe(code);
});

const POSTAL = `
PO BOX: PO BOX, POBOX, P O BOX, POST OFFICE BOX, BOX, PO BX, POST BOX, POSTAL BOX, PB, PO B
GPO BOX: GPO BOX, GPOBOX, G P O BOX, GENERAL POST OFFICE BOX, GPO
LOCKED BAG: LOCKED BAG, LOCKED MAIL BAG, LOCKED MAILBAG, LMB, LB, LOCKEDBAG
PRIVATE BAG: PRIVATE BAG, PRIVATE MAIL BAG, PMB, PVT BAG, PTE BAG, P BAG, PRIVATEBAG
CARE PO: CARE PO, CARE POST OFFICE, C/O POST OFFICE, C/O PO, C/O GPO
CMA: CMA, COMMUNITY MAIL AGENT
CMB: CMB, COMMUNITY MAIL BAG
CPA: CPA, COMMUNITY POSTAL AGENT
MS: MS, MAIL SERVICE
RSD: RSD, ROADSIDE DELIVERY
RMB: RMB, ROADSIDE MAIL BOX, ROADSIDE MAIL BAG
RMS: RMS, ROADSIDE MAIL SERVICE
REPLY PAID: REPLY PAID
COUNTER DELIVERY: COUNTER DELIVERY
POSTE RESTANTE: POSTE RESTANTE
RESPONSE BAG: RESPONSE BAG
FREEPOST: FREEPOST`;

describe('A postal delivery', () => {
  test.each(pairs(POSTAL))('may be written %s for %s', (form, type) => {
    const words = `${form} 12`.split(' ');
    expect(postalAt(words, 0, words.length)).toMatchObject({ type, length: words.length - 1 });
  });

  it('needs a number behind it, but for these', () => {
    const numberless = pairs(POSTAL).filter(([form]) => postalAt(form.split(' '), 0, 4)!.numberless);
    expect([...new Set(numberless.map(([, type]) => type))].toSorted()).toEqual([
      'CARE PO',
      'CMA',
      'COUNTER DELIVERY',
      'CPA',
      'POSTE RESTANTE',
    ]);
  });

  it('is plain by itself, but for these', () => {
    const weak = pairs(POSTAL).filter(([form]) => postalAt(form.split(' '), 0, 4)!.weak);
    expect(weak.map(([form]) => form).toSorted()).toEqual(['BOX', 'GPO', 'LB', 'MS', 'PB', 'PO B']);
  });

  it('ends where the words to look at end', () => {
    expect(postalAt(['POST', 'OFFICE', 'BOX'], 0, 2)).toBeUndefined();
    expect(postalAt(['A', 'PO', 'BOX'], 1, 3)).toMatchObject({ type: 'PO BOX' });
  });
});

describe('A unit without a number', () => {
  test.each(['PENTHOUSE', 'STUDIO', 'COTTAGE', 'BUNGALOW', 'LOFT'])('may be %s', (word) => {
    expect(describeParse(parseAddress(`${word} 24 Smith St Reservoir VIC 3073`, testPlaces, 'au'))).toBe(
      `flat ${word} · number 24 · street SMITH STREET · locality RESERVOIR · state VIC · postcode 3073`,
    );
  });
});

describe('A person or firm in care', () => {
  test.each<[words: string, at: number, expected: boolean]>([
    ['C/O SMITH', 0, true],
    ['CARE OF SMITH', 0, true],
    ['CARE SMITH', 0, false],
    ['ATTN SMITH', 0, true],
    ['ATTENTION SMITH', 0, true],
    ['ATT SMITH', 0, true],
    ['CO SMITH', 0, true],
    ['SMITH CO', 1, false],
    ['SMITH ATT JONES', 1, true],
  ])('%s, at word %s: %s', (text, at, expected) => {
    expect(isCareOf(text.split(' '), at)).toBe(expected);
  });
});

test.each<[words: string, count: number]>([
  ['RD 2', 1],
  ['RURAL DELIVERY 2', 2],
  ['R D 2', 2],
  ['RURAL 2', 0],
  ['DELIVERY 2', 0],
  ['R 2', 0],
  ['D 2', 0],
])('A rural delivery: %s has %s words before its number', (text, count) => {
  expect(ruralWords(text.split(' '), 0)).toBe(count);
});

test('The ordinals are those from the first to the twentieth, in words and in digits', () => {
  expect(ORDINALS.map((word, i) => `${SHORT_ORDINALS[i]} ${word}`)).toEqual(
    (
      '1ST FIRST,2ND SECOND,3RD THIRD,4TH FOURTH,5TH FIFTH,6TH SIXTH,7TH SEVENTH,8TH EIGHTH,9TH NINTH,10TH TENTH,' +
      '11TH ELEVENTH,12TH TWELFTH,13TH THIRTEENTH,14TH FOURTEENTH,15TH FIFTEENTH,16TH SIXTEENTH,17TH SEVENTEENTH,' +
      '18TH EIGHTEENTH,19TH NINETEENTH,20TH TWENTIETH'
    ).split(','),
  );
});
