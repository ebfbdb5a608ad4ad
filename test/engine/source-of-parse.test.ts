// parse obeys a source of truth by its country alone, and refuses one of another country than the locale's.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/contract/operations/parse.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { temporaryFolder } from '../data/support/release.js';

describe('The source of a parse', () => {
  it.each([
    ['NZAD', 'au', 'holds addresses of NZ, and those of AU are asked for: ask in the locale nz, or name no source'],
    ['GNAF', 'nz', 'holds addresses of AU, and those of NZ are asked for: ask in the locale au, or name no source'],
  ] as const)('parses nothing by %s in the locale %s', async (sourceOfTruth, locale, message) => {
    const engine = await openLocalEngine({ dataDir: path.join(temporaryFolder(), 'none') });
    await expect(
      engine.run(parse, { payload: [{ fullAddress: '12 Rata Lane, Gore' }], sourceOfTruth, locale }),
    ).rejects.toThrow(message);
    await engine.close();
  });

  it.each([
    ['NZAD', 'intl', 'ParsedAddressNz'],
    ['NZPAF', undefined, 'ParsedAddressNz'],
    ['GNAF', 'intl', 'ParsedAddressAu'],
    [undefined, 'intl', 'ParsedAddressAu'],
    [undefined, 'nz', 'ParsedAddressNz'],
  ] as const)('says by %s in the locale %s that a line of no country is a %s', async (sourceOfTruth, locale, type) => {
    const engine = await openLocalEngine({ dataDir: path.join(temporaryFolder(), 'none') });
    const { payload } = await engine.run(parse, { payload: [{ fullAddress: '12 Rata Lane' }], sourceOfTruth, locale });
    expect(payload[0]).toMatchObject({ payload: [{ _type: type }] });
    await engine.close();
  });
});
