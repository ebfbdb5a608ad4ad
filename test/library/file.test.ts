// Files through the library: the rows with their answers, and whole runs, beside what the command line does with them.
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { openLocalEngine, RefusedRow } from '../../src/index.js';
import { root, workdir } from '../support/workdir.js';
import { ofService, opened } from './opened.js';

const CUSTOMERS = join(root, 'fixtures/customers.csv');
const ROWS = [
  { Name: 'Ada', Address: '24 Smith St', Suburb: 'Reservoir', PCode: '3073' },
  { Name: 'Bo "B"', Address: '7 Avenue Rd', Suburb: 'Reservoir', PCode: '3073' },
  { Name: 'Cy', Address: '', Suburb: '', PCode: '' },
];
const quoted = (text: string): string => (/["\t,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const delimited = (by: string): string =>
  [Object.keys(ROWS[0]!), ...ROWS.map((row) => Object.values(row))]
    .map((cells) => `${cells.map(quoted).join(by)}\n`)
    .join('');
const jsonl = ROWS.map((row) => `${JSON.stringify(row)}\n`).join('');

describe('The rows of a file', () => {
  test.each([
    ['customers.csv', delimited(','), [2, 3, 4]],
    ['customers.tsv', delimited('\t'), [2, 3, 4]],
    ['customers.csv.gz', gzipSync(delimited(';')), [2, 3, 4]],
    ['customers.txt', Buffer.from(`\uFEFF${delimited(',')}`, 'utf16le'), [2, 3, 4]],
    ['customers.jsonl', jsonl, [1, 2, 3]],
    ['customers.json', JSON.stringify(ROWS, null, 0).replaceAll('},{', '},\n{'), [1, 2, 3]],
  ])('of %s come with their cells, lines and answers', async (name, content, lines) => {
    const folder = workdir();
    folder.write(name, content);
    const engine = await opened();
    const seen = [];
    for await (const one of engine.file(join(folder.path, name), 'cleanse')) seen.push(one);
    expect(seen.map(({ row }) => row)).toEqual(ROWS);
    expect(seen.map(({ line }) => line)).toEqual(lines);
    expect(seen.map(({ cleanse }) => cleanse.status)).toEqual(['verified', 'verified', 'rejected']);
    expect(seen.map(({ json }) => json)).toEqual(ROWS.map((row) => (name.includes('json') ? row : undefined)));
  });

  test('are those of the command line, with the same statuses', async () => {
    const folder = workdir();
    await folder.run(['cleanse', CUSTOMERS, '-o', 'out.csv', '--columns', 'status,full_address', '--quiet']);
    const engine = await opened();
    const written = [];
    for await (const { row, cleanse } of engine.file(join(folder.path, 'out.csv'), 'cleanse', {
      map: { fullAddress: 'cleanse_full_address' },
    })) {
      written.push([row['cleanse_status'], row['cleanse_full_address'], cleanse.fullAddress]);
    }
    const read = [];
    for await (const { cleanse } of engine.file(CUSTOMERS, 'cleanse')) read.push([cleanse.status, cleanse.fullAddress]);
    expect(read).toEqual(written.map(([status, address]) => [status, address]));
    expect(read).toHaveLength(36);
  });

  test('are described before the first is asked about, and read anew each time', async () => {
    const engine = await opened();
    const notes: string[] = [];
    const rows = engine.file(CUSTOMERS, 'cleanse', { limit: 2, onNote: (note) => notes.push(note) });
    expect(await rows.describe()).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      compressed: false,
      delimiter: ',',
      columns: ['Customer No', 'Name', 'Address 1', 'Address 2', 'Suburb', 'State', 'PCode'],
      mapping: expect.arrayContaining([
        expect.objectContaining({ field: 'postcode', columns: ['PCode'] }),
      ]) as unknown[],
    });
    expect(notes).toEqual([]);
    for (const _ of [1, 2]) {
      let count = 0;
      for await (const { line } of rows) expect(line).toBe(2 + count++);
      expect(count).toBe(2);
    }
    expect(notes.join('\n')).toMatch(/customers\.csv: CSV, utf-8 .*first row is the header/);
  });

  test('that cannot be read are told, or end the iteration', async () => {
    const folder = workdir();
    folder.write('a.csv', 'name,address\nAda,24 Smith St Reservoir\nBo\nCy,7 Avenue Rd Reservoir\n');
    const path = join(folder.path, 'a.csv');
    const engine = await opened();
    const refused: RefusedRow[] = [];
    const names: (string | undefined)[] = [];
    for await (const { row } of engine.file(path, 'cleanse', { onRefused: (row) => refused.push(row) })) {
      names.push(row['name']);
    }
    expect(names).toEqual(['Ada', 'Cy']);
    expect(refused).toMatchObject([{ line: 3, code: 'TOO_FEW_COLUMNS', text: new Uint8Array(Buffer.from('Bo')) }]);
    const all = async (): Promise<void> => {
      for await (const { line } of engine.file(path, 'cleanse')) expect(line).toBe(2);
    };
    await expect(all()).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(/a\.csv, line 3: TOO_FEW_COLUMNS: .*; give onRefused to go on/) as string,
    });
  });

  test('fill the calls of a service', async () => {
    const folder = workdir();
    folder.write('a.csv', `address\n${Array.from({ length: 250 }, (_, i) => `${i} King St\n`).join('')}`);
    const { engine, service } = await ofService();
    let count = 0;
    for await (const { cleanse } of engine.file(join(folder.path, 'a.csv'), 'cleanse')) {
      expect(cleanse.fullAddress).toBe(`${count++} KING ST`);
    }
    expect(service.calls.map((call) => call.records.length)).toEqual([100, 100, 50]);
  });

  test.each([
    [
      'a field that there is not',
      { map: { stret: 'Address 1' } },
      "file: map.stret: there is no such field (do you mean 'street'?)",
    ],
    ['a column that there is not', { map: { street: 'Adress 1' } }, "there is no column 'Adress 1'"],
    ['a country without a locale', { country: 'FR' }, 'file: country must be AU or NZ'],
  ])('refuse %s', async (_, options, message) => {
    const engine = await opened();
    await expect(engine.file(CUSTOMERS, 'cleanse', options).describe()).rejects.toThrow(message);
  });

  test('refuse a file that is not there, and an operation that there is not', async () => {
    const engine = await opened();
    await expect(engine.file('gone.csv', 'cleanse').describe()).rejects.toThrow('there is no file gone.csv');
    await expect(engine.file(CUSTOMERS, 'clense' as 'cleanse').describe()).rejects.toThrow("(do you mean 'cleanse'?)");
    await expect(engine.file('', 'cleanse').describe()).rejects.toThrow('file: give the path of a file');
  });
});

describe('A run', () => {
  test('writes the bytes of the command line, and resolves with its summary', async () => {
    const folder = workdir();
    const command = ['retrieve', 'ids.csv', '-o', 'command.csv', '--summary', 'summary.json', '--quiet'];
    folder.write('ids.csv', 'id\nAU|GNAF|GAVIC910000026\nAU|GNAF|GAVIC910000031\n');
    await folder.run(command);
    const engine = await opened();
    const summary = await engine.runFile({
      input: join(folder.path, 'ids.csv'),
      output: join(folder.path, 'library.csv'),
      operation: 'retrieve',
    });
    expect(folder.read('library.csv')).toBe(folder.read('command.csv'));
    const { statuses, rows, exitCode } = JSON.parse(folder.read('summary.json')) as typeof summary;
    expect(summary).toMatchObject({ operation: 'retrieve', statuses, rows, exitCode });
  });

  test('is on worker threads where the input is large, with the same bytes', async () => {
    const folder = workdir();
    const lines = Array.from({ length: 600 }, (_, i) => `${i % 40} Smith St,Reservoir,3073\n`);
    folder.write('a.csv', `address,suburb,postcode\n${lines.join('')}`);
    // Threads are started from the built files.
    const built = (await import(join(root, 'dist/index.js'))) as { openLocalEngine: typeof openLocalEngine };
    const engine = await built.openLocalEngine({ data: inject('sampleData') });
    onTestFinished(() => engine.close());
    const run = (output: string, threads: number): ReturnType<typeof engine.runFile> =>
      engine.runFile({
        input: join(folder.path, 'a.csv'),
        output: join(folder.path, output),
        operation: 'cleanse',
        columns: ['status', 'full_address'],
        blockBytes: 4 << 10,
        threads,
      });
    expect((await run('threads.csv', 2)).threads).toBe(2);
    expect((await run('alone.csv', 0)).threads).toBe(0);
    expect(folder.read('threads.csv')).toBe(folder.read('alone.csv'));
  });

  test('takes several steps, the one fed by the other', async () => {
    const folder = workdir();
    const engine = await opened();
    const progress: number[] = [];
    const summary = await engine.runFile({
      input: CUSTOMERS,
      output: join(folder.path, 'located.csv'),
      steps: [
        { operation: 'cleanse', columns: ['status', 'id'] },
        { operation: 'retrieve', name: 'whole', from: 'cleanse', columns: ['latitude'], prefix: 'at_' },
      ],
      onProgress: ({ rows }) => progress.push(rows),
    });
    expect(folder.read('located.csv').split('\n')[1]).toBe(
      '1001,"Okafor, Ada",24 Smith Street,,Reservoir,VIC,3073,verified,AU|GNAF|GAVIC910000026,-37.7140000',
    );
    expect(summary.steps?.map(({ name }) => name)).toEqual(['cleanse', 'whole']);
    expect(progress.at(-1)).toBe(36);
  });

  test('asks a service in full calls, and nothing twice', async () => {
    const folder = workdir();
    folder.write('a.csv', `address\n${Array.from({ length: 220 }, (_, i) => `${i % 110} King St\n`).join('')}`);
    const { engine, service } = await ofService();
    const summary = await engine.runFile({
      input: join(folder.path, 'a.csv'),
      output: join(folder.path, 'out.csv'),
      operation: 'cleanse',
      columns: ['full_address'],
    });
    expect(summary.rows).toMatchObject({ read: 220, written: 220, failed: 0 });
    expect(service.calls.reduce((sum, call) => sum + call.records.length, 0)).toBe(110);
    expect(folder.read('out.csv').split('\n')[220]).toBe('109 King St,109 KING ST');
  });

  test.each([
    ['no operation', { input: 'a', output: 'b' }, 'runFile: operation is missing; name one, or give steps'],
    ['no step', { input: 'a', output: 'b', steps: [] }, 'runFile: steps is empty; name at least one operation'],
    ['no output', { input: 'a', operation: 'parse' }, 'runFile: output is missing; give the path of a file'],
    [
      'a column that there is not',
      { input: CUSTOMERS, output: '/dev/null', operation: 'parse', columns: ['x'] },
      "no column 'x'",
    ],
  ])('refuses %s', async (_, options, message) => {
    const engine = await opened();
    await expect(engine.runFile(options as never)).rejects.toThrow(message);
  });
});
