// Follows a page of docs/contributing in a copy of the sources: writes its files, puts its lines where it says,
// compiles and joins what came of it.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NODE_OPTIONS, WITHOUT_COLLECTING } from '../node.js';
import { finished, root, type Finished } from '../workdir.js';

/** A file of a page, or lines of it that go behind a line of another file or take its place. */
export interface Edit {
  readonly path: string;
  readonly lines: string;
  readonly after?: string;
  readonly inPlaceOf?: string;
}

/** What the copy's own build joins of the modules. */
const JOINED = new Set(['bundle', 'pages']);

const HEADING =
  /^#### (?:In `(?<edited>[^`]+)`, (?:after `(?<after>.+)`|in place of `(?<inPlaceOf>.+)`)|`(?<path>[^`]+)`)$/;

/** What a page says to do, in its order. Throws for a heading that says neither, or that has no lines. */
export function editsOf(page: string): Edit[] {
  return page
    .split(/^(?=#### )/m)
    .filter((part) => part.startsWith('#### '))
    .map((part) => {
      const heading = part.slice(0, part.indexOf('\n'));
      const { edited, after, inPlaceOf, path = edited } = HEADING.exec(heading)?.groups ?? {};
      const [, lines] = /^[^\n]*\n\n```ts\n([^]*?)^```$/m.exec(part) ?? [];
      if (path === undefined || lines === undefined) throw new Error(`nobody can follow: ${heading}`);
      return { path, lines, ...(after && { after }), ...(inPlaceOf && { inPlaceOf }) };
    });
}

/** The text of the file with an edit made. Throws where the line is not there, or is there twice. */
export function edited(text: string, { path, lines, after, inPlaceOf }: Edit): string {
  const line = `\n${after ?? inPlaceOf ?? ''}\n`;
  const found = `\n${text}`.split(line);
  if (found.length !== 2) throw new Error(`${path} has ${found.length - 1} times the line: ${line.trim()}`);
  return found.join(after === undefined ? `\n${lines}` : line + lines).slice(1);
}

export class CopyOfTheHouse {
  /** The folder of the copy; whoever made it removes it. */
  readonly path = mkdtempSync(join(tmpdir(), 'waypost-how-to-'));

  constructor() {
    for (const name of ['src', 'bin', 'scripts', 'tsconfig.json', 'package.json', '.oxfmtrc.json']) {
      cpSync(join(root, name), join(this.path, name), { recursive: true });
    }
    // What it keeps for starts without options of their own is nothing to those of tests, which have some.
    writeFileSync(join(this.path, 'scripts/keep-code.mjs'), '');
    for (const name of ['node_modules', 'fixtures']) symlinkSync(join(root, name), join(this.path, name));
    // The copy's compiler goes on from what was compiled of the sources as they are; what the build makes of packages
    // is the same in the copy.
    mkdirSync(join(this.path, 'dist'));
    for (const name of readdirSync(join(root, 'dist')).filter((name) => !JOINED.has(name))) {
      const [from, to] = [join(root, 'dist', name), join(this.path, 'dist', name)];
      if (name.endsWith('.wpd')) symlinkSync(from, to);
      else cpSync(from, to, { recursive: true });
    }
  }

  /** Does what a page says, then builds; returns the files that are new or changed. */
  follow(page: string): string[] {
    const edits = editsOf(readFileSync(join(root, page), 'utf8'));
    for (const edit of edits) {
      const file = join(this.path, edit.path);
      const isWhole = edit.after === undefined && edit.inPlaceOf === undefined;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, isWhole ? edit.lines : edited(readFileSync(file, 'utf8'), edit));
    }
    const files = [...new Set(edits.map(({ path }) => path))];
    const compile = ['--project', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', 'dist/.tsbuildinfo'];
    // By the name of the link, packages stand where they stood for the compiler of the sources.
    this.run('node_modules/.bin/tsc', ...compile, '--singleThreaded', '--preserveSymlinks');
    this.run('node_modules/.bin/oxfmt', '--check', '--threads=1', ...files);
    this.run(process.execPath, 'scripts/bundle.mjs');
    return files;
  }

  /** Runs the built command line in the folder to its end. */
  waypost(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Finished> {
    return finished(this.start(args, env));
  }

  /** Runs a program of the folder to its end; gives what it prints. */
  node(file: string): string {
    const env = { PATH: dirname(process.execPath), HOME: this.path };
    return execFileSync(process.execPath, [file], { cwd: this.path, encoding: 'utf8', env });
  }

  /** Starts it and leaves it running. */
  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ReturnType<typeof spawn> {
    const child = spawn(process.execPath, [...NODE_OPTIONS, 'bin/waypost.js', ...args], {
      cwd: this.path,
      env: { PATH: dirname(process.execPath), HOME: this.path, WAYPOST_DATA: 'data', ...env },
    });
    child.stdin.end();
    return child;
  }

  private run(command: string, ...args: readonly string[]): void {
    try {
      execFileSync(command, args, { cwd: this.path, encoding: 'utf8', stdio: 'pipe', env: WITHOUT_COLLECTING });
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`, { cause: error });
    }
  }
}
