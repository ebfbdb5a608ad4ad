// The pages for those who carry on name files and rooms that are there, and every room that is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/workdir.js';

const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs/contributing')).map((name) => `docs/contributing/${name}`),
  'docs/reference/address-file.md',
];
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`);
/** What the pages for contributors add to the sources when they are followed. */
const made = new Set(pages.flatMap((page) => [...read(page).matchAll(/^#### `([^`]+)`$/gm)].map(([, path]) => path)));

/** True for a path from the root, or the end of one in the sources; `<name>` and `*` stand for any. */
const isThere = (path: string): boolean =>
  /[<*{]/.test(path) ||
  made.has(path) ||
  existsSync(join(root, path)) ||
  sources.some((source) => source === path || source.endsWith(`/${path}`));

/** Paths in code spans outside of fenced blocks: those that end as files do, or begin at a folder of the root. */
function pathsIn(page: string): string[] {
  const prose = page.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/^####.*$/gm, '');
  const spans = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, span]) => span!);
  return spans.filter((span) => /^[\w./<>*{}-]+\.(ts|mjs)$|^(src|test|bench|docs|scripts|fixtures|\.ci)\//.test(span));
}

describe('The pages for those who carry on', () => {
  test.each(pages)('%s names paths that are there', (page) => {
    expect(pathsIn(read(page)).filter((path) => !isThere(path))).toEqual([]);
  });

  test('would be seen to name one that is not', () => {
    expect(pathsIn('`src/no/such` and `gone.ts`\n```ts\n`not/here.ts`\n```').filter((path) => !isThere(path))).toEqual([
      'src/no/such',
      'gone.ts',
    ]);
  });

  test('tell of every room', () => {
    const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const told = new Set([...read('ARCHITECTURE.md').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, room]) => room));
    expect(rooms.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
  });
});

describe('Comments', () => {
  test('cite no document that is not in the repository', () => {
    const cited = sources
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...read(file).matchAll(/[\w/.-]*\b[A-Z]{4,}\.md|\b(?:DESIGN|SPEC)\b|docs\/[\w/.-]+\.md/g)])
      .map(([name]) => name);
    expect([...new Set(cited)].filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });
});
