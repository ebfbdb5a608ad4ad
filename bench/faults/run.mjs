// One process of waypost in a folder, stopped by a signal if it is to be, and what it leaves: each file of the folder
// by its bytes, but for what may differ from run to run.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, closeSync, openSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/waypost.js', import.meta.url));

/**
 * Starts the command and waits for its end. `stop`: the signal, and the milliseconds after which it comes.
 * @param {{ folder: string, args: string[], stdin?: string, stdout?: string, temp: string, env?: object,
 *   stop?: { signal: NodeJS.Signals, after: number } }} what
 */
export async function runOnce({ folder, args, stdin, stdout, temp, env = {}, stop }) {
  const began = performance.now();
  const out = stdout === undefined ? undefined : openSync(path.join(folder, stdout), 'w');
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    stdio: [stdin === undefined ? 'ignore' : 'pipe', out ?? 'ignore', 'pipe'],
    env: { ...process.env, TMPDIR: temp, ...env },
  });
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    messages = (messages + text).slice(-4000);
  });
  // Who is killed reads no further.
  if (stdin !== undefined) void pipeline(createReadStream(stdin), child.stdin).catch(() => undefined);
  const timer = stop && setTimeout(() => child.kill(stop.signal), stop.after);
  const { code, signal } = await new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  clearTimeout(timer);
  if (out !== undefined) closeSync(out);
  return { code, signal, messages, ms: performance.now() - began };
}

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** What a summary says of a run, whenever and however often it was begun. */
function summaryText(bytes) {
  const { rows, statuses, refusals, exitCode, steps } = JSON.parse(bytes.toString());
  const counts = steps?.map(({ name, statuses, failed, leftAlone, dropped }) => ({
    name,
    statuses,
    failed,
    leftAlone,
    dropped,
  }));
  return JSON.stringify({ rows, statuses, refusals, exitCode, steps: counts });
}

/** A catalogue without the time at which its sets were made. */
const catalogueText = (bytes) => bytes.toString().replace(/"created": "[^"]*"/g, '"created": ""');

/** Each file of the folder and what is in it, in short. @param {string} folder */
export function filesOf(folder) {
  const found = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) continue;
    const bytes = readFileSync(file);
    const base = path.basename(name);
    if (base === 'summary.json') found[name] = digest(summaryText(bytes));
    else if (base === 'catalogue.json') found[name] = digest(catalogueText(bytes));
    else if (base !== 'plan.toml') found[name] = digest(bytes);
  }
  return found;
}

/** What differs between two folders, in words; '' for nothing. */
export function difference(given, wanted) {
  const names = [...new Set([...Object.keys(given), ...Object.keys(wanted)])];
  return names
    .filter((name) => given[name] !== wanted[name])
    .map((name) => {
      if (given[name] === undefined) return `${name} is missing`;
      return wanted[name] === undefined ? `${name} is left behind` : `${name} has other bytes`;
    })
    .join(', ');
}

/** The scenario's command in a folder. */
export const commandOf = (scenario, { folder, inputs, data, relay, imports }) => ({
  folder,
  args: [
    ...scenario.args({ at: (name) => path.join(inputs, name), data: ['--data', data], folder, relay, imports }),
    ...(scenario.isRun ? ['--no-progress'] : []),
  ],
  stdin: scenario.stdin && path.join(inputs, scenario.stdin),
  stdout: scenario.stdout,
});
