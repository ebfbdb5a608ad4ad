// The bytes of a block of kept answers, place by place: what an older version has kept is read by a newer one.
import { expect, test } from 'vitest';
import { Block, blocksOf, fileHead, headIn } from '../../src/layers/cache/answer-blocks.js';

test('A block has its head, its keys, the lengths of its texts, and these', () => {
  const answers = [
    { key: Buffer.alloc(32, 1), text: Buffer.from('one') },
    { key: Buffer.alloc(32, 2), text: Buffer.from('seven') },
  ];
  const bytes = blocksOf(answers, 1_700_000_000);
  expect(bytes).toHaveLength(32 + 2 * 32 + 2 * 4 + 8);
  expect(bytes.toString('hex', 0, 4)).toBe('f75750f8');
  expect([12, 16, 20].map((at) => bytes.readUInt32LE(at))).toEqual([2, 8, 8]);
  expect(bytes.readDoubleLE(24)).toBe(1_700_000_000);
  expect(bytes.toString('hex', 32, 96)).toBe('01'.repeat(32) + '02'.repeat(32));
  expect([96, 100].map((at) => bytes.readUInt32LE(at))).toEqual([3, 5]);
  expect(bytes.toString('utf8', 104)).toBe('oneseven');
});

test('A block that is cut, or has bytes too many, is none, with answers or without', () => {
  for (const answers of [[], [{ key: Buffer.alloc(32, 1), text: Buffer.from('one') }]]) {
    const whole = answers.length === 0 ? fileHead() : blocksOf(answers, 1_700_000_000);
    const head = headIn(whole)!;
    expect(Block.of(head, whole)).toBeDefined();
    expect(Block.of(head, whole.subarray(0, -1))).toBeUndefined();
    expect(Block.of(head, Buffer.concat([whole, Buffer.alloc(1)]))).toBeUndefined();
  }
});
