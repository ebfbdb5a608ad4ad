// The docs say what the program does: every command, option, column, exit code, exception and environment variable.
// `npm run docs` writes the generated pages anew.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  dataImportOptions,
  dataOptions,
  dataRemoveOptions,
  gnafFetchOptions,
} from '../../src/cli/options/data-options.js';
import { listOptions } from '../../src/cli/options/list-options.js';
import { operationOptions } from '../../src/cli/options/operation-options.js';
import { EXIT } from '../../src/contract/errors.js';
import { exception, level, status } from '../../src/contract/schema/cleanse.js';
import { allCommands, columnsPage, commandsPage } from '../support/reference-docs.js';
import { root } from '../support/workdir.js';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => read(join('src', name)));

describe('The generated pages', () => {
  test('docs/reference/commands.md is the help of every command', async () => {
    await expect(commandsPage()).toMatchFileSnapshot(join(root, 'docs/reference/commands.md'));
  });

  test('docs/reference/columns.md is the columns of every operation', async () => {
    await expect(columnsPage()).toMatchFileSnapshot(join(root, 'docs/reference/columns.md'));
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

  test('name every environment variable that the program reads, and no other of ours', () => {
    const options = [operationOptions, dataOptions, dataRemoveOptions, dataImportOptions, gnafFetchOptions, listOptions]
      .flat()
      .flatMap((group) => group.options);
    const read1 = sources.flatMap((text) => [...text.matchAll(/env\['([A-Z_]+)'\]/g)].map((match) => match[1]!));
    const wanted = new Set([...options.flatMap((option) => option.env ?? []), ...read1]);
    const page = [...read('docs/reference/environment.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]!);
    expect(page.sort()).toEqual([...wanted].sort());
  });

  test('link only to files that exist', () => {
    const pages = [
      'README.md',
      'CHANGELOG.md',
      ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => join('docs', name)),
    ];
    const broken = pages
      .flatMap((page) =>
        [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => join(page, '..', match[1]!)),
      )
      .filter((target) => {
        try {
          readdirSync(join(root, target));
          return false;
        } catch (error) {
          return (error as NodeJS.ErrnoException).code === 'ENOENT';
        }
      });
    expect(broken).toEqual([]);
  });
});

test('Every command says in its help what it does', () => {
  expect(
    allCommands()
      .filter(({ command }) => command.description() === '')
      .map(({ name }) => name),
  ).toEqual([]);
});
