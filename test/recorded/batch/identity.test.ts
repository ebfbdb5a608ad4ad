// What of a run is noted so that it goes on only where all of it is as it was: each thing that a job may say.
import { expect, onTestFinished, test } from 'vitest';
import { buildMark } from '../../../src/batch/build-mark.js';
import { Runs, type RunsOptions } from '../../support/resumable.js';
import { asText } from '../support/recorded.js';
import { INPUT, SAID } from './jobs.js';

/** What the journal of a run that was broken off says of it. */
async function noted(options: RunsOptions): Promise<Readonly<Record<string, string>>> {
  const runs = new Runs({ input: INPUT });
  onTestFinished(() => {
    runs.remove();
  });
  const { errors, dropped } = options;
  const at = { ...(errors && { errors: runs.at(errors) }), ...(dropped && { dropped: runs.at(dropped) }) };
  await runs.breakOff(1, { ...options, ...at });
  const journal = runs.list().find((name) => name.includes('journal'));
  if (journal === undefined) return { journal: 'none' };
  const [head = ''] = runs.read(journal).toString('utf8').split('\n');
  const { of: identity } = JSON.parse(head.slice(head.indexOf('{'))) as { of: Record<string, string> };
  const steady = (value: string): string =>
    value
      .replaceAll(runs.folder, '<folder>')
      .replaceAll(buildMark(), '<build>')
      .replace(/"quick":[^,}\]]+/, '<varying>');
  return Object.fromEntries(Object.entries(identity).map(([name, value]) => [name, steady(value)]));
}

test('All that decides the bytes of a run is noted with it', async () => {
  const usual = await noted({});
  const lines = Object.entries(usual).map(([name, value]) => `${name}: ${value}`);
  for (const [what, options] of Object.entries(SAID)) {
    const found = await noted(options).catch((error: unknown) => ({ fails: (error as Error).message }));
    lines.push(`# ${what}`);
    for (const [name, value] of Object.entries(found)) if (value !== usual[name]) lines.push(`${name}: ${value}`);
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/batch-identity.txt');
});
