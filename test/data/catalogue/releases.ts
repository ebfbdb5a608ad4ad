// Releases other than the sample, and what lies in a data folder.
import fs from 'node:fs';
import { changedRelease } from '../support/release.js';

export const files = (dir: string): string[] => fs.readdirSync(dir).toSorted();

export const otherRelease = (): string =>
  changedRelease({
    VIC_ADDRESS_DETAIL: (text) =>
      text
        .replace('|SMITH', '|SMITH')
        .split('\r\n')
        .filter((_, i) => i !== 2)
        .join('\r\n'),
  });
