// How the copy of the repository is tested: the files in the order given, in one process, and each told of as it begins
// and fails.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.js';

const listed: string[] = JSON.parse(readFileSync(process.env['MUTATE_FILES']!, 'utf8'));
const place = (id: string): number => listed.findIndex((file) => id.endsWith(`/${file}`));

class AsListed {
  shard<T>(files: T): T {
    return files;
  }
  sort(files: { moduleId: string }[]): { moduleId: string }[] {
    return files.sort((a, b) => place(a.moduleId) - place(b.moduleId));
  }
}

const say = (line: string): void => {
  process.stdout.write(`@@${line}\n`);
};
const reporter = {
  onTestModuleStart(module: { relativeModuleId: string }) {
    say(`BEGIN ${module.relativeModuleId}`);
  },
  onTestCaseResult(test: { fullName: string; module: { relativeModuleId: string }; result(): { state: string } }) {
    if (test.result().state === 'failed') say(`FAILED ${test.module.relativeModuleId}: ${test.fullName}`);
  },
  onTestModuleEnd(module: { relativeModuleId: string; errors(): unknown[]; diagnostic(): { duration: number } }) {
    if (module.errors().length > 0) say(`FAILED ${module.relativeModuleId}: cannot be loaded`);
    say(`END ${module.relativeModuleId}`);
  },
};

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    maxWorkers: 1,
    fileParallelism: false,
    setupFiles: ['./bench/mutate/no-signals.ts', ...(process.env['MUTATE_SEEN'] ? ['./mutate-setup.ts'] : [])],
    sequence: { sequencer: AsListed as never },
    reporters: [reporter as never],
  },
});
