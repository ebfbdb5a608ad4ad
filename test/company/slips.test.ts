// The ways to read a name of a company with slips put right: in its form, its blanks, its words, the order of a person.
import { describe, expect, it } from 'vitest';
import { mendedReadings } from '../../src/company/form-slips.js';
import { namesIn, personOrders, readName } from '../../src/company/query.js';
import { mendedShortWords, mendedWords } from '../../src/company/slips.js';
import { FORM } from '../../src/data/companies/legal-forms.js';
import type { WordIndex } from '../../src/data/companies/read/word-index.js';
import { Pattern } from '../../src/address/distance.js';

const readings = (text: string): string[] =>
  mendedReadings(text).map(({ words, form }) => `${words.join(' ')} ${form}`);

describe('A reading of a name with a slip in its form', () => {
  it.each([
    'Bilby Bakers Pyt Ltd',
    'Bilby Bakers Pty Lmited',
    'Bilby Bakers Pty Ltdd',
    'Bilby Bakers Propietary Limited',
    'Te Bilby Bakers',
    'Thee Bilby Bakers',
    'The Trustee or Bilby Bakers',
    'The Truste for Bilby Bakers',
    'Thet rustee for Bilby Bakers',
    'The Trus tee fo Bilby Bakers',
  ])('is the name without it: %s', (text) => {
    expect(mendedReadings(text).map(({ words }) => words.join(' '))).toContain(
      readName('Bilby Bakers').words.join(' '),
    );
    expect(mendedReadings(text).every(({ slips }) => slips === 1)).toBe(true);
  });

  it.each([
    ['Bilby The', 'a THE that is not at the beginning'],
    ['Bilby Lty', 'a word like LTD that has no PTY before it'],
    ['Pty Bilby', 'a PTY that has no LTD behind it'],
    ['The', 'a THE alone'],
  ])('is none of %s, which is %s', (text) => {
    const own = readings(text).filter((one) => one.split(' ')[0] === 'BILBY' && one.split(' ').length === 2);
    expect(own).toEqual([]);
  });

  it('has each blank a letter further on and further back', () => {
    const words = mendedReadings('Platy pusp umps').map((reading) => reading.words.join(' '));
    expect(words).toEqual(
      expect.arrayContaining(['PLAT YPUSP UMPS', 'PLATYP USP UMPS', 'PLATY PUS PUMPS', 'PLATY PUSPU MPS']),
    );
    expect(mendedReadings('Platypus')).toEqual([]);
  });

  it('keeps the form', () => {
    const { form } = readName('Bilby Bakers Pty Ltd');
    expect(form).not.toBe(FORM.none);
    expect(readings('Bilby Bakers Pyt Ltd')).toContain(`BILBY BAKERS ${form}`);
  });
});

/** An index of words, each used as often as it is said to be. */
function indexOf(uses: Readonly<Record<string, number>>): WordIndex {
  return {
    uses: (word: string) => uses[word] ?? 0,
    near(word: string, distance: 1 | 2, limit: number) {
      const pattern = new Pattern(word);
      return Object.keys(uses)
        .map((text) => ({ text, distance: pattern.distanceTo(text, distance), uses: uses[text]! }))
        .filter((one) => one.distance > 0 && one.distance <= distance)
        .sort((a, b) => a.distance - b.distance || b.uses - a.uses)
        .slice(0, limit);
    },
  } as unknown as WordIndex;
}
const index = indexOf({ WATTLE: 9, BATTLE: 5, BILBY: 3, PUMPS: 4, PUMAS: 1, SEASIDE: 2, CAFE: 7, BB: 1 });
const mended = (text: string, slips: 1 | 2): string[] =>
  [...mendedWords(index, text.split(' '), slips)].map((words) => words.join(' '));

describe('Words that may have been meant', () => {
  it.each<[string, 1 | 2, string[]]>([
    ['WATLE PUMPS', 1, ['WATTLE PUMPS']],
    ['WATTLE PUMPS', 1, ['BATTLE PUMPS', 'WATTLE PUMAS']],
    ['WATTLE PUMSP', 1, ['WATTLE PUMPS']],
    ['AATTLE PUMPS', 1, ['WATTLE PUMPS', 'BATTLE PUMPS']],
    ['SEA SIDE CAFE', 1, []],
    ['SEAS IDEE CAFE', 1, ['SEASIDE CAFE']],
    ['WATLE B1', 1, ['WATTLE B1']],
    ['WA B1', 1, []],
    ['WATLE PUMSP', 1, []],
    ['WATLE PUMSP', 2, ['WATTLE PUMPS']],
    ['WTTL PUMPS', 2, ['WATTLE PUMPS']],
    ['WATLE PUMPS', 2, ['WATTLE PUMPS', 'WATTLE PUMAS']],
    ['WATTLE PUMPS', 2, []],
    ['WATLE PUMSP BLBY', 2, []],
  ])('%s with %d slips', (text, slips, wanted) => {
    const found = mended(text, slips);
    expect(found.filter((one) => wanted.includes(one))).toEqual(wanted);
    if (wanted.length === 0) expect(found).toEqual([]);
  });

  it('are short ones with each other letter, one more, one less, or turned round', () => {
    const all = [...mendedShortWords(['AB', 'WATTLE'])].map((words) => words.join(' '));
    expect(all).toEqual(
      expect.arrayContaining([
        'BA WATTLE',
        'A WATTLE',
        'B WATTLE',
        'AZ WATTLE',
        'ZB WATTLE',
        'ABZ WATTLE',
        'AZB WATTLE',
        'ZAB WATTLE',
      ]),
    );
    expect(all).not.toContain('AB WATTLE');
    expect(new Set(all).size).toBe(all.length);
    expect([...mendedShortWords(['A'])].map(([word]) => word)).toEqual(expect.arrayContaining(['B', 'AB', 'BA']));
    expect([...mendedShortWords(['ABC', 'A1', '12'])]).toEqual([]);
    expect([...mendedShortWords(['A', 'B', 'C'])].length).toBeGreaterThan(100);
    expect([...mendedShortWords(['A', 'B', 'C', 'D'])]).toEqual([]);
  });
});

describe('Of very many words that one may have been meant for', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  /** Sixty words of which each differs from this one in a letter. */
  const alike = (word: string): string[] =>
    [0, 3, 5]
      .flatMap((at) => letters.slice(0, 21).map((letter) => word.slice(0, at) + letter + word.slice(at + 1)))
      .filter((one) => one !== word)
      .slice(0, 60);
  const uses = Object.fromEntries([...alike('XUXLLBURROWS'), ...alike('WXTTLEBRAEX')].map((word) => [word, 1]));
  const count = (words: string[], slips: 1 | 2, known = ''): number =>
    [...mendedWords(indexOf(known ? { ...uses, [known]: 1 } : uses), words, slips)].length;

  it('so many are tried', () => {
    expect(count(['XUXLLBURROWS'], 1)).toBe(48);
    expect(count(['XUXLLBURROWS'], 1, 'XUXLLBURROWS')).toBe(32);
    expect(count(['XUXLL', 'BURROWS'], 1)).toBe(14);
    expect(count(['XUXLLBURROWS', 'WXTTLEBRAEX'], 2)).toBe(14 * 14);
    expect(count(['XUXLLBURROWS'], 2)).toBe(48);
    expect(count(['XUXLLBURROWS', 'WXTTLEBRAEX'], 2, 'WXTTLEBRAEX')).toBe(48 + 14 * 14);
  });
});

describe('The names in a text', () => {
  it.each([
    ['Bilby Pty Ltd', ['Bilby Pty Ltd']],
    [' Bilby ', ['Bilby']],
    ['Bilby Pty Ltd ATF Quoll Trust', ['Quoll Trust', 'Bilby Pty Ltd']],
    ['Bilby a.t.f. Quoll Trust', ['Quoll Trust', 'Bilby']],
    ['Bilby as trustee for Quoll Trust', ['Quoll Trust', 'Bilby']],
    ['Bilby as Trustees of Quoll Trust', ['Quoll Trust', 'Bilby']],
    ['Bilby as the trustee for Quoll', ['Quoll', 'Bilby']],
    ['Bilby t/as Koel', ['Koel', 'Bilby']],
    ['Bilby T/A Koel', ['Koel', 'Bilby']],
    ['Bilby trading as Koel', ['Koel', 'Bilby']],
    ['Bilby ATF Quoll t/a Koel', ['Koel', 'Quoll', 'Bilby']],
    ['ATF Quoll', ['ATF Quoll']],
    ['', ['']],
  ])('%j are %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe('The orders of a person’s names', () => {
  const orders = (text: string): string[] => personOrders(readName(text), text).map((words) => words.join(' '));
  it.each([
    ['Ann Koel', ['KOEL ANN', 'ANN KOEL']],
    ['Dr Ann Koel', ['KOEL ANN', 'ANN KOEL']],
    ['Ann Lee Koel', ['KOEL ANN LEE', 'ANN LEE KOEL', 'LEE KOEL ANN']],
    ['Koel, Ann Lee', ['KOEL ANN LEE']],
    ['Koel,', []],
    ['Ann', []],
    ['Mrs Koel', []],
    ['Ann Koel 2', []],
    ['Ann Koel Pty Ltd', []],
    ['Ann Bee Cee Dee Eee', ['EEE ANN BEE CEE DEE', 'ANN BEE CEE DEE EEE', 'DEE EEE ANN BEE CEE']],
    ['Ann Bee Cee Dee Eee Eff', []],
  ])('%s: %j', (text, wanted) => {
    expect(orders(text)).toEqual(wanted);
  });
});
