// The README, and pages that say so here, show what the program prints: each example is run on the sample data, as on
// a terminal.
// `npm run docs` writes the outputs anew.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { main } from '../../src/cli/main.js';
import { fakeIo } from '../support/fake-io.js';
import { root } from '../support/workdir.js';

/** The pages, and how many examples each has at least. One that writes a file is no example of what is printed. */
const PAGES = [
  ['README.md', 4],
  ['docs/guide/three-words.md', 4],
  ['docs/guide/match.md', 3],
] as const;
const EXAMPLE = /```console\n\$ waypost ((?:(?! -o )[^\n])+)\n[^`]*```/g;

/** The words of a shell line with double quotes. */
const words = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!);

async function outputOf(line: string): Promise<string> {
  // As wide as the widest table of the README needs.
  const io = fakeIo({ terminal: true, columns: 139, env: { WAYPOST_DATA: inject('sampleData'), NO_COLOR: '1' } });
  expect(
    await main(
      words(line).map((word) => word.replace(/^fixtures\//, `${root}fixtures/`)),
      io,
    ),
  ).toBe(0);
  return io.out() + io.err();
}

test.each(PAGES)('Every example of %s prints what it says there', async (name, least) => {
  const page = join(root, name);
  const text = readFileSync(page, 'utf8');
  const lines = [...text.matchAll(EXAMPLE)].map((match) => match[1]!);
  expect(lines.length).toBeGreaterThanOrEqual(least);
  const outputs = new Map<string, string>();
  for (const line of lines) outputs.set(line, await outputOf(line));
  await expect(
    text.replace(EXAMPLE, (_, line: string) => `\`\`\`console\n$ waypost ${line}\n${outputs.get(line)!}\`\`\``),
  ).toMatchFileSnapshot(page);
});
