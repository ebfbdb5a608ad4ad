// --only and --order on the command line: which rows are written, and in which order.
import { describe, expect, test } from 'vitest';
import { workdir, type Workdir } from '../../support/workdir.js';

const CUSTOMERS = `id,address
1,"24 Smith Street, Reservoir VIC 3073"
2,"312 Smith Street, Reservoir VIC 3073"
3,"24 Smtih St, Reservoir 3073"
4,"8 Banksia, Reservoir VIC 3073"
5,"24 Smith Street, Reservoir VIC"
6,
7,"24 Smith Street, Reservoir VIC 3073"
8
`;

function customers(): Workdir {
  const dir = workdir();
  dir.write('in.csv', CUSTOMERS);
  return dir;
}

/** Ids of the rows of a file, in their order. */
const idsIn = (dir: Workdir, name: string): string[] =>
  name.endsWith('json')
    ? (JSON.parse(dir.read(name)) as { id: string }[]).map(({ id }) => id)
    : dir
        .read(name)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => /^(?:\{"id":")?(\w+)/.exec(line)![1]!)
        .filter((id) => id !== 'id');

interface Rows {
  readonly rows: {
    readonly read: number;
    readonly written: number;
    readonly refused: number;
    readonly dropped: number;
  };
}

describe('--only', () => {
  test.each([
    ['corrected', ['3', '5']],
    ['partial,AMBIGUOUS', ['2', '4']],
    ['rejected', ['6']],
    ['unmatched', []],
  ])('%s writes the rows of that status, whatever the format, and counts the others', async (only, ids) => {
    const dir = customers();
    for (const output of ['out.csv', 'out.jsonl', 'out.json']) {
      const args = ['cleanse', 'in.csv', '-o', output, '--only', only, '--summary', 'summary.json', '--no-progress'];
      const { code, stderr } = await dir.run(args);
      expect(code).toBe(3);
      expect(idsIn(dir, output)).toEqual(ids);
      const { rows } = JSON.parse(dir.read('summary.json')) as Rows;
      expect(rows).toMatchObject({ read: 8, written: ids.length, refused: 1, dropped: 7 - ids.length });
      expect(stderr).toContain(`+ ${7 - ids.length} left out\n`);
    }
  });

  test.each([
    [['cleanse', 'in.csv'], 'verifed', "cleanse has no status 'verifed' (do you mean 'verified'?); it has ambiguous, "],
    [['cleanse', 'in.csv'], 'verified,', "cleanse has no status ''; it has ambiguous, partial, "],
    [['parse', 'in.csv'], 'verified', "parse has no status 'verified'; it has ERROR, SUCCESS\n"],
    [['cleanse', '24 Smith Street'], 'verified', ' is for a file, not for the text of one record\n'],
  ])('%j refuses --only %j', async (args, only, message) => {
    const dir = customers();
    const { code, stderr } = await dir.run([...args, '-o', 'out.csv', '--only', only].filter((word) => word !== ''));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^waypost: --/);
    expect(dir.exists('out.csv')).toBe(false);
    if (!message.includes('is for a file')) expect(stderr).toContain(message);
  });

  test('of a plan is that of the step that says it, or with the option that of the first', async () => {
    const dir = customers();
    const plan = (only: string): string =>
      '[[step]]\noperation = "cleanse"\ncolumns = ["status"]\n' +
      `[[step]]\noperation = "parse"\ncolumns = ["status"]\n${only}`;
    dir.write('plain.toml', plan(''));
    dir.write('parse.toml', plan('only = ["ERROR"]\n'));
    const run = (name: string, ...more: string[]) =>
      dir.run(['run', name, 'in.csv', '-o', 'out.csv', '--no-progress', ...more]);
    expect((await run('plain.toml', '--only', 'partial')).code).toBe(3);
    expect(idsIn(dir, 'out.csv')).toEqual(['2']);
    expect((await run('parse.toml')).stderr).toContain('parse: 6 left out');
    expect(idsIn(dir, 'out.csv')).toEqual(['6']);
    const both = await run('parse.toml', '--only', 'partial');
    expect([both.code, both.stderr]).toEqual([
      2,
      'waypost: --only and only of step parse are both given; give one of them\n',
    ]);
    dir.write('wrong.toml', plan('only = ["partail"]\n'));
    expect((await run('wrong.toml')).stderr).toContain(
      "wrong.toml, line 7: --only: parse has no status 'partail'; it has ERROR, SUCCESS",
    );
  });
});

describe('--order review', () => {
  test.each(['out.csv', 'out.jsonl', 'out.json'])('writes into %s first what is to be looked at', async (output) => {
    const dir = customers();
    const { code } = await dir.run(['cleanse', 'in.csv', '-o', output, '--order', 'review', '--quiet']);
    expect(code).toBe(3);
    expect(idsIn(dir, output)).toEqual(['4', '2', '6', '3', '5', '1', '7']);
    expect(dir.list()).toEqual(['in.csv', output, `${output}.errors.csv`].sort());
  });

  test('is the same through pipes, and goes with --only and a preview', async () => {
    const dir = customers();
    const args = ['--order', 'review', '--only', 'verified,corrected', '--quiet', '--columns', 'status'];
    const piped = await dir.run(['cleanse', '-', ...args], { stdin: CUSTOMERS });
    expect(piped.stdout.split('\n').map((line) => line.slice(0, 2))).toEqual(['id', '3,', '5,', '1,', '7,', '']);
    const file = await dir.run(['cleanse', 'in.csv', ...args]);
    expect(file.stdout).toBe(piped.stdout);
    const { stdout } = await dir.run(['cleanse', 'in.csv', '--order', 'review', '--format', 'table', '--quiet']);
    expect(stdout.split('\n')[1]).toMatch(/^8 Banksia, Reservoir/);
  });

  test('leaves with a reader that has had enough', async () => {
    const dir = workdir();
    const row = `1,"24 Smith Street, Reservoir VIC 3073",${'x'.repeat(2000)}\n`;
    dir.write('in.csv', `id,address,note\n${row.repeat(400)}`);
    const { stdout, stderr } = await dir.shell(
      'waypost cleanse in.csv --order review --no-progress | head -c 5; echo "${PIPESTATUS[0]}"',
    );
    expect([stdout, stderr.includes('rows read')]).toEqual(['id,ad0\n', false]);
  });
});
