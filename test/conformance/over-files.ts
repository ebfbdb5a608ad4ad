// The same file through the same command, on this machine and through a service: the same bytes, the same exit code.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/contract/operation.js';
import { operations } from '../../src/contract/operations.js';
import { wordsService } from '../../src/contract/services.js';
import { workdir } from '../support/workdir.js';
import { casesOf } from './of-every-operation.js';
import type { Pairs } from './pair.js';
import { tableOf } from './tables.js';

/** A file with a NUL is no text, and one with half a pair of UTF-16 cannot be. */
const LONGEST_CELL = 2000;
const NO_TEXT = /[\0\p{Cs}]/u;
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A row for each record of the cases that a row can say, and blank ones; enough of them for several calls. */
async function fileOf(operation: Operation): Promise<string> {
  const table = tableOf(operation.name);
  const names = operation.fields.map(({ name }) => name);
  const records = [...(await casesOf(operation, table)), ...table.cases].flatMap(({ payload = [], data = 'every' }) =>
    data === 'every' ? payload.slice(0, 12) : [],
  ) as Record<string, unknown>[];
  const rows = records.flatMap((record) => {
    const given = (
      typeof record['attributes'] === 'object' && record['attributes'] !== null ? record['attributes'] : record
    ) as Record<string, unknown>;
    const cells = names.map((name) => given[name] ?? '');
    return cells.every((cell) => typeof cell === 'string' && cell.length <= LONGEST_CELL && !NO_TEXT.test(cell))
      ? [cells as string[]]
      : [];
  });
  rows.splice(
    3,
    0,
    names.map(() => ''),
    names.map(() => ' '),
  );
  return [names.map(quoted), ...rows.map((row) => row.map(quoted))]
    .map((cells, i) => `${i === 0 ? 'row' : i},${cells.join(',')}\r\n`)
    .join('');
}

/** Ways to run a command over a file that write something else each. */
function waysOf(
  { features, rows }: Operation,
  source: string | undefined,
): readonly (readonly [string, readonly string[]])[] {
  const named = source === undefined ? [] : ['--source', source];
  const options = features.flatMap(({ name, values }) => [
    '--feature',
    `${name}=${typeof values === 'string' ? '2' : values.at(-1)!}`,
  ]);
  return [
    ['as CSV', []],
    ['as JSON lines, of a source, with every option', ['--format', 'jsonl', ...named, ...options]],
    ...(rows ? ([['with all hits, of a source', ['--all', ...named]]] as const) : []),
  ];
}

/** The option that asks the operation of the service at that URL. */
const endpointOf = ({ service }: Operation, url: string): readonly string[] =>
  service === wordsService ? ['--words-endpoint', `${url}${service.base}`] : ['--endpoint', url];

/** States it of every command that takes a file. */
export function sameOverFiles(pairs: () => Pairs): void {
  describe.each(
    operations.filter(({ command }) => command !== '').map((operation) => ({ operation, command: operation.command })),
  )('waypost $command', ({ operation, command }) => {
    it.each(waysOf(operation, tableOf(operation.name).source).map(([way, args]) => ({ way, args })))(
      'over a file $way is the same through a service',
      async ({ args }) => {
        const dir = workdir();
        const { dataDir, url, credential } = pairs().every;
        const columns = operation.fields.flatMap(({ name }) => ['--map', `${name}=${name}`]);
        writeFileSync(join(dir.path, 'in.csv'), await fileOf(operation));
        const run = async (out: string, where: readonly string[], env?: Record<string, string>) => {
          const { code, stderr } = await dir.run(
            [
              ...command.split(' '),
              'in.csv',
              ...columns,
              ...args,
              ...where,
              '-o',
              out,
              '--errors',
              `${out}.errors`,
              '--no-progress',
            ],
            env === undefined ? {} : { env },
          );
          return {
            code,
            stderr,
            out: dir.exists(out) ? readFileSync(join(dir.path, out), 'utf8') : '',
            errors: dir.exists(`${out}.errors`) ? dir.read(`${out}.errors`) : '',
          };
        };
        const here = await run('here', ['--data', dataDir]);
        const there = await run('there', endpointOf(operation, url), { WAYPOST_CREDENTIAL: credential });
        expect(there.stderr).not.toMatch(/\bagain\b/);
        expect({ code: there.code, out: there.out.split('\n'), errors: there.errors }).toEqual({
          code: here.code,
          out: here.out.split('\n'),
          errors: here.errors,
        });
        expect(here.out.split('\n').length).toBeGreaterThan(20);
      },
    );
  });
}
