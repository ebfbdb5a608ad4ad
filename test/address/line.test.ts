// Cutting a text into words: what joins, what parts, where breaks are, and where each word stood.
import { describe, expect, it } from 'vitest';
import { toLine } from '../../src/address/parse/line.js';
import { LONGEST_LINE } from '../../src/address/parse/words/read-part.js';
import { MOST_WORDS } from '../../src/address/parse/words/word-list.js';

const cut = (text: string): string => {
  const { words, breaks } = toLine(text);
  return words.map((word, i) => (breaks[i] ? `| ${word}` : word)).join(' ');
};

describe('toLine', () => {
  it.each([
    ['24 Smith St, Reservoir', '24 SMITH ST | RESERVOIR'],
    ['24 Smith St\nReservoir\tVIC;3073|Australia', '24 SMITH ST | RESERVOIR | VIC | 3073 | AUSTRALIA'],
    ['5 / 24 - 26 Smith', '5/24-26 SMITH'],
    ['5/ 24 Smith', '5/24 SMITH'],
    ['24–26 Smith', '24-26 SMITH'],
    ['Unit5/24 Smith', 'UNIT 5/24 SMITH'],
    ['LOT12 Smith', 'LOT 12 SMITH'],
    ['U5 L3 Smith', 'U5 L3 SMITH'],
    ['Suite 5.02', 'SUITE 5.02'],
    ["O'Shannessey O’Brien", 'OSHANNESSEY OBRIEN'],
    ['N.S.W. P.O. Box St. Kilda', 'NSW PO BOX ST KILDA'],
    ['St.Kilda Rd.Melbourne', 'ST KILDA RD MELBOURNE'],
    ['Māngere Ōtara Whang?rei', 'MANGERE OTARA WHANGREI'],
    ['Winton-Lurg Rd', 'WINTON LURG RD'],
    ['Smith & Jones', 'SMITH AND JONES'],
    ['Smith&Jones', 'SMITH AND JONES'],
    ['#5 Smith', '5 SMITH'],
    ['VIC3073', 'VIC 3073'],
    ['1st 22nd 3RD', '1ST 22ND 3RD'],
    ['24SMITH', '24 SMITH'],
    ['11ST GEORGES 4St James', '11 ST GEORGES 4 ST JAMES'],
    ['101st 11th 2De La Salle 220mt', '101ST 11TH 2 DE LA SALLE 220 MT'],
    ['24AB 24A Smith', '24AB 24A SMITH'],
    ['c/- c/o C/ c\\-', 'C/O C/O C/O C/O'],
    ['２４ Smith', '24 SMITH'],
    ['Straße Søren', 'STRASSE SOREN'],
    ['(5) [Smith] {St}', '5 | SMITH | ST'],
  ])('cuts %s', (text, expected) => {
    expect(cut(text)).toBe(expected);
  });

  it('knows where each word stood in the source', () => {
    const text = '  u5/24 O’Brien St., Ōtara ';
    const { words, starts, ends, text: source } = toLine(text);
    expect(words.map((_, i) => source.slice(starts[i], ends[i]))).toEqual(['u5/24', 'O’Brien', 'St', 'Ōtara']);
  });

  it('puts parts in the usual order and remarks aside', () => {
    const line = toLine('24 Smith St (access via lane), Unit 5, RD 2, Kawhia');
    expect(line.words.slice(0, line.aside)).toEqual(['UNIT', '5', '24', 'SMITH', 'ST', 'KAWHIA']);
    expect(line.words.slice(line.aside)).toEqual(['ACCESS', 'VIA', 'LANE', 'RD', '2']);
  });

  it('stays within its bounds on garbage', () => {
    for (const garbage of [
      'a'.repeat(1_000_000),
      '5/'.repeat(500_000),
      '(('.repeat(500_000),
      'é-'.repeat(300_000),
      '1 '.repeat(500_000),
      '-'.repeat(1_000_000),
    ]) {
      const line = toLine(garbage);
      expect(line.words.length).toBeLessThanOrEqual(MOST_WORDS);
      expect(Math.max(0, ...line.ends)).toBeLessThanOrEqual(LONGEST_LINE);
    }
  });
});
