// Where an operation of the three-word service is asked, by the address of the service that has it among others.
import { describe, expect, test } from 'vitest';
import { withWordsEndpoint } from '../../../src/cli/options/words-endpoint.js';
import { readPlan } from '../../../src/cli/plan/plan-file.js';
import { planSteps } from '../../../src/cli/plan/plan-steps.js';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { words3wa } from '../../../src/contract/operations/three-word.js';
import { workdir } from '../../support/workdir.js';

const HOST = 'https://places.example';

describe('The endpoint of an operation of three words', () => {
  test.each([
    [`${HOST}`, `${HOST}/words/v1`],
    [`${HOST}/`, `${HOST}/words/v1`],
    [`${HOST}/below//`, `${HOST}/below/words/v1`],
    [`${HOST}/three/v1`, `${HOST}/three/v1`],
    [`${HOST}/three/v1/`, `${HOST}/three/v1/`],
    ['', ''],
  ])('%j is %j', (endpoint, wordsEndpoint) => {
    expect(withWordsEndpoint({ endpoint, locale: 'au' }, words3wa)).toEqual({ wordsEndpoint, locale: 'au' });
  });

  test('is that of its own service where that is given, and another operation keeps its own', () => {
    expect(withWordsEndpoint({ wordsEndpoint: HOST }, words3wa)).toEqual({ wordsEndpoint: HOST });
    expect(withWordsEndpoint({ endpoint: HOST }, cleanse)).toEqual({ endpoint: HOST });
  });

  test('may stand in a step of a plan, empty for this machine whatever the environment says', async () => {
    const dir = workdir();
    const step = (text: string): string => `[[step]]\noperation = "3wa"\n${text}\n`;
    const askedAt = async (text: string): Promise<unknown> => {
      dir.write('plan.toml', step(text));
      const steps = planSteps(await readPlan(`${dir.path}/plan.toml`), { WAYPOST_WORDS_ENDPOINT: `${HOST}/other/v1` });
      return steps[0]!.options.wordsEndpoint;
    };
    expect(await askedAt('')).toBe(`${HOST}/other/v1`);
    expect(await askedAt(`endpoint = "${HOST}"`)).toBe(`${HOST}/words/v1`);
    expect(await askedAt(`words-endpoint = "${HOST}/v1"`)).toBe(`${HOST}/v1`);
    expect(await askedAt('endpoint = ""')).toBeUndefined();
    await expect(askedAt(`endpoint = "${HOST}"\nwords-endpoint = "${HOST}/v1"`)).rejects.toThrow(
      '--endpoint and --words-endpoint exclude each other; give one of them',
    );
  });
});
