// Links of an address to the one that it is part of, and files that are none of the release.
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changedRelease, releaseFile } from '../support/release.js';
import { built } from './built.js';

it('An address that is part of two is given the one that stands first in the set', async () => {
  const two = 'psX|GAVIC910000030|GAVIC910000027|2021-05-03||1|';
  const { set } = await built([
    changedRelease({ VIC_PRIMARY_SECONDARY: (text) => text.replace(/^ps10.*$/m, (line) => `${two}\n${line}`) }),
  ]);
  const [first, other] = ['GAVIC910000026', 'GAVIC910000030'].map((pid) => set.addressOf(pid));
  expect(set.primaryOf(set.addressOf('GAVIC910000027'))).toBe(Math.min(first!, other!));
  expect(set.primaryOf(set.addressOf('GAVIC910000028'))).toBe(first);
});

it('Files of other names in the folder of a release are let be', async () => {
  const release = changedRelease({});
  const folder = path.dirname(releaseFile(release, 'VIC_LOCALITY'));
  for (const name of ['readme', 'Copy of VIC_LOCALITY_psv', 'Authority_Code__psv', 'VIC__psv']) {
    fs.writeFileSync(path.join(folder, `${name}.psv`), 'not a table');
  }
  expect((await built([release])).meta.counts.addresses).toBe(375);
});
