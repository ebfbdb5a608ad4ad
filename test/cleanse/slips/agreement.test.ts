// What type and number say beside a name that may be a slip of another or one of its own.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

/** Invented streets of one place, most of them a STREET. */
const ROWS = [
  ...Array.from({ length: 40 }, (_, i) => `1 Wattle${'abcdefghij'[i % 10]}${'lmno'[Math.floor(i / 10)]} Street`),
  '7 Tarwin Street',
  '214 Tarwin Street',
  '30 Tarwin Street',
  '3/30 Tarwin Street',
  '20 Tarwin Terrace',
  '40-44 Tarwin Street',
  '7 Henley Street',
  '99-103 Henley Street',
  '9 Danvale Street',
  '9 Pym Street',
  '9 Kilmore Street',
].map((row, i) => {
  const [number, ...street] = row.split(' ');
  return `n${i},${number},${street.join(' ')},Reservoir,VIC,3073`;
});

/** Streets of another place, whose names are each a slip away from one of those. */
const ELSEWHERE = ['Tanvale', 'Lym', 'Kilmor'].flatMap((name, i) =>
  [1, 2, 3].map((number) => `e${i}${number},${number},${name} Street,Horsham,VIC,3400`),
);

const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', [...ROWS, ...ELSEWHERE]);

async function answerTo(line: string): Promise<string> {
  const [element] = cleanse.elements(
    await engine().run(cleanse, { payload: [{ fullAddress: `${line}, Reservoir VIC 3073` }] }),
  );
  return element!.exception ?? element!.fullAddress!;
}

describe('A name two slips from that of a street', () => {
  it.each([
    ['is one of its own where streets of that type and with that number are everywhere', '7 Tarlen Street', ''],
    ['is a slip where few have the number', '214 Tarlen Street', '214 TARWIN STREET'],
    ['is a slip where few have the type', '20 Tarlen Terrace', '20 TARWIN TERRACE'],
    ['is one of its own where many have the number', '30 Tarlen Street', ''],
    ['is a slip where the number has that unit as well', 'Unit 3, 30 Tarlen Street', '3/30 TARWIN STREET'],
    ['is a slip where the number has that end as well', '40-44 Tarlen Street', '40-44 TARWIN STREET'],
  ])('%s: %s', async (_, line, address) => {
    const answer = await answerTo(line);
    expect(answer).toBe(address === '' ? 'STREET_NOT_FOUND' : `${address}, RESERVOIR VIC 3073`);
  });
});

describe('A name one slip from that of a street', () => {
  it.each([
    ['is a slip where the number is there', '7 Fenley Street', '7 HENLEY STREET, RESERVOIR VIC 3073'],
    ['is one of its own where the number is not there either', '61 Fenley Street', 'STREET_NOT_FOUND'],
    ['is a slip where it is no name, whatever the number', '61 Hnley Street', 'NUMBER_NOT_FOUND'],
    ['is a slip where the number is in a range', '101 Fenley Street', 'NUMBER_IN_RANGE'],
    ['is a slip where the number is there and the unit is not', '4/7 Fenley Street', 'UNIT_NOT_FOUND'],
    ['is a slip where no number is written', 'Fenley Street', 'NUMBER_MISSING'],
    ['is one of its own where a street elsewhere is called that', '9 Tanvale Street', 'STREET_NOT_FOUND'],
    ['is one of its own there without a number, too', 'Tanvale Street', 'STREET_NOT_FOUND'],
    ['is a slip where none is called that', '9 Sanvale Street', '9 DANVALE STREET, RESERVOIR VIC 3073'],
    [
      'is a slip where a letter was left out, whoever is called that',
      '9 Kilmor Street',
      '9 KILMORE STREET, RESERVOIR VIC 3073',
    ],
    ['is a slip where the name has three letters', '9 Lym Street', '9 PYM STREET, RESERVOIR VIC 3073'],
  ])('%s: %s', async (_, line, answer) => {
    expect(await answerTo(line)).toBe(answer);
  });
});
