#!/usr/bin/env node
// Has the V8 that builds the program keep what it makes of it, for bin/kept-code.js: the code of a file is that of what
// the usual commands run of it. Called by scripts/bundle.mjs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { FOLDER, codeFile, kept, newScript, useScripts } = require('../bin/kept-code.js');
const root = fileURLToPath(new URL('..', import.meta.url));
const ADDRESS = 'u5 24 smtih st reservoir 3073';

/**
 * What is run, `data` being the folder of what that installs and writes. Each turn is a process of its own, and what
 * the last one keeps of a file stands: a start that answers one record shall not read the code of an import.
 */
const TURNS = [
  (data) => [
    ['data', 'import', 'gnaf', 'fixtures/gnaf', '--data', data, '--quiet'],
    ['cleanse', 'fixtures/customers.csv', '-o', join(data, 'out.csv'), '--data', data, '--quiet'],
    ['find', '24 smi res', '--data', data],
    ['cleanse', '--help'],
  ],
  (data) => [
    ['parse', ADDRESS],
    ['cleanse', ADDRESS, '--data', data],
  ],
];

const [, , turn, data] = process.argv;
if (data === undefined) keepAll();
else await runAndKeep(TURNS[turn](data));

function keepAll() {
  for (const name of readdirSync(FOLDER)) if (name.endsWith('.code')) rmSync(join(FOLDER, name));
  const folder = mkdtempSync(join(tmpdir(), 'waypost-keep-code-'));
  for (const number of TURNS.keys()) {
    // Nobody reads its answers.
    const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(number), folder], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) {
      console.error(stderr);
      process.exitCode = status ?? 1;
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Runs commands and keeps the code of each file that they load. */
async function runAndKeep(commands) {
  const scripts = new Map();
  useScripts((filename, text) => {
    if (dirname(filename) !== FOLDER) return undefined;
    const script = newScript(text, filename);
    scripts.set(filename, { text, script });
    return script;
  });
  const { main } = require(join(FOLDER, 'main.js'));
  for (const words of commands) {
    const code = await main(words);
    if (code !== 0) throw new Error(`waypost ${words.join(' ')} ended with ${code}`);
  }
  for (const [filename, { text, script }] of scripts) {
    writeFileSync(codeFile(filename), kept(text, script.createCachedData()));
  }
}
