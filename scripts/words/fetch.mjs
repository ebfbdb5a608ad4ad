// Fetches what the word lists are made of: `node scripts/words/fetch.mjs FOLDER`. Needs Debian's apt-get and dpkg, tar
// and npm; nothing is installed on the machine, everything is unpacked below FOLDER.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NOVELS_SOURCE, PACKAGES } from './sources/debian.mjs';

const [argument] = process.argv.slice(2);
if (argument === undefined) {
  console.error('usage: node scripts/words/fetch.mjs FOLDER');
  process.exit(2);
}
const folder = resolve(argument);
const packages = join(folder, 'packages');
const lists = join(folder, 'apt-lists');
for (const one of [packages, join(folder, 'root'), join(folder, 'texts'), join(lists, 'partial')])
  mkdirSync(one, { recursive: true });
const run = (program, args, cwd) => execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

for (const { name, version, sha256 } of PACKAGES) {
  const begins = `${name}_${version.replace(':', '%3a')}_`;
  const there = () => readdirSync(packages).find((file) => file.startsWith(begins));
  if (there() === undefined) run('apt-get', ['download', `${name}=${version}`], packages);
  const file = join(packages, there());
  check(file, sha256);
  run('dpkg', ['-x', file, join(folder, 'root')], folder);
  console.log(`${name} ${version}`);
}

fetchNovels();

const here = fileURLToPath(new URL('.', import.meta.url));
for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(here, file), join(folder, file));
run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
console.log('packages of npm, as package-lock.json has them');

/** The novels lie in the source of a package: only its archive is wanted, whatever became of Debian's part of it. */
function fetchNovels() {
  const { name, version, archive, sha256, inside } = NOVELS_SOURCE;
  const file = join(packages, archive);
  if (!existsSync(file)) {
    const sources = join(folder, 'sources.list');
    writeFileSync(sources, 'deb-src http://deb.debian.org/debian bookworm main\n');
    const options = {
      'Dir::Etc::sourcelist': sources,
      'Dir::Etc::sourceparts': '/dev/null',
      'Dir::State::lists': lists,
    };
    const given = Object.entries(options).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
    run('apt-get', [...given, 'update'], packages);
    try {
      run('apt-get', [...given, 'source', '--download-only', `${name}=${version}`], packages);
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
  }
  check(file, sha256);
  run('tar', ['-xzf', file, '-C', join(folder, 'texts'), '--strip-components=2', inside], folder);
  console.log(`${name} ${version}, its novels`);
}

function check(file, sha256) {
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (found !== sha256) throw new Error(`${file} is not what the lists were made of: its SHA-256 is ${found}`);
}
