// A file of answers that another program cuts short between the look at its size and the reading of it.
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { blocksOf, fileHead } from '../../src/layers/cache/answer-blocks.js';
import { scanBlocks } from '../../src/layers/cache/block-scan.js';
import { workdir } from '../support/workdir.js';

const block = blocksOf([{ key: Buffer.alloc(32, 7), text: Buffer.from('{"a":1}') }], 1);
const whole = Buffer.concat([fileHead(), block, block]);
/** Zeros of a disk that failed, and no block behind them. */
const zeros = Buffer.concat([fileHead(), block, Buffer.alloc(500)]);

test.each<[string, Buffer, number]>([
  ['to nothing', whole.subarray(0, 0), 0],
  ['to two bytes', whole.subarray(0, 2), 0],
  ['in its second block', whole.subarray(0, whole.length - 5), 2],
  ['in zeros', zeros, 2],
])('Answers that are cut %s are read as far as they go, and the reading ends', (_, bytes, blocks) => {
  const file = join(workdir().path, 'answers.log');
  writeFileSync(file, bytes);
  const fd = openSync(file, 'r');
  onTestFinished(() => {
    closeSync(fd);
  });
  let found = 0;
  const { end } = scanBlocks(fd, 0, 100_000, () => {
    found++;
  });
  expect([found, end]).toEqual([blocks, blocks === 0 ? 0 : fileHead().length + block.length]);
});
