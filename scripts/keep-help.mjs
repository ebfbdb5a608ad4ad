#!/usr/bin/env node
// Keeps the help of the program as it is printed, for bin/kept-help.js. Called by scripts/bundle.mjs.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { FILE } = require('../bin/kept-help.js');
const { main } = require('../dist/bundle/main.js');

/** Columns of the narrowest and the widest terminal that a text is kept for. */
const LEAST = 40;
const MOST = 240;

/** What the program prints for the words of a command line to an output of so many columns. */
async function printed(words, columns) {
  let text = '';
  const stdout = { lines: (lines) => (text += `${lines.join('\n')}\n`), taken: async () => true };
  const code = await main(words, { stdout, columns, env: {}, onUncaught: () => () => undefined });
  if (code !== 0) throw new Error(`waypost ${words.join(' ')} ended with ${code}`);
  return text;
}

const places = {};
const known = new Map();
let texts = '';
for (const word of ['', '-h', '--help']) {
  places[word] = [];
  for (let columns = LEAST; columns <= MOST; columns++) {
    const text = await printed(word === '' ? [] : [word], columns);
    if (!known.has(text)) {
      const start = Buffer.byteLength(texts);
      texts += text;
      known.set(text, [start, Buffer.byteLength(texts)]);
    }
    places[word].push(known.get(text));
  }
}
writeFileSync(FILE, `${JSON.stringify({ least: LEAST, places })}\n${texts}`);
