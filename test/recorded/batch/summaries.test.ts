// What a run over many blocks writes and counts, with each thing that a job may say.
import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { Runs, type RunsOptions } from '../../support/resumable.js';
import { asText, compact } from '../support/recorded.js';
import { INPUT, SAID } from './jobs.js';

/** The summary without its times, and the sums of the files. */
async function ran(options: RunsOptions): Promise<string[]> {
  const runs = new Runs({ input: INPUT });
  onTestFinished(() => {
    runs.remove();
  });
  const { errors, dropped } = options;
  const at = { ...(errors && { errors: runs.at(errors) }), ...(dropped && { dropped: runs.at(dropped) }) };
  try {
    const notes: string[] = [];
    const summary = await runs.run({ ...options, ...at, onNote: (note) => notes.push(note) });
    const steady = (text: string): string =>
      text.replaceAll(runs.folder, '<folder>').replaceAll(/"(?:durationMs|rowsPerSecond|ms)":[\d.]+,?/g, '');
    const sums = Object.entries(runs.files()).map(
      ([name, text]) => `${name} ${text.length} ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`,
    );
    return [steady(compact(summary)), ...notes.map(steady), ...sums];
  } catch (error) {
    return [`fails: ${(error as Error).message}`];
  }
}

test('Runs over many blocks write and count what they did', async () => {
  const lines: string[] = [];
  for (const [what, options] of Object.entries({ usual: {}, sample: { sample: 50 }, ...SAID })) {
    lines.push(`# ${what}`, ...(await ran(options)));
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/batch-summaries.txt');
});
