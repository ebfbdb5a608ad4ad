// Before any test: the built program is up to date, the fictional sample data is imported once for all, and temporary
// folders, those of killed programs too, are made where they all go away in the end.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { keptCode } from './node.js';
import type { SampleSets } from './sets/sample-sets.js';
import { useTemporaryFolder } from './sets/temporary-folder.js';

declare module 'vitest' {
  interface ProvidedContext {
    sampleData: string;
    sampleSets: SampleSets;
  }
}

const root = new URL('../..', import.meta.url).pathname;

/** Builds when a source is newer than the build; gives the tests data folders that go away afterwards. */
export default async function setup(project: TestProject): Promise<() => void> {
  if (newest(join(root, 'src')) > newest(join(root, 'dist'))) {
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  }
  const removeTemporary = useTemporaryFolder();
  mkdirSync(dirname(keptCode()), { recursive: true });
  copyFileSync(join(root, 'test/support/code/kept-code.cjs'), keptCode());
  const { sampleSets } = await import('./sets/sample-sets.js');
  const { sets, remove } = await sampleSets();
  project.provide('sampleData', sets.gnaf);
  project.provide('sampleSets', sets);
  return () => {
    remove();
    removeTemporary();
  };
}

function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (time, entry) => (entry.isFile() ? Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs) : time),
    0,
  );
}
