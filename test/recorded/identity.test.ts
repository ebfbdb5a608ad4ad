// What of a run is noted so that it goes on only where all of it is as it was: each thing that a job may say.
import { expect, onTestFinished, test } from 'vitest';
import { graded } from '../support/echo-engine.mjs';
import { oneStep } from '../support/batch.js';
import { customers, Runs, type RunsOptions } from '../support/resumable.js';
import { asText } from './support/recorded.js';

const INPUT = customers(60).replace('id,text', 'id,text,place');

const step = (name: string, more: RunsOptions = {}): NonNullable<RunsOptions['steps']>[number] =>
  oneStep({ ...more, name, input: { path: 'x' }, output: { path: 'y' } }).steps[0]!;

/** What a job says in place of the usual. */
const SAID: Readonly<Record<string, RunsOptions>> = {
  bom: { bom: true },
  'output encoding': { outputEncoding: 'utf-16le' },
  'output delimiter': { outputDelimiter: ';' },
  'protected numbers': { protectNumbers: true },
  format: { format: 'jsonl' },
  'input format': { inputFormat: 'lines', map: { text: ['id,text,place'] } },
  encoding: { encoding: 'windows-1252' },
  delimiter: { delimiter: ';', map: { text: ['id,text,place'] } },
  'no header': { header: false, map: { text: ['column_2'] } },
  header: { header: 1 },
  skip: { skip: 1, header: false, map: { text: ['column_2'] } },
  limit: { limit: 50 },
  errors: { errors: 'bad.csv' },
  'block bytes': { blockBytes: 300 },
  'review order': { order: 'review', operation: graded },
  map: { map: { text: ['id'] } },
  'map only': { map: { text: ['text'] }, mapOnly: true },
  defaults: { defaults: ['', 'here'] },
  when: { when: { id: ['1', '2'] } },
  drop: { drop: { id: ['1', '2'] } },
  only: { only: ['right'], operation: graded },
  dropped: { drop: { id: ['1'] }, dropped: 'gone.csv' },
  columns: { columns: ['status'] },
  'columns as they are': { columns: ['status', 'text'] },
  prefix: { prefix: 'x_' },
  clash: { prefix: '', onClash: 'rename' },
  replaces: { prefix: '', onClash: 'replace' },
  letters: { letters: 'title' },
  source: { sourceOfTruth: 'GNAF' },
  feature: { featureOptions: { a: '1' } },
  locale: { locale: 'nz' },
  endpoint: { endpoint: 'https://example.org/' },
  data: { dataVersion: 'v1' },
  steps: { steps: [step('a'), step('b', { from: 'a', prefix: 'b_' })] },
  'steps the other way': { steps: [step('b', { prefix: 'b_' }), step('a')] },
};

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
    value.replaceAll(runs.folder, '<folder>').replace(/"quick":[^,}\]]+/, '<varying>');
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
  await expect(asText(lines)).toMatchFileSnapshot('answers/identity.txt');
});
