#!/usr/bin/env node
// Times the prefix search of street and locality names: beginnings of real names, as typed and with a slip.
//
//   node bench/name-prefix.mjs FILE.wpd…
import { cpus } from 'node:os';
import { openAddressSet } from '../dist/data/addresses/read/open.js';
import { namesWithPrefix } from '../dist/data/names/read/name-prefix.js';
import { namesNearPrefix } from '../dist/data/names/read/near-prefix.js';

const QUERIES = 1000;
const LIMIT = 200;

if (process.argv.length < 3) {
  console.error('usage: name-prefix.mjs FILE.wpd…');
  process.exitCode = 2;
} else {
  console.log(`${cpus()[0].model}, node ${process.version}`);
  for (const file of process.argv.slice(2)) measure(file);
}

function measure(file) {
  const set = openAddressSet(file);
  for (const [what, table] of [
    ['streets', set.streetNames],
    ['localities', set.localityNames],
  ]) {
    console.log(`${file} ${what}: ${table.size} names`);
    for (const length of [3, 4, 6, 8]) {
      const plain = beginnings(table, length, (text) => text);
      const slips = beginnings(table, length, slip);
      row(length, 'exact', plain, (text) => namesWithPrefix(table, text));
      row(length, '1 edit', slips, (text) => namesNearPrefix(table, text, 1, LIMIT));
      row(length, '2 edits', slips, (text) => namesNearPrefix(table, text, 2, LIMIT));
    }
  }
  set.close();
}

/** The first letters of names spread over the table. */
function beginnings(table, length, change) {
  const texts = [];
  for (let i = 0; i < QUERIES; i++) {
    const name = table.text(Math.floor(((i + 0.5) * table.size) / QUERIES)).slice(0, length);
    if (name.length === length) texts.push(change(name, i));
  }
  return texts;
}

/** One letter behind the first swapped, dropped, doubled or wrong. */
function slip(text, i) {
  const at = 1 + (i % (text.length - 1));
  switch (i % 4) {
    case 0:
      return text.slice(0, at - 1) + text[at] + text[at - 1] + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text[at] + text.slice(at);
    default:
      return `${text.slice(0, at)}E${text.slice(at + 1)}`;
  }
}

function row(length, what, texts, ask) {
  for (const text of texts) ask(text);
  const times = texts
    .map((text) => {
      const start = process.hrtime.bigint();
      ask(text);
      return Number(process.hrtime.bigint() - start) / 1000;
    })
    .sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1).padStart(8);
  console.log(`  ${length} letters, ${what.padEnd(7)} p50 ${at(0.5)} µs  p99 ${at(0.99)} µs  most ${at(1)} µs`);
}
