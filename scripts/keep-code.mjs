#!/usr/bin/env node
// Has the V8 that builds the program keep what it makes of it, for bin/kept-code.js: the code of a file is that of what
// the usual commands run of it. Called by scripts/bundle.mjs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const require = createRequire(import.meta.url);
const Module = require('node:module');
const { FOLDER, codeFile, kept, useScripts } = require('../bin/kept-code.js');
const root = fileURLToPath(new URL('..', import.meta.url));
/** What a script that was made here would have to be told how to do. */
const IMPORTS = /\bimport\s*\(/;
const ADDRESS = 'u5 24 smtih st reservoir 3073';

if (process.argv[2] === '--within') await runAndKeep(process.argv[3]);
else {
  for (const name of readdirSync(FOLDER)) if (name.endsWith('.code')) rmSync(join(FOLDER, name));
  const data = mkdtempSync(join(tmpdir(), 'waypost-keep-code-'));
  // A process of its own, whose answers nobody reads.
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--within', data], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(data, { recursive: true, force: true });
  if (status !== 0) console.error(stderr);
  process.exitCode = status ?? 1;
}

/** Runs the usual commands, `data` being the folder of what they install and write, and keeps the code of each file. */
async function runAndKeep(data) {
  const scripts = new Map();
  useScripts((filename, text) => {
    if (dirname(filename) !== FOLDER || IMPORTS.test(text)) return undefined;
    const script = new Script(Module.wrap(text), { filename });
    scripts.set(filename, { text, script });
    return script;
  });
  const { main } = require(join(FOLDER, 'main.js'));
  for (const words of [
    ['data', 'import', 'gnaf', 'fixtures/gnaf', '--data', data, '--quiet'],
    ['parse', ADDRESS],
    ['cleanse', ADDRESS, '--data', data],
    ['cleanse', 'fixtures/customers.csv', '-o', join(data, 'out.csv'), '--data', data, '--quiet'],
    ['find', '24 smi res', '--data', data],
    ['cleanse', '--help'],
  ]) {
    const code = await main(words);
    if (code !== 0) throw new Error(`waypost ${words.join(' ')} ended with ${code}`);
  }
  for (const [filename, { text, script }] of scripts) {
    writeFileSync(codeFile(filename), kept(text, script.createCachedData()));
  }
}
