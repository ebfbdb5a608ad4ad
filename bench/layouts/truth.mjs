// Real addresses and the id that each has: those rows of the extract that come back verified with one id when their
// whole canonical line is cleansed. Done once, kept in a cache folder.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './chance.mjs';

/** Cells of a CSV text with a header, no line breaks within cells. @param {string} text */
function recordsOf(text) {
  const [header, ...lines] = text.trimEnd().split(/\r?\n/);
  const cellsOf = (line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
      quoted === undefined ? bare : quoted.replaceAll('""', '"'),
    );
  const names = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
  });
}

/** `UNIT 1, 1 VINCENT STREET, BELMONT NORTH NSW 2280`. @param {Record<string, string>} row */
function canonicalOf(row) {
  const street = row.name.slice(0, row.name.length - ` ${row.locality} ${row.postcode}`.length);
  return `${street}, ${row.locality} ${row.state} ${row.postcode}`;
}

/**
 * @param {{ rows: string, data: string, cache: string, binary: string }} from
 * @returns {(Record<string, string> & { id: string, canonical: string })[]}
 */
export function addressesWithTruth({ rows, data, cache, binary }) {
  mkdirSync(cache, { recursive: true });
  const kept = join(cache, `truth-${hashOf(`${rows} ${statSync(rows).size} ${data}`)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const all = recordsOf(readFileSync(rows, 'utf8')).map((row) => ({ ...row, canonical: canonicalOf(row) }));
  const input = join(cache, 'canonical.csv');
  const output = join(cache, 'canonical.jsonl');
  writeFileSync(input, `address\n${all.map(({ canonical }) => `"${canonical}"\n`).join('')}`);
  const told = ['--data', data, '--format', 'jsonl', '-o', output, '--restart', '--quiet'];
  execFileSync(process.execPath, [binary, 'cleanse', input, ...told], { stdio: 'inherit' });
  const answers = readFileSync(output, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).cleanse);
  const deep = new Set(['address', 'subdwelling']);
  const found = all.flatMap((row, i) => {
    const { status, id, level } = answers[i];
    const { name, ...parts } = row;
    return status === 'verified' && id && deep.has(level) && !/'/.test(name) ? [{ ...parts, id }] : [];
  });
  writeFileSync(kept, JSON.stringify(found));
  return found;
}
