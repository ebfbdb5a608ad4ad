// Begun with standard streams closed: what would go to a closed standard output fails, what goes to a file is whole,
// and nothing that is meant for a stream ends up in a file.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scriptedService } from '../../support/service/scripted-service.js';
import { workdir, type Workdir } from '../../support/workdir.js';

const isTold = process.platform === 'linux';
const CLOSED = 'waypost: standard output is closed or thrown away, and the answer would be lost: ';

function prepared(): Workdir {
  const dir = workdir();
  dir.write('in.csv', `address\n${'24 Smith St Reservoir 3073\n25 Smith St Reservoir 3073\n'.repeat(50)}`);
  dir.write('users.json', '{"users":[]}\n');
  return dir;
}

describe.skipIf(!isTold)('A closed standard output', () => {
  test.each([
    'cleanse "24 smith st reservoir"',
    'find "24 smith"',
    'types street',
    'cleanse in.csv',
    'cleanse in.csv --format table',
    'cleanse in.csv -o /dev/stdout',
    'cleanse in.csv -o out.csv --summary -',
    'user add bob --users users.json',
  ])('is a failure of waypost %s, before anything is done', async (line) => {
    const dir = prepared();
    const { code, stderr } = await dir.shell(`waypost ${line} >&-`);
    expect([code, stderr]).toEqual([7, expect.stringMatching(/^[^\n]*\n$/)]);
    expect(stderr.startsWith(CLOSED)).toBe(true);
    expect(dir.read('users.json')).not.toContain('bob');
    expect(dir.list()).toEqual(['in.csv', 'users.json']);
  });

  test('is none where it is opened on the null device for writing', async () => {
    const dir = prepared();
    expect((await dir.shell('waypost cleanse in.csv --quiet > /dev/null')).code).toBe(0);
    expect((await dir.shell('waypost user add bob --users users.json > /dev/null')).code).toBe(0);
  });
});

test.each([
  '--version',
  '--help',
  'data list',
  'data verify',
  'user list --users users.json',
  'cleanse in.csv --dry-run',
])('waypost %s goes on with standard output closed', async (line) => {
  const dir = prepared();
  expect(
    await dir.shell(`waypost ${line} --quiet >&-`.replace(/^(.*(version|help|data|user).*) --quiet/, '$1')),
  ).toEqual({ code: 0, stdout: '', stderr: '' });
});

describe.each(['<&-', '>&-', '2>&-', '<&- >&- 2>&-'])('With %s', (streams) => {
  test('a run into a file writes the file whole, and nothing else into any file', async () => {
    const dir = prepared();
    const run = 'cleanse in.csv -o out.csv --errors bad.csv --summary s.json --log-format json';
    await dir.run(run.split(' '));
    const wanted = dir.read('out.csv');
    for (const name of ['out.csv', 'bad.csv', 's.json']) rmSync(join(dir.path, name));
    const { code } = await dir.shell(`waypost ${run} ${streams}`);
    expect(code).toBe(0);
    expect(dir.read('out.csv')).toBe(wanted);
    expect(dir.read('bad.csv')).toBe('line,code,reason,row\n');
    expect(JSON.parse(dir.read('s.json'))).toMatchObject({ rows: { read: 100, written: 100 } });
    expect(dir.list()).toEqual(['bad.csv', 'in.csv', 'out.csv', 's.json', 'users.json']);
  });

  test('a run through an endpoint does likewise', async () => {
    const dir = prepared();
    const { url } = await scriptedService();
    const { code } = await dir.shell(`waypost cleanse in.csv -o out.csv --endpoint ${url} ${streams}`);
    expect(code).toBe(0);
    const lines = dir.read('out.csv').split('\n');
    expect(lines).toHaveLength(102);
    for (const line of lines.slice(1, -1)) expect(line).toMatch(/^2[45] Smith St Reservoir 3073,verified,/);
    expect(dir.list()).toEqual(['in.csv', 'out.csv', 'users.json']);
  });
});
