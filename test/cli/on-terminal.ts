// The real binary on a real terminal, which util-linux's script gives it.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { NODE_IN_SHELL } from '../support/node.js';
import { finished, root, workdir } from '../support/workdir.js';

/** True where there is the program that gives a terminal. */
export const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

/**
 * Runs a shell line on a terminal, types each text once the one before it has been answered by `until`; all that was
 * shown, and the exit code.
 */
export async function onTerminal(
  line: string,
  steps: readonly { until: RegExp; type: string }[],
  env: Record<string, string> = {},
  columns = 100,
): Promise<{ shown: string; code: number | null }> {
  const dir = workdir();
  const command =
    `stty cols ${columns} rows 20; waypost() { ${NODE_IN_SHELL} '${join(root, 'bin/waypost.js')}' "$@"; ` +
    `}; before=$(stty -g); ${line}; code=$?; [ "$before" = "$(stty -g)" ] && echo TERMINAL-AS-IT-WAS; exit $code`;
  const child = spawn('script', ['-qec', `bash -c ${quoted(command)}`, '/dev/null'], {
    cwd: dir.path,
    env: {
      PATH: process.env['PATH']!,
      HOME: dir.path,
      SHELL: '/bin/bash',
      TERM: 'xterm',
      WAYPOST_DATA: inject('sampleData'),
      ...env,
    },
  });
  const left = [...steps];
  let since = '';
  child.stdout.on('data', (part: Buffer) => {
    since += part.toString();
    if (left[0]?.until.test(since)) {
      since = '';
      child.stdin.write(left.shift()!.type);
    }
  });
  const { stdout, code } = await finished(child);
  expect(left, `the terminal never showed ${left[0]?.until}, but ${JSON.stringify(since.slice(-400))}`).toEqual([]);
  return { shown: stdout, code };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
