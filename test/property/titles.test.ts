// What holds of any name beside an owner, of any outline, and of well-known text and GeoJSON with anything wrong in it.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import { isInShape } from '../../src/data/titles/shape.js';
import { ShapePacker } from '../../src/data/titles/write/shape-packer.js';
import { packGeometry, scanFeatures } from '../../src/data/import/nz-titles/geojson.js';
import { packWkt } from '../../src/data/import/nz-titles/wkt.js';
import { askedName, likenessToOwner } from '../../src/title/likeness-to-owner.js';
import { PASSING } from '../../src/title/likeness.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

const word = fc.oneof(
  fc.constantFrom('Alexandra', 'Hēmi', 'van', 'der', "O'Sample", 'Mary-Anne', 'Jr', '&', ',', 'Trust', 'Ltd', '2010'),
  fc.string({ unit: anyCharacter, maxLength: 6 }),
);
const name = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));

it('any name beside any owner has a score of 0 to 100, and passes only as the owner', () => {
  fc.assert(
    fc.property(name, name, name, name, name, (firstName, lastName, given, surname, corporate) => {
      const owner = { given, surname, suffix: '', corporate };
      const { reason, score } = likenessToOwner(askedName({ firstName, lastName }), owner);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(score >= PASSING).toBe(reason === 'OWNER');
    }),
    { numRuns: runs(2000) },
  );
});

const letters = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPRSTUWYĀĒĪŌŪ'), minLength: 2, maxLength: 10 });

it('a person is the owner of their own name, in any letters, with or without middle names', () => {
  fc.assert(
    fc.property(letters, letters, letters, fc.boolean(), (first, middle, last, isLower) => {
      const owner = { given: `${first} ${middle}`, surname: last, suffix: '', corporate: '' };
      const asked = askedName({ firstName: isLower ? first.toLowerCase() : first, lastName: last });
      expect(likenessToOwner(asked, owner).reason).toBe('OWNER');
    }),
    { numRuns: runs(500) },
  );
});

const unit = fc.integer({ min: -50, max: 50 });
const EAST = 1_750_000_000;
const SOUTH = -400_000_000;
type Corner = readonly [y: number, x: number];

/** Ray casting with whole numbers that are small enough to be exact: the oracle. */
function isInside(ring: readonly Corner[], y: number, x: number): boolean {
  let inside = false;
  for (const [i, [fromY, fromX]] of ring.entries()) {
    const [toY, toX] = ring[(i + 1) % ring.length]!;
    const across = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
    if (across === 0 && isBetween(y, fromY, toY) && isBetween(x, fromX, toX)) return true;
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  }
  return inside;
}

it('a point is in an outline as ray casting says, and the text of the outline is read as it is written', () => {
  const packer = new ShapePacker();
  fc.assert(
    fc.property(fc.array(fc.tuple(unit, unit), { minLength: 3, maxLength: 9 }), unit, unit, (ring, y, x) => {
      const corners = [...ring, ring[0]!].map(([dy, dx]) => [SOUTH + dy, EAST + dx] as const);
      const degrees = (value: number): string => (value / 1e7).toFixed(7);
      const text = Buffer.from(
        `POLYGON((${corners.map(([lat, lon]) => `${degrees(lon)} ${degrees(lat)}`).join(', ')}))`,
      );
      expect(packWkt(packer, text, 0, text.length)).toBeUndefined();
      const bytes = Uint8Array.from(packer.bytes.subarray(0, packer.length));
      expect(isInShape(bytes, SOUTH + y, EAST + x)).toBe(isInside(ring, y, x));
      const coordinates = [corners.map(([lat, lon]) => [lon / 1e7, lat / 1e7])];
      expect(packGeometry(packer, { type: 'Polygon', coordinates })).toBeUndefined();
      expect(Uint8Array.from(packer.bytes.subarray(0, packer.length))).toEqual(bytes);
    }),
    { numRuns: runs(2000) },
  );
});

const GOOD =
  'MULTIPOLYGON (((174.1 -36.1,174.2 -36.1,174.2 -36.2,174.1 -36.1)),((175 -37,175.1 -37,175 -37.1,175 -37)))';
const spoilt = fc
  .tuple(fc.nat(GOOD.length), fc.nat(12), fc.constantFrom('', '(', ')', ',', ' ', '-', '.', 'x', 'e9', '((', '\u0000'))
  .map(([at, length, put]) => GOOD.slice(0, at) + put + GOOD.slice(at + length));

it('well-known text with anything wrong in it is packed or refused in words, and never read beyond its end', () => {
  const packer = new ShapePacker();
  fc.assert(
    fc.property(fc.oneof(spoilt, fc.string({ unit: anyCharacter, maxLength: 40 })), (text) => {
      const bytes = Buffer.from(`${text}999)))`);
      const wrong = packWkt(packer, bytes, 0, bytes.length - 6);
      if (wrong !== undefined) expect(wrong).toMatch(/\w/);
      else if (packer.length > 0) {
        expect(isInShape(packer.bytes.subarray(0, packer.length), SOUTH, EAST)).toBeTypeOf('boolean');
      }
    }),
    { numRuns: runs(3000) },
  );
});

it('bytes of an outline with anything wrong in them are an outline, or none', () => {
  const packer = new ShapePacker();
  const text = Buffer.from(GOOD);
  packWkt(packer, text, 0, text.length);
  const whole = Uint8Array.from(packer.bytes.subarray(0, packer.length));
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(whole.length - 1), fc.nat(255), (end, at, byte) => {
      const bytes = whole.slice(0, end);
      if (at < end) bytes[at] = byte;
      expect([true, false, undefined]).toContain(isInShape(bytes, -361_500_000, 1_741_500_000));
    }),
    { numRuns: runs(2000) },
  );
});

const COLLECTION = JSON.stringify({
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'EPSG:4167' } },
  features: [1, 2, 3].map((title) => ({
    type: 'Feature',
    properties: { title_no: `9000${title}`, note: 'a "quoted" {brace} \\ [x]' },
    geometry: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [174, -36],
            [174, -37],
            [175, -37],
            [174, -36],
          ],
        ],
      ],
    },
  })),
});

/** The features of bytes that come in pieces. */
async function featuresOf(text: string, pieces: number): Promise<string[]> {
  const bytes = Buffer.from(text);
  const found: string[] = [];
  const source = {
    name: 'x.geojson',
    size: bytes.length,
    async *chunks() {
      for (let at = 0; at < bytes.length; at += pieces) yield Promise.resolve(bytes.subarray(at, at + pieces));
    },
  };
  await scanFeatures(source, ({ properties }) => found.push(String(properties['title_no'])), {});
  return found;
}

it('features are the same wherever the bytes are cut, as a collection or one after another', async () => {
  const lines = (JSON.parse(COLLECTION) as { features: unknown[] }).features
    .map((one) => JSON.stringify(one))
    .join('\n');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: COLLECTION.length }), async (pieces) => {
      expect(await featuresOf(COLLECTION, pieces)).toEqual(['90001', '90002', '90003']);
      expect(await featuresOf(lines, pieces)).toEqual(['90001', '90002', '90003']);
    }),
    { numRuns: runs(50) },
  );
});

it('GeoJSON with anything wrong in it is read or refused, and nothing else is thrown', async () => {
  const damaged = fc
    .tuple(fc.nat(COLLECTION.length), fc.nat(20), fc.constantFrom('', '{', '}', '[', ']', '"', ',', '\\', '\u0000'))
    .map(([at, length, put]) => COLLECTION.slice(0, at) + put + COLLECTION.slice(at + length));
  await fc.assert(
    fc.asyncProperty(damaged, async (text) => {
      await featuresOf(text, 50).catch((error: unknown) => {
        expect(error).toBeInstanceOf(WaypostError);
      });
    }),
    { numRuns: runs(500) },
  );
});
