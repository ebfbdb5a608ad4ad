// Every word of a line is of one part of its reading, of the street and its place, or of none: no part takes what
// another has, and nothing beyond the line.
import { describe, expect, it } from 'vitest';
import { withoutState } from '../../src/address/parse/country-nz.js';
import { toLine } from '../../src/address/parse/line.js';
import { readings } from '../../src/address/parse/read.js';
import { PART, takenFrom, takenPart, takenTo, type Line, type Reading } from '../../src/address/parse/reading.js';
import { testPlaces } from './describe-parse.js';

const HEADS =
  `24|24A|24-26|24A-26B|24 26|5/24|5/24-26|5/2/24|5/L2/24|2.01/24|2.01 24|24 to 26|24 A|24 E|24 E 26|24 A 26|R24
U5 24|U5-24|5-124|124-5|L5 24|L5|F5, 24|A5, 24|G12, Unit 3, 24|Unit 5 24|Unit 5, 24|Unit 5/24|Unit 5-24
Unit 5-7, 24|Unit No 5, 24|Unit 5 A 24|Unit B 24|Unit B 5 24|Units 5 to 7 24|Units 5 and 7 24|Unit 60, 12/18
Unit 60 12 18|Unit 5 Penthouse, 24|Shop LG 05, 24|Shop, 24|Rear 24|Rear of 24|House 5 24|Rosemont House 24
Level 2 24|Level 2/24|Level 2-24|Level 2 Level 3 24|Level Two, 24|Second Floor 24|2nd Floor, 24
First Level Unit 5, 24|Ground Floor, 24|Lower Ground Floor 24|Upper Level 24|Sub-Basement 24|Mezzanine 2 24
Mezzanine Level 24|Basement, 24|G/F, 24|2/F 24|Tower 2 Unit 5 24|Unit 5 Tower 2, 24|Suite 5 Level 2 24
Level 2 Suite 5, 24|Strata Unit 5 24|Lot 5|Lot 5 24|Lot A|Lot 5 DP 12345|Lot 2 L5|L 33|c/o Zoe, 24
c/- Smith P/L, 24|Attn Zoe, 24|Wattle Tower, 24|Wattle Tower Level 2, 24|5 100 Acres Road, 24|PO Box 12, 24
cnr Jones St and|`
    .split(/[|\n]/)
    .map((head) => head.trim());
const STREETS = ['Smith St', 'Smith Street North East', 'The Avenue', 'St Kilda Rd', 'Avenue Road', 'Right of Way'];
const ENDS = [
  ', Reservoir VIC 3073',
  ' Reservoir VIC 3073',
  ', VIC, Reservoir 3073',
  ', Reservoir, Victoria 3073, Australia',
  ' (rear gate), Reservoir VIC 3073',
  ', Unit 7, Reservoir VIC 3073',
  ' Mount Victoria 2786',
  ', Darwin NT 800',
  ' RD 2 Warkworth 0982',
  '',
];
const DELIVERIES =
  `PO Box 12|PO Box 106 543|Private Bag A 12|PO Box Q 123|GPO Box 5|CMA 24|CMA|Care PO 12|Locked Bag 5 Level 2`.split(
    '|',
  );
const LINES = [
  ...HEADS.flatMap((head, i) =>
    STREETS.flatMap((street, k) =>
      [0, 1, 2].map((more) => `${head} ${street}${ENDS[(i + 3 * k + more) % ENDS.length]!}`),
    ),
  ),
  ...DELIVERIES.flatMap((delivery) => ENDS.map((end) => `${delivery}${end}`)),
];

/** One word may have parts of its own: 5/24, 5-24. */
const isRight = (word: string, of: readonly string[]): boolean =>
  of.length === 1 || (of.length > 1 && /[/-]/.test(word));

/** What is wrong with the words of a reading; '' if nothing is. */
function wrongWords({ words }: Line, { taken, unknown, from, to }: Reading): string {
  const owners = words.map((): string[] => []);
  const own = (by: string, at: number, end: number): string => {
    if (at < 0 || end > words.length || at > end) return `${by} has words ${at} to ${end} of ${words.length}`;
    for (let i = at; i < end; i++) owners[i]!.push(by);
    return '';
  };
  const names = Object.fromEntries(Object.entries(PART).map(([name, part]) => [part, name]));
  const beyond = [
    own('street', from, Math.max(from, to)),
    ...taken.map((one) => own(names[takenPart(one)]!, takenFrom(one), takenTo(one))),
    ...unknown.map((i) => own('none', i, i + 1)),
    ...taken.filter((one) => takenFrom(one) >= takenTo(one)).map((one) => `${names[takenPart(one)]!} has no word`),
  ].filter((text) => text !== '');
  const shared = owners.flatMap((of, i) =>
    isRight(words[i]!, of) ? [] : [`${words[i]!} is of ${of.join(' and ') || 'nothing'}`],
  );
  return [...beyond, ...shared].join('; ');
}

describe('The words of a line', () => {
  it('are each of one part in every reading', () => {
    const wrong = LINES.flatMap((text) => {
      const line = toLine(text);
      return readings(line, testPlaces).flatMap((reading, i) => {
        // New Zealand has no states: their words are the place's, or nobody's.
        const elsewhere = { ...reading, unknown: [...reading.unknown], taken: [...reading.taken] };
        withoutState(elsewhere);
        const what = wrongWords(line, reading) || wrongWords(line, elsewhere);
        return what === '' ? [] : [`${text} (reading ${i + 1}): ${what}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
