// Keys that a finger takes for each other, on the keyboards of Latin and of Cyrillic letters.
import { expect, test } from 'vitest';
import { areNeighbours } from '../../../src/words/suggest/word/keyboard.js';

test.each([
  ['q', 'wa', 'esz'],
  ['p', 'ol', 'ik'],
  ['a', 'qwsz', 'edx'],
  ['l', 'opk', 'ij'],
  ['g', 'tyfhvb', 'rujcn'],
  ['z', 'asx', 'qcd'],
  ['m', 'njk', 'bhl'],
  ['й', 'цф', 'уыя'],
  ['ъ', 'хэ', 'зж'],
  ['ф', 'йцыя', 'укч'],
  ['э', 'хъж', 'здю'],
  ['п', 'енармиа'.replace('м', ''), 'кгвл'],
  ['я', 'фыч', 'йсц'],
  ['ю', 'бжд'.replace('д', ''), 'эьх'],
])('%s lies beside each of %s and none of %s', (key, beside, others) => {
  expect([...beside].filter((other) => areNeighbours(key, other)).join('')).toBe(beside);
  expect([...beside].filter((other) => areNeighbours(other, key)).join('')).toBe(beside);
  expect([...others].filter((other) => areNeighbours(key, other) || areNeighbours(other, key))).toEqual([]);
});

test('no key lies beside itself, nor beside one of another keyboard', () => {
  expect([areNeighbours('a', 'a'), areNeighbours('ф', 'ф'), areNeighbours('q', 'й'), areNeighbours('1', '2')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
