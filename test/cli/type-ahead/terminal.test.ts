// `waypost find` on a real terminal: the real binary under util-linux's script, which gives it one.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { finished, root, workdir } from '../../support/workdir.js';

const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

/**
 * Runs a shell line on a terminal, types each text once the one before it has been answered by `until`; all that was
 * shown, and the exit code.
 */
async function onTerminal(
  line: string,
  steps: readonly { until: RegExp; type: string }[],
  env: Record<string, string> = {},
): Promise<{ shown: string; code: number | null }> {
  const dir = workdir();
  const command =
    `stty cols 100 rows 20; waypost() { '${process.execPath}' '${join(root, 'bin/waypost.js')}' "$@"; ` +
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

describe.skipIf(!hasTerminal)('find on a terminal with no text', () => {
  test('finds as one types, goes down into a building and shows the address taken', async () => {
    const { shown, code } = await onTerminal('waypost find', [
      { until: /type an address/, type: '24 smi' },
      { until: /24 SMITH STREET, RESERVOIR VIC 3073.*9 Addresses.*enter opens/s, type: '\r' },
      { until: /UNIT 1, 24 SMITH STREET.*takes it/s, type: '\u001b[B' },
      { until: /2 of /, type: '\r' },
    ]);
    expect(shown).toMatch(/UNIT 1, 24 SMITH STREET, RESERVOIR VIC 3073\S*\s+\S*found[^]*id\s[^]*AU\|GNAF\|GAVIC/);
    expect(shown).toContain('TERMINAL-AS-IT-WAS');
    expect(code).toBe(0);
  });

  test('writes the address taken as JSON where standard output is no terminal', async () => {
    const { shown, code } = await onTerminal(
      'waypost find --country AU > out.json; grep -o "22A SMITH STREET, RESERVOIR VIC 3073" out.json',
      [
        { until: /type an address/, type: '22a smith st reservoir' },
        { until: /22A SMITH STREET, RESERVOIR.*takes it/s, type: '\r' },
      ],
    );
    expect(shown.trimEnd().split('\n').at(-2)).toContain('22A SMITH STREET, RESERVOIR VIC 3073');
    expect(code).toBe(0);
  });

  test.each([
    ['Escape', '\u001b', 0],
    ['Ctrl-C', '\u0003', 130],
  ])('%s leaves the terminal as it was', async (_, key, expected) => {
    const { shown, code } = await onTerminal('waypost find', [
      { until: /type an address/, type: 'smi' },
      { until: /enter/, type: key },
    ]);
    expect(code).toBe(expected);
    expect(shown).toContain('TERMINAL-AS-IT-WAS');
  });

  test('an error of the search leaves the terminal as it was', async () => {
    const { shown, code } = await onTerminal('waypost find --country ATLANTIS', [
      { until: /type an address/, type: 'smi' },
    ]);
    expect(shown).toContain("the country 'ATLANTIS' is not known");
    expect(shown).toContain('TERMINAL-AS-IT-WAS');
    expect(code).toBe(2);
  });

  test('a dumb terminal is told to give the text', async () => {
    const { shown, code } = await onTerminal('waypost find', [], { TERM: 'dumb' });
    expect(shown).toContain('give the text: waypost find "12 smith st"');
    expect(code).toBe(2);
  });

  test('an option for files is refused', async () => {
    const { shown, code } = await onTerminal('waypost find --all', []);
    expect(shown).toContain('--all is for a file');
    expect(code).toBe(2);
  });
});
