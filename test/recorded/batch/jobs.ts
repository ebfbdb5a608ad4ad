// Jobs, each of which says one thing that a usual one does not.
import { graded } from '../../support/echo-engine.mjs';
import { oneStep } from '../../support/batch.js';
import { customers, type RunsOptions } from '../../support/resumable.js';

/** Rows of three cells, one of them blank, some with more. */
export const INPUT = customers(60)
  .split('\n')
  .map((line, i) => (line === '' ? '' : `${line},${i === 0 ? 'place' : 'Perth'}`))
  .join('\n');

const step = (name: string, more: RunsOptions = {}): NonNullable<RunsOptions['steps']>[number] =>
  oneStep({ ...more, name, input: { path: 'x' }, output: { path: 'y' } }).steps[0]!;

/** What a job says in place of the usual. */
export const SAID: Readonly<Record<string, RunsOptions>> = {
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
