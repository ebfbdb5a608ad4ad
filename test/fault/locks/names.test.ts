// Names that an output cannot have, or can have although they look odd.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

const CSV = 'id,address\n1,24 smith st reservoir 3073\n2,24,too,many\n';

describe('A name that is too long with its endings is refused before anything is written', () => {
  test.each([255, 251, 247, 244, 235, 232])('%i bytes', async (length) => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    const name = `${'a'.repeat(length - 4)}.csv`;
    const { code, stderr } = await dir.run(['parse', 'in.csv', '-o', name]);
    expect(stderr).toContain('cannot be written: its name is too long, or becomes so with the endings of the files');
    expect([code, dir.list()]).toEqual([7, ['in.csv']]);
  });

  test('and one that is just short enough is written, with its errors file', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    const name = `${'a'.repeat(226)}.csv`;
    expect((await dir.run(['parse', 'in.csv', '-o', name])).code).toBe(3);
    expect(dir.list()).toEqual([name, `${name}.errors.csv`, 'in.csv']);
  });
});

describe('An output', () => {
  test('of a name with a line end and an escape sequence is written', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    const name = 'a\n\u001b[31mb.csv';
    expect((await dir.run(['parse', 'in.csv', '-o', name, '--quiet'])).code).toBe(3);
    expect(dir.list()).toEqual([name, `${name}.errors.csv`, 'in.csv']);
  });

  test.each<[string, (path: string) => void, string]>([
    ['that is a folder', (path) => mkdirSync(path), 'out.csv is a folder; give the name of a file'],
    ['that is a link to itself', (path) => symlinkSync('out.csv', path), 'it is a link that leads back to itself'],
    ['behind a link into no folder', (path) => symlinkSync('gone/out.csv', path), 'its folder does not exist'],
    ['whose part is a folder', (path) => mkdirSync(`${path}.part`), 'out.csv.part is in the way'],
    ['whose part is a link', (path) => symlinkSync('gone', `${path}.part`), 'out.csv.part is in the way'],
    ['whose lock is a folder', (path) => mkdirSync(`${path}.lock`), 'out.csv.lock is in the way: it is a folder'],
  ])('%s is refused', async (_, make, message) => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    make(join(dir.path, 'out.csv'));
    const before = dir.list();
    const { code, stderr } = await dir.run(['parse', 'in.csv', '-o', 'out.csv']);
    expect(stderr).toContain(message);
    expect([code, dir.list()]).toEqual([7, before]);
  });

  test('behind a link that leads to no file yet makes that file, and leaves the link', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    mkdirSync(join(dir.path, 'there'));
    symlinkSync('there/real.csv', join(dir.path, 'out.csv'));
    await dir.run(['parse', 'in.csv', '-o', 'out.csv', '--errors', 'bad.csv']);
    expect(dir.read('there/real.csv')).toContain('24 SMITH STREET');
    expect(dir.read('out.csv')).toBe(dir.read('there/real.csv'));
    expect(dir.list()).toEqual(['bad.csv', 'in.csv', 'out.csv', 'there']);
  });

  test('that is a file which the shell has open is written where the shell left off', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    await dir.shell(
      '{ echo above; waypost parse in.csv -o /dev/stdout --columns full_address; echo below; } > all.txt',
    );
    expect(dir.read('all.txt')).toMatch(/^above\nid,address,parse_[^]*24 SMITH STREET, RESERVOIR[^]*\nbelow\n$/);
    await dir.shell('waypost parse in.csv -o /dev/fd/3 --errors /proc/self/fd/4 --quiet 3> out.csv 4> bad.csv');
    expect([dir.read('out.csv').split('\n').length, dir.read('bad.csv').split('\n').length]).toEqual([3, 3]);
  });
});
