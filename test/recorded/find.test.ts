// Hits for lines as far as they are typed.
import { describe, expect, test } from 'vitest';
import type { WaypostEngine } from '../../src/index.js';
import { australian, withSlips, zealandic } from './support/addresses.js';
import { cut, hits, type Answer } from './support/hits.js';
import { pieces } from './support/mixed.js';
import { answered, asText, withEngine } from './support/recorded.js';

type Options = Parameters<WaypostEngine['find']>[1];

async function found(engine: WaypostEngine, line: string, country: string, options: Options): Promise<string> {
  return answered(line, async () => {
    const [answer] = await engine.find([{ fullAddress: line, country }], options);
    return hits(answer as unknown as Answer);
  });
}

describe('What is found is what was found', () => {
  test.each([
    [
      'au',
      'AU',
      cut([...australian(51, 8), ...withSlips(52, 4, 0, false), ...withSlips(49, 4, 1, false)], 53),
      { sourceOfTruth: 'GNAF' },
    ],
    [
      'nz',
      'NZ',
      cut([...zealandic(54, 8), ...withSlips(55, 4, 0, true), ...withSlips(50, 3, 1, true)], 56),
      { sourceOfTruth: 'NZAD' },
    ],
    [
      'own',
      'AU',
      pieces('10 wat | wattle st | gumnut | gumleaf court 22 | po box 5 | lot 8 | u1 10 wattle | 3073 | reserv'),
      {
        sourceOfTruth: 'CUSTOM_AU_1',
        featureOptions: { displayGnafLot: '1', exposeAttributes: '1', caseType: 'TITLE' },
      },
    ],
    [
      'groups',
      'AU',
      cut([...australian(57, 10), ...withSlips(58, 1, 0, false)], 59),
      {
        sourceOfTruth: 'GNAF',
        featureOptions: { groupAddresses: '1', singleLineHitNumber: '5' },
      },
    ],
    [
      'postal',
      'AU',
      pieces(
        'po box 1 | box 12 res | 24 smith | 26 smith st | 2/26 smi | wattle tower | 101 high | gpo box 7 mount | 120',
      ),
      {
        sourceOfTruth: 'AUPAF',
        featureOptions: { positionFilter: 'STREET' },
      },
    ],
    [
      'gb',
      'GB',
      pieces('10 wattle | wattle st london | london | much wat | lower eld | yy1 | sw1a | berlin | reading rg1'),
      {},
    ],
  ] as const)('%s', async (name, country, lines, options) => {
    await withEngine(async (engine) => {
      const answers = [];
      for (const line of lines) answers.push(await found(engine, line, country, options));
      await expect(asText(answers)).toMatchFileSnapshot(`answers/find-${name}.txt`);
    });
  });
});
