// The runs that are killed, or that a disk fills under: files and streams, compressed, in the order of review, several
// steps, through a service, imports, and a million rows. Each is a command that is given again until it ends.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));
/** Rows of an input that is read fast, that is cleansed, that goes through a service. */
const ROWS = { million: 1_000_000, plain: 8_000, asked: 3_000 };

const FILES = ['-o', 'out.csv', '--errors', 'errors.csv', '--summary', 'summary.json'];

const PLAN = (relay) => `
[[step]]
operation = "parse"

[[step]]
operation = "cleanse"
${relay ? `endpoint = ${JSON.stringify(relay)}` : ''}

[[step]]
operation = "geocode"
from = "cleanse"
`;

/** The addresses of a CSV file: its longest quoted cells, or whole lines. */
const addressesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => /"([^"]{8,})"/.exec(line)?.[1] ?? []);

/** Rows with an id, some of them to be refused, some doubled. */
function table(addresses, rows, note = '') {
  const parts = ['id,address,note\n'];
  for (let i = 0; i < rows; i++) {
    parts.push(i % 997 === 500 ? `${i}\n` : `${i},"${addresses[(i * 7) % addresses.length]}",${note}\n`);
  }
  return parts.join('');
}

/** Writes the inputs of the scenarios into a folder; `hasLarge`: with those of a million rows. */
export function writeInputs(folder, file, hasLarge) {
  const addresses = addressesOf(file);
  if (addresses.length === 0) throw new Error(`${file} has no quoted address; give a CSV file with some`);
  const write = (name, bytes) => writeFileSync(path.join(folder, name), bytes);
  const plain = table(addresses, ROWS.plain, 'x'.repeat(80));
  write('plain.csv', plain);
  write('plain.csv.gz', gzipSync(plain));
  write('asked.csv', table(addresses, ROWS.asked));
  if (hasLarge) write('million.csv', table(addresses, ROWS.million));
  const objects = addresses.slice(0, ROWS.plain).map((address, id) => JSON.stringify({ id, address }));
  write('plain.jsonl', `${objects.join('\n')}\n{"broken\n`);
  write('plan.toml', PLAN(undefined));
}

/**
 * The table. `args` takes the folder of inputs, that of data and the URL of the service; `stdin` is a file of the
 * inputs, `stdout` a file of the run; `isRun` of a batch; `resumes` where what was done is kept; `lasts` is how often
 * the scenario comes among all.
 */
export const scenarios = [
  { name: 'file', lasts: 6, resumes: true, args: ({ at, data }) => ['cleanse', at('plain.csv'), ...FILES, ...data] },
  {
    name: 'gz',
    lasts: 4,
    resumes: true,
    args: ({ at, data }) => [
      'cleanse',
      at('plain.csv.gz'),
      '-o',
      'out.csv.gz',
      '--errors',
      'errors.csv.gz',
      '--summary',
      'summary.json',
      ...data,
    ],
  },
  {
    name: 'jsonl',
    lasts: 3,
    resumes: true,
    args: ({ at, data }) => [
      'cleanse',
      at('plain.jsonl'),
      '-o',
      'out.jsonl',
      '--errors',
      'errors.csv',
      '--summary',
      'summary.json',
      ...data,
    ],
  },
  {
    name: 'review',
    lasts: 5,
    resumes: true,
    args: ({ at, data }) => ['cleanse', at('plain.csv'), ...FILES, '--order', 'review', ...data],
  },
  {
    name: 'plan',
    lasts: 4,
    resumes: true,
    args: ({ at, data }) => ['run', at('plan.toml'), at('plain.csv'), ...FILES, ...data],
  },
  {
    name: 'stdin',
    lasts: 4,
    stdin: 'plain.csv',
    args: ({ data }) => ['cleanse', '-', ...FILES, ...data],
  },
  {
    name: 'stdin-review',
    lasts: 3,
    stdin: 'plain.csv',
    stdout: 'out.csv',
    args: ({ data }) => ['cleanse', '-', '--errors', 'errors.csv', '--order', 'review', ...data],
  },
  { name: 'stdout', lasts: 3, stdout: 'out.csv', args: ({ at, data }) => ['cleanse', at('plain.csv'), ...data] },
  {
    name: 'remote',
    lasts: 6,
    resumes: true,
    remote: true,
    args: ({ at, relay }) => ['cleanse', at('asked.csv'), ...FILES, '--endpoint', relay, '--concurrency', '4'],
  },
  {
    name: 'remote-plan',
    lasts: 4,
    resumes: true,
    remote: true,
    before: ({ folder, relay }) => writeFileSync(path.join(folder, 'plan.toml'), PLAN(relay)),
    args: ({ folder, at, data }) => ['run', path.join(folder, 'plan.toml'), at('asked.csv'), ...FILES, ...data],
  },
  {
    name: 'import',
    lasts: 4,
    args: ({ imports }) => ['data', 'import', ...(imports ?? ['gnaf', path.join(fixtures, 'gnaf')]), '--data', 'set'],
  },
  { name: 'million', lasts: 10, large: true, resumes: true, args: ({ at }) => ['parse', at('million.csv'), ...FILES] },
  {
    name: 'million-gz',
    lasts: 4,
    large: true,
    resumes: true,
    args: ({ at }) => [
      'parse',
      at('million.csv'),
      '-o',
      'out.csv.gz',
      '--summary',
      'summary.json',
      '--columns',
      'brief',
    ],
  },
  { name: 'million-stdin', lasts: 5, large: true, stdin: 'million.csv', args: () => ['parse', '-', ...FILES] },
].map((one) => ({ large: false, resumes: false, remote: false, isRun: one.name !== 'import', ...one }));
