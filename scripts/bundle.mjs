#!/usr/bin/env node
// Joins the built modules into a few files, dist/bundle: a process that answers one record spends most of its time on
// finding and loading modules. CommonJS, since Node starts it faster than ES modules; what only some commands need
// stays in files of its own, and packages stay packages, but for the command line parser that every start needs, and
// for those that are ES modules alone, which Node 20 cannot load from CommonJS. The scripts of the server's pages are
// joined likewise, for the browser, and stand beside their HTML and CSS in dist/pages. At last a digest of all of it,
// of the data files beside it and of the packages that it runs on is written: a build of the same sources has the same.
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Packages that become part of the bundle; their licences go with it. */
const JOINED = [
  'commander',
  'p-limit',
  'yocto-queue',
  'string-width',
  'strip-ansi',
  'ansi-regex',
  'get-east-asian-width',
];

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const out = at('dist/bundle');
/**
 * What every parse and cleanse runs through stands in one file: a call into another file goes through a getter of its
 * exports, which costs a row some hundred times. Tables of texts are made once a file and read by their methods, and
 * what has no addresses reads them too.
 */
const SEARCH = /\/dist\/(address|cleanse|answer|data\/(addresses|names|points)\/read)\/(?!text-table\.js)/;
rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
  input: {
    main: at('dist/cli/main.js'),
    worker: at('dist/batch/ask/worker.js'),
    'thread-engine': at('dist/engine/threads/thread-engine.js'),
    'engine-worker': at('dist/engine/threads/engine-worker.js'),
    'state-worker': at('dist/data/import/gnaf/state-worker.js'),
    'file-worker': at('dist/data/import/abr/file-worker.js'),
  },
  platform: 'node',
  preserveEntrySignatures: 'allow-extension',
  external: (id) => /^[a-z@]/.test(id) && !JOINED.includes(id),
});
// Names stay as they are, so that --debug prints a stack that can be read.
await bundle.write({
  dir: out,
  format: 'cjs',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'search', test: SEARCH }] },
  minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
writeFileSync(`${out}/package.json`, '{"type":"commonjs"}\n');
for (const name of JOINED) {
  const folder = at(`node_modules/${name}/`);
  const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  copyFileSync(folder + licence, `${out}/${name}.LICENSE`);
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
