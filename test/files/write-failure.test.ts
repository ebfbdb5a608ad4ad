// What a user is told of a file that cannot be written, by the code of the system.
import { describe, expect, it } from 'vitest';
import { lacksRoom, whyAndNext, writeFailure } from '../../src/contract/write-failure.js';

describe('A file that cannot be written', () => {
  it.each([
    ['ENOSPC', 'the disk is full', true],
    ['EDQUOT', 'the disk quota is used up', true],
    ['EFBIG', 'the file would be larger than this system allows', false],
    ['EIO', 'the disk failed', false],
    ['EACCES', 'its folder does not allow it', false],
    ['EPERM', 'its folder does not allow it', false],
    ['EROFS', 'the disk is read-only', false],
    ['ENOENT', 'its folder does not exist', false],
    ['ENOTDIR', 'its folder does not exist', false],
    ['EBADF', 'it is not open for writing', false],
    ['EISDIR', 'a folder has its name', false],
    ['ENOTEMPTY', 'a folder has its name', false],
    ['EEXIST', 'something else has its name', false],
    ['ELOOP', 'it is a link that leads back to itself', false],
    ['EMFILE', 'too many files are open', false],
    ['ENFILE', 'too many files are open', false],
    ['ECONNRESET', undefined, false],
  ])('with %s: %s', (code, why, isRoom) => {
    const error = Object.assign(new Error('x'), { code });
    expect([writeFailure(error), lacksRoom(error)]).toEqual([why, isRoom]);
  });

  it('says of a name that is too long that endings make it longer', () => {
    expect(writeFailure(Object.assign(new Error('x'), { code: 'ENAMETOOLONG' }))).toMatch(/^its name is too long, or/);
  });

  it.each([
    ['ENOSPC', 'the disk is full; free some space'],
    ['EACCES', 'its folder does not allow it; choose another'],
    ['ECONNRESET', 'as the system says it; choose another'],
  ])('with %s says what to do next', (code, said) => {
    const error = Object.assign(new Error('as the system says it'), { code });
    expect(whyAndNext(error, 'choose another')).toBe(said);
  });

  it('says nothing of what is no failure of the system', () => {
    expect([writeFailure(new Error('x')), lacksRoom(new Error('x'))]).toEqual([undefined, false]);
  });
});
