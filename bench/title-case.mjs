// How many names that their owners publish in mixed letters come back from capitals as they were, and which do not.
// node bench/title-case.mjs FILE.csv:COLUMN … | FILE.json:FIELD …   (--misses N shows as many of each; 10 if not given)
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { titleCase } from '../dist/contract/texts/title-case.js';

const args = process.argv.slice(2);
const shown = args.includes('--misses') ? Number(args.splice(args.indexOf('--misses'), 2)[1]) : 10;
let all = 0;
let right = 0;
for (const source of args) {
  const [, file, column] = /^(.*):([^:]+)$/.exec(source);
  const text = readFileSync(file, 'utf8');
  const rows = file.endsWith('.json')
    ? JSON.parse(text)
    : parse(text, { columns: true, relax_column_count: true, relax_quotes: true, bom: true });
  const values = new Set(rows.map((row) => (row[column] ?? '').trim()));
  const names = [...values].filter((name) => /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name));
  const misses = names.filter((name) => titleCase(name.toUpperCase()) !== name);
  all += names.length;
  right += names.length - misses.length;
  const share = names.length === 0 ? 100 : 100 * (1 - misses.length / names.length);
  console.log(JSON.stringify({ source, names: names.length, percent: Number(share.toFixed(2)) }));
  for (const name of misses.slice(0, shown)) console.log(`  ${name} → ${titleCase(name.toUpperCase())}`);
}
console.log(JSON.stringify({ names: all, percent: Number(((100 * right) / Math.max(all, 1)).toFixed(2)) }));
