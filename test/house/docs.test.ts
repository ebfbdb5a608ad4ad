// The docs say what the program does: every command, option, column, exit code, exception and environment variable.
// `npm run docs` writes the generated pages anew.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runOptions } from '../../src/cli/options/run-options.js';
import { EXIT, errorKinds, WaypostError } from '../../src/contract/errors.js';
import { exception, level, status } from '../../src/contract/schema/cleanse.js';
import { allCommands, commandPages } from '../support/docs/command-pages.js';
import { bodyCodes, rowCodes, variables, variablesIn, variablesOfOptions } from '../support/docs/documented-names.js';
import { brokenLinks } from '../support/docs/links.js';
import { columnsPage } from '../support/docs/reference-docs.js';
import { summaryPage } from '../support/docs/summary-page.js';
import { root } from '../support/workdir.js';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');

/** Names in the first column of the tables of a page, under a heading or anywhere. */
const named = (page: string, heading?: string): string[] => {
  const text = read(`docs/reference/${page}`);
  const part = heading === undefined ? text : text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`))!;
  return [...part.matchAll(/^\| `([A-Za-z_-]+)` \|/gm)].map((match) => match[1]!).sort();
};

describe('The generated pages', () => {
  test.each([...commandPages()])('docs/reference/commands/%s is the help of its commands', async (name, page) => {
    await expect(page).toMatchFileSnapshot(join(root, 'docs/reference/commands', name));
  });

  test('docs/reference/commands has no page of what is no command', () => {
    expect(readdirSync(join(root, 'docs/reference/commands')).sort()).toEqual([...commandPages().keys()].sort());
  });

  test('have every option of a run, of a step and of a command by its own once in the page or in the index', () => {
    const pages = commandPages();
    for (const { command, top } of allCommands().filter((each) => each.top !== '')) {
      for (const { flags } of command.options) {
        const row = `| \`${flags}\` |`;
        expect(`${pages.get(`${top}.md`) ?? ''}${pages.get('README.md')!}`).toContain(row);
      }
    }
    const index = pages.get('README.md')!;
    for (const { flags } of runOptions.flatMap(({ options }) => options)) {
      expect(index.split(`| \`${flags}\` |`)).toHaveLength(2);
    }
  });

  test('docs/reference/columns.md is the columns of every operation', async () => {
    await expect(columnsPage()).toMatchFileSnapshot(join(root, 'docs/reference/columns.md'));
  });

  test('docs/reference/summary.md is the schema of the summary', async () => {
    await expect(summaryPage()).toMatchFileSnapshot(join(root, 'docs/reference/summary.md'));
  });
});

describe('The written pages', () => {
  test.each(Object.entries(EXIT))('explain the exit code %s = %i', (_, code) => {
    expect(read('docs/reference/exit-codes.md')).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
  });

  test.each(exception.options)('explain the exception %s', (name) => {
    expect(read('docs/reference/exceptions.md')).toContain(`| \`${name}\` |`);
  });

  test.each([...status.options, ...level.options])('explain the status or level %s', (name) => {
    expect(read('docs/reference/exceptions.md')).toContain(`| \`${name}\` |`);
  });

  test('name no exception that does not exist', () => {
    const named = [...read('docs/reference/exceptions.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
    expect(named.sort()).toEqual([...exception.options].sort());
  });

  test('name every environment variable that the program heeds, and no other', () => {
    expect(named('environment.md')).toEqual(variables());
  });

  test.each([...variablesOfOptions()])('say what the variable %s stands for', (name, flags) => {
    const stands = new RegExp(`^\\| \`${name}\` \\| ([^|]*) \\|`, 'm').exec(read('docs/reference/environment.md'))?.[1];
    expect(stands?.match(/--[a-z-]+/g)?.sort()).toEqual([...flags].sort());
  });

  test('explain every kind of failure with its exit code and its HTTP status', () => {
    expect(named('errors.md', 'Kinds')).toEqual([...errorKinds].sort());
    for (const kind of errorKinds) {
      const { exitCode, httpStatus } = new WaypostError(kind, '');
      expect(read('docs/reference/errors.md')).toContain(`| \`${kind}\` | ${exitCode} | ${httpStatus} |`);
    }
  });

  test('explain every code of a row that is refused or failed, and no other', () => {
    expect(named('errors.md', 'Rows')).toEqual(rowCodes());
  });

  test('explain every code of a failure in the body of an answer, and no other', () => {
    expect(named('errors.md', 'Three-word service')).toEqual(bodyCodes());
  });

  test('link only to files and headings that exist', () => {
    const pages = [
      ...readdirSync(root).filter((name) => name.endsWith('.md')),
      ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => join('docs', name)),
    ];
    expect(pages.flatMap((page) => brokenLinks(page))).toEqual([]);
  });
});

test('Every command says in its help what it does', () => {
  expect(
    allCommands()
      .filter(({ command }) => command.description() === '')
      .map(({ name }) => name),
  ).toEqual([]);
});

test('Environment variables are found however a source reads them', () => {
  expect(
    variablesIn(
      "env['NETRC'] ?? io.env.TERM; const { LANG, HOME: home } = io.env; const { TZ } = env; env['https_proxy'];" +
        " const NAMES = ['MY_NAME'] as const; NAMES.map((name) => env[name]); say('set WAYPOST_USER')",
    ).sort(),
  ).toEqual(['HOME', 'HTTPS_PROXY', 'LANG', 'MY_NAME', 'NETRC', 'TERM', 'TZ', 'WAYPOST_USER']);
});
