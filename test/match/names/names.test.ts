// Names of persons and organisations, dates of birth: what is made of what people write, and how alike two are.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthDate } from '../../../src/match/names/birth-date.js';
import { nameWords } from '../../../src/match/names/organisation.js';
import {
  besidePart,
  besideWhole,
  foldSaid,
  givenNames,
  isBesideName,
  splitName,
  surnameOf,
} from '../../../src/match/names/person.js';
import { characterMask, jaroWinkler, mayReach, oneSlip } from '../../../src/match/names/similarity.js';
import { soundOf } from '../../../src/match/names/sound.js';
import { formalNames } from '../../../src/match/given-names.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const likeness = (a: string, b: string): number => jaroWinkler(bytes(a), 0, a.length, bytes(b), 0, b.length);
const isSlip = (a: string, b: string): boolean => oneSlip(bytes(a), 0, a.length, bytes(b), 0, b.length);
const sound = (text: string): number => soundOf(bytes(text), 0, text.length);
const name = fc.stringMatching(/^[A-Z]{0,12}$/);

describe('a whole name is divided', () => {
  test.each([
    ['Dr Mary Jane Smith', 'MARY', 'JANE', 'SMITH'],
    ['SMITH, Mary Jane', 'MARY', 'JANE', 'SMITH'],
    ['Jan van der Berg', 'JAN', '', 'VAN DER BERG'],
    ["Sean O'Brien Jr", 'SEAN', '', 'OBRIEN'],
    ['Sean Quoll Senior', 'SEAN', '', 'QUOLL'],
    ['Sean Senior', 'SEAN', '', 'SENIOR'],
    ['Mr and Mrs B Quoll', 'B', '', 'QUOLL'],
    ['Cher', '', '', 'CHER'],
    ['', '', '', ''],
  ])('%s', (text, given, middle, surname) => {
    expect(splitName(text)).toEqual({ given, middle, surname });
  });
});

describe('what stands beside a name is told from it', () => {
  test.each([
    ['Bo Quoll Jr', 2, ''],
    ['Bo Quoll, Snr.', 1, ''],
    ['Quoll Junior, Bo', 2, ''],
    ['Mr Bo Quoll III', 3, 'male'],
    ['Ms Bo Quoll', 0, 'female'],
    ['Mr & Mrs Quoll', 0, ''],
    ['Bo Senior', 0, ''],
    ['Dr Bo Quoll', 0, ''],
  ])('%s', (text, generation, sex) => {
    expect(besideWhole(text)).toEqual({ generation, sex });
  });

  test('in a part of a name a generation stands behind one word', () => {
    expect(besidePart('Quoll Snr').generation).toBe(1);
    expect(besidePart('Senior').generation).toBe(0);
    expect(givenNames('Bo II')).toEqual(['BO', '']);
    expect(surnameOf('Quoll Junior')).toBe('QUOLL');
  });

  test('a column of titles holds no names', () => {
    expect(['MR', 'DR', 'PROF DR', 'JNR', 'OAM'].every(isBesideName)).toBe(true);
    expect(['', 'MRS QUOLL', 'EMU'].some(isBesideName)).toBe(false);
  });
});

test('a name in Greek or Cyrillic letters is that in Latin ones', () => {
  expect(foldSaid('Ελένη Σταύρου')).toBe('ELENI STAYROU');
  expect(foldSaid('Пётр Жданов')).toBe('PETR ZHDANOV');
  expect(foldSaid('李雷')).toBe('李雷');
});

test.each([
  ['GIUSEPPE', 'JOE'],
  ['DIMITRIOS', 'JIM'],
  ['WIREMU', 'BILL'],
  ['MOHAMED', 'MHD'],
])('%s goes by %s', (formal, form) => {
  expect(formalNames(form).some((name) => formalNames(formal).includes(name))).toBe(true);
});

describe('what stands where nothing is known is nothing', () => {
  test.each(['NULL', 'nan', 'Unknown', ' not provided ', 'Not known', 'none', ' ', ''])('%j', (text) => {
    expect(surnameOf(text)).toBe('');
    expect(givenNames(text)[0]).toBe('');
  });
});

describe('a date of birth is read', () => {
  test.each([
    ['1980-12-31', 19801231],
    ['19801231', 19801231],
    ['31121980', 19801231],
    ['31/12/1980', 19801231],
    ['12/31/1980', 19801231],
    ['1/2/80', 19800201],
    ['14 Mar 1980', 19800314],
    ['March 14, 1980', 19800314],
    ['14-Mar-80', 19800314],
    ['2 Feb 07', 20070202],
    ['3rd March 1980', 19800303],
    ['Mar 1980', 19800000],
    ['Mar', 0],
    ['1980-12-31T00:00:00Z', 19801231],
    ['1862', 18620000],
    ['not known', 0],
    ['', 0],
    ['99999999', 0],
  ])('%s', (text, date) => {
    expect(birthDate(text)).toBe(date);
  });

  test('any text gives a date or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = birthDate(text);
        expect(date === 0 || (date >= 10_000_000 && date <= 22_001_231)).toBe(true);
      }),
    );
  });
});

describe('similarity', () => {
  test('is that of the published examples', () => {
    expect(likeness('MARTHA', 'MARHTA')).toBeCloseTo(0.9611, 3);
    expect(likeness('DWAYNE', 'DUANE')).toBeCloseTo(0.84, 3);
    expect(likeness('DIXON', 'DICKSONX')).toBeCloseTo(0.8133, 3);
  });

  test('is one for equal texts, the same both ways for what differs by a slip, and never outside 0 to 1', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const value = likeness(a, b);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        if (a !== '') expect(likeness(a, a)).toBeCloseTo(1, 9);
        expect(isSlip(a, b)).toBe(isSlip(b, a));
      }),
    );
  });

  test('is never above what lengths and characters allow', () => {
    fc.assert(
      fc.property(name, name, fc.double({ min: 0.5, max: 1, noNaN: true }), (a, b, least) => {
        fc.pre(a !== '' && b !== '');
        const masks = [a, b].map((text) => characterMask(bytes(text), 0, text.length)) as [number, number];
        const may = mayReach(masks[0], a.length, masks[1], b.length, a[0] === b[0], least);
        if (likeness(a, b) >= least + 1e-9) expect(may).toBe(true);
      }),
    );
  });

  test.each([
    ['SMITH', 'SMITH', true],
    ['SMITH', 'SMIHT', true],
    ['SMITH', 'SMTH', true],
    ['SMITH', 'SMITHE', true],
    ['SMITH', 'SNITH', true],
    ['SMITH', 'SNIHT', false],
    ['SMITH', 'SMI', false],
  ])('%s and %s: one slip %s', (a, b, is) => {
    expect(isSlip(a, b)).toBe(is);
  });
});

describe('names that are said alike sound alike', () => {
  test.each([
    ['SMITH', 'SMYTH', true],
    ['CATHERINE', 'KATHERINE', true],
    ['PHILIP', 'FILIP', true],
    ['KNIGHT', 'NIGHT', true],
    ['SMITH', 'JONES', false],
  ])('%s and %s: %s', (a, b, is) => {
    expect(sound(a) === sound(b)).toBe(is);
  });
});

test('forms of a given name share its formal name', () => {
  const shared = formalNames('BILL').filter((formal) => formalNames('WILLIAM').includes(formal));
  expect(shared.length).toBeGreaterThan(0);
  expect(formalNames('XQZ')).toEqual([]);
});

describe('the name of an organisation is the words that tell it from others', () => {
  test.each([
    ['THE ACME TRADING CO PTY LTD', ['ACME']],
    ['ACME INTL SVCS', ['ACME', 'INTERNATIONAL', 'SERVICES']],
    ['THE COMPANY', ['THE', 'COMPANY']],
    ['A AND THE', ['A', 'AND', 'THE']],
    [
      'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN',
      'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE'.split(' '),
    ],
  ])('%s', (text, words) => {
    expect(nameWords(text)).toEqual(words);
  });

  test.each([
    'INTERNATIONAL INTL INTNL',
    'AUSTRALIA AUST',
    'NATIONAL NATL',
    'SERVICES SVCS SVC SERVICE',
    'MANUFACTURING MFG',
    'BROTHERS BROS',
    'ASSOCIATES ASSOC',
    'ASSOCIATION ASSN',
    'DEPARTMENT DEPT',
    'CENTRE CTR CENTER',
    'HOSPITAL HOSP',
    'SCHOOL SCH',
    'UNIVERSITY UNI UNIV',
    'ST SAINT',
    'MOUNT MT',
    'MANAGEMENT MGMT',
    'GROUP GRP',
  ])('of %s the first is meant by all, at the beginning and before the end', (forms) => {
    const [long = '', ...short] = forms.split(' ');
    for (const word of short) {
      expect(nameWords(`${word} WATTLE`)).toEqual(nameWords(`${long} WATTLE`));
      expect(nameWords(`WATTLE ${word} LTD`)).toEqual(nameWords(`WATTLE ${long}`));
    }
  });
});
