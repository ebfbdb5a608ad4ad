// Whoever may not read the output may read nothing of it beside it, at no moment.
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { until } from '../../support/until.js';
import { finished, workdir, type Workdir } from '../../support/workdir.js';

const CSV = `id,address,note\n${Array.from({ length: 500 }, (_, i) =>
  i % 50 === 7 ? `${i},24,too,many` : `${i},24 smith st reservoir 3073,${'x'.repeat(150)}`,
).join('\n')}\n`;
/** Names a process and no customer. */
const LOCK = /\.lock$/;

/** A folder with the input, and with empty files of these permissions by their names. */
function withFiles(modes: Readonly<Record<string, number>>): Workdir {
  const dir = workdir();
  dir.write('in.csv', CSV);
  for (const [name, mode] of Object.entries(modes)) chmodSync(join(dir.path, dir.write(name, '')), mode);
  return dir;
}

/** The permissions that each file had while the command ran, and after. */
async function watched(dir: Workdir, line: string): Promise<Record<string, string[]>> {
  const seen: Record<string, Set<string>> = {};
  const look = (): void => {
    for (const name of readdirSync(dir.path)) {
      const found = lstatSync(join(dir.path, name), { throwIfNoEntry: false });
      if (found && !LOCK.test(name) && name !== 'in.csv') {
        (seen[name.replace(/\d+-[0-9a-z]+/, 'N')] ??= new Set()).add((found.mode & 0o777).toString(8));
      }
    }
  };
  const looking = setInterval(look, 4);
  const { code, stderr } = await dir.shell(`umask 022; ${line}`);
  clearInterval(looking);
  look();
  expect({ code, stderr }).toMatchObject({ code: 3 });
  return Object.fromEntries(Object.entries(seen).map(([name, modes]) => [name, [...modes]]));
}

describe('Of an output that its owner alone may read', () => {
  test.each<[string, string]>([
    ['from a file', 'waypost cleanse in.csv -o out.csv'],
    ['in another order', 'waypost cleanse in.csv -o out.csv --order review'],
    ['from standard input', 'waypost cleanse -o out.csv < in.csv'],
    ['on standard output', 'waypost cleanse in.csv > out.csv'],
  ])('nothing can be read by others: %s', async (_, line) => {
    const dir = withFiles({ 'out.csv': 0o600, 'open.csv': 0o644 });
    const modes = await watched(dir, `${line} --errors bad.csv --summary sum.json --quiet`);
    const { 'open.csv': stranger, ...own } = modes;
    expect(stranger).toEqual(['644']);
    expect(Object.keys(own)).toEqual(expect.arrayContaining(['out.csv', 'bad.csv', 'sum.json']));
    for (const seen of Object.values(own)) expect(seen).toEqual(['600']);
  });

  test('an errors file that others could read is theirs no more', async () => {
    const dir = withFiles({ 'out.csv': 0o640, 'bad.csv': 0o644 });
    await watched(dir, 'waypost parse in.csv -o out.csv --errors bad.csv --quiet');
    expect(dir.mode('bad.csv')).toBe('640');
  });

  test('a run that goes on has its files made as private as the output has become', async () => {
    const dir = withFiles({ 'out.csv': 0o644 });
    const command = ['parse', 'in.csv', '-o', 'out.csv', '--quiet', '--threads', '1'];
    const child = dir.start(command);
    const ended = finished(child);
    await until(() => dir.exists('out.csv.part'));
    child.kill('SIGKILL');
    await ended;
    chmodSync(join(dir.path, 'out.csv'), 0o600);
    await dir.run(command);
    expect(['out.csv', 'out.csv.errors.csv'].map((name) => dir.mode(name))).toEqual(['600', '600']);
  });
});

describe('A new output', () => {
  test.each([
    ['022', '644'],
    ['027', '640'],
    ['077', '600'],
  ])('has what the umask %s leaves, and what stands beside it no more: %s', async (umask, mode) => {
    const dir = withFiles({ 'bad.csv': 0o666 });
    await dir.shell(`umask ${umask}; waypost parse in.csv -o out.csv --errors bad.csv --summary sum.json --quiet`);
    expect(['out.csv', 'sum.json', 'bad.csv'].map((name) => dir.mode(name))).toEqual([mode, mode, mode]);
  });

  test('in place of an old one has the permissions of that one, whatever the umask', async () => {
    const dir = withFiles({ 'out.csv': 0o664 });
    await dir.shell('umask 077; waypost parse in.csv -o out.csv --quiet');
    expect(dir.mode('out.csv')).toBe('664');
  });
});
