// What holds of companies for every input: the scanner reads what a plain reading of the XML says, however it is cut
// into chunks; names that differ in what means nothing have one key; what one slip makes of a word shares a remainder
// with it.
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { abnOfBody, isAbn } from '../../src/contract/fields/business-numbers.js';
import { readRecord } from '../../src/data/companies/company-record.js';
import { NameKey } from '../../src/data/companies/name-key.js';
import { remainders } from '../../src/data/companies/remainders.js';
import type { CompanyDraft } from '../../src/data/companies/write/company-draft.js';
import type { CompanyRuns } from '../../src/data/companies/write/company-runs.js';
import { compareKeys, sortByNumbers, sortKeys } from '../../src/data/companies/write/sort-keys.js';
import type { SetFile } from '../../src/data/file/read/set-file.js';
import { readAbrFile } from '../../src/data/import/abr/read-file.js';
import { entityTypes } from '../../src/data/companies/entity-types.js';
import { abrFile, abrRecord } from '../company/extract.js';
import { runs } from '../support/seeded.js';

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
const name = fc
  .string({ unit: fc.constantFrom(...'ABCDEFGHIJ &<"\'é京.-0123456789'), minLength: 1, maxLength: 30 })
  .filter((text) => text.trim() !== '');
const kind = fc.constantFrom('BN', 'TRD', 'OTN');

const entity = fc.record({
  body: fc.integer({ min: 1, max: 999_999_999 }),
  active: fc.boolean(),
  state: fc.constantFrom('NSW', 'VIC', 'ACT', ''),
  postcode: fc.constantFrom('2000', '0800', ''),
  type: fc.constantFrom('PRV', 'IND', 'OIE'),
  main: name,
  person: fc.boolean(),
  others: fc.array(fc.tuple(kind, name), { maxLength: 4 }),
});
type Entity = typeof entity extends fc.Arbitrary<infer T> ? T : never;

const written = ({ main, person, others, ...rest }: Entity): string =>
  abrRecord({
    ...rest,
    main: xml(main),
    others: others.map(([of, text]) => [of, xml(text)] as const),
    ...(person ? { given: 'ANN' } : {}),
  });

/** What a record says, as a plain object. */
const wanted = ({ body, active, state, postcode, type, main, person, others }: Entity): object => ({
  number: body,
  active,
  state,
  postcode,
  type,
  names: [
    person ? { kind: 'LGL', text: `${main}, ANN` } : { kind: 'MN', text: main },
    ...others.map(([of, text]) => ({ kind: of, text })),
  ],
});

describe('The extract', () => {
  it('is read as it is written, wherever its bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(entity, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 700 }),
        async (all, size) => {
          const bytes = Buffer.from(abrFile(all.map(written).join(''), { count: all.length }));
          const found: object[] = [];
          const take = {
            add(draft: CompanyDraft) {
              const into = Buffer.alloc(draft.size());
              draft.write(into, 0);
              const words = { types: ['', ...entityTypes], statuses: [''] };
              const { number, flags, state, postcode, type, names } = readRecord(into, 0, words, {} as SetFile);
              found.push({ number, active: (flags & 1) === 1, state, postcode, type, names });
            },
          };
          const source = {
            name: 'x.xml',
            size: bytes.length,
            async *chunks() {
              for (let at = 0; at < bytes.length; at += size) {
                yield await Promise.resolve(bytes.subarray(at, at + size));
              }
            },
          };
          // The scanner asks nothing of it but to take a company.
          const read = await readAbrFile(source, take as unknown as CompanyRuns);
          const same = JSON.stringify(found) === JSON.stringify(all.map(wanted));
          return same && read.closed && read.records === all.length && read.refused === 0;
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

const KEY = new NameKey();
const word = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIKMNOPRSTUVWXYZ'), minLength: 4, maxLength: 9 });

describe('The key of a name', () => {
  it('is the same whatever means nothing in it', () => {
    const form = fc.constantFrom('', ' PTY LTD', ' Pty. Ltd.', ' P/L', ' Proprietary Limited', ' (in liquidation)');
    const between = fc.constantFrom(' ', ' & ', ' and ', '-', ', ', '  ');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 2, maxLength: 4 }),
        between,
        form,
        fc.boolean(),
        (words, sign, end, the) => {
          const plain = KEY.readText(words.join(' ')).keyText();
          const text = `${the ? 'The ' : ''}${words.map((each) => each.toLowerCase()).join(sign)}${end}`;
          return KEY.readText(text).keyText() === plain;
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('is of any text capitals and digits, and no longer than a key may be', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 300 })), (text) => {
        const key = KEY.readText(text).keyText();
        return /^[A-Z0-9]{0,200}$/.test(key);
      }),
      { numRuns: runs(500) },
    );
  });
});

const lefts = (text: string): Set<string> => {
  const found = new Set<string>();
  const bytes = Buffer.from(text);
  remainders(bytes, 0, bytes.length, (left, length) => {
    found.add(Buffer.from(left.subarray(0, length)).toString());
  });
  return found;
};

describe('Remainders', () => {
  it('of a word and of what one slip makes of it have one in common', () => {
    fc.assert(
      fc.property(
        word,
        fc.nat(8),
        fc.constantFrom(...'AQZ'),
        fc.constantFrom('out', 'in', 'other', 'swap'),
        (text, at, letter, slip) => {
          const i = at % text.length;
          const made = {
            out: text.slice(0, i) + text.slice(i + 1),
            in: text.slice(0, i) + letter + text.slice(i),
            other: text.slice(0, i) + letter + text.slice(i + 1),
            swap: text.slice(0, i) + (text[i + 1] ?? '') + text[i]! + text.slice(i + 2),
          }[slip];
          const own = lefts(text);
          return [...lefts(made)].some((left) => own.has(left));
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('The order of keys', () => {
  it('is that of their bytes', () => {
    const key = fc.string({ unit: fc.constantFrom(...'AB01Z9'), maxLength: 16 });
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
        const bytes = Buffer.from(keys.join(''));
        const start = new Uint32Array(keys.length + 1);
        keys.forEach((each, i) => {
          start[i + 1] = start[i]! + each.length;
        });
        const order = sortKeys(bytes, start, keys.length, (a, b) => a - b);
        const sorted = [...order].map((i) => keys[i]!);
        const compare = (a: string, b: string): number =>
          compareKeys(Buffer.from(a), 0, a.length, Buffer.from(b), 0, b.length);
        return sorted.join() === keys.toSorted(compare).join() && sorted.join() === keys.toSorted().join();
      }),
      { numRuns: runs(200) },
    );
  });

  it('is that of numbers, equal ones as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffffffff), { maxLength: 60 }), (numbers) => {
        const order = [...sortByNumbers(numbers.length, [Uint32Array.from(numbers)])];
        const plain = numbers.map((_, i) => i).sort((a, b) => numbers[a]! - numbers[b]! || a - b);
        return order.join() === plain.join();
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('An ABN', () => {
  it('is made of any nine digits, and changes with any one of its digits', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(10), fc.integer({ min: 1, max: 9 }), (body, at, more) => {
        const abn = abnOfBody(body);
        const other = (Number(abn[at]) + more) % 10;
        const wrong = abn.slice(0, at) + String(other) + abn.slice(at + 1);
        return isAbn(abn) && abn.endsWith(String(body)) && !isAbn(wrong);
      }),
      { numRuns: runs(500) },
    );
  });
});
