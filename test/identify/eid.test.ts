// An eid: what it holds, and that no other text is taken for one.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EidCodec, SECRET_BYTES } from '../../src/identify/eid.js';

const codec = new EidCodec(Buffer.alloc(SECRET_BYTES, 7));
const ID = 'AU|GNAF|GAVIC411711441';

describe('An eid', () => {
  test('opens to its id, whatever that holds, and is safe in a URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
        const id = Buffer.from(text).toString('utf8');
        const eid = codec.seal(id);
        expect(eid).toMatch(/^eid1\.[A-Za-z0-9_-]+$/);
        expect(encodeURIComponent(eid)).toBe(eid);
        expect(codec.open(eid)).toEqual({ id });
      }),
    );
  });

  test('is the same every time, and does not show its id', () => {
    expect(new EidCodec(Buffer.alloc(SECRET_BYTES, 7)).seal(ID)).toBe(codec.seal(ID));
    expect(Buffer.from(codec.seal(ID).slice(5), 'base64url').toString('latin1')).not.toContain('GNAF');
    expect(codec.seal('AU|GNAF|GAVIC411711442').slice(5, 12)).not.toBe(codec.seal(ID).slice(5, 12));
  });

  test('keeps its form from one version of the program to the next', () => {
    expect(codec.seal(ID)).toBe('eid1.TuZc7qDrAAs8PKHH_DvMbkxn5WXmmpgfXUdNTI07gGtwSlucDYQ');
  });

  test('does not open with a letter changed, added or taken away', () => {
    const eid = codec.seal(ID);
    const letters = 'ABab09-_';
    fc.assert(
      fc.property(fc.integer({ min: 5, max: eid.length - 1 }), fc.constantFrom(...letters), (at, letter) => {
        for (const changed of [
          eid.slice(0, at) + letter + eid.slice(at + 1),
          eid.slice(0, at) + eid.slice(at + 1),
          eid.slice(0, at) + letter + eid.slice(at),
        ]) {
          if (changed !== eid) expect(codec.open(changed)).toHaveProperty('no');
        }
      }),
    );
  });

  test('does not open with another key', () => {
    expect(new EidCodec(randomBytes(SECRET_BYTES)).open(codec.seal(ID))).toEqual({ no: 'key' });
  });

  test.each(['', 'eid1.', 'eid2.AAAAAAAAAAAAAAAAAAAAAAAAAAAA', ID, 'eid1.AAAA', 'eid1.====AAAAAAAAAAAAAAAAAAAAAAAA'])(
    'is not %j',
    (text) => {
      expect(codec.open(text)).toEqual({ no: 'form' });
    },
  );
});
