// What an engine has open is closed with it.
import { readdirSync, readlinkSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { intlReverseGeocode } from '../../src/contract/operations/reverse.js';
import { openLocalEngine } from '../../src/engine/local.js';

/** Files of the data folder that this process has open. */
function openIn(folder: string): string[] {
  return readdirSync('/proc/self/fd')
    .map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return '';
      }
    })
    .filter((file) => file.startsWith(folder));
}

describe.runIf(process.platform === 'linux')('An engine', () => {
  test('has no file of its data open once it is closed', async () => {
    const dataDir = inject('sampleSets').everyKind;
    const before = openIn(dataDir).length;
    const engine = await openLocalEngine({ dataDir });
    for (const sourceOfTruth of ['GNAF', 'AUPAF']) {
      await engine.run(cleanse, { payload: [{ fullAddress: '24 Smith St Reservoir VIC 3073' }], sourceOfTruth });
    }
    await engine.run(intlReverseGeocode, { payload: [{ attributes: { latitude: '51.5', longitude: '-0.1' } }] });
    expect(openIn(dataDir).length).toBeGreaterThan(before);
    await engine.close();
    expect(openIn(dataDir)).toHaveLength(before);
  });
});
