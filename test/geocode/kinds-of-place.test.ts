// Names of places with what says their kind: before them or behind, and nowhere else.
import { expect, test } from 'vitest';
import { bareOfKind } from '../../src/geocode/kinds-of-place.js';

test.each(['STADT', 'GEMEENTE', 'KOTA', 'IL BELT', 'ГОРОД', 'GRAD'])('%s before a name says its kind', (kind) => {
  expect(bareOfKind(`${kind} ELDER`)).toEqual(['ELDER']);
  expect(bareOfKind(`${kind} ELDER ${kind} HILL`)).toEqual([`ELDER ${kind} HILL`]);
  expect(bareOfKind(`NEW ${kind} ELDER`)).toEqual([]);
  expect(bareOfKind(`${kind}ELDER`)).toEqual([]);
  expect(bareOfKind(`ELDER ${kind}`)).toEqual([]);
  expect(bareOfKind(kind)).toEqual([]);
});

test.each(['SHAHRI', 'SEHRI'])('%s behind a name says its kind', (kind) => {
  expect(bareOfKind(`ELDER ${kind}`)).toEqual(['ELDER']);
  expect(bareOfKind(`ELDER ${kind} HILL`)).toEqual([]);
  expect(bareOfKind(`ELDER${kind}`)).toEqual([]);
  expect(bareOfKind(kind)).toEqual([]);
});
