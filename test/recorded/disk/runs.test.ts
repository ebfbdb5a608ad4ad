// Runs over files on a disk on which each call fails in turn.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inject, expect, test } from 'vitest';
import { root, workdir, type Workdir } from '../../support/workdir.js';
import { scriptedService } from '../../support/service/scripted-service.js';
import { asText } from '../support/recorded.js';
import { everyCall } from './every-call.js';

const ROWS = 'id,address\n1,"24 Smith St, Reservoir VIC 3073"\n2,x,y\n3,zzz\n';

/** What differs between two runs of the same. */
const steady = (text: string): string =>
  text
    .replaceAll(/\b\d+(?:\.\d+)? (?:ms|s)\b/g, '<time>')
    .replaceAll(/[\d,]+ rows\/s/g, '<speed>')
    .replaceAll(/"(?:seconds|rowsPerSecond|started|finished|startedAt|finishedAt)": ?[^,}\n]+/g, '<time>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replaceAll(/-[0-9a-f]{8}\.wpd/g, '-<name>.wpd')
    .replaceAll(/process \d+/g, 'process <pid>');

const RUNS: Readonly<Record<string, string>> = {
  csv: 'parse in.csv -o out.csv --errors bad.csv --summary s.json',
  gz: 'parse in.csv.gz -o out.csv.gz',
  jsonl: 'parse in.jsonl -o out.jsonl',
  review: 'cleanse in.csv -o out.csv --order review',
  split: 'suppress dpids.csv --mode split -o kept.csv',
  stdin: 'cleanse - --input-format csv --order review --errors bad.csv',
  match: 'match people.csv --reference members.csv --one-to-one --review review.csv -o out.csv',
  verify: 'data verify',
  list: 'data list',
  importcsv: 'data import csv own.csv --source CUSTOM_AU_1 --data new',
  importattr: 'data import attributes areas.csv --source ASGS --key MeshblockId --data new',
  importmoved: 'data import moved moved.csv --data new',
  importref: 'data import reference members.csv --data new',
  useradd: 'user add bob --users u/users.json',
  userremove: 'user remove al --users users.json',
  remote: 'cleanse in.csv -o out.csv --endpoint URL',
  remove: 'data remove GNAF --data new2',
};

test.each(Object.entries(RUNS))('%s', async (name, line) => {
  const folder = workdir();
  const t = performance.now();
  const service = name === 'remote' ? await scriptedService() : undefined;
  const lines = await everyCall({
    folder,
    prepare: () => furnish(folder, name),
    run: () => folder.run(line.replace('URL', service?.url ?? '').split(' '), { stdin: name === 'stdin' ? ROWS : '' , env: {WAYPOST_DATA: inject('sampleSets').everyKind}}),
    watched: { '<data>/': inject('sampleSets').everyKind },
    most: 2,
    steady: (text) => service === undefined ? steady(text) : steady(text).replaceAll(service.url, '<url>').replaceAll(/127\.0\.0\.1:\d+/g, '<host>'),
  });
  console.log(name, performance.now() - t);
  writeFileSync(`/tmp/l-mutb/out-${name}.txt`, asText(lines));
}, 300000);

function furnish(folder: Workdir, name: string): void {
  folder.write('in.csv', ROWS);
  if (name === 'gz') folder.write('in.csv.gz', gzipSync(ROWS));
  if (name === 'jsonl') folder.write('in.jsonl', '{"a":"24 smith st reservoir"}\n{"a"\n{"a":"x"}\n');
  if (name === 'split') folder.write('dpids.csv', 'id,dpid,contact\n1,10000001,2023-02-01\n2,10000002,\n3,10000004,30/06/2024\n4,91000003,2020-01-01\n');
  if (name === 'match') {
  cpSync(join(root, 'fixtures/match/customers.csv'), join(folder.path, 'people.csv'));
  }
  if (name === 'match' || name === 'importref') cpSync(join(root, 'fixtures/match/members.csv'), join(folder.path, 'members.csv'));
  if (name === 'importmoved') cpSync(join(root, 'fixtures/suppression/moved.csv'), join(folder.path, 'moved.csv'));
  if (name === 'importcsv') folder.write('own.csv', 'id,number,street,suburb,state,postcode,latitude,longitude\na,1,Wattle St,Reservoir,VIC,3073,-37.6,145.1\nb,2,Wattle St,Reservoir,VIC,3073,-37.6,145.1\nc,x,,,\n');
  if (name === 'importattr') folder.write('areas.csv', 'MeshblockId,SA1\n20900000002,20401\n');
  if (name === 'userremove') folder.write('users.json', JSON.stringify({version:1, users:[{name:'al', domains: [], hash: 'x', created: '2026-01-01T00:00:00.000Z'}]}));
  if (name === 'remove') cpSync(inject('sampleData'), join(folder.path, 'new2'), {recursive: true});
}
