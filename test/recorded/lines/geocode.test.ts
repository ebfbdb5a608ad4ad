// Places of the world as people write them, changed by a word at each of their places, and the letters of lines in
// either case: what is geocoded and cleansed.
import { expect, test } from 'vitest';
import { australian, withSlips, zealandic } from '../support/addresses.js';
import { asText, withEngine } from '../support/recorded.js';
import { changedLines, summed } from './changed-lines.js';

const LINES = [
  'Much Wattling, Elder YY1',
  'Lyon 3e, 69003 France',
  'Köln 50667 Germany',
  'Springfield, Illinois 62701 USA',
  'City of London, England',
  'St. Louis MO',
  'Auckland 1010 New Zealand',
  'São Paulo - SP, Brasil',
  'Singapore (049315)',
  '5 Queen St, Suva, Fiji',
  '10 Main St Reading RG1 Berkshire',
];
const PUT = [',', 'St'];

interface Found {
  readonly sourceOfTruth?: string;
  readonly status?: string;
  readonly level?: string;
  readonly fullAddress?: string;
  readonly country?: string;
  readonly messages?: readonly string[];
}
const brief = ({ sourceOfTruth, status, level, fullAddress, country, messages }: Found): unknown[] => [
  sourceOfTruth,
  status,
  level,
  fullAddress,
  country,
  messages,
];

test('Places with a word more or less are found as they were', async () => {
  await withEngine(async (engine) => {
    const told: string[] = [];
    for (const line of LINES) {
      const answers = (await engine.geocode(changedLines(line, PUT))) as unknown as Found[];
      told.push(`${line}\t${summed(answers.map((one) => brief(one)))}`);
    }
    await expect(asText(told)).toMatchFileSnapshot('../answers/lines/places.txt');
  });
});

const CASED = [
  ...australian(95, 12),
  ...withSlips(96, 1, 1, false),
  ...zealandic(97, 12),
  ...withSlips(98, 1, 1, true),
  'Newtown, 12 Smith St, Reservoir',
  'Suburb Reservoir, Preston VIC 3072',
];

test('Lines in small letters are cleansed as those in capitals, and geocoded', async () => {
  await withEngine(async (engine) => {
    const verdicts = async (lines: readonly string[]): Promise<unknown[]> => {
      const answers = (await engine.cleanse(lines)) as unknown as (Found & { confidence?: number; id?: string })[];
      return answers.map(({ status, level, confidence, id, fullAddress }) => [
        status,
        level,
        confidence,
        id,
        fullAddress,
      ]);
    };
    const small = await verdicts(CASED.map((line) => line.toLowerCase()));
    const capitals = await verdicts(CASED.map((line) => line.toUpperCase()));
    const other = CASED.filter((_, i) => JSON.stringify(small[i]) !== JSON.stringify(capitals[i]));
    expect(other).toEqual([]);
  });
});
