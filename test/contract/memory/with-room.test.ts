import { expect, test } from 'vitest';
import { withRoom } from '../../../src/contract/with-room.js';

test.each([
  ['twice the room', Uint32Array.of(4, 0xffff_ffff), undefined, Uint32Array.of(4, 0xffff_ffff, 0, 0)],
  ['room for as many as are needed', Float64Array.of(0.5, -7), 5, Float64Array.of(0.5, -7, 0, 0, 0)],
  ['twice the room, where fewer are needed', Int32Array.of(-1, 2), 3, Int32Array.of(-1, 2, 0, 0)],
])('numbers are the same and of the same kind, with %s', (_, numbers, least, longer) => {
  expect(withRoom<typeof longer>(numbers, least)).toStrictEqual(longer);
});
