// Files of every format and encoding, damaged in every way: a run over one ends, with each of its bytes in the output
// or among the refused rows, or with a message that says what is wrong. Nothing else may come out.
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import { CsvCutter } from '../../src/formats/csv/cut.js';
import { detectDialect } from '../../src/formats/csv/detect.js';
import { COMMA, QUOTE } from '../../src/formats/ascii.js';
import { CsvScanner } from '../../src/formats/csv/scanner.js';
import { memberAt, MemberWalk } from '../../src/formats/json/members.js';
import { encodeUtf16, Utf16Decoder } from '../../src/formats/utf-16.js';
import { decodeWindows1252, encodeWindows1252 } from '../../src/formats/windows-1252.js';
import { runEcho, type Ran } from '../support/batch.js';
import { damage } from './damage.js';
import { runs } from '../support/seeded.js';

const cell = fc.oneof(
  fc.stringMatching(/^[a-z0-9 ]{0,8}$/),
  fc.constantFrom('"x, y"', '"say ""hi"""', '"two\nlines"', '5" pipe', 'Straße', '😀', '"open', 'Total: 5'),
);
const row = fc.tuple(fc.nat(99), cell).map(([id, text]) => `${id},${text}`);
const csv = fc
  .tuple(fc.array(row, { maxLength: 8 }), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
  .map(([rows, eol, ends]) => Buffer.from(`id,text${eol}${rows.join(eol)}${ends ? eol : ''}`));
const object = fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 8 }), n: fc.jsonValue({ maxDepth: 2 }) });
const jsonl = fc
  .array(object, { minLength: 1, maxLength: 6 })
  .map((objects) => Buffer.from(`${objects.map((one) => JSON.stringify(one)).join('\n')}\n`));
const json = fc.array(object, { maxLength: 6 }).map((objects) => Buffer.from(JSON.stringify(objects, null, 1)));

/** How often each byte stands there that is no white space, and no comma. */
function bytesIn(...texts: readonly Uint8Array[]): number[] {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const bytes of texts) for (const byte of bytes) counts[byte]!++;
  for (const byte of Buffer.from(' \t\r\n\v\f,')) counts[byte] = 0;
  return counts;
}

/** The run, or the message that it ends with. Anything but a message of ours is thrown. */
async function ran(input: Buffer, options: Parameters<typeof runEcho>[1]): Promise<Ran | string> {
  try {
    return await runEcho(input, options);
  } catch (error) {
    if (error instanceof WaypostError && [2, 6].includes(error.exitCode)) return error.message;
    throw error;
  }
}

describe('What a run makes of a damaged file:', () => {
  test('each byte of delimited rows is written or refused, in the same rows for any block', async () => {
    await fc.assert(
      fc.asyncProperty(csv, damage, fc.integer({ min: 1, max: 40 }), async (bytes, damaged, blockBytes) => {
        const input = Buffer.concat([Buffer.from('id,text\n1,a\n2,b\n3,c\n'), damaged(bytes)]);
        const told = { encoding: 'windows-1252', delimiter: ',', header: 1, columns: ['status'] } as const;
        const options = { ...told, map: { text: ['text'] } };
        const whole = await runEcho(input, options);
        const { read, written, refused } = whole.summary.rows;
        expect(read).toBe(written + refused);
        expect(refused).toBe(whole.refused.length);
        // latin1 keeps every byte.
        const out = whole.bytes.toString('latin1').replace(/,(?:echo_status|ok|rejected)(?=\r|\n|$)/g, '');
        expect(bytesIn(Buffer.from(out, 'latin1'), ...whole.refused.map(({ text }) => text))).toEqual(bytesIn(input));
        const cut = await runEcho(input, { ...options, blockBytes, pieceBytes: blockBytes });
        expect([cut.out, cut.refused, cut.summary.rows]).toEqual([whole.out, whole.refused, whole.summary.rows]);
      }),
      { numRuns: runs(50) },
    );
  });

  test('rows without quotes are as many as lines that hold something', async () => {
    await fc.assert(
      fc.asyncProperty(csv, damage, async (bytes, damaged) => {
        const rows = Buffer.from(damaged(bytes).filter((byte) => byte !== QUOTE));
        const input = Buffer.concat([Buffer.from('id,text\n1,a\n2,b\n3,c\n'), rows]);
        const { summary } = await runEcho(input, { delimiter: ',', header: 1, map: { text: ['text'] } });
        const lines = rows
          .toString('latin1')
          .split(/\r\n|\n|\r/)
          .filter((line) => line.replace(/[ \t]+/, '') !== '');
        expect(summary.rows.read).toBe(3 + lines.length);
      }),
      { numRuns: runs(150) },
    );
  });

  test('each line of JSON Lines that holds something is a row', async () => {
    await fc.assert(
      fc.asyncProperty(jsonl, damage, fc.integer({ min: 1, max: 40 }), async (bytes, damaged, blockBytes) => {
        const input = Buffer.concat([Buffer.from('{"text":"a"}\n'), damaged(bytes)]);
        const options = { inputFormat: 'jsonl', encoding: 'utf-8', map: { text: ['text'] } } as const;
        const whole = await runEcho(input, options);
        const lines = input
          .toString('latin1')
          .split('\n')
          .filter((line) => /[^\t-\r ]/.test(line));
        expect(whole.summary.rows.read).toBe(lines.length);
        const good = lines.filter((line) => isObject(Buffer.from(line, 'latin1')));
        expect(whole.summary.rows.written).toBe(good.length);
        const cut = await runEcho(input, { ...options, blockBytes, pieceBytes: blockBytes });
        expect([cut.out, cut.refused]).toEqual([whole.out, whole.refused]);
      }),
      { numRuns: runs(40) },
    );
  });

  test('of any format and encoding, with nothing told, it ends or says what is wrong', async () => {
    const encoded = fc.constantFrom(
      (text: Buffer) => text,
      (text: Buffer) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text]),
      (text: Buffer) => Buffer.concat([Buffer.from([0xff, 0xfe]), encodeUtf16(text, 'utf-16le')]),
      (text: Buffer) => encodeUtf16(text, 'utf-16be'),
      (text: Buffer) => Buffer.from(encodeWindows1252(text.toString()).bytes),
      (text: Buffer) => gzipSync(text),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(csv, jsonl, json), encoded, damage, async (bytes, encode, damaged) => {
        const found = await ran(damaged(encode(bytes)), {});
        if (typeof found === 'string') expect(found).toMatch(/^input|^no column|^the input/);
        else expect(found.summary.rows.read).toBe(found.summary.rows.written + found.summary.rows.refused);
      }),
      { numRuns: runs(90) },
    );
  });

  test('compressed, it is what was compressed, or an error', async () => {
    const content = Buffer.from(`text\n${'a row of it\n'.repeat(50)}`);
    const packed = gzipSync(content);
    await fc.assert(
      fc.asyncProperty(damage, async (damaged) => {
        const input = damaged(packed);
        const found = await ran(input, { header: 1, delimiter: ',', map: { text: ['text'] }, columns: ['status'] });
        if (typeof found === 'string' || input[0] !== 0x1f || input[1] !== 0x8b) return;
        // A row that says what the header says is rejected, and written.
        const rows = found.out.replaceAll(/,(?:ok|rejected)$/gm, '').replace(',echo_status', '');
        expect(rows).toBe(gunzipSync(input).toString());
      }),
      { numRuns: runs(150) },
    );
  });
});

function isObject(line: Buffer): boolean {
  if (line.includes(0) || !Buffer.from(line.toString('utf8')).equals(line)) return false;
  try {
    const value: unknown = JSON.parse(line.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

describe('A scanner moves on', () => {
  test('from row to row, to the end, for any dialect', () => {
    fc.assert(
      fc.property(
        csv,
        damage,
        fc.constantFrom(QUOTE, 0x5c),
        fc.constantFrom(COMMA, 0x3b, -1),
        (bytes, damaged, escape, delimiter) => {
          const text = damaged(bytes);
          const scanner = new CsvScanner({ delimiter, escape }, 8);
          scanner.reset(text, 0, text.length);
          for (let before = 0; scanner.next(); before = scanner.position) {
            expect(scanner.start).toBe(before);
            expect(scanner.position).toBeGreaterThan(before);
            expect(scanner.contentEnd).toBeLessThanOrEqual(scanner.position);
          }
          expect(scanner.position).toBe(text.length);
          const cut = new CsvCutter({ delimiter, escape }).cut(text, text.length);
          expect(cut >= 0 && cut <= text.length).toBe(true);
          expect(detectDialect(text)).toBeDefined();
        },
      ),
      { numRuns: runs(1200) },
    );
  });

  test('from key to key, and finds the value that the parser has', () => {
    // None ends with a backslash: once the parser of Node 24 has seen such a key it takes the key "\"" for it.
    const keys = fc.constantFrom('a', 'b', 'é', '"', '\\é', '__proto__', 'constructor', '');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(keys, fc.jsonValue({ maxDepth: 3 })), { maxLength: 5 }),
        keys,
        fc.nat(3),
        (all, key, by) => {
          const members = all.map(([name, value]) => `${JSON.stringify(name)} :${JSON.stringify(value, null, by)}`);
          const bytes = Buffer.from(`{ ${members.join(' , ')}}`);
          const found = memberAt(new MemberWalk('utf-8'), bytes, { start: 0, end: bytes.length }, key);
          const parsed = JSON.parse(bytes.toString()) as Record<string, unknown>;
          expect(found !== undefined).toBe(Object.hasOwn(parsed, key));
          if (found) expect(JSON.parse(bytes.toString('utf8', found.start, found.end))).toEqual(parsed[key]);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  test('through UTF-16 cut anywhere, and back to the same bytes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0x41, 0xd83d, 0xde00, 0xdc00)), {
          maxLength: 30,
        }),
        fc.constantFrom('utf-16le' as const, 'utf-16be' as const),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 9 }),
        (units, encoding, sizes) => {
          const bytes = Buffer.alloc(units.length * 2);
          units.forEach((unit, i) =>
            encoding === 'utf-16le' ? bytes.writeUInt16LE(unit, i * 2) : bytes.writeUInt16BE(unit, i * 2),
          );
          const decoder = new Utf16Decoder(encoding);
          const parts: Buffer[] = [];
          for (let at = 0, i = 0; at < bytes.length; i++) {
            const size = sizes[i % sizes.length]!;
            parts.push(decoder.decode(bytes.subarray(at, at + size), false));
            at += size;
          }
          parts.push(decoder.decode(Buffer.alloc(0), true));
          const text = Buffer.concat(parts);
          expect(text).toEqual(new Utf16Decoder(encoding).decode(bytes, true));
          expect(encodeUtf16(text, encoding)).toEqual(bytes);
        },
      ),
      { numRuns: runs(1500) },
    );
  });

  test('through windows-1252, and back to the same bytes', () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    expect(encodeWindows1252(decodeWindows1252(all, 0, all.length))).toEqual({ bytes: Uint8Array.from(all), lost: 0 });
  });
});
