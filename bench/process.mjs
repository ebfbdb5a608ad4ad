// Runs a program as a user does, and measures the whole process: wall time, processor time, peak resident memory.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Seconds, processor seconds of all threads and peak resident megabytes (Linux, sampled from /proc; 0 elsewhere), exit
 * code, the two outputs.
 * @param {string} program @param {string[]} args @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ seconds: number, cpu: number, megabytes: number, code: number, out: string, err: string }>}
 */
export function measure(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const started = process.hrtime.bigint();
    const child = spawn(program, args, { env: options.env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const out = [];
    const err = [];
    let peak = 0;
    let ticks = 0;
    const sample = () => {
      try {
        const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
        if (found) peak = Math.max(peak, Number(found[1]) / 1024);
        const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        ticks = Math.max(ticks, Number(fields[11]) + Number(fields[12]));
      } catch {
        /* The process is gone, or this is not Linux. */
      }
    };
    const timer = setInterval(sample, 50);
    child.stdout.on('data', (part) => out.push(part));
    child.stderr.on('data', (part) => err.push(part));
    child.on('error', (error) => {
      clearInterval(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({
        seconds: Number(process.hrtime.bigint() - started) / 1e9,
        cpu: ticks / 100,
        megabytes: peak,
        code,
        out: Buffer.concat(out).toString(),
        err: Buffer.concat(err).toString(),
      });
    });
  });
}

/** The middle value. @param {number[]} list */
export const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
