// A run through a service for whose answers there is no room: it stops with exit code 7 and the name of the file, and
// the same command continues when there is, and asks for nothing that was kept.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleansed, scriptedService, type Received } from '../support/service/scripted-service.js';
import { workdir, type Finished, type Workdir } from '../support/workdir.js';

const LINES = Array.from({ length: 1000 }, (_, i) => `${i} KING ST PERTH`);
const CALL = 100;
/** An answer of which most is kept and nothing written, and which no compression makes small. */
const bulky = ({ records }: Received): { body: unknown } => ({
  body: {
    status: 'SUCCESS',
    messages: [],
    payload: records.map((record) => ({
      ...cleansed(record),
      candidates: [],
      unknown: Array.from({ length: 20 }, (_, i) =>
        createHash('sha512')
          .update(`${i}${JSON.stringify(record)}`)
          .digest('base64'),
      ),
    })),
  },
});

const words = (url: string, cache: string): string =>
  `cleanse in.csv -o out.csv --quiet --columns status,full_address --concurrency 1 --endpoint ${url} ${cache}`;

/** As a line of a shell. */
const command = (url: string, cache: string): string => `WAYPOST_CREDENTIAL=me:s3cret waypost ${words(url, cache)}`;

/** The same in this process. */
const run = (dir: Workdir, url: string, cache: string): Promise<Finished> =>
  dir.run(words(url, cache).trim().split(' '), { env: { WAYPOST_CREDENTIAL: 'me:s3cret' } });

describe('Where no more answers can be kept', () => {
  test.each([
    ['in the folder beside the output', '', 'out.csv.answers/answers.log'],
    ['in the cache', '--cache cache', 'cache/answers.log'],
  ])('%s, the run stops, says so, and is continued', { timeout: 120_000 }, async (_, cache, file) => {
    const calm = workdir();
    const dir = workdir();
    for (const { write } of [calm, dir]) write('in.csv', `address\n${LINES.join('\n')}\n`);
    const service = await scriptedService({ answer: bulky });
    expect(await run(calm, service.url, cache)).toMatchObject({ code: 0, stderr: '' });
    service.answered.length = 0;
    // In blocks of 512 bytes, or of 1024 where the shell counts so: both are less than the answers take.
    const limited = await dir.shell(`ulimit -f 600; ${command(service.url, cache)}`);
    expect(limited.code).toBe(7);
    expect(limited.stderr).toMatch(
      new RegExp(
        `^waypost: \\S*${file.replaceAll('.', '\\.')} cannot be written: the file would be larger than this system ` +
          'allows; .*: run the same command again to continue\\n$',
      ),
    );
    expect(dir.exists('out.csv.lock')).toBe(false);
    expect(dir.exists('out.csv')).toBe(false);
    expect(await run(dir, service.url, cache)).toMatchObject({ code: 0, stderr: '' });
    expect(dir.read('out.csv')).toBe(calm.read('out.csv'));
    // The call for whose answers there was no room is made again, for those of its records that were not kept.
    expect(service.answered.length - LINES.length).toBeGreaterThan(0);
    expect(service.answered.length - LINES.length).toBeLessThanOrEqual(CALL);
    expect(new Set(service.answered).size).toBe(LINES.length);
  });

  test('a record that is asked by itself is answered all the same', async () => {
    const dir = workdir();
    const service = await scriptedService({ answer: bulky });
    const ask = 'WAYPOST_CREDENTIAL=me:s3cret waypost cleanse "1 King St Perth" --cache cache --endpoint';
    mkdirSync(join(dir.path, 'cache'));
    writeFileSync(join(dir.path, 'cache/answers.log'), Buffer.alloc(1024));
    const { code, stdout, stderr } = await dir.shell(`ulimit -f 2; ${ask} ${service.url}`);
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 KING ST PERTH')]);
    expect(stderr).toContain('the answer is not kept: ');
    expect(stderr).toContain('cache/answers.log cannot be written: the file would be larger than this system allows');
  });
});

test('What was kept by an earlier version is said, and asked for again', async () => {
  const dir = workdir();
  dir.write('in.csv', 'address\n1 KING ST PERTH\n');
  dir.write('cache/data.mdb', 'x');
  const service = await scriptedService({});
  const said = async (): Promise<string> => (await run(dir, service.url, '--cache cache --restart')).stderr;
  expect(await said()).toMatch(
    /^waypost: warning: \S*cache holds answers of an earlier version of waypost \(data\.mdb\), which are not read/,
  );
  expect(await said()).toBe('');
  expect(service.calls.length).toBe(1);
});

describe('Kept answers are for those alone who may read the output:', () => {
  test.each([
    ['600', '700'],
    ['640', '750'],
    ['644', '755'],
  ])('an output of mode %s has a folder of mode %s', async (mode, folder) => {
    const dir = workdir();
    dir.write('in.csv', `address\n${LINES.slice(0, 200).join('\n')}\n`);
    const service = await scriptedService({ script: [undefined, (response) => response.writeHead(403).end()] });
    await dir.shell(`umask 022; touch out.csv; chmod ${mode} out.csv; ${command(service.url, '')}`);
    expect(dir.mode('out.csv.answers')).toBe(folder);
    expect(dir.mode('out.csv.answers/answers.log')).toBe(mode);
  });

  test('a cache is for its owner alone', async () => {
    const dir = workdir();
    dir.write('in.csv', 'address\n1 KING ST PERTH\n');
    const service = await scriptedService({});
    await dir.shell(`umask 022; ${command(service.url, '--cache cache')}`);
    expect([dir.mode('cache'), dir.mode('cache/answers.log')]).toEqual(['700', '600']);
    expect(dir.exists('out.csv.answers')).toBe(false);
  });
});

describe.runIf(process.platform === 'linux')('A process with little address space', () => {
  // From Node 24 on a connection sets less aside.
  test.each([6_000_000, 12_000_000])('of %i kB calls the service, or says why it cannot', async (limit) => {
    const dir = workdir();
    dir.write('in.csv', 'address\n1 KING ST PERTH\n');
    const service = await scriptedService({});
    const bare = await dir.shell(`ulimit -v ${limit}; node -e 'new WebAssembly.Memory({ initial: 1 })'`);
    const { code, stderr } = await dir.shell(`ulimit -v ${limit}; ${command(service.url, '')}`);
    expect([code, stderr]).toEqual(
      bare.code === 0
        ? [0, '']
        : [
            2,
            expect.stringContaining(
              'a connection needs more address space than this process may have; lift the limit',
            ) as string,
          ],
    );
    expect(dir.list()).toEqual(bare.code === 0 ? ['in.csv', 'out.csv'] : ['in.csv']);
  });
});
