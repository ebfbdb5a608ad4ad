#!/usr/bin/env node
// Joins the built modules into a few files, dist/bundle: a process that answers one record spends most of its time on
// finding and loading modules. CommonJS, since Node starts it faster than ES modules; what only some commands need
// stays in files of its own, and packages stay packages, but for the command line parser that every start needs, for
// those that are ES modules alone, which Node 20 cannot load from CommonJS, and for what a service is made of, which
// are some three hundred files. The scripts of the server's pages are joined likewise, for the browser, and stand
// beside their HTML and CSS in dist/pages. At last a digest of all of it, of the data files beside it and of the
// packages that it runs on is written: a build of the same sources has the same.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Packages that become part of the bundle; their licences go with it. */
const JOINED = [
  ...['commander', 'p-limit', 'yocto-queue'],
  ...['string-width', 'strip-ansi', 'ansi-regex', 'get-east-asian-width'],
  ...['fastify', 'avvio', 'fastq', 'reusify', '@fastify/error', 'process-warning', 'toad-cache', 'rfdc'],
  ...['abstract-logging', '@fastify/proxy-addr', '@fastify/forwarded', 'ipaddr.js', 'secure-json-parse', 'semver'],
  ...['find-my-way', 'fast-querystring', 'fast-decode-uri-component', 'safe-regex2', 'ret', 'fast-deep-equal'],
  ...['prom-client', 'tdigest', 'bintrees', '@opentelemetry/api'],
];

/** Files of packages that are no part of it otherwise. */
const JOINED_FILES = ['fast-json-stringify/lib/serializer'];

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const out = at('dist/bundle');

/** The package of a module's name, without the path in it. */
const packageOf = (id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)[0];

/**
 * What every parse and cleanse runs through stands in one file: a call into another file goes through a getter of its
 * exports, which costs a row some hundred times. Tables of texts are made once a file and read by their methods, and
 * what has no addresses reads them too.
 */
const SEARCH = /\/dist\/(address|cleanse|answer|data\/(addresses|names|points)\/read)\/(?!text-table\.js)/;

/** What is started: the command line, and its threads. */
const ENTRIES = {
  main: at('dist/cli/main.js'),
  worker: at('dist/batch/ask/worker.js'),
  'thread-engine': at('dist/engine/threads/thread-engine.js'),
  'engine-worker': at('dist/engine/threads/engine-worker.js'),
  'state-worker': at('dist/data/import/gnaf/state-worker.js'),
  'file-worker': at('dist/data/import/abr/file-worker.js'),
};

/** What a built module imports as it is loaded. */
const IMPORTED = /^(?:import|export)\b[^;'"(=]*['"](\.[^'"]+)['"]/gm;

/** A test for modules that some are loaded with, themselves among them, but for those that an earlier test takes. */
function loadedWith(roots, ...earlier) {
  const found = new Set(roots.map((path) => at(`dist/${path}`)));
  for (const file of found) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORTED)) found.add(join(dirname(file), path));
  }
  for (const entry of Object.values(ENTRIES)) found.delete(entry);
  return (id) => found.has(id) && !earlier.some((isTaken) => isTaken(id));
}

/**
 * What is always loaded together stands together: a file of its own costs a start as much as 20 KB of code do. First
 * what every start needs, then what every record, list and service does, what searches, what every engine on this
 * machine needs, and what every run of a file does. Each imports from those before it alone, so that no file is loaded
 * in the middle of another.
 */
const searching = readdirSync(at('dist'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.js') && SEARCH.test(`/dist/${name.replaceAll('\\', '/')}`),
);
const isOfStart = loadedWith(['cli/main.js']);
const isOfRecord = loadedWith(
  [
    ...['cli/one-record.js', 'cli/commands/data-list.js', 'engine/of-package.js'],
    ...['data/embedded.js', 'data/names/read/text-table.js', 'cli/signals.js', 'engine/threads/worker-limits.js'],
    ...['contract/texts/json-fault.js', 'contract/texts/repeated-keys.js', 'contract/fields/business-numbers.js'],
  ],
  isOfStart,
);
const isOfSearch = loadedWith(searching, isOfStart, isOfRecord);
const isOfEngine = loadedWith(
  ['engine/local.js', 'engine/abroad.js', 'engine/world.js'],
  ...[isOfStart, isOfRecord, isOfSearch],
);
const isOfRun = loadedWith(
  ['cli/run/run-file.js', 'cli/run/engines.js', 'cli/run/shared-command.js', 'batch/whole/open.js'],
  ...[isOfStart, isOfRecord, isOfSearch, isOfEngine],
);

rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
  input: ENTRIES,
  platform: 'node',
  preserveEntrySignatures: 'allow-extension',
  external: (id) => /^[a-z@]/.test(id) && !JOINED.includes(packageOf(id)) && !JOINED_FILES.includes(id),
});
// Names stay as they are, so that --debug prints a stack that can be read.
await bundle.write({
  dir: out,
  format: 'cjs',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'start', test: (id) => isOfStart(id) || id.includes('/node_modules/commander/') },
      { name: 'record', test: isOfRecord },
      { name: 'search', test: isOfSearch },
      { name: 'engine', test: isOfEngine },
      { name: 'run', test: isOfRun },
    ],
  },
  minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
});
await bundle.close();

/** Modules of Node that take a start milliseconds, and that most starts have no use for: loaded where they are used. */
const LATE = new Set(['child_process', 'crypto', 'fs/promises', 'module', 'timers/promises', 'worker_threads']);

/** The text of a chunk in which their members are asked of `require` at each use. */
const withLate = (code) =>
  code.replaceAll(/\b(?:let|const) (\w+)=require\("node:([\w/]+)"\);/g, (whole, name, id) => {
    const uses = [...code.matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+))?`, 'g'))].map(([, member]) => member);
    // Once by itself, where it is declared.
    if (!LATE.has(id) || uses.filter((member) => member === undefined).length > 1) return whole;
    const members = [...new Set(uses)].filter((member) => member !== undefined);
    return `const ${name}={${members.map((member) => `get ${member}(){return require("node:${id}").${member}}`)}};`;
  });
for (const name of readdirSync(out)) {
  if (name.endsWith('.js')) writeFileSync(`${out}/${name}`, withLate(readFileSync(`${out}/${name}`, 'utf8')));
}
writeFileSync(`${out}/package.json`, '{"type":"commonjs"}\n');
for (const name of [...JOINED, ...JOINED_FILES.map(packageOf)]) {
  const folder = at(`node_modules/${name}/`);
  const files = readdirSync(folder);
  // Who has no file of it says in the readme under which licence it is.
  const licence = files.find((file) => /^licen[cs]e/i.test(file)) ?? files.find((file) => /^readme/i.test(file));
  copyFileSync(folder + licence, `${out}/${name.replace('/', '-')}.LICENSE`);
}

const pages = at('dist/pages');
rmSync(pages, { recursive: true, force: true });
cpSync(at('src/server/pages/assets'), pages, { recursive: true });
for (const name of ['find', 'words', 'contact', 'docs']) {
  const script = await rolldown({
    input: at(`src/server/pages/client/${name}.ts`),
    platform: 'browser',
    resolve: { extensionAlias: { '.js': ['.ts'] } },
  });
  await script.write({ file: `${pages}/${name}.js`, format: 'es', minify: true });
  await script.close();
}

const { dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const mark = createHash('sha256').update(JSON.stringify(dependencies));
const programs = readdirSync(out).filter((name) => name.endsWith('.js'));
const data = readdirSync(at('dist')).filter((name) => name.endsWith('.wpd'));
for (const file of [...programs.map((name) => `bundle/${name}`), ...data].toSorted()) {
  mark.update(`\n${file}\n`).update(readFileSync(at(`dist/${file}`)));
}
writeFileSync(`${out}/build-mark`, `${mark.digest('hex').slice(0, 16)}\n`);

for (const script of ['keep-help', 'keep-code']) {
  const { status } = spawnSync(process.execPath, [at(`scripts/${script}.mjs`)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
