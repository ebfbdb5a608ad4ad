// The examples of the README and of the guides compile as strict programs, run, and print what they say.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { compiled, examplesOf, furnish, pageOf, printedByEach } from '../support/docs/examples.js';
import { root } from '../support/workdir.js';

const pages = ['README.md', ...readdirSync(join(root, 'docs/guide')).map((name) => `docs/guide/${name}`)];
const examples = pages.flatMap((page) =>
  examplesOf(pageOf(page)).map((example, i) => ({
    ...example,
    title: `example ${i + 1} of ${page}`,
    file: `${page.replaceAll(/\W/g, '-')}-${i + 1}`,
  })),
);

describe('Examples of TypeScript', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-examples-'));
  let said = '';

  beforeAll(() => {
    furnish(folder, inject('sampleData'));
    for (const { file, code } of examples) writeFileSync(join(folder, `${file}.ts`), code);
    said = compiled(
      folder,
      ['--module', 'nodenext', '--skipLibCheck', '--outDir', 'out'],
      examples.map(({ file }) => `${file}.ts`),
    );
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('are there, and compile under strict rules', () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
    expect(said).toBe('');
  });

  describe('run', () => {
    let lines: ReturnType<typeof printedByEach>;
    beforeAll(() => {
      lines = printedByEach(
        folder,
        examples.map(({ file }) => `out/${file}.js`),
      );
    });

    test.each(examples)('$title prints what it says', ({ file, prints }) => {
      const printed = lines.get(`out/${file}.js`)!;
      expect(printed.filter((line) => prints.includes(line))).toEqual(prints);
    });
  });

  test('would be seen to be wrong', () => {
    writeFileSync(join(folder, 'wrong.ts'), examplesOf('```ts\nawait engine.cleanse([1]);\n```\n')[0]!.code);
    expect(compiled(folder, ['--module', 'nodenext', '--noEmit', '--skipLibCheck'], ['wrong.ts'])).toContain(
      "wrong.ts(3,23): error TS2322: Type 'number' is not assignable to type",
    );
  });
});
