// Operations of the three-word service, which has an endpoint, an envelope and an error body of its own, through the
// same engine and the same commands: by an operation made up for it.
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { addOperationCommand } from '../../src/cli/commands/operation.js';
import { find } from '../../src/contract/operations/find.js';
import type { Operation } from '../../src/contract/operation.js';
import { wordsService } from '../../src/contract/services.js';
import { fakeIo } from '../support/fake-io.js';
import { cleanseAll, remoteEngine } from '../support/service/remote-run.js';
import { scriptedService, type Received } from '../support/service/scripted-service.js';

const { rows: _rows, ...single } = find;
const toWords = {
  ...single,
  name: '3wa',
  command: '3wa',
  methods: ['GET'],
  path: '/3wa',
  service: wordsService,
  answersOne: true,
  recordsPerCall: 1,
  query: { required: ['coordinates'], optional: ['language'] },
  fields: [{ name: 'coordinates', about: 'Point', headings: ['point'] }],
  outcome: () => ({}),
  features: [],
  toRecord: ([coordinates = '']: readonly string[]) => (coordinates === '' ? null : { coordinates }),
  elements: (response: { payload: unknown[] }) => response.payload,
  emptyElement: () => ({}),
  errorElement: (message: string) => ({ words: message }),
  asTyped: undefined,
  columns: [{ name: 'words', about: 'Words', value: (element: { words?: string }) => element.words }],
} as unknown as Operation;

const answer = ({ query }: Received) =>
  /^[-\d.]+,[-\d.]+$/.test(query['coordinates'] ?? '')
    ? {
        body: wordsService.success(
          { status: 'SUCCESS', messages: [], payload: [{ words: `a.b.${query['coordinates']}` }] },
          new Date(),
        ),
      }
    : {
        status: 400,
        body: wordsService.failure(
          { status: 400, code: 'BadCoordinates', message: 'coordinates must be two comma-separated lat,lng values' },
          new Date(),
        ),
      };

describe('An operation of the three-word service', () => {
  test('is asked by GET at its own endpoint, and its envelope is read', async () => {
    const service = await scriptedService({ answer, credential: 'some user:pa:ss wörd' });
    const engine = remoteEngine('https://service.example', { wordsEndpoint: `${service.url}/words/v1` });
    expect(await engine.run(toWords, { payload: [{ coordinates: '-33.8,151.2' }] })).toEqual({
      status: 'SUCCESS',
      messages: [],
      payload: [{ words: 'a.b.-33.8,151.2' }],
    });
    expect(service.calls).toMatchObject([
      { method: 'GET', path: '/words/v1/3wa', query: { coordinates: '-33.8,151.2' }, body: undefined },
    ]);
  });

  test('fails with the code and the words of its error body', async () => {
    const service = await scriptedService({ answer });
    const engine = remoteEngine('https://service.example', { wordsEndpoint: service.url });
    await expect(engine.run(toWords, { payload: [{ coordinates: 'here' }] })).rejects.toMatchObject({
      kind: 'bad-request',
      code: 'BadCoordinates',
      message: 'coordinates must be two comma-separated lat,lng values',
    });
  });

  test('goes through a file as any other', async () => {
    const service = await scriptedService({ answer });
    const engine = remoteEngine('https://service.example', { wordsEndpoint: service.url, concurrency: 3 });
    const { rows, summary } = await cleanseAll(engine, ['1,2', 'here', '3,4'], {
      operation: toWords,
      columns: ['words'],
      map: { coordinates: ['address'] },
      concurrency: 3,
    });
    expect(rows?.map(([words]) => words)).toEqual([
      'a.b.1,2',
      'coordinates must be two comma-separated lat,lng values',
      'a.b.3,4',
    ]);
    expect(summary?.rows.failed).toBe(1);
  });

  test('needs its own endpoint', async () => {
    await expect(
      remoteEngine('https://service.example').run(toWords, { payload: [{ coordinates: '1,2' }] }),
    ).rejects.toMatchObject({ kind: 'usage', message: 'there is no endpoint for the three-word service' });
  });

  test('takes --words-endpoint beside --endpoint, which the others take alone', () => {
    const helpOf = (operation: Operation): string => {
      const program = new Command();
      addOperationCommand(program, { io: fakeIo(), code: 0 }, [operation]);
      return program.commands[0]!.helpInformation();
    };
    expect(helpOf(toWords)).toMatch(/--words-endpoint <url>.*\n/);
    expect(helpOf(toWords)).toMatch(/ --endpoint <url> .*\n/);
    expect(helpOf(find as unknown as Operation)).toMatch(/ --endpoint <url>/);
    expect(helpOf(find as unknown as Operation)).not.toMatch(/--words-endpoint/);
  });
});
