// What becomes of lines about the sample data, right ones and wrong ones.
import { expect, test } from 'vitest';
import { australian, withSlips, zealandic } from './support/addresses.js';
import { answered, asText, withEngine } from './support/recorded.js';

const AUSTRALIAN = [...australian(11, 60), ...withSlips(12, 5, 1, false), ...withSlips(13, 5, 2, false)];
const ZEALANDIC = [...zealandic(14, 40), ...withSlips(15, 5, 1, true), ...withSlips(16, 5, 2, true)];

/** What is said of a line beside the parts of the address, which the whole address has. */
interface Verdict {
  readonly status: string;
  readonly level: string;
  readonly confidence?: number;
  readonly runnerUp?: number;
  readonly exception?: string | null;
  readonly id?: string | null;
  readonly fullAddress?: string;
  readonly changedItems?: readonly {
    actionType: string;
    affectedElement: string;
    oldValue: string;
    newValue: string;
  }[];
  readonly candidates?: readonly { fullAddress: string; confidence: number }[];
  readonly messages?: readonly string[];
}

const verdict = ({ changedItems, candidates, ...said }: Verdict): unknown => ({
  status: said.status,
  level: said.level,
  sure: [said.confidence, said.runnerUp],
  why: said.exception,
  id: said.id,
  text: said.fullAddress,
  changes: changedItems?.map((one) => `${one.actionType} ${one.affectedElement}:${one.oldValue}>${one.newValue}`),
  others: candidates?.map((one) => `${one.fullAddress} ${one.confidence}`),
  messages: said.messages?.length ? said.messages : undefined,
});

test.each([
  ['au', AUSTRALIAN, { sourceOfTruth: 'GNAF' }],
  ['nz', ZEALANDIC, { locale: 'nz' }],
] as const)('Lines are cleansed as they were: %s', async (name, lines, options) => {
  await withEngine(async (engine) => {
    const answers = (await engine.cleanse(lines, options)) as unknown as Verdict[];
    await expect(
      asText(await Promise.all(lines.map((line, i) => answered(line, () => verdict(answers[i]!))))),
    ).toMatchFileSnapshot(`answers/cleanse-${name}.txt`);
  });
});

test.each([
  ['au', [...australian(19, 12), ...withSlips(21, 1, 0, false)], { sourceOfTruth: 'GNAF' }],
  ['nz', [...zealandic(20, 8), ...withSlips(22, 1, 0, true)], { locale: 'nz' }],
] as const)('All fields of an answer are as they were: %s', async (name, lines, options) => {
  await withEngine(async (engine) => {
    const answers = await engine.cleanse(lines, { ...options, featureOptions: { exposeAttributes: '1' } });
    await expect(
      asText(await Promise.all(lines.map((line, i) => answered(line, () => answers[i])))),
    ).toMatchFileSnapshot(`answers/cleanse-fields-${name}.txt`);
  });
});
