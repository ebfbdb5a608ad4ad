#!/usr/bin/env node
// Processor seconds of each test file, its own and those of the programs that it started, and of each folder (Linux).
// The machine may be shared: processor time says more than the clock, yet a busy hour makes it dearer, too.
//
//   npm run build && node bench/suite.mjs [--top 40] [test/cli ...]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  options: { top: { type: 'string', default: '40' } },
  allowPositionals: true,
});

const folder = mkdtempSync(path.join(tmpdir(), 'waypost-suite-'));
const log = path.join(folder, 'log.ndjson');
const words = ['vitest', 'run', '--root', '.', '--config', 'bench/suite/vitest.suite.config.ts', '--reporter=dot'];
const { status } = spawnSync('npx', [...words, ...positionals], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SUITE_LOG: log },
});
const files = filesOf(readFileSync(log, 'utf8').trimEnd().split('\n').map(JSON.parse));
rmSync(folder, { recursive: true, force: true });

print(
  'folder',
  sumsBy(files, ({ name }) => name.split('/')[0]),
);
print('file', files.slice(0, Number(values.top)));
const sum = files.reduce((seconds, file) => seconds + file.own + file.started, 0);
console.log(`\n${files.length} files: ${sum.toFixed(1)} s; processes that ran none of them are not in it`);
const { user, system } = startedByThis();
console.log(`with those: ${(user + system).toFixed(1)} s (${user.toFixed(1)} user, ${system.toFixed(1)} system)`);
process.exitCode = status ?? 1;

/** What each file took, dearest first. */
function filesOf(lines) {
  const open = new Map();
  const found = [];
  const close = ({ begun, read, last }) => {
    found.push({
      name: path.relative(path.join(root, 'test'), begun.file),
      read: (read ?? last).own - begun.own,
      own: last.own - begun.own,
      started: last.started - begun.started,
    });
  };
  for (const line of lines) {
    const one = open.get(line.process);
    if (one) one.last = line;
    if (one && line.what === 'is read') one.read ??= line;
    if (line.what !== 'begins') continue;
    if (one) close(one);
    open.set(line.process, { begun: line, last: line });
  }
  for (const one of open.values()) close(one);
  return found.sort(dearest);
}

function sumsBy(list, keyOf) {
  const sums = new Map();
  for (const file of list) {
    const one = sums.get(keyOf(file)) ?? { name: keyOf(file), read: 0, own: 0, started: 0 };
    for (const part of ['read', 'own', 'started']) one[part] += file[part];
    sums.set(one.name, one);
  }
  return [...sums.values()].sort(dearest);
}

function dearest(a, b) {
  return b.own + b.started - (a.own + a.started);
}

function print(what, list) {
  console.log(`\n      all  reading      own  started  ${what}`);
  for (const { name, read, own, started } of list) {
    console.log(`${[own + started, read, own, started].map((part) => part.toFixed(1).padStart(9)).join('')}  ${name}`);
  }
}

/** Seconds of all that this program started. */
function startedByThis() {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { user: Number(fields[13]) / 100, system: Number(fields[14]) / 100 };
}
