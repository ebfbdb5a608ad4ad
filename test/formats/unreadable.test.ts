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
  ['EACCES', 'it may not be read; check its permissions'],
  ['ENOENT', 'there is no such file; check the name'],
  ['ENOTDIR', 'a part of its path is no folder; check the name'],
  ['EISDIR', 'it is a folder; give a file in it'],
  ['EMFILE', 'words of the system; too many files are open: raise the limit of the shell (ulimit -n)'],
  ['EXDEV', 'words of the system; check its permissions'],
])('why it cannot be read and what to do, %s: %s', (code, said) => {
  expect(whyUnreadable(Object.assign(new Error('words of the system'), { code }))).toBe(said);
});
