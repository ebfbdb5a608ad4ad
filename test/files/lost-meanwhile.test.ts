// Locks that are gone, or another's, between one look and the next.
import fs from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readLock } from '../../src/files/read-lock.js';
import { workdir } from '../support/workdir.js';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('A lock that was there', () => {
  test.each([
    ['ENOENT', undefined],
    ['EACCES', 'locked'],
    ['EIO', 'locked'],
  ])('and fails with %s as it is opened is %s', (code, kind) => {
    const file = join(workdir().path, 'a.lock');
    writeFileSync(file, 'x');
    vi.spyOn(fs, 'openSync').mockImplementation(() => {
      throw Object.assign(new Error('gone'), { code });
    });
    let said: unknown;
    try {
      expect(readLock(file, 'a run')).toBeUndefined();
    } catch (error) {
      said = error;
    }
    if (kind === undefined) expect(said).toBeUndefined();
    else expect(said).toMatchObject({ kind, message: expect.stringContaining(`cannot be read (${code})`) });
  });
});
