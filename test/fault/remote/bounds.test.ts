// Answers beyond all bounds: they cost the rows of their own call, with what is wrong and where, and no memory; the
// rest of the file is answered.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cleanseAll, remoteEngine } from '../../support/service/remote-run.js';
import { scriptedService, type ScriptedFault } from '../../support/service/scripted-service.js';
import { faults } from '../../support/service/service-faults.js';
import { LINES } from './service-faults.js';

const MIB = 1 << 20;
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
/** The answer with something in its first element. */
const within =
  (json: string): ScriptedFault =>
  (response, answer) => {
    response.writeHead(200).end(answer.replace('"level":', `"attributes":${json},"level":`));
  };
const envelope = (messages: readonly string[]): ScriptedFault => {
  return (response, answer) => {
    const { payload } = JSON.parse(answer) as { payload: unknown[] };
    response.writeHead(200).end(JSON.stringify({ status: 'SUCCESS', messages, payload }));
  };
};
const DEEP = 'lists and objects more than 64 deep within each other';

describe('An answer costs the rows of its call alone that has', () => {
  test.each<[string, ScriptedFault, string | RegExp]>([
    ['lists 65 deep', within(nested(62)), /answers with lists .* \(at payload\[0\]\.attributes\[0\]\[0\].*…\)/],
    [
      'lists 20,000 deep',
      within(nested(20_000)),
      /answers with lists .* deep within each other \(at payload\[0\]\.attr/,
    ],
    ['objects 20,000 deep', within(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`), `answers with ${DEEP} (at payl`],
    ['nothing but brackets', faults.body(nested(4 * MIB)), `answers with ${DEEP} (`],
    ['millions of values', within(`[${'0,'.repeat(2 * MIB)}0]`), 'answers with more than 1000000 values'],
    ['more than 16 MB', faults.body(' '.repeat(17 * MIB)), 'answers with more than 16 MB'],
    [
      'more than 16 MB, packed into a thousandth',
      (response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64 * MIB, ' ')));
      },
      'answers with more than 16 MB',
    ],
    [
      'no end',
      (response) => {
        const more = (): void => {
          if (!response.destroyed) response.write(' '.repeat(MIB), more);
        };
        response.writeHead(200);
        more();
      },
      'answers with more than 16 MB',
    ],
    [
      'a compression that was not asked for',
      (response, answer) => {
        response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(answer));
      },
      'answers in the encoding br, which was not asked for',
    ],
    [
      'headers of 40 KB',
      (response, answer) => {
        for (let i = 0; i < 400; i++) response.setHeader(`x-${i}`, 'v'.repeat(100));
        response.writeHead(200).end(answer);
      },
      'answers with headers of more than 16 KB',
    ],
    [
      '20,000 elements',
      faults.payload(([first]) => Array.from({ length: 20_000 }, () => first)),
      'answers with 20000 elements, where 10000 are the most',
    ],
    [
      'a text of 2,000,000 characters',
      within(JSON.stringify('x'.repeat(2_000_000))),
      'answers with a text of 2000000 characters, where 1048576 are the most (at payload[0].attributes)',
    ],
    [
      'a name of 2,000,000 characters',
      within(JSON.stringify({ ['x'.repeat(2_000_000)]: 1 })),
      'answers with a text of 2000000 characters, where 1048576 are the most (at payload[0].attributes.xxx',
    ],
    ['2,000 messages', envelope(Array.from({ length: 2000 }, () => 'm')), '2000 messages, where 1000 are the most'],
    [
      '100,000 characters of messages',
      envelope(Array.from({ length: 100 }, () => 'm'.repeat(1000))),
      '100000 characters of messages, where 65536 are the most',
    ],
    ['more than its length says', faults.declared((answer) => answer.length >> 1), 'answers with broken JSON'],
  ])('%s', async (_, fault, reason) => {
    const answered = [...LINES.slice(0, 100), ...LINES.slice(200)];
    const service = await scriptedService({ script: [undefined, fault, undefined, fault] });
    const engine = remoteEngine(service.url, { retries: 0, maxErrors: 1000 });
    const { rows, summary, error } = await cleanseAll(engine, LINES);
    expect(error).toBeUndefined();
    expect(summary).toMatchObject({ exitCode: 3, rows: { read: 250, failed: 100 } });
    expect(rows?.filter(([status]) => status === 'verified').map(([, line]) => line)).toEqual(answered);
    const [, said] = rows?.find(([status]) => status === 'error') ?? [];
    expect(said).toEqual(typeof reason === 'string' ? expect.stringContaining(reason) : expect.stringMatching(reason));
    expect(said?.length).toBeLessThan(400);
  });
});

describe('An answer is taken as it is that has', () => {
  test.each<[string, ScriptedFault]>([
    ['lists 60 deep', within(nested(60))],
    ['a name twice', within('1,"attributes":null')],
    [
      'names that objects have by themselves',
      within('null,"__proto__":{"status":"x"},"constructor":1,"toString":null'),
    ],
  ])('%s', async (_, fault) => {
    const service = await scriptedService({ script: [fault] });
    const { rows } = await cleanseAll(remoteEngine(service.url, { retries: 0 }), LINES.slice(0, 5));
    expect(rows).toEqual(LINES.slice(0, 5).map((line) => ['verified', line]));
  });
});

describe('What a service says of a failure is told in its first 500 characters, by', () => {
  const long = 'x'.repeat(60_000);
  test.each<[string, ScriptedFault]>([
    ['status 400', faults.status(400, {}, long)],
    [
      'an envelope of its own',
      faults.body(JSON.stringify({ status: 'ERROR', messages: [long.slice(0, 50_000)], payload: [] })),
    ],
    ['nulls', faults.body(JSON.stringify({ status: 'SUCCESS', messages: [long], payload: [null] }))],
  ])('%s', async (_, fault) => {
    const service = await scriptedService({ script: [fault] });
    const { rows } = await cleanseAll(remoteEngine(service.url), LINES.slice(0, 1));
    expect(rows?.[0]?.[0]).toBe('error');
    expect(rows?.[0]?.[1]).toMatch(/^x{500}…?$/);
  });
});

test.each(['99999999999999999999', '9'.repeat(400), 'Sat, 31 Dec 275000 00:00:00 GMT'])(
  'A wait that no date can tell (%s) stops the run as a long one does',
  async (wait) => {
    const service = await scriptedService({ script: [faults.status(503, { 'retry-after': wait })] });
    const { error } = await cleanseAll(remoteEngine(service.url), LINES.slice(0, 1));
    expect(error).toMatchObject({
      exitCode: 5,
      message: expect.stringMatching(
        /it asks to be left alone until \d{4}-.*: run the same command again then/,
      ) as string,
    });
  },
);
