// JSON arrays, whole and damaged in every way, beside the language's own parser: what is valid is read without a word,
// what is not is said, nothing is left out, and the cutting into blocks changes none of it. The scanner moves on.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordLook } from '../../src/formats/json/look.js';
import { runEcho } from '../support/batch.js';
import { piecesOf, piecesOfBlocks, type Piece } from './array-pieces.js';
import { damage } from './damage.js';
import { runs } from '../support/seeded.js';

const text = fc.oneof(
  fc.stringMatching(/^[a-z ,{}[\]:"\\é😀]{0,10}$/u),
  fc.constantFrom('x},{"text":"y', '],[', '"', '\\', '{"a":1}', '\u2028', 'Straße 5'),
);
const leaf = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const nested = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.array(fc.dictionary(text, leaf, { maxKeys: 2 }), { maxLength: 3 }),
  fc.dictionary(text, fc.array(leaf, { maxLength: 2 }), { maxKeys: 3 }),
);
const record = fc.record({ text, other: nested }, { requiredKeys: ['text'] });
const indent = fc.constantFrom<string | number>('', 1, 2, '\t');
const arrayText = fc
  .tuple(fc.array(record, { maxLength: 8 }), indent, fc.constantFrom('\n', '\r\n', '\r'))
  .map(([records, by, eol]) => Buffer.from(JSON.stringify(records, null, by).replaceAll('\n', eol)));

const parsed = (json: string): { readonly value?: unknown } => {
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return {};
  }
};
const slice = (bytes: Buffer, { start, end }: Piece): string => bytes.toString('utf8', start, end);

const LOOKS: readonly RecordLook[] = [undefined, '', ' '].map((indent) => ({
  indent,
  keys: ['text'],
  encoding: 'utf-8',
}));

describe('A JSON array, of which the bracket was read,', () => {
  const inner = fc.oneof(
    arrayText.map((bytes) => bytes.subarray(1)),
    fc.tuple(arrayText, damage).map(([bytes, damaged]) => damaged(bytes.subarray(1))),
    fc.tuple(arrayText, arrayText, damage).map(([a, b, damaged]) => damaged(Buffer.concat([a.subarray(1), b]))),
  );

  test('is read without a word if the parser takes it, and with one if not', () => {
    fc.assert(
      fc.property(inner, (bytes) => {
        const pieces = piecesOf(bytes, true, true, 0);
        const values = pieces.map((piece) => parsed(slice(bytes, piece)));
        const isRead = pieces.every(({ kind }, i) => kind === 'element' && 'value' in values[i]!);
        const whole = parsed(`[${bytes.toString('utf8')}`);
        expect(isRead).toBe('value' in whole);
        if (isRead) expect(values.map(({ value }) => value)).toEqual(whole.value);
      }),
      { numRuns: runs(1200) },
    );
  });

  test('has each of its bytes in an element or a fault, but for white space, commas and brackets', () => {
    fc.assert(
      fc.property(inner, (bytes) => {
        const said = new Uint8Array(bytes.length);
        for (const { start, end } of piecesOf(bytes, true, true, 0)) said.fill(1, start, end);
        const left = Buffer.from(bytes.filter((_, i) => said[i] === 0)).toString('latin1');
        expect(left).toMatch(/^[\s,]*(?:\][\s,]*)*$/);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('falls into the same pieces wherever it is cut', () => {
    fc.assert(
      fc.property(inner, fc.integer({ min: 1, max: 60 }), (bytes, size) => {
        for (const look of [undefined, ...LOOKS]) {
          expect(piecesOfBlocks(bytes, size, look)).toEqual(piecesOf(bytes, true, true, 0, look));
        }
      }),
      { numRuns: runs(700) },
    );
  });

  test('loses no record before the place where it is cut short, and says that it is', () => {
    fc.assert(
      fc.property(arrayText, (bytes) => {
        const whole = piecesOf(bytes.subarray(1), true, true, 1);
        for (let length = 1; length < bytes.length; length++) {
          const pieces = piecesOf(bytes.subarray(1, length), true, true, 1);
          const before = whole.filter(({ end }) => end <= length);
          expect(pieces.slice(0, before.length)).toEqual(before);
          expect(pieces.length).toBe(before.length + (bytes.subarray(length).toString().trim() === '' ? 0 : 1));
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test('with one byte turned costs one record, or two that the byte stood between', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: fc.stringMatching(/^[a-z ]{1,9}$/), n: fc.integer() }), {
          minLength: 4,
          maxLength: 9,
        }),
        indent,
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
        (records, by, place, value) => {
          const bytes = Buffer.from(JSON.stringify(records, null, by)).subarray(1);
          const turned = place % (bytes.length - 1);
          bytes[turned] = value;
          // A bracket where a record is to begin makes one list of all that follow.
          fc.pre(!/(?:^|,)\s*\[\s*\{/.test(bytes.toString('latin1')));
          const whole = piecesOf(bytes, true, true, 0).filter((piece) => {
            const { value: object } = parsed(slice(bytes, piece));
            return piece.kind === 'element' && typeof object === 'object';
          });
          expect(whole.length).toBeGreaterThanOrEqual(records.length - 2);
        },
      ),
      { numRuns: runs(2500) },
    );
  });
});

/** Why records of a valid array may be refused. */
const NO_FAULTS = new Set(['NOT_AN_OBJECT', 'ENCODING']);

describe('A run over a JSON array', () => {
  test('gives the same for any block and piece, and every row is answered or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        arrayText,
        damage,
        fc.integer({ min: 1, max: 80 }),
        fc.integer({ min: 1, max: 80 }),
        async (bytes, damaged, blockBytes, pieceBytes) => {
          const input = Buffer.concat([Buffer.from('[{"text":"a"},'), damaged(bytes.subarray(1))]);
          const options = { inputFormat: 'json', map: { text: ['text'] } } as const;
          const whole = await runEcho(input, options);
          const cut = await runEcho(input, { ...options, blockBytes, pieceBytes });
          expect(cut.out).toBe(whole.out);
          expect(cut.refused).toEqual(whole.refused);
          expect(cut.summary.rows).toEqual(whole.summary.rows);
          const { read, written, refused } = whole.summary.rows;
          expect(read).toBe(written + refused);
          expect(JSON.parse(whole.out)).toHaveLength(written);
          const codes = whole.refused.map(({ code }) => code);
          // The parser is given letters that stand for bytes that are none.
          const isValid = 'value' in parsed(input.toString('utf8'));
          const faults = isValid ? codes.filter((code) => !NO_FAULTS.has(code)) : [];
          expect(faults).toEqual([]);
          expect(isValid || codes.length > 0).toBe(true);
        },
      ),
      { numRuns: runs(25) },
    );
  });
});
