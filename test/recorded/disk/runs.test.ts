// Runs over files on a disk on which each call fails in turn: what is said, what is left, and what comes of the next.
import { gzipSync } from 'node:zlib';
import { inject, expect, test, vi } from 'vitest';
import { scriptedService } from '../../support/service/scripted-service.js';
import { workdir } from '../../support/workdir.js';
import { asText } from '../support/recorded.js';
import { everyCall } from './every-call.js';
import { steady } from './steady.js';

// Every call is brought to a disk that others may be using.
vi.setConfig({ testTimeout: 120_000 });

const ROWS = 'id,address\n1,"24 Smith St, Reservoir VIC 3073"\n2,x,y\n3,zzz\n';

const PEOPLE = `id,first name,last name,address
1,Thi,Nguyen,"24 Smith St, Reservoir VIC 3073"
2,Jo,Brown,"26 Smith St, Reservoir VIC 3073"
`;

/** A command, its input, and the calls that are not tried by another. `URL` in it is that of a service. */
interface Run {
  readonly line: string;
  readonly input: Readonly<Record<string, string | Buffer>>;
  readonly only?: RegExp;
  readonly stdin?: string;
}

const RUNS: Readonly<Record<string, Run>> = {
  csv: {
    line: 'parse in.csv -o out.csv --errors bad.csv --summary s.json',
    input: { 'in.csv': ROWS },
    only: /^(?!realpath|.*(?:bad\.csv|s\.json)\.lock)/,
  },
  gz: {
    line: 'parse in.csv.gz -o out.csv.gz',
    input: { 'in.csv.gz': gzipSync(ROWS) },
    only: /(?:open|read|write|close) (?:in|out)\.csv\.gz(?:\.part)?(?: |$)/,
  },
  ordered: {
    line: 'cleanse in.csv -o out.csv --order review',
    input: { 'in.csv': ROWS },
    only: /ordered|rows\.part|<data>/,
  },
  'of a stream': {
    line: 'cleanse - --input-format csv --order review --errors bad.csv',
    input: {},
    only: / (?:tmp|\.bad)/,
    stdin: ROWS,
  },
  split: {
    line: 'suppress dpids.csv --mode split -o kept.csv',
    input: {
      'dpids.csv':
        'id,dpid,contact\n1,10000001,2023-02-01\n2,10000002,\n3,10000004,30/06/2024\n4,91000003,2020-01-01\n',
    },
    only: /dropped|<data>\/(?:moved|deceased)/,
  },
  remote: { line: 'cleanse in.csv -o out.csv --endpoint URL', input: { 'in.csv': ROWS }, only: /answers/ },
  match: {
    line: 'match people.csv --reference members.csv --one-to-one --review review.csv -o out.csv',
    input: { 'people.csv': PEOPLE, 'members.csv': PEOPLE.replace('Nguyen', 'Nugyen') },
    only: /^(?!lstat|realpath|fstatSync).* (?:members|\.review)/,
  },
};

test.each(Object.entries(RUNS))('A failure at any call of a run (%s) is met as it was', async (name, run) => {
  const folder = workdir();
  const service = run.line.includes('URL') ? await scriptedService() : undefined;
  const args = run.line.replace('URL', service?.url ?? '').split(' ');
  const data = inject('sampleSets').everyKind;
  const lines = await everyCall({
    folder,
    prepare: () => {
      for (const [file, content] of Object.entries(run.input)) folder.write(file, content);
    },
    run: () => folder.run(args, { env: { WAYPOST_DATA: data }, stdin: run.stdin ?? '' }),
    watched: { '<data>/': data },
    only: run.only,
    steady,
  });
  // The key of encrypted ids is there once a test has asked for one.
  const told = lines.filter((each) => !each.includes('<data>/eid.key'));
  await expect(asText(told)).toMatchFileSnapshot(`../answers/disk/${name.replaceAll(' ', '-')}.txt`);
});
