// What most lines are spared: a text of the usual form is not searched for what stands beside an address, and a line in
// the usual order is not arranged. Both give the same words as where everything is looked at.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange } from '../../src/address/parse/arrange/arrange.js';
import { toLine } from '../../src/address/parse/line.js';
import type { Line } from '../../src/address/parse/reading.js';
import { isPlain } from '../../src/address/parse/words/plain.js';
import { countryForms, stateForms } from '../../src/address/vocabulary/place.js';
import { PREMISES_WORDS } from '../../src/address/vocabulary/premises.js';
import { streetSuffixForms, streetTypeForms } from '../../src/address/vocabulary/street.js';
import { flatTypeForms, levelTypeForms } from '../../src/address/vocabulary/unit.js';
import { runs } from '../support/seeded.js';

/** Words that something is looked for by, beside those of the vocabulary. */
const LED_BY = (
  'AND ACROSS ADJACENT AT BAG BAY BEHIND BESIDE BLOCK BOX BYRON CHAINAGE CNR CODE COLLECT CORNER COUNTY DEFAULT DOCK ' +
  'DP EMU FROM FRONT GATE HANGAR HD HUNDRED IN KM KOALA LOCKER LOT METRES MONDAY NEAR NEXT NO NONE NULL NUMBER ' +
  'OF OFF OPP OPPOSITE OR PARCEL PARISH PO POSTAL REAR RD RIVER ROUTE RURAL SECTION SIDE SP TBA THE TO TOWN ' +
  'UNDEFINED UNKNOWN VIA WATTLE AUST AUSTRALIA MARCH DAILY CLOSED'
).split(' ');
/** Words that something is looked for by only together. */
const PAIRS = [
  'WEST OF EMU ON KOALA',
  'PAST EMU LANE',
  'HUNDRED OF EMU',
  'PARISH OF EMU',
  'COUNTY OF EMU',
  'IN FRONT OF EMU',
  'DOCK 2',
  'GATE 2',
  'EMU LANE SIDE',
  'BYRON BAY',
  'BAY',
  '2 KM',
  'CHAINAGE 2000',
];
const oneWord = (form: string): boolean => /^[A-Z]+$/.test(form);
const WORDS = [
  ...new Set([
    ...LED_BY,
    ...PAIRS,
    ...[streetTypeForms(), streetSuffixForms(), flatTypeForms(), levelTypeForms(), stateForms(), countryForms()]
      .flatMap((forms) => [...forms].map(([form]) => form))
      .filter(oneWord),
    ...[...PREMISES_WORDS].filter(oneWord),
  ]),
];
const HEADS = [
  '24',
  '24A',
  '24-26',
  '5/24',
  'UNIT 5 24',
  'U5/24',
  'Shop 5, 24',
  'FLAT 2A 7',
  '2580',
  '101 24',
  '5KM',
  '5.9km',
  '500M',
  'UNIT 5 500M',
  'Unit No. 5 - 24',
  'UNIT NO 5, 24-26',
  'Unit #5 24',
  'unt5, 24',
  'SHOP G5, 24',
  'UNIT 1204 1003-1009',
  '1800 1234',
  'U 021 123-456',
];
const ENDS = [' VIC 3073', ' 3073', ', NSW', ' New South Wales', '', ' SA 5000', ', DUBBO 2830'];
const PARTINGS = [' ', ' ', ', ', ',', '. ', '  ', '.  ', ',  '];

const whole = (head: string, words: readonly string[], end: string): string => `${head} ${words.join('')}${end}`;

/** A blank at its end is read by nobody, and a text that has one is of no usual form. */
const withEverythingLookedAt = (text: string): Line => toLine(`${text}\n`);

/** A line as it is before its parts are put in order. */
function cut(text: string): Line {
  let line: Line | undefined;
  toLine(text, (before) => {
    line = before;
    return before;
  });
  return line!;
}

/** The line as it is read, and as it is where everything is looked at. */
function read(text: string): { usual: readonly Line[]; wholly: readonly Line[] } {
  const line = cut(text);
  // An empty list of brackets has every part looked at.
  return { usual: [toLine(text), arrange(line, null)], wholly: [withEverythingLookedAt(text), arrange(line, [])] };
}

/** True where the two differ. */
function isOtherwise(text: string): boolean {
  const { usual, wholly } = read(text);
  return JSON.stringify(usual) !== JSON.stringify(wholly);
}

describe('A line of the usual form', () => {
  it('is known by its form', () => {
    const forms = ['24 Emu St, Kew VIC 3101', 'UNIT 5, 24-26 KING WILLIAM RD,DUBBO NSW', "5/24 o'brien cres. kew 3101"];
    expect(forms.map(isPlain)).toEqual([true, true, true]);
    const others = ['24 Emu St, Kew VIC 3101 ', '24 Emu St (rear), Kew 3101', 'Emu St, Kew', '24 EmuSt, Kew VIC 3101'];
    expect(others.map(isPlain)).toEqual([false, false, false, false]);
  });

  it.each(['24', 'UNIT 5 24', 'UNIT NO. 5 - 24', 'Shop #5, 24-26', '5KM', '500M'])(
    'is cut the same behind %s whatever word stands in its street or behind it',
    (head) => {
      const texts = WORDS.flatMap((word) => [
        whole(head, [`${word} STREET, KEW`], ' VIC 3101'),
        whole(head, [`EMU ${word} `, 'KEW'], ' 3101'),
        whole(head, ['EMU STREET, ', word], ', KEW VIC 3101'),
        whole(head, [`EMU ROAD ${word}`], ' VIC 3101'),
        whole(head, [`EMU ROAD ${word}`], ' 3101'),
        whole(head, [`EMU ROAD  ${word}`], '  VIC 3101'),
      ]);
      expect(texts.filter(isOtherwise)).toEqual([]);
    },
  );

  it('is cut the same with any words in any order', () => {
    const word = fc.constantFrom(...WORDS);
    const words = fc.array(
      fc.tuple(word, fc.constantFrom(...PARTINGS)).map(([text, parting]) => text + parting),
      { minLength: 2, maxLength: 7 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...HEADS), words, word, fc.constantFrom(...ENDS), (head, amid, last, end) => {
        const { usual, wholly } = read(whole(head, [...amid, last], end));
        expect(usual).toEqual(wholly);
      }),
      { numRuns: runs(1500) },
    );
  });
});
