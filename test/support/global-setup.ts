// Before any test: the built program is up to date, and the fictional sample release is imported once for all.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    sampleData: string;
  }
}

const root = new URL('../..', import.meta.url).pathname;

/** Builds when a source is newer than the build; imports fixtures/gnaf into a folder that goes away afterwards. */
export default function setup(project: TestProject): () => void {
  if (newest(join(root, 'src')) > newest(join(root, 'dist'))) {
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  }
  const data = mkdtempSync(join(tmpdir(), 'waypost-sample-'));
  execFileSync(
    process.execPath,
    [join(root, 'bin/waypost.js'), 'data', 'import', 'gnaf', join(root, 'fixtures/gnaf'), '--data', data, '--quiet'],
    { stdio: 'inherit' },
  );
  project.provide('sampleData', data);
  return () => {
    rmSync(data, { recursive: true, force: true });
  };
}

function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (time, entry) => (entry.isFile() ? Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs) : time),
    0,
  );
}
