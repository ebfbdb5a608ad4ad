// What an address set is built with: tables of texts and grouped orders.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteTable } from '../../src/data/names/write/byte-table.js';
import { groupedOrder, rankOf } from '../../src/data/file/write/grouped-order.js';
import { PidPacker, PidRows } from '../../src/data/addresses/write/pid-packer.js';
import { pidText } from '../../src/data/addresses/read/pid-column.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

describe('a table of byte strings', () => {
  it('numbers texts in order of first sight and finds them again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter, maxLength: 6 }), { maxLength: 2_000 }), (texts) => {
        const table = new ByteTable();
        const distinct = [...new Set(texts)];
        for (const text of texts) {
          const bytes = Buffer.from(`<${text}>`);
          expect(table.text(table.add(bytes, 1, bytes.length - 1))).toBe(Buffer.from(text).toString());
        }
        expect(table.texts()).toEqual([...new Set(distinct.map((text) => Buffer.from(text).toString()))]);
        distinct.forEach((text) => {
          const bytes = Buffer.from(text);
          expect(table.text(table.find(bytes, 0, bytes.length))).toBe(bytes.toString());
        });
        expect(table.find(Buffer.from('0123456789'), 0, 10)).toBe(-1);
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('a grouped order', () => {
  it('is what sorting by group and value gives, for small groups and large', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(500)), { maxLength: 300 }), (rows) => {
        const { order, start } = groupedOrder(
          rows.length,
          4,
          rows.map(([group]) => group),
          (a, b) => rows[a]![1] - rows[b]![1] || a - b,
        );
        const expected = [...rows.keys()].sort(
          (a, b) => rows[a]![0] - rows[b]![0] || rows[a]![1] - rows[b]![1] || a - b,
        );
        expect([...order]).toEqual(expected);
        for (let group = 0; group < 4; group++) {
          expect(expected.slice(start[group], start[group + 1]).every((row) => rows[row]![0] === group)).toBe(true);
        }
        const rank = rankOf(order);
        order.forEach((row, i) => {
          expect(rank[row]).toBe(i);
        });
      }),
    );
  });
});

describe('packed ids', () => {
  /** Ids as sources have them: a state's prefix and digits, leading zeros, digits only, no digits, many prefixes. */
  const id = fc.oneof(
    fc
      .tuple(fc.constantFrom('GANSW', 'GAACT_', 'loc'), fc.nat(999_999_999))
      .map(([prefix, number]) => `${prefix}${String(number).padStart(9, '0')}`),
    fc.stringMatching(/^[A-D]{0,3}[0-9]{0,12}$/),
    fc.stringMatching(/^[a-z]{1,4}$/),
  );

  it('are found again, told apart, and written as they were', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 300 }), id, (ids, other) => {
        const packer = new PidPacker();
        const prefix: number[] = [];
        const number: number[] = [];
        const rows = new PidRows(4, { prefix, number });
        ids.forEach((text, row) => {
          packer.pack(Buffer.from(text), 0, text.length);
          prefix.push(packer.prefix);
          number.push(packer.number);
          expect(rows.add(packer.prefix, packer.number, row)).toBe(true);
          expect(rows.add(packer.prefix, packer.number, row)).toBe(false);
        });
        const prefixes = packer.prefixes();
        expect(prefixes.length).toBeLessThanOrEqual(63);
        ids.forEach((text, row) => {
          const known = prefixes[prefix[row]!];
          expect(known ? pidText(known, number[row]!) : packer.texts.text(number[row]!)).toBe(text);
          expect(packer.look(Buffer.from(text), 0, text.length)).toBe(true);
          expect(rows.find(packer.prefix, packer.number)).toBe(row);
        });
        if (!ids.includes(other) && packer.look(Buffer.from(other), 0, other.length)) {
          expect(rows.find(packer.prefix, packer.number)).toBe(-1);
        }
      }),
    );
  });
});
