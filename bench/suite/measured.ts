// Says as each test file begins, has been read, and ends, how much of the processor its process and the programs that
// this started have taken so far. A file's own share is what was taken until the next one begins.
import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';

const state = globalThis as { suiteIsMeasured?: boolean };
const worker = Reflect.get(globalThis, '__vitest_worker__') as { readonly filepath: string };

/** Clock ticks of a second, as Linux counts them for programs. */
const TICKS = 100;

/** Seconds of this process, and of the programs that it started and that have ended. */
function taken(): { own: number; started: number } {
  const { user, system } = process.cpuUsage();
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { own: (user + system) / 1e6, started: (Number(fields[13]) + Number(fields[14])) / TICKS };
}

function say(what: 'begins' | 'is read' | 'was run' | 'ends'): void {
  const line = { process: process.pid, what, file: worker.filepath, ...taken() };
  appendFileSync(process.env['SUITE_LOG']!, `${JSON.stringify(line)}\n`);
}

say('begins');
beforeAll(() => {
  say('is read');
});
// A process of one file alone may be ended from outside, and says no more than this.
afterAll(() => {
  say('was run');
});
if (state.suiteIsMeasured !== true) {
  state.suiteIsMeasured = true;
  process.on('exit', () => {
    say('ends');
  });
}
