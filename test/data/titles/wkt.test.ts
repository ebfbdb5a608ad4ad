// Outlines of land as well-known text (OGC 06-103r4): every way in which programs write the same polygon is read alike,
// and what is no outline is refused in words.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packWkt } from '../../../src/data/import/nz-titles/wkt.js';
import { isInShape } from '../../../src/data/titles/shape.js';
import { ShapePacker } from '../../../src/data/titles/write/shape-packer.js';

interface Packed {
  readonly wrong: string | undefined;
  readonly bytes: Buffer;
  /** South, west, north, east, degrees. */
  readonly box: readonly number[];
}

/** Packs a text that stands among others, as a cell stands in a row. */
function packed(text: string, packer = new ShapePacker()): Packed {
  const row = Buffer.from(`1,((,${text},9)),7`);
  const wrong = packWkt(packer, row, 5, 5 + Buffer.byteLength(text));
  const { south, west, north, east } = packer;
  const box = [south, west, north, east].map((value) => value / 1e7);
  return { wrong, bytes: Buffer.from(packer.bytes.subarray(0, packer.length)), box };
}

const SQUARE = '174 -37,174 -36,175 -36,175 -37,174 -37';
const whole = packed(`POLYGON ((${SQUARE}))`);

describe('An outline as well-known text', () => {
  it('has the box of its corners, and the points within', () => {
    expect(whole.wrong).toBeUndefined();
    expect(whole.box).toEqual([-37, 174, -36, 175]);
    const has = (latitude: number, longitude: number) => isInShape(whole.bytes, latitude * 1e7, longitude * 1e7);
    expect([has(-36.5, 174.5), has(-36, 174), has(-35.9999999, 174.5), has(-36.5, 175.0000001)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    `MULTIPOLYGON (((${SQUARE})))`,
    `multipolygon(((${SQUARE})))`,
    `  Polygon((${SQUARE}))  `,
    `SRID=4167;POLYGON((${SQUARE}))`,
    ` srid = 4326 ; MULTIPOLYGON ( ( ( ${SQUARE.replaceAll(',', ' , ').replaceAll(' ', '\t ')} ) ) ) `,
    `POLYGON Z ((${SQUARE.replaceAll(/,|$/g, ' 12.5,').slice(0, -1)}))`,
    `POLYGONZ((${SQUARE.replaceAll(/,|$/g, ' 0,').slice(0, -1)}))`,
    `POLYGON M ((${SQUARE.replaceAll(/,|$/g, ' -1,').slice(0, -1)}))`,
    `MULTIPOLYGON ZM (((${SQUARE.replaceAll(/,|$/g, ' 3 -1e3,').slice(0, -1)})))`,
    `POLYGON ((${SQUARE.replaceAll('174', '+174.0')}))`,
    `POLYGON ((${SQUARE.replaceAll('175', '175.')}))`,
    `POLYGON ((${SQUARE.replaceAll('-36', '-36.00000004')}))`,
    `POLYGON ((${SQUARE.replaceAll('-36', '-35.999999951')}))`,
    `POLYGON ((${SQUARE.replaceAll('174', '1.74e2').replaceAll('-37', '-370E-1')}))`,
    `POLYGON ((${SQUARE.replaceAll('175', '0.0175e+4')}))`,
  ])('is the same written %s', (text) => {
    expect(packed(text)).toEqual(whole);
  });

  it.each([
    ['the eighth decimal is rounded up', '174.00000005', 174.0000001],
    ['the eighth decimal is rounded down', '174.000000049', 174],
    ['a ninth says nothing', '174.000000059', 174.0000001],
    ['a carry goes through all nines', '173.99999999', 174],
    ['seven are kept', '174.1234567', 174.1234567],
    ['one is enough', '174.5', 174.5],
    ['an exponent moves the point', '1.741234567e2', 174.1234567],
  ])('has seven decimals: %s', (_, typed, west) => {
    const { wrong, box } = packed(`POLYGON ((${typed} -37,${typed} -36,175 -36,${typed} -37))`);
    expect(wrong).toBeUndefined();
    expect(box[1]).toBe(west);
  });

  it.each(['POLYGON EMPTY', 'MULTIPOLYGON EMPTY', 'SRID=4167;MULTIPOLYGON Z EMPTY', 'polygon empty'])(
    'may be of no land: %s',
    (text) => {
      const { wrong, bytes } = packed(text);
      expect([wrong, bytes.length]).toEqual([undefined, 0]);
    },
  );

  it.each([
    ['', "'' is no POLYGON and no MULTIPOLYGON"],
    ['POINT (174 -36)', "'POINT (174 -36)' is no POLYGON and no MULTIPOLYGON"],
    ['GEOMETRYCOLLECTION (POLYGON ((1 2)))', "'GEOMETRYCOLLECTION (' is no POLYGON and no MULTIPOLYGON"],
    [`x POLYGON ((${SQUARE}))`, `'x POLYGON ((174 -37,' is no POLYGON and no MULTIPOLYGON`],
    [`POLYGONS ((${SQUARE}))`, `'POLYGONS ((174 -37,1' is no POLYGON and no MULTIPOLYGON`],
    ['POLYGON', 'the geometry is cut short'],
    ['POLYGON (', 'the geometry is cut short'],
    ['POLYGON ((', 'the geometry is cut short'],
    ['POLYGON ((174', 'the geometry is cut short'],
    ['POLYGON ((174 -37', 'the geometry is cut short'],
    [`POLYGON ((${SQUARE}`, 'the geometry is cut short'],
    [`POLYGON ((${SQUARE})`, 'the geometry is cut short'],
    [`POLYGON ((${SQUARE})))`, "')' where the geometry should go on"],
    [`POLYGON (((${SQUARE})))`, "'(174 -37,174' where the geometry should go on"],
    [`MULTIPOLYGON ((${SQUARE}))`, "'174 -37,174 ' where the geometry should go on"],
    [`POLYGON ((${SQUARE}) (${SQUARE}))`, "'(174 -37,174' where the geometry should go on"],
    [`POLYGON ((,${SQUARE}))`, "',174 -37,174' where the geometry should go on"],
    [`POLYGON ((${SQUARE},))`, "'))' where the geometry should go on"],
    ['POLYGON (())', "'))' where the geometry should go on"],
    ['POLYGON ((174 -37 1 2 3))', "'3))' where the geometry should go on"],
    ['POLYGON ((174 -37 x))', "'x))' where the geometry should go on"],
    ['POLYGON ((174))', "'))' where the geometry should go on"],
    ['POLYGON ((- -37))', "'- -37))' where the geometry should go on"],
    ['POLYGON ((1.7.4 -37))', "'.4 -37))' where the geometry should go on"],
    ['POLYGON ((174.5-37.5 1))', "'-37.5 1))' where the geometry should go on"],
    ['POLYGON ((1.7e2e1 -37))', "'e1 -37))' where the geometry should go on"],
    ['POLYGON ((174 -37(1))', "'(1))' where the geometry should go on"],
    ['POLYGON ((1e -37))', "'1e -37))' where the geometry should go on"],
    ['POLYGON ((174 -37,174 -36,174 -37))', 'a ring of 3 corners; the smallest has 4'],
    ['POLYGON ((174 -37,174 -36,175 -36,174 -36))', 'a ring that does not end where it begins'],
    ['POLYGON ((174 -37,174 -36,175 -36,175 -37))', 'a ring that does not end where it begins'],
  ])('is refused: %s', (text, wrong) => {
    expect(packed(text).wrong).toBe(wrong);
  });

  it.each([
    ['POLYGON ((146 -37,215 -37,215 -36,146 -37))', '215 -37'],
    ['POLYGON ((-147 -37,-147 -36,-145.9 -36,-147 -37))', '-145.9 -36'],
    ['POLYGON ((174 -37,174 -90.5,175 -36,174 -37))', '174 -90.5'],
    ['POLYGON ((174 -37,174 90.5,361 -36,174 -37))', '174 90.5'],
  ])('lies in New Zealand: %s', (text, corner) => {
    expect(packed(text).wrong).toBe(
      `a corner at ${corner} is not in New Zealand; export the layer with longitude and latitude (NZGD2000, ` +
        'EPSG:4167, or WGS84)',
    );
  });

  it('may reach the last longitude that is stored, and the poles', () => {
    expect(packed('POLYGON ((0 -90,-146 -90,-146 90,0 -90))').box).toEqual([-90, 0, 90, 214]);
  });

  it('has nothing of an outline that was packed before, right or wrong', () => {
    const packer = new ShapePacker();
    packed('POLYGON ((174 -37,174 -36,999 -36,174 -37))', packer);
    packed(`POLYGON ((${SQUARE}),(174.2 -36.8,174.2 -36.2,174.8 -36.2,174.2 -36.8))`, packer);
    expect(packed(`POLYGON ((${SQUARE}))`, packer)).toEqual(whole);
    expect(packed('POLYGON EMPTY', packer).bytes).toHaveLength(0);
  });

  it('has a hole where a ring lies in another, and land where one lies beside it', () => {
    const { bytes } = packed(`MULTIPOLYGON (((${SQUARE}),(174.2 -36.8,174.2 -36.2,174.8 -36.2,174.8 -36.8,174.2 -36.8)),
      ((177 -37,177 -36,178 -36,178 -37,177 -37)))`);
    const has = (longitude: number) => isInShape(bytes, -36.5 * 1e7, longitude * 1e7);
    expect([174.1, 174.2, 174.5, 174.9, 176, 177.5].map(has)).toEqual([true, true, false, true, false, true]);
  });

  it('is read whatever the number of its corners, and every corner lies on its border', () => {
    const corner = fc.tuple(
      fc.integer({ min: -470_000_000, max: -340_000_000 }),
      fc.integer({ min: 166e7, max: 179e7 }),
    );
    const degrees = (value: number) => (value / 1e7).toFixed(7);
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 40 }), (corners) => {
        const closed = [...corners, corners[0]!];
        const text = closed.map(([north, east]) => `${degrees(east)} ${degrees(north)}`).join(',');
        const { wrong, bytes, box } = packed(`POLYGON ((${text}))`);
        expect(wrong).toBeUndefined();
        expect(box.map((value) => Math.round(value * 1e7))).toEqual([
          Math.min(...corners.map(([north]) => north)),
          Math.min(...corners.map(([, east]) => east)),
          Math.max(...corners.map(([north]) => north)),
          Math.max(...corners.map(([, east]) => east)),
        ]);
        for (const [north, east] of corners) expect(isInShape(bytes, north, east)).toBe(true);
      }),
    );
  });

  it('is read with ten thousand corners, more than there is room for at first', () => {
    const corners = Array.from({ length: 10_000 }, (_, i) => {
      const angle = (i / 10_000) * 2 * Math.PI;
      return `${(174 + Math.cos(angle)).toFixed(7)} ${(-37 + Math.sin(angle)).toFixed(7)}`;
    });
    const { wrong, bytes, box } = packed(`POLYGON ((${[...corners, corners[0]].join(',')}))`);
    expect([wrong, ...box]).toEqual([undefined, -38, 173, -36, 175]);
    expect(isInShape(bytes, -37e7, 174.99e7)).toBe(true);
    expect(isInShape(bytes, -36.2e7, 174.99e7)).toBe(false);
  });
});
