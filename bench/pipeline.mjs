// The batch alone: rows a second of the scanner, of the cutter, and of CSV to CSV with an engine that only echoes, on
// worker threads. 1,000,000 rows of 7 columns, two of them quoted when added. Prints one line of JSON a measurement.
// node bench/pipeline.mjs [threads] [rows]
import { mkdtempSync, readFileSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBatch } from '../dist/batch/run.js';
import { CsvCutter } from '../dist/formats/csv/cut.js';
import { CsvScanner } from '../dist/formats/csv/scanner.js';
import { attachEngine, echo } from '../test/support/echo-engine.mjs';

const threads = Number(process.argv[2] ?? 2);
const rows = Number(process.argv[3] ?? 1_000_000);
const folder = mkdtempSync(join(tmpdir(), 'waypost-pipeline-'));
const input = join(folder, 'in.csv');
const output = join(folder, 'out.csv');

function writeInput() {
  writeFileSync(input, 'id,name,address,suburb,state,postcode,note\r\n');
  for (let start = 0; start < rows; start += 10_000) {
    let text = '';
    for (let i = start; i < Math.min(rows, start + 10_000); i++) {
      text +=
        `${i},Person ${(i * 7919) % 10007},"Unit ${i % 40}, ${i % 300} Example Street North",RESERVOIR ` +
        `WEST,VIC,3073,a remark about the customer of this row ${i % 97}\r\n`;
    }
    appendFileSync(input, text);
  }
}

async function measure(what, work) {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const extra = await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    JSON.stringify({
      what,
      rows,
      seconds: Number(seconds.toFixed(2)),
      rowsPerSecond: Math.round(rows / seconds),
      cpuSeconds: Number(((user + system) / 1e6).toFixed(2)),
      peakMB: Math.round(process.resourceUsage().maxRSS / 1024),
      ...extra,
    }),
  );
}

try {
  writeInput();
  const step = {
    name: 'echo',
    operation: echo,
    engine: async () => attachEngine(),
    onThreads: true,
    map: { text: ['address'] },
  };
  const job = {
    steps: [step],
    threadEngine: async () => ({
      module: new URL('../test/support/echo-engine.mjs', import.meta.url).href,
      share: null,
    }),
    now: Date.now,
    input: { path: input },
    output: { path: output },
  };
  await measure(`CSV to CSV, ${threads} threads`, async () => {
    await runBatch({ ...job, threads });
    return { threads };
  });
  await measure('CSV to CSV, four steps in one run', async () => {
    const steps = [1, 2, 3, 4].map((number) => ({ ...step, name: `echo ${number}`, prefix: `echo${number}_` }));
    await runBatch({ ...job, steps, threads });
    return { threads };
  });
  await measure('CSV to JSON Lines', async () => {
    await runBatch({ ...job, output: { path: join(folder, 'out.jsonl') }, threads });
    return { threads };
  });
  const dialect = { delimiter: 44, escape: 34 };
  const bytes = readFileSync(input);
  await measure('scan', () => {
    const scanner = new CsvScanner(dialect, 7);
    scanner.reset(bytes, 0, bytes.length);
    while (scanner.next());
  });
  await measure('cut', () => {
    const cutter = new CsvCutter(dialect);
    for (let at = 0; at < bytes.length;) {
      const piece = bytes.subarray(at, at + (1 << 20));
      at += cutter.cut(piece, piece.length) || piece.length;
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
