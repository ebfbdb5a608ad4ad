// What is said of a file that is there and cannot be read: what to do is true of the reason.
import { expect, test } from 'vitest';
import { whyUnreadable } from '../../src/contract/read-failure.js';
import { unreadable } from '../../src/formats/unreadable.js';

test.each([
  ['EACCES', 'check its permissions'],
  ['EMFILE', 'too many files are open: raise the limit of the shell (ulimit -n)'],
  ['EIO', 'the disk failed: check it, and start again'],
])('%s: %s', (code, next) => {
  const { kind, message } = unreadable('in.csv', Object.assign(new Error('x'), { code }));
  expect([kind, message]).toEqual(['input-unreadable', `in.csv cannot be read (${code}); ${next}`]);
});

test.each([
  ['EACCES', 'check its permissions'],
  ['ENOENT', 'check the name'],
  ['ENOTDIR', 'check the name'],
  ['EISDIR', 'give a file in it'],
  ['EMFILE', 'too many files are open: raise the limit of the shell (ulimit -n)'],
  ['EXDEV', 'check its permissions'],
])('in the words of the system, %s: %s', (code, next) => {
  expect(whyUnreadable(Object.assign(new Error('words of the system'), { code }))).toBe(`words of the system; ${next}`);
});
