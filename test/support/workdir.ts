// A folder of its own for each test, and waypost run in it with a clean environment: in this process, or as a process.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { root, runInProcess, type Finished, type RunOptions } from './in-process.js';
import { NODE_IN_SHELL, NODE_OPTIONS } from './node.js';

export { root, type Finished };

export interface Workdir {
  readonly path: string;
  /** Writes a file below the folder, making its folders, and returns its name. */
  write(name: string, content: string | Buffer): string;
  read(name: string): string;
  exists(name: string): boolean;
  /** Permissions of a file or folder in octal, such as 644. */
  mode(name: string): string;
  /** Names in the folder, sorted: what a failed run may not have added to. */
  list(): string[];
  /** Runs the built program to its end, in this process; the sample data is installed. */
  run(args: readonly string[], options?: RunOptions): Promise<Finished>;
  /** Runs the real binary to its end: for what is the process's, such as what Node takes from the environment. */
  runProcess(args: readonly string[], options?: RunOptions): Promise<Finished>;
  /** Starts the real binary and leaves it running. */
  start(args: readonly string[], options?: RunOptions): ChildProcess;
  /** Runs a shell line in the folder; `waypost` in it is the real binary. */
  shell(line: string): Promise<Finished>;
}

/** Makes the folder; it goes away when the test ends. */
export function workdir(): Workdir {
  const path = mkdtempSync(join(tmpdir(), 'waypost-test-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true, force: true });
  });
  const env = {
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: path,
    WAYPOST_DATA: inject('sampleData'),
    // Not as many as the machine has processors: a test that is about threads says how many.
    WAYPOST_THREADS: '1',
  };
  const binary = join(root, 'bin/waypost.js');
  const start = (args: readonly string[], options: RunOptions = {}): ChildProcess => {
    const child = spawn(process.execPath, [...NODE_OPTIONS, binary, ...args], {
      cwd: path,
      env: { ...env, ...options.env },
    });
    // A program that ends without reading its input closes the pipe: not this test's concern.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.stdin ?? '');
    return child;
  };
  return {
    path,
    write(name, content) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), content);
      return name;
    },
    read: (name) => readFileSync(join(path, name), 'utf8'),
    exists: (name) => existsSync(join(path, name)),
    mode: (name) => (statSync(join(path, name)).mode & 0o777).toString(8),
    list: () => readdirSync(path).sort(),
    start,
    run: (args, options = {}) => runInProcess(path, args, { ...options, env: { ...env, ...options.env } }),
    runProcess: (args, options) => finished(start(args, options)),
    shell: (line) =>
      finished(spawn('bash', ['-c', `waypost() { ${NODE_IN_SHELL} '${binary}' "$@"; }\n${line}`], { cwd: path, env })),
  };
}

/** What the program wrote and how it ended. */
export function finished(child: ChildProcess): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
}
