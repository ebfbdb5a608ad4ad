// A record of JSON that has a key twice: the last value is taken, and its row says so.
import { describe, expect, test } from 'vitest';
import { operations } from '../../../src/contract/operations.js';
import { workdir } from '../../support/workdir.js';

const TWICE = String.raw`{"id":1,"address":"1 Smith St","\u0061ddress":"24 High St, Kew VIC 3101"}`;
const ONCE = '{"id":2,"address":"5 High St, Kew VIC 3101","Address":"12:30"}';
const SAID = 'duplicate key "address": the last value is taken';

describe('A record with a key twice', () => {
  test.each([
    ['JSON Lines', 'in.jsonl', `${TWICE}\n${ONCE}\n`],
    ['a JSON array', 'in.json', `[${TWICE},\n ${ONCE}]`],
  ])('of %s says so in the messages of its row alone', async (_, name, text) => {
    const dir = workdir();
    dir.write(name, text);
    const csv = await dir.run(['parse', name, '--format', 'csv', '--columns', 'full_address,messages']);
    expect(csv.code).toBe(0);
    expect(csv.stdout.split('\n').slice(1)).toEqual([
      `1,"24 High St, Kew VIC 3101",,"24 HIGH STREET, KEW VIC 3101","${SAID.replaceAll('"', '""')}"`,
      '2,"5 High St, Kew VIC 3101",12:30,"5 HIGH STREET, KEW VIC 3101",',
      '',
    ]);
    const lines = (await dir.run(['parse', name, '--format', 'jsonl'])).stdout.trimEnd().split('\n');
    const said = lines.map((line) => (JSON.parse(line) as { parse: { messages: string[] } }).parse.messages);
    expect(said).toEqual([[SAID], []]);
  });

  test('says so where it has nothing to ask about, and beside other remarks', async () => {
    const dir = workdir();
    dir.write('in.jsonl', '{"a":"x@y","a":""}\n{"a":"x@y","a":"no domain"}\n');
    const args = ['validate-email', 'in.jsonl', '--format', 'csv', '--columns', 'messages', '--map', 'address=a'];
    const repeated = 'duplicate key ""a"": the last value is taken"';
    expect((await dir.run(args)).stdout.split('\n').slice(1)).toEqual([
      `,"there is no email address in this record; ${repeated}`,
      `no domain,"there is no @ with a domain behind it; ${repeated}`,
      '',
    ]);
  });

  test.each(
    operations.filter(({ command }) => command !== '').map((operation) => [operation.name, operation] as const),
  )('can say so in the columns of %s', (_, { columns, emptyElement }) => {
    const element = emptyElement() as { readonly messages?: readonly string[] };
    const messages = columns.find(({ name }) => name === 'messages');
    expect(messages?.value({ ...element, messages: [...(element.messages ?? []), SAID] })).toBe(
      `${messages!.value(element)!}; ${SAID}`,
    );
  });

  test('is refused as a plan', async () => {
    const dir = workdir();
    dir.write('p.json', '{"step":[{"operation":"parse","operation":"cleanse"}]}');
    dir.write('in.csv', 'address\n1 High St\n');
    const { code, stderr } = await dir.run(['run', 'p.json', 'in.csv']);
    expect([code, stderr]).toEqual([2, 'waypost: p.json: duplicate key "step[0].operation"; write it once\n']);
  });
});
