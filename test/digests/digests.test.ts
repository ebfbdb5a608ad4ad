// What is answered to tens of thousands of generated questions, as sums of blocks: see CONTRIBUTING.md.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openLocalEngine } from '../../src/index.js';
import { closeSets, nameSetsOf } from '../recorded/support/arguments.js';
import { runInProcess } from '../support/in-process.js';
import { all } from './questions.js';
import { sums, type Engines } from './support/digested.js';
import { manyAddresses } from './support/many.js';

let engines: Engines;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-many-'));
  writeFileSync(join(folder, 'many.csv'), manyAddresses());
  const data = join(folder, 'data');
  const command = ['data', 'import', 'csv', 'many.csv', '--source', 'CUSTOM_AU_1', '--data', data, '--quiet'];
  const { code, stderr } = await runInProcess(folder, command, {});
  if (code !== 0) throw new Error(`the generated addresses cannot be imported: ${stderr}`);
  const sample = inject('sampleSets').everyKind;
  nameSetsOf(sample);
  engines = { sample: await openLocalEngine({ data: sample }), many: await openLocalEngine({ data }) };
});
afterAll(async () => {
  closeSets();
  await engines.sample.close();
  await engines.many.close();
});

/** `SHOW_DIGESTS="parse-au 3 17"` prints these blocks, without numbers all. */
const [wanted, ...blocks] = (process.env['SHOW_DIGESTS'] ?? '').split(' ');
const shown = (name: string) => (block: number, lines: readonly string[]) => {
  if (name !== wanted || (blocks.length > 0 && !blocks.includes(String(block)))) return;
  process.stdout.write(`${name} ${block}\n${lines.join('\n')}\n`);
};

test.each(all.map((one) => [one.name, one] as const))('Blocks of answers are what they were: %s', async (name, one) => {
  await expect(await sums(one, engines, shown(name))).toMatchFileSnapshot(`answers/${name}.txt`);
});
