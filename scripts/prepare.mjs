#!/usr/bin/env node
// Builds what is to be installed or packed. npm calls it as `prepare` after an install in a clone, of a git dependency
// too, where it builds what is older than its sources; and as `prepack` (with --pack), where it builds everything anew,
// so that nothing of earlier sources goes into the package. A clone in which nothing was installed yet gets what builds
// it first.
import { execSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packs = process.argv.includes('--pack');

/** What the package cannot be without. */
const MADE = [
  'dist/index.js',
  'dist/index.d.ts',
  'dist/bundle/main.js',
  'dist/gazetteer.wpd',
  'dist/gazetteer-nz.wpd',
  'dist/world.wpd',
  'dist/areas.wpd',
  'dist/postal-codes.wpd',
  'dist/whereabouts.wpd',
];

const run = (command) => execSync(command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (packs && !existsSync(join(root, 'node_modules'))) {
  console.error('waypost: nothing is installed here yet; installing what builds it, as package-lock.json says');
  run('npm ci --include=dev --ignore-scripts --no-audit --no-fund');
}
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const missing = Object.keys(devDependencies).filter((name) => !existsSync(join(root, 'node_modules', name)));
const isBuilt = MADE.every((file) => existsSync(join(root, file))) && newest('dist') >= newest('src');

if (missing.length === 0) {
  if (packs) clean();
  if (packs || !isBuilt) run('npm run --silent build');
} else if (!isBuilt) {
  console.error(
    `waypost is not built, and cannot be: ${missing.length} packages that build it are not installed ` +
      `(${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}); run "npm ci" and then again`,
  );
  // An install without them goes on: what is installed may be wanted for something else.
  process.exitCode = packs ? 1 : 0;
} else if (packs) {
  console.error('waypost is packed as it was built: the packages that build it are not installed');
}

/** Takes away what was built, but for data that is made of packages: the build knows when that is old. */
function clean() {
  if (!existsSync(join(root, 'dist'))) return;
  for (const name of readdirSync(join(root, 'dist'))) {
    if (!/\.wpd(\.made-from)?$/.test(name)) rmSync(join(root, 'dist', name), { recursive: true, force: true });
  }
}

/** When the newest file of a folder was changed; 0 where there is none. */
function newest(folder) {
  if (!existsSync(join(root, folder))) return 0;
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).reduce(
    (time, entry) => (entry.isFile() ? Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs) : time),
    0,
  );
}
