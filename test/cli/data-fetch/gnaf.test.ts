// data fetch gnaf: the newest release, over connections that break, disks that fill and runs that are killed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../support/service/site.js';
import { until } from '../../support/until.js';
import { finished, root, workdir, type Workdir } from '../../support/workdir.js';
import { NAME, installed, served } from './served.js';
import { patternOf } from '../../support/pattern.js';

/** True when some of the release has come. */
const hasBegun = (dir: Workdir): boolean =>
  dir.exists(`data/downloads/gnaf/${NAME}.part`) && dir.read(`data/downloads/gnaf/${NAME}.part`) !== '';

describe('data fetch gnaf', () => {
  test('downloads the newest release, imports it, and says what came of it', async () => {
    const { dir, zip, fetch } = await served();
    const { code, stdout, stderr } = await fetch();
    expect(stdout).toBe('');
    expect(stderr).toMatch(
      new RegExp(
        `^Sample of G-NAF: release 2026-02 from 127\\.0\\.0\\.1:\\d+; fictional\nfetched ` +
          `.*data/downloads/gnaf/${NAME}, [\\d,]+ bytes, sha256 ${sha256(zip)}\nGNAF FEBRUARY 2026, GDA2020: 375 ` +
          `addresses in 7 localities of NSW, VIC\n`,
      ),
    );
    expect(code).toBe(0);
    expect(await installed(dir)).toMatchObject([{ source: 'GNAF', addresses: 375 }]);
    expect((await dir.run(['cleanse', '5 smith st reservoir vic 3073', '--data', 'data'])).stdout).toContain(
      '"status": "verified"',
    );
  });

  test('does not download what is there, and imports it all the same', async () => {
    const { at, fetch } = await served();
    await fetch();
    const { code, stderr } = await fetch('--states', 'vic');
    expect(stderr).toMatch(/already there: .*\n.*localities of VIC\n/);
    expect(code).toBe(0);
    expect(at.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
  });

  test('goes on after a connection that broke, and says so', async () => {
    const { at, fetch } = await served({ cuts: [20_000] });
    const { code, stderr } = await fetch();
    expect(stderr).toMatch(
      patternOf(
        /^waypost: warning: the connection to http:\/\/127\.0\.0\.1:\d+\/gnaf\/.* broke at 0\.0 MB of 0\.\d MB; /m,
        /.* trying again in 1 s$/m,
      ),
    );
    expect(code).toBe(0);
    expect(at.asked.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=20000-']);
  });

  test('ends with code 5 when the connection stays broken; the next run goes on', async () => {
    const { dir, at, fetch } = await served({ cuts: [20_000, 0] });
    const { code, stderr } = await fetch('--retries', '1', '--quiet');
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      /^waypost: the connection to .* what has come is kept: run the same command again to go on$/,
    );
    expect(code).toBe(5);
    expect(await installed(dir)).toEqual([]);
    expect((await fetch()).code).toBe(0);
    expect(at.asked.at(-1)?.headers.range).toBe('bytes=20000-');
  });

  test('starts again when the file has changed between two runs', async () => {
    const { dir, fetch, file, zip } = await served({
      body: Buffer.alloc(90_000, 'old'),
      etag: '"v0"',
      cuts: [60_000, 0],
    });
    expect((await fetch('--retries', '1')).code).toBe(5);
    Object.assign(file, { body: zip, etag: '"v1"' });
    expect((await fetch()).code).toBe(0);
    expect(await installed(dir)).toHaveLength(1);
  });

  test('removes what fails its checksum and leaves the set in use as it was', async () => {
    const { dir, fetch } = await served({}, { sha256: '00'.repeat(32) });
    await dir.run(['data', 'import', 'gnaf', join(root, 'fixtures/gnaf'), '--states', 'NSW', '--data', 'data']);
    const { code, stderr } = await fetch('--quiet');
    expect(stderr).toMatch(
      patternOf(
        /^waypost: what came from http:\/\/127\.0\.0\.1:\d+\/gnaf\/\S+ has the sha256 [0-9a-f]{64}, the /,
        /catalogue says 0{64}; it is removed: [^\n]*\n$/,
      ),
    );
    expect(code).toBe(6);
    expect(dir.exists(`data/downloads/gnaf/${NAME}`)).toBe(false);
    expect(dir.exists(`data/downloads/gnaf/${NAME}.part`)).toBe(false);
    expect(await installed(dir)).toMatchObject([{ states: ['NSW'] }]);
  });

  test('keeps what fits on a disk that fills, and goes on with it', async () => {
    const { dir, at, args, fetch } = await served();
    // A limit on the size of files, in KB, is how a process without rights can have a full disk.
    const { code, stderr } = await dir.shell(`ulimit -f 40; waypost ${args.join(' ')} --quiet`);
    expect(stderr).toMatch(
      patternOf(
        /^waypost: cannot write .*\.zip\.part: .*; free some space|^waypost: cannot write .*\.zip\.part: .* /,
        /0\.0 MB of 0\.\d MB are kept: free some space/,
      ),
    );
    expect(code).toBe(7);
    expect((await fetch()).code).toBe(0);
    expect(at.asked.at(-1)?.headers.range).toBe('bytes=40960-');
  });

  test.each([
    ['SIGINT', 130, 'interrupted'],
    ['SIGHUP', 129, 'ended by SIGHUP'],
  ] as const)('keeps what has come at %s, and no lock', async (signal, wanted, words) => {
    const { dir, at, args, file } = await served({ held: new Promise(() => undefined) });
    const child = dir.start(args);
    await until(() => hasBegun(dir));
    child.kill(signal);
    const { code, stderr } = await finished(child);
    expect(stderr).toContain(`waypost: ${words}; what has come is kept: run the same command again to go on\n`);
    expect(code).toBe(wanted);
    expect(await installed(dir)).toEqual([]);
    expect(dir.exists('data/downloads/gnaf.lock')).toBe(false);
    delete file.held;
    expect((await dir.run(args)).code).toBe(0);
    expect(at.asked.at(-1)?.headers.range).toMatch(/^bytes=\d+-$/);
  });

  test('survives kill -9 in the middle', async () => {
    const { dir, args, file } = await served({ held: new Promise(() => undefined) });
    const child = dir.start(args);
    await until(() => hasBegun(dir));
    child.kill('SIGKILL');
    await finished(child);
    delete file.held;
    expect((await dir.run(args)).code).toBe(0);
    expect(await installed(dir)).toHaveLength(1);
  });

  test('names a release that is not one, and how to have it fetched anew', async () => {
    const { dir, fetch } = await served({ body: 'not a zip' });
    const { code, stderr } = await fetch('--quiet');
    expect(stderr).toMatch(
      /^waypost: [^\n]*\.zip is not a whole zip file: [^\n]* \(remove [^\n]*\.zip to have it fetched anew\)\n$/,
    );
    expect(code).toBe(6);
    expect(await installed(dir)).toEqual([]);
  });

  test('removes the releases before it from the downloads, once it is in use', async () => {
    const { dir, fetch } = await served();
    dir.write('data/downloads/gnaf/g-naf_nov25.zip', 'old');
    dir.write('data/downloads/gnaf/g-naf_nov25.zip.json', '{}');
    await fetch();
    expect(await dir.shell('ls data/downloads data/downloads/gnaf')).toMatchObject({
      stdout: `data/downloads:\ngnaf\n\ndata/downloads/gnaf:\n${NAME}\n${NAME}.json\n`,
    });
  });

  test('refuses to run beside itself', async () => {
    let release = (): void => undefined;
    const { dir, args } = await served({
      held: new Promise((resolve) => {
        release = resolve;
      }),
    });
    const first = dir.start(args);
    await until(() => dir.exists('data/downloads/gnaf.lock'));
    const { code, stderr } = await dir.run(args);
    expect(stderr).toMatch(/^waypost: another fetch of gnaf into .*data is running/);
    expect(code).toBe(8);
    release();
    expect((await finished(first)).code).toBe(0);
  });

  test('asks the owner of the data when no other catalogue is named', async () => {
    // A proxy that nobody is: nothing leaves this machine.
    const { code, stderr } = await workdir().run(
      ['data', 'fetch', 'gnaf', '--data', 'data', '--retries', '1', '--quiet'],
      { env: { HTTPS_PROXY: 'http://127.0.0.1:9' } },
    );
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      /^waypost: no answer from https:\/\/data\.gov\.au\/data\/api\/3\/action\/package_show \(/,
    );
    expect(code).toBe(5);
  });

  test.each([
    ['a release in another datum', ['--datum', 'GDA94'], 6, /has no release of gnaf in GDA94/],
    ['a state that is none', ['--states', 'XX'], 2, /--states: 'XX' is no state/],
    ['a catalogue that is not there', ['--catalogue', 'gone.json'], 6, /gone\.json cannot be read/],
    ['a catalogue over plain http', ['--catalogue', 'http://example.org/c.json'], 6, /plain http/],
    [
      'a catalogue with a password in its address',
      ['--catalogue', 'https://me:secret@example.org/c.json'],
      2,
      /the address of example\.org carries a user or password/,
    ],
  ])('refuses %s', async (_, more, expected, message) => {
    const { dir, at, args } = await served();
    const given = more[0] === '--catalogue' ? ['data', 'fetch', 'gnaf', '--data', 'data', ...more] : [...args, ...more];
    const { code, stderr } = await dir.run([...given, '--quiet']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('secret');
    expect(code).toBe(expected);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(at.asked).toEqual([]);
  });

  test('says everything as JSON lines on request', async () => {
    const { fetch } = await served();
    const lines = (await fetch('--log-format', 'json')).stderr
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: string });
    expect(lines).toMatchObject([{ release: '2026-02' }, { fetched: true }, { summary: { set: { source: 'GNAF' } } }]);
  });
});

test('A file that someone else changed in the downloads is fetched anew', async () => {
  const { dir, fetch } = await served();
  await fetch();
  writeFileSync(join(dir.path, 'data/downloads/gnaf', NAME), 'changed');
  const { code, stderr } = await fetch();
  expect(stderr).toMatch(/\nfetched /);
  expect(code).toBe(0);
});
