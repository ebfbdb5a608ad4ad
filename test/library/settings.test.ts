// What whoever opens the library's engine decides of its operations.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openLocalEngine, type GivenSettings } from '../../src/index.js';
import { workdir } from '../support/workdir.js';

describe('The settings of the library', () => {
  test('decide what the options of the command decide', async () => {
    const blockList = join(workdir().path, 'blocked.txt');
    writeFileSync(blockList, 'blocked.example\n');
    const engine = await openLocalEngine({ settings: { blockList } });
    const [blocked, other] = await engine.validateEmail(['a@blocked.example', 'a@other.example']);
    expect([blocked?.blackListValidated, other?.blackListValidated]).toEqual([false, true]);
    await engine.close();
  });

  test.each<[GivenSettings, string]>([
    [{ blocklist: 'x' }, 'openLocalEngine settings: there is no option blocklist'],
    [{ blockList: 7 }, 'openLocalEngine: settings.blockList must be the name of a file, not 7'],
    [{ probe: 'yes' }, "openLocalEngine: settings.probe must be true or false, not 'yes'"],
    [{ resolver: '127.0.0.1' }, "openLocalEngine: settings.resolver must be a list of texts, not '127.0.0.1'"],
    [{ blockList: '/no/such/file' }, 'settings.blockList /no/such/file: '],
  ])('%j is refused with its name', async (settings, message) => {
    await expect(openLocalEngine({ settings })).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining(message) as string,
    });
  });
});
