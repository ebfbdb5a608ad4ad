// Several operations under one command, and a list beside them, by operations made up for it: coordinates to words and
// words to coordinates, as the three-word service has them.
import { Readable } from 'node:stream';
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { HEAD_BYTES } from '../../src/batch/job.js';
import { addListCommand } from '../../src/cli/commands/list-operation.js';
import { addOperationCommand } from '../../src/cli/commands/operation.js';
import { operationsByCommand } from '../../src/cli/tree/choose-operation.js';
import { wordsOf } from '../../src/cli/tree/invocation.js';
import type { ListOperation, Operation } from '../../src/contract/operation.js';
import { wordsService } from '../../src/contract/services.js';
import { fakeIo, type FakeIo } from '../support/fake-io.js';
import { scriptedService, type ScriptedService } from '../support/service/scripted-service.js';
import { described, describedList } from '../support/service/served.js';
import { workdir } from '../support/workdir.js';

const schema: Operation['schema'] = () => Promise.reject(new Error('nobody validates'));

/** An operation that takes one field and answers with one value. */
const convert = (field: string, parts: Partial<Operation>): Operation =>
  described({
    name: `3wa from ${field}`,
    command: '3wa',
    summary: `Convert ${field}`,
    path: `/from-${field}`,
    schema,
    service: wordsService,
    methods: ['GET'],
    query: { required: [field], optional: [] },
    fields: [{ name: field, about: field, headings: [field] }],
    toRecord: ([value = '']) => (value.trim() === '' ? null : { [field]: value.trim() }),
    card: (element) => ({
      title: JSON.stringify(element),
      status: 'found',
      tone: 'good',
      qualifications: [],
      sections: [],
      messages: [],
    }),
    columns: [{ name: 'from', about: 'Path', value: (element) => (element as { from?: string }).from }],
    ...parts,
  });

const fromPoint = convert('coordinates', {
  accepts: (text) => /^\s*-?\d/.test(text),
  features: [{ name: 'language', about: 'language of the words', values: 'text', flags: '--language <code>' }],
});
const fromWords = convert('words', { accepts: (text) => /^[a-z]+\.[a-z]+\.[a-z]+$/.test(text) });
const languages: ListOperation = describedList({
  name: 'languages',
  command: '3wa languages',
  summary: 'List the languages',
  path: '/languages',
  schema,
  service: wordsService,
  columns: [{ name: 'language', about: 'Language', value: (element) => (element as { language: string }).language }],
});

const service = (): Promise<ScriptedService> =>
  scriptedService({
    answer: ({ path }) => ({
      body: wordsService.success(
        {
          status: 'SUCCESS',
          messages: [],
          payload: [path.endsWith('languages') ? { language: 'en' } : { from: path }],
        },
        new Date(),
      ),
    }),
  });

async function run(args: readonly string[], io: FakeIo = fakeIo()): Promise<string> {
  const program = new Command('waypost').exitOverride().configureOutput({ writeErr: () => undefined });
  const invocation = { io, code: 0, words: wordsOf(args) };
  for (const shared of operationsByCommand([fromPoint, fromWords])) addOperationCommand(program, invocation, shared);
  addListCommand(program, invocation, languages);
  await program.parseAsync(args, { from: 'user' });
  return io.out();
}

describe('A command of several operations', () => {
  test.each([
    ['-33.8,151.2', ' -33.8,151.2', '/from-coordinates'],
    ['a.b.c', 'a.b.c', '/from-words'],
  ])('asks for %s the one that accepts it', async (_, text, path) => {
    const { url, calls } = await service();
    expect(JSON.parse(await run(['3wa', text, '--words-endpoint', url]))).toEqual({ from: path });
    expect(calls.map((call) => call.path)).toEqual([path]);
  });

  test('asks by the address of the whole service, and the list with it', async () => {
    const { url, calls } = await service();
    expect(JSON.parse(await run(['3wa', 'a.b.c', '--endpoint', url]))).toEqual({ from: '/words/v1/from-words' });
    expect(await run(['3wa', 'languages', '--endpoint', url])).toBe('language\nen\n');
    expect(calls.map((call) => call.path)).toEqual(['/words/v1/from-words', '/words/v1/languages']);
  });

  test('refuses a text that none of them accepts', async () => {
    await expect(run(['3wa', '???'])).rejects.toMatchObject({
      kind: 'usage',
      message: "'???' is nothing that 3wa takes; see waypost 3wa --help",
    });
  });

  test('has the options of all of them, and refuses those of the other', async () => {
    await expect(run(['3wa', 'a.b.c', '--language', 'en'])).rejects.toMatchObject({
      kind: 'usage',
      message: '--language does not go with this input, which is for 3wa from words',
    });
    const { url, calls } = await service();
    await run(['3wa', '1,2', '--language', 'en', '--words-endpoint', url]);
    expect(calls).toHaveLength(1);
  });
});

describe('A file for a command of several operations', () => {
  const points = 'id,Coordinates\n1,"-33.8,151.2"\n2,"1,2"\n';
  const words = `id;words\n${'1;a.b.c\n'.repeat(2)}`;

  test.each([
    ['points', points, '/from-coordinates'],
    ['words', words, '/from-words'],
  ])('of %s goes to the one whose fields are in its columns, whole', async (_, text, path) => {
    const dir = workdir();
    dir.write('in.csv', text);
    const { url, calls } = await service();
    const rest = ['--words-endpoint', url, '--quiet'];
    const ofFile = await run(['3wa', `${dir.path}/in.csv`, ...rest]);
    expect(ofFile.split('\n').map((line) => line.split(/[,;]/).at(-1))).toEqual(['own_from', path, path, '']);
    expect(await run(['3wa', '-', ...rest], fakeIo({ stdin: text }))).toBe(ofFile);
    expect(new Set(calls.map((call) => call.path))).toEqual(new Set([path]));
  });

  test('is read to its end from standard input, however far its head was looked at', async () => {
    const { url, calls } = await service();
    const pieces = ['words\na.b.c\n', '\n'.repeat(HEAD_BYTES), 'd.e.f\n'].map((piece) => Buffer.from(piece));
    const io = { ...fakeIo(), stdin: Readable.from(pieces) };
    await run(['3wa', '-', '--words-endpoint', url, '--quiet'], io);
    expect(calls.map(({ query }) => query)).toEqual([{ words: 'a.b.c' }, { words: 'd.e.f' }]);
  });

  test('has columns that one of them can use', async () => {
    await expect(run(['3wa', '-'], fakeIo({ stdin: 'a,b\nx,y\n' }))).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining('no column can be used for 3wa; the columns are') as unknown,
    });
  });
});

describe('A list operation of one list', () => {
  test('is a command without an argument, below that of another operation', async () => {
    const { url, calls } = await service();
    expect(await run(['3wa', 'languages', '--words-endpoint', url, '--json'])).toBe(
      '[\n  {\n    "language": "en"\n  }\n]\n',
    );
    expect(calls.map(({ path }) => path)).toEqual(['/languages']);
  });

  test('takes no argument', async () => {
    await expect(run(['3wa', 'languages', 'x'])).rejects.toMatchObject({ code: 'commander.excessArguments' });
  });
});
