// `waypost serve` for the benchmarks: started, measured from outside, ended.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/waypost.js', import.meta.url));

/**
 * @param {string} data @param {string[]} [args] further options of `serve` @param {{ program?: string, users?: string[]
 * }} [more] another build's bin/waypost.js, and further users, whose authorizations are `others`
 */
export async function startService(data, args = [], { program = bin, users: names = [] } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-bench-'));
  const users = path.join(folder, 'users.json');
  const [credential, ...others] = ['bench', ...names].map((name) =>
    execFileSync(process.execPath, [program, 'user', 'add', name, '--users', users], { encoding: 'utf8' }).trim(),
  );
  const service = await started(
    spawn(process.execPath, [program, 'serve', '--data', data, '--users', users, '--port', '0', '--quiet', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
    credential,
    () => rmSync(folder, { recursive: true, force: true }),
  );
  return { ...service, others: others.map(authorizationOf) };
}

const authorizationOf = (credential) => `Basic ${Buffer.from(credential).toString('base64')}`;

/**
 * A server that prints `listening on URL`. @param {import('node:child_process').ChildProcess} child @param {string}
 * credential @param {() => void} after
 */
export async function started(child, credential, after = () => undefined) {
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const found = /listening on (\S+)\n/.exec(said);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    authorization: authorizationOf(credential),
    pid: child.pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      after();
    },
  };
}

/** Processor seconds of all threads so far, and resident megabytes now (Linux). @param {number} pid */
export function usageOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / 100,
    megabytes: Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024,
  };
}

/** Requests under way beside the one that asks. @param {string} url @param {string} authorization */
export async function underWay(url, authorization) {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization } })).text();
  return Number(/^waypost_requests_in_flight (\d+)$/m.exec(text)?.[1]) - 1;
}
