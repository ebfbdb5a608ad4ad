// A set of companies against plain lists of the same: what one reader or several read in any order is found by either
// number, by name and by beginning, also where it fills more than the room that there is at first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refKind, refPostcode, refState, isRefActive, FLAG } from '../../../src/data/companies/company-record.js';
import { NameKey } from '../../../src/data/companies/name-key.js';
import type { CompanySet } from '../../../src/data/companies/read/company-set.js';
import { asText } from '../../recorded/support/recorded.js';
import { sectionSums } from '../../recorded/support/section-sums.js';
import { builtOf, type Plain } from './built.js';

const STATES = ['', 'NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT', 'AAT'];
const WORDS = 'WATTLE BANKSIA GUM GUMNUT PLATYPUS YABBY BILBY EMU EMUS QUOLL GALAH KOEL POTOROO'.split(' ');
const LONG = 'PLATYPUS PUMPS AND '.repeat(3300);

/** Numbers that look like chance, and are the same in each run. */
const chance = (i: number, below: number): number =>
  Math.floor(((Math.sin(i * 12.9898) * 43_758.5453) % 1) * below + below) % below;

/** So many that lists grow, records fill more than a page, buffer and block, and one name more than a page. */
const companies: Plain[] = Array.from({ length: 66_000 }, (_, i) => {
  const words = [WORDS[chance(i, WORDS.length)]!, WORDS[chance(3 * i + 1, WORDS.length)]!];
  const name = i % 50 === 0 ? 'Gumnut Pty Ltd' : `${words.join(' ')} ${Math.floor(i / 40)}`;
  return {
    number: 100_000_000 + 3 * i + (i % 7 === 0 ? 0 : chance(i, 3)),
    names:
      i % 9 === 0
        ? [
            ['MN', name],
            ['BN', `${words[1]!} TRADERS`],
          ]
        : [['MN', name]],
    flags: i % 2 === 0 ? FLAG.active | FLAG.abn : FLAG.acn,
    type: i % 3,
    state: i % 10,
    postcode: i % 11 === 0 ? 0 : 800 + (i % 9000),
    status: i % 2,
    ...(i % 100 === 1 && { other: 500_000_000 - Math.floor(i / 300) }),
    ...(i % 100 === 2 && { check: 11 + (i % 89) }),
  };
});
/** A record longer than a block, records longer than a page, and several of one number. */
companies.push(
  { number: 90_000_000, names: Array.from({ length: 70 }, (_, i) => ['OTN', `${i} ${LONG}`] as const) },
  ...Array.from({ length: 9 }, (_, i): Plain => ({
    number: 90_000_001,
    names: [
      ['BN', `BILBY ${9 - i}`],
      ['TRD', LONG],
    ],
  })),
  {
    number: 1,
    names: [
      ['LGL', 'KOEL, ANN'],
      ['DGR', 'ANN KOEL FUND'],
      ['FMR', 'ANNS'],
    ],
    flags: FLAG.person,
  },
  { number: 999_999_999, names: [['MN', 'ZZZ']] },
);

const readers = [0, 1, 2].map((reader) => companies.filter((_, i) => chance(i, 3) === reader));
const shown = ({ number, names, flags = 0, ...rest }: Plain) => ({
  number,
  flags: flags | (rest.other === undefined ? 0 : FLAG.other) | (rest.check === undefined ? 0 : FLAG.check),
  type: ['', 'Type one', 'Type two'][rest.type ?? 0],
  state: STATES[rest.state ?? 0],
  postcode: rest.postcode ? String(rest.postcode).padStart(4, '0') : '',
  status: ['', 'Status one'][rest.status ?? 0],
  other: rest.other,
  check: rest.check,
  names: names.map(([kind, text]) => ({ kind, text })),
});
const by = <Key>(keysOf: (one: Plain) => readonly Key[]): Map<Key, Plain[]> => {
  const map = new Map<Key, Plain[]>();
  for (const one of companies) for (const key of keysOf(one)) map.set(key, [...(map.get(key) ?? []), one]);
  return map;
};

let set: CompanySet;
let sums: string[];
beforeAll(async () => {
  set = await builtOf(readers, undefined, (path) => {
    sums = sectionSums(path);
  });
});
afterAll(() => {
  set.close();
});

describe('A set of companies', () => {
  it('is written as it was', async () => {
    await expect(asText(sums)).toMatchFileSnapshot('../../recorded/answers/sets/many-companies.txt');
  });

  it('has each by its number, and none by another', () => {
    const byNumber = by(({ number }) => [number]);
    const asked = [...byNumber.keys()].filter(
      (number, i) => number < 100_000_500 || number > 100_197_000 || i % 17 === 0,
    );
    for (const number of asked) {
      const found = set.byNumber(number);
      const wanted = byNumber.get(number)!.map(shown);
      const text = (list: readonly unknown[]) =>
        list
          .map((one) => JSON.stringify(one))
          .toSorted()
          .join('\n');
      if (text(found) !== text(wanted)) expect(found).toEqual(wanted);
      for (const beside of [number - 1, number + 1]) {
        if (!byNumber.has(beside) && set.byNumber(beside).length > 0) expect.fail(`${beside} is found`);
      }
    }
    for (const none of [0, 2, 0xffffffff]) expect(set.byNumber(none)).toEqual([]);
  });

  it('has records of one number in the order of their bytes', () => {
    expect(set.byNumber(90_000_001).map(({ names }) => names[0]!.text)).toEqual(
      Array.from({ length: 9 }, (_, i) => `BILBY ${i + 1}`),
    );
  });

  it('has each by the number of the other register, and none by another', () => {
    const byOther = by(({ other }) => (other === undefined ? [] : [other]));
    expect(byOther.size).toBeGreaterThan(200);
    for (const [other, wanted] of byOther) {
      expect(set.byOther(other).map(({ number }) => number)).toEqual(
        wanted.map(({ number }) => number).sort((a, b) => a - b),
      );
    }
    expect(set.byOther(499_999_999 + 2)).toEqual([]);
    expect(set.byOther(90_000_000)).toEqual([]);
  });

  it('has those of a name, each with what is said of it, in the order of their numbers', () => {
    const key = new NameKey();
    for (const [name, text] of [
      ['GUMNUT', 'Gumnut Pty Ltd'],
      ['BILBYTRADERS', 'BILBY TRADERS'],
      ['KOELANN', 'KOEL, ANN'],
      ['ZZZ', 'ZZZ'],
      ['ZZ', undefined],
      ['ZZZZ', undefined],
      ['0', undefined],
    ] as const) {
      const { key: bytes, length } = key.readText(name);
      const found: string[] = [];
      set.names.find(bytes, length, ({ number, about }, at) => {
        expect(at).toBe(name);
        found.push([number, refKind(about), refState(about), isRefActive(about), refPostcode(about)].join(' '));
        return true;
      });
      const wanted = companies
        .toSorted((a, b) => a.number - b.number)
        .flatMap(({ number, names, state = 0, flags = 0, postcode = 0 }) =>
          names
            .filter(([, own]) => own === text)
            .map(([kind]) => [number, kind, STATES[state], (flags & FLAG.active) > 0, postcode].join(' ')),
        );
      expect(found.toSorted()).toEqual(wanted.toSorted());
      expect(found.map((one) => Number(one.split(' ')[0]))).toEqual(wanted.map((one) => Number(one.split(' ')[0])));
    }
  });

  it('has all names that begin so, in their order, until no more are wanted', () => {
    const name = new NameKey();
    const keyOf = (text: string): string => name.readText(text.slice(0, 600)).keyText();
    const all = companies.flatMap(({ names }) =>
      names.map(([kind, text]) => (kind === 'LGL' ? 'KOELANN' : keyOf(text))),
    );
    for (const begin of ['EMU', 'EMUS', 'GUMNUT', 'Q', 'POTOROOYABBY1', 'PLATYPUSPUMPS', 'Z', 'A']) {
      const { key: bytes, length } = new NameKey().readText(begin);
      const found: string[] = [];
      set.names.beginning(bytes, length, (_, at) => {
        found.push(at);
        return true;
      });
      const wanted = all.filter((key) => key.startsWith(begin)).toSorted();
      expect(found.length).toBeLessThanOrEqual(wanted.length);
      expect([...new Set(found)]).toEqual([...new Set(wanted)]);
      let left = 3;
      set.names.beginning(bytes, length, () => --left > 0);
      expect(left).toBe(Math.max(0, 3 - found.length));
    }
  });

  it('knows the words of names and how much each is used', () => {
    expect(['WATTLE', 'POTOROO', 'TRADERS', 'QUOLLS', 'AN'].map((word) => set.words.uses(word) > 0)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(set.words.uses('GUMNUT')).toBeGreaterThan(set.words.uses('ZZZ'));
    const near = (word: string, distance: 1 | 2, limit = 9) =>
      set.words.near(word, distance, limit).map(({ text }) => text);
    expect(near('EMU', 1)).toEqual(['EMUS']);
    expect(near('WATLE', 1)).toEqual(['WATTLE']);
    expect(near('POTROOO', 1)).toEqual(['POTOROO']);
    expect(near('EMUSS', 2)).toEqual(['EMUS', 'EMU']);
    expect(near('GALAHS', 1, 0)).toEqual([]);
  });
});
