// What the recognition of columns costs a run: the first call of a process, as a run has it, and the median of the ones
// after, over the first 1,000 rows of files with more and more columns; beside it csv-parse over the same rows.
// node bench/recognise.mjs --file FILE.csv [--runs 15]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';

const { values: told } = parseArgs({
  options: { file: { type: 'string' }, runs: { type: 'string', default: '15' }, repeat: { type: 'string' } },
});
if (!told.file) throw new Error('usage: node bench/recognise.mjs --file FILE.csv [--runs 15]');
const ROWS = 1000;
const REPEATS = [1, 5, 25, 100];

/** The first rows of the file, each repeated so often beside itself. @param {number} repeat */
function table(repeat) {
  const text = readFileSync(told.file, 'utf8')
    .split('\n')
    .slice(0, ROWS + 1)
    .join('\n');
  const [header, ...rows] = parse(text, { relax_column_count: true, skip_empty_lines: true });
  const wide = (cells) => Array.from({ length: repeat }, () => cells).flat();
  return { text, headings: wide(header), sample: rows.map(wide) };
}

const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];

async function measure(repeat) {
  const { text, headings, sample } = table(repeat);
  const begun = performance.now();
  const { openPlaces } = await import('../dist/columns/known-places.js');
  const { readColumns } = await import('../dist/columns/reading.js');
  const { recognise } = await import('../dist/columns/recognise.js');
  const names = headings.map((heading, i) => `${heading} ${i}`);
  const once = () => {
    const places = openPlaces();
    const found = recognise(readColumns({ names, headings, sample }, places.isPlace), sample, places);
    places.close();
    return found;
  };
  once();
  const first = performance.now() - begun;
  const times = Array.from({ length: Number(told.runs) }, () => timed(once));
  const bare = median(Array.from({ length: Number(told.runs) }, () => timed(() => parse(text))));
  return { columns: headings.length, rows: sample.length, first, again: median(times), bare };
}

function timed(work) {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

if (told.repeat) process.stdout.write(JSON.stringify(await measure(Number(told.repeat))));
else {
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, ${told.file}`);
  console.log('columns  rows  first call ms  again ms  csv-parse ms');
  for (const repeat of REPEATS) {
    const args = [fileURLToPath(import.meta.url), '--file', told.file, '--runs', told.runs, '--repeat', String(repeat)];
    // A process of its own: what is loaded and compiled counts, as it does in a run.
    const { columns, rows, first, again, bare } = JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8' }),
    );
    const cells = [first, again, bare].map((ms) => ms.toFixed(1).padStart(10));
    console.log(`${String(columns).padStart(7)} ${String(rows).padStart(5)} ${cells.join(' ')}`);
  }
}
