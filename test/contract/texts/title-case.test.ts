// Title case of addresses: names as their owners write them, and no letter gained or lost.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { titleCase } from '../../../src/contract/texts/title-case.js';
import { runs } from '../../support/seeded.js';

/** Texts as they shall be; each is given in capitals. */
const TITLES: readonly (readonly [what: string, texts: readonly string[]])[] = [
  ['names in Mc, and those in Mac that have a capital', ['McDonald Road', 'McPhee Street', 'MacDonald Street']],
  ['names in Mac that have none', ['Macquarie Street', 'Mackay', 'Macleod', 'Macedon', 'Macadamia Drive']],
  [
    'names behind an apostrophe',
    ["O'Brien Lane", "D'Arcy Street", 'O’Hara Place', "L'Estrange Terrace", "Dell'Oro Court"],
  ],
  ['an s behind an apostrophe', ["King's Cross", "Queen's Road", "Saints' Way"]],
  ['short words as words', ['St Kilda', 'Mt Gambier', 'Cnr Smith Rd', 'Dr Lee Drive', '12 Smith Rd']],
  ['states and countries', ['Reservoir VIC 3073', 'Bondi NSW 2026', 'Civic ACT 2601', 'Auckland NZ']],
  ['initials', ['RAAF Base', 'CWA Hall', 'RSL Club', 'BMX Track', 'Parramatta MC', 'Melbourne DC']],
  ['small words inside a name', ['Isle of the Dead', 'Kingston on Murray', 'Cobb and Co Circuit', 'Come by Chance']],
  ['small words where a name begins', ['24 The Esplanade', 'By the Sea Road', 'Unit 5, The Towers', '(The Old Mill)']],
  ['the behind a word that is not small', ['Te Awa The Base', 'Corner The Avenue']],
  [
    'Dutch and German names',
    ['Van der Haar Avenue', 'Jan van der Meer Street', 'Ludwig von Mises Way', 'De Carle Street'],
  ],
  ['hyphens', ['Stratford-upon-Avon', 'Kingston-on-the-Sea', 'Winton-Lurg Road', 'Co-op Store', 'Ku-Ring-Gai Avenue']],
  ['Roman numerals', ['George VI Terrace', 'Queen Elizabeth II Avenue', 'Pius XII Street', 'Louis XIV Court']],
  ['ordinals', ['1st Avenue', '42nd Street', '3rd Street', '11th Street']],
  ['numbers with letters', ['12A Smith Street', 'Unit B', 'Shop G01', 'Level G', '5A/24 High Street']],
  ['deliveries and lots', ['PO Box 12', 'GPO Box 1', 'RMB 12', 'RD 2', 'MS 55', 'Lot 5 Smith Road', 'Locked Bag 20']],
  ['Māori names', ['Ōtāhuhu', 'Whangārei', 'Te Whanganui-a-Tara', 'Ngā Ara Street', 'Wai-o-Taiki Bay']],
];

describe('Title case is right for', () => {
  test.each(TITLES.flatMap(([what, texts]) => texts.map((text) => [what, text] as const)))('%s: %s', (_, text) => {
    expect(titleCase(text.toUpperCase())).toBe(text);
  });
});

describe('Letters that an owner chose stay:', () => {
  test.each([
    ['UNIT 5, 24 Lambton Quay, Te Aro, Wellington 6011', 'Unit 5, 24 Lambton Quay, Te Aro, Wellington 6011'],
    ['12 Rue du Faubourg, PARIS', '12 Rue du Faubourg, Paris'],
    ['DeLand', 'DeLand'],
    ['24a Smith Street', '24a Smith Street'],
  ])('%s', (text, expected) => {
    expect(titleCase(text)).toBe(expected);
  });

  test('a text in small letters alone has none that were chosen', () => {
    expect(titleCase('12a smith street')).toBe('12A Smith Street');
  });
});

/** Words of addresses, words with letters that are odd, and whatever joins them. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...TITLES.flatMap(([, all]) => all.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()])),
      ),
      fc.constantFrom(' ', '-', "'", '’', ', ', '/', 'ß', 'İ', 'ŉ', 'ǆ', 'ΟΔΟΣ', 'ſ', 'MC', 'co-', 'THE', '12', '𐐨'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

describe('Of every text', () => {
  test('title case keeps the letters, their size aside', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(titleCase(text).toUpperCase()).toBe(text.toUpperCase());
      }),
      { numRuns: runs(2000) },
    );
  });

  test('the title case of a title case is itself', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = titleCase(text);
        expect(titleCase(once)).toBe(once);
      }),
      { numRuns: runs(2000) },
    );
  });
});
