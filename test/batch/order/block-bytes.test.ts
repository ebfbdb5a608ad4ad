// How large the blocks of an input are, at both ends of what decides it. Bytes.
import { expect, test } from 'vitest';
import { blockBytes } from '../../../src/batch/read/blocks.js';

const KIB = 1024;
const MIB = 1024 * KIB;

test.each([
  ['an input of unknown length', {}, undefined, 2, MIB],
  ['a large input', {}, 100 * MIB, 2, MIB],
  ['one that just gives each thread four', {}, 8 * MIB, 2, MIB],
  ['one byte less', {}, 8 * MIB - 1, 2, MIB - 1],
  ['one of more threads', {}, 8 * MIB, 4, 512 * KIB],
  ['a small input', {}, MIB, 2, 128 * KIB],
  ['one that is just as small', {}, MIB + 8, 2, 128 * KIB + 1],
  ['two steps', { steps: 2 }, undefined, 2, 512 * KIB],
  ['twenty steps', { steps: 20 }, undefined, 2, 128 * KIB],
  ['a step that goes over a network', { onThreads: false }, undefined, 2, 64 * KIB],
  ['no threads', { threadEngine: undefined }, undefined, 2, 64 * KIB],
  ['a compressed output', { path: 'out.csv.gz' }, undefined, 2, 64 * KIB],
  ['bytes that are given', { blockBytes: 17, path: 'out.csv.gz' }, 100 * MIB, 2, 17],
] as const)('Blocks of %s', (_title, given, size, threads, bytes) => {
  const {
    steps = 1,
    onThreads = true,
    path = 'out.csv',
    ...rest
  } = given as {
    steps?: number;
    onThreads?: boolean;
    path?: string;
  };
  const job = {
    steps: Array.from({ length: steps }, () => ({ onThreads })),
    threadEngine: {},
    output: { path },
    ...rest,
  };
  expect(blockBytes(job as never, { source: { size } } as never, threads)).toBe(bytes);
});
