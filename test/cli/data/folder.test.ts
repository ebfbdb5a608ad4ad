// Where the data folder is.
import { describe, expect, test } from 'vitest';
import { dataFolder } from '../../../src/cli/config/data-folder.js';
import { fakeIo } from '../../support/fake-io.js';

describe('The data folder', () => {
  test.each<[string, string | undefined, Parameters<typeof fakeIo>[0], string]>([
    ['is the one given', '/srv/addresses', {}, '/srv/addresses'],
    ['is in XDG_DATA_HOME on Linux', undefined, { env: { XDG_DATA_HOME: '/srv/share' } }, '/srv/share/waypost'],
    [
      'ignores a relative XDG_DATA_HOME, as the specification asks',
      undefined,
      { env: { XDG_DATA_HOME: 'share' } },
      '/home/someone/.local/share/waypost',
    ],
    ['is in ~/.local/share otherwise', undefined, {}, '/home/someone/.local/share/waypost'],
    [
      'is in Application Support on macOS',
      undefined,
      { platform: 'darwin', home: '/Users/someone' },
      '/Users/someone/Library/Application Support/waypost',
    ],
  ])('%s', (_, given, io, wanted) => {
    expect(dataFolder(given, fakeIo(io))).toBe(wanted);
  });

  test('has to be named by a user without a home folder, unless XDG_DATA_HOME says where it is', () => {
    expect(() => dataFolder(undefined, fakeIo({ home: '' }))).toThrow(
      'this user has no home folder, where the data folder would be; name one with --data or WAYPOST_DATA, or set HOME',
    );
    expect(dataFolder(undefined, fakeIo({ home: '', env: { XDG_DATA_HOME: '/srv' } }))).toBe('/srv/waypost');
    expect(dataFolder('/srv/addresses', fakeIo({ home: '' }))).toBe('/srv/addresses');
  });
});
