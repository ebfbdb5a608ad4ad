// Sets whose tables end at, before and behind a place where an index has its next entry: every address is found by all
// that it is known by, the first and the last too, and what is one past is nobody's.
import { describe, expect, test } from 'vitest';
import { ADDRESS_WORDS, WORD } from '../../../src/data/addresses/read/address-set.js';
import { imported, useFolder } from './imported.js';

useFolder();

const HEADER = 'unit,street number,street name,street type,suburb,state,postcode,building name';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const inLetters = (n: number): string => `${LETTERS[Math.floor(n / 26) % 26]!}${LETTERS[n % 26]!}`;

interface Row {
  readonly id: string;
  readonly street: string;
  readonly building: string;
}

/** Streets of one to four addresses, numbers of ids with gaps between them, every third address with a building. */
const rowsOf = (count: number, idOf: (n: number) => string): Row[] =>
  Array.from({ length: count }, (_, i) => ({
    id: idOf(2 * i),
    street: `KOALA ${inLetters(Math.floor(i / (1 + (count % 4))))}`,
    building: i % 3 === 0 ? `TOWER ${inLetters(i)}` : '',
  }));

const line = ({ id, street, building }: Row, i: number): string =>
  `${id},${i % 5 === 0 ? i + 1 : ''},${i + 1},${street},ROAD,RESERVOIR,VIC,3073,${building}\n`;

const COUNTS = [1, 2, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 300];

describe.each([
  ['id', (n: number): string => `EMU${1000 + n}`, 'EMU999 EMU EMU01000 KEA1000 1000'],
  ['dpid', (n: number): string => `${30_000_001 + n}`, '29999999 30000000 3000000 300000010'],
])('By %s', (column, idOf, unknown) => {
  test.each(COUNTS)('a set of %i addresses', async (count) => {
    const rows = rowsOf(count, idOf);
    const { set } = await imported(`${column},${HEADER}\n${rows.map(line).join('')}`);
    const found = ({ id }: Row): unknown => {
      const address = set.addressOf(id);
      const { words, start, first } = set.street(set.streetOf(address));
      const word = words[start + (address - first) * ADDRESS_WORDS + WORD.buildingAndGeocode]!;
      return {
        id: set.pid(address),
        street: set.streetNames.display(set.streetName[set.streetOf(address)]!),
        building: set.buildingName(word >>> 8),
        again: column === 'dpid' ? set.addressWithDpid(Number(id)) === address : set.dpid(address) === 0,
      };
    };
    expect(set.addressCount).toBe(count);
    // At first one by one from the disk, then from memory.
    for (const order of [rows, rows.toReversed(), rows]) {
      expect(order.map(found)).toEqual(order.map((row) => ({ ...row, again: true })));
    }
    for (const id of [...unknown.split(' '), idOf(-2), idOf(-1), idOf(1), idOf(2 * count - 1), idOf(2 * count)]) {
      expect(set.addressOf(id)).toBe(-1);
      expect(set.addressWithDpid(Number(id))).toBe(-1);
    }
  });
});
