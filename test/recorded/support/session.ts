// Commands in a folder of their own, one after another, and all that they print and write.
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, inject } from 'vitest';
import { root, workdir, type Workdir } from '../../support/workdir.js';
import { australian, zealandic } from './addresses.js';
import { openBelow } from './left-open.js';

/** The words of a line; what is in quotes is one. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);

/** What differs from run to run: folders, times, speeds, random parts of names. */
const steady = (text: string, { path }: Workdir): string =>
  text
    .replaceAll(inject('sampleSets').everyKind, '<data>')
    .replaceAll(path, '<folder>')
    .replaceAll(root, '<root>/')
    .replaceAll(/\b\d+(?:\.\d+)? (?:ms|s|min)\b/g, '<time>')
    .replaceAll(/[\d,]+(?:\.\d+)?(?: rows)?\/(?:s|min)\b/g, '<speed>')
    .replaceAll(
      /"(?:seconds|rowsPerSecond|started|finished|ms)": ?[^,}\n]+/g,
      (member) => `${member.split(':')[0]!}: <time>`,
    )
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replaceAll(/-[0-9a-f]{8}\.wpd/g, '-<name>.wpd')
    .replaceAll(/"checksum": "[0-9a-f]{8}"/g, '"checksum": "<sum>"')
    .replaceAll(/"durationMs": ?\d+/g, '"durationMs": <time>')
    .replaceAll(/ {2}\d{4}-\d\d-\d\d$/gm, '  <day>')
    .replaceAll(/\b\d+ days ago/g, '<days> ago')
    .replaceAll(new Date().toISOString().slice(0, 10), '<today>')
    .replaceAll(/eid1\.[\w-]+/g, '<eid>')
    .replaceAll(/\b[\w-]{43}\b/g, '<credential>');

/** Files of the folder that were written since, as text. */
function written(folder: Workdir, before: ReadonlyMap<string, number>): string[] {
  return readdirSync(folder.path)
    .filter(
      (name) =>
        before.get(name) !== statSync(join(folder.path, name)).mtimeMs &&
        !statSync(join(folder.path, name)).isDirectory(),
    )
    .flatMap((name) => {
      const bytes = readFileSync(join(folder.path, name));
      const text = name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
      return [`> ${name}`, text.includes(0) ? text.toString('base64').slice(0, 2000) : text.toString('utf8')];
    });
}

const timesOf = ({ path }: Workdir): Map<string, number> =>
  new Map(readdirSync(path).map((name) => [name, statSync(join(path, name)).mtimeMs]));

/** Runs lines one after another; a line that begins with `echo TEXT | ` has that as standard input. */
export async function session(folder: Workdir, lines: readonly string[], columns?: number): Promise<string[]> {
  const told: string[] = [];
  for (const line of lines) {
    const [, stdin = '', command = line] = /^echo "([^"]*)" \| (.*)$/.exec(line) ?? [];
    const before = timesOf(folder);
    const data = inject('sampleSets').everyKind;
    const open = openBelow(folder.path, data);
    const env = { WAYPOST_DATA: data, WAYPOST_SOURCE: '' };
    const { code, stdout, stderr } = await folder.run(wordsOf(command), {
      stdin: stdin.replaceAll('\\n', '\n'),
      env,
      ...(columns === undefined ? {} : { columns }),
    });
    expect(openBelow(folder.path, data), `left open by ${line}`).toEqual(open);
    const shown = [
      `$ waypost ${line}`,
      `exit ${code}`,
      stdout,
      stderr === '' ? '' : `! ${stderr}`,
      ...written(folder, before),
    ];
    told.push(...shown.filter((text) => text !== '').map((text) => steady(text, folder)));
  }
  return told;
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The inputs of the commands. */
export function furnished(): Workdir {
  const folder = workdir();
  for (const name of [
    'fixtures/customers.csv',
    'fixtures/match/customers.csv',
    'fixtures/match/members.csv',
    'fixtures/suppression/customers.csv',
  ]) {
    cpSync(join(root, name), join(folder.path, name.split('/').slice(1).join('-')));
  }
  const lines = australian(201, 3);
  folder.write('lines.txt', `${lines.join('\n')}\n`);
  folder.write(
    'semicolons.csv',
    ['Kunde;Adresse;Ort', ...lines.map((line, i) => `${i};${line.replaceAll(',', ';;')}`)].join('\r\n'),
  );
  folder.write('tabs.tsv', ['id\taddress', ...lines.map((line, i) => `${i}\t${line}`)].join('\n'));
  folder.write('wide.csv', Buffer.from(`\ufeffid,address\n1,"24 Smith St, Reservoir"\n2,Ōtara\n`, 'utf16le'));
  folder.write('old.csv', Buffer.from('id,address\n1,"24 Smith St, Caf\u00e9"\n', 'latin1'));
  folder.write('records.jsonl', lines.map((line, i) => JSON.stringify({ id: i, a: { address: line } })).join('\n'));
  folder.write(
    'records.json',
    JSON.stringify(
      lines.map((line, i) => ({ id: i, address: line, n: null, list: [1, 2] })),
      null,
      1,
    ),
  );
  folder.write('headless.csv', lines.map((line, i) => `${i},${cell(line)}`).join('\n'));
  folder.write(
    'preamble.csv',
    ['Report of all', '', 'id,address', ...lines.map((line, i) => `${i},${cell(line)}`), 'Total,12'].join('\n'),
  );
  folder.write('broken.csv', 'id,address\n1,"24 Smith St\n2,"x"y,z\n3\n4,a,b,c\n5,26 Smith St Reservoir\n');
  folder.write('nz.csv', ['id,address', ...zealandic(202, 3).map((line, i) => `${i},${cell(line)}`)].join('\n'));
  folder.write(
    'contacts.csv',
    'id,name,email,phone,country\n' +
      '1,Jo,jo@example.com,0400 000 001,AU\n2,Zoe,zoe@gmial.com,x,NZ\n3,,,,\n4,Ann,ann@,+1 212 555 0123,US\n',
  );
  folder.write('points.csv', 'id,lat,lon\n1,-37.7136,145.003\n2,-36.9682,174.87248\n3,x,y\n4,51.5,-0.14\n');
  folder.write('plan.json', JSON.stringify({ step: [{ operation: 'parse' }, { operation: 'validatePhone' }] }));
  folder.write(
    'dpids.csv',
    'id,dpid,contact\n' +
      '1,10000001,2023-02-01\n2,10000002,\n3,10000004,30/06/2024\n4,91000003,2020-01-01\n5,x,\n6,10000007,5/4/2018\n',
  );
  folder.write('empty.csv', '');
  folder.write('heads.csv', 'id,address\n');
  return folder;
}
