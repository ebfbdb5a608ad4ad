#!/usr/bin/env node
// Parses lines, and what programs make of them on the way without saying anything (capitals, blanks, commas, quotes,
// line ends, the country behind), and says how many variants are read otherwise than their line.
//
// node bench/parse-variants.mjs LINES.txt [--locale au|nz] [--show N]
//
// A line of the file is a line to parse; a .jsonl file holds it as `line` or `input`.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { percent } from './judge.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string', default: 'au' }, show: { type: 'string', default: '0' } },
});
const COUNTRIES = { au: 'Australia', nz: 'New Zealand' };
const COUNTRY = COUNTRIES[values.locale];
const PARTS = (
  'buildingName subdwelling lotNumber streetNumber street street2 postal rdNumber careOf locality suburb townCity ' +
  'state postcode unknown'
).split(' ');
/** Records of a call. */
const TOGETHER = 100;

const inTitle = (line) =>
  line.toLowerCase().replace(/(^|[^\p{L}'’])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
const VARIANTS = {
  capitals: (line) => line.toUpperCase(),
  'small letters': (line) => line.toLowerCase(),
  'first letters': inTitle,
  'blanks round commas': (line) => line.replaceAll(/,\s*/g, ' , '),
  'no blanks behind commas': (line) => line.replaceAll(/,\s+/g, ','),
  'a point behind': (line) => `${line}.`,
  'a comma behind': (line) => `${line},`,
  'blanks round it': (line) => `  ${line}  `,
  'quotes round it': (line) => `"${line}"`,
  'line ends for commas': (line) => line.replaceAll(/,\s*/g, '\n'),
  'semicolons for commas': (line) => line.replaceAll(', ', '; '),
  'its country behind': (line) => `${line}, ${COUNTRY}`,
};

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => (file.endsWith('.jsonl') ? (JSON.parse(line).line ?? JSON.parse(line).input) : line));

/** The parts of an element without case and punctuation. */
const partsIn = (element) =>
  PARTS.map(
    (part) =>
      `${part}=${(element[part] ?? '')
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()}`,
  )
    .filter((text) => !text.endsWith('='))
    .join(' · ');

if (positionals.length === 0 || COUNTRY === undefined) {
  console.error('usage: parse-variants.mjs LINES.txt… [--locale au|nz] [--show N]');
  process.exitCode = 2;
} else await run();

async function run() {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { operationNamed } = await import('../dist/contract/operations.js');
  const operation = operationNamed('parse');
  const engine = await openLocalEngine({ dataDir: '/nonexistent' });
  const lines = [...new Set(positionals.flatMap(linesOf))];
  const parsed = async (texts) => {
    const found = [];
    for (let from = 0; from < texts.length; from += TOGETHER) {
      const payload = texts.slice(from, from + TOGETHER).map((fullAddress) => ({ fullAddress }));
      const response = await engine.run(operation, { locale: values.locale, payload });
      found.push(...response.payload.map((each) => partsIn(each.payload?.[0] ?? {})));
    }
    return found;
  };
  const asWritten = await parsed(lines);
  console.log(`${lines.length} lines, ${values.locale}, node ${process.version}`);
  for (const [name, change] of Object.entries(VARIANTS)) {
    const texts = lines.map(change);
    const found = await parsed(texts);
    const others = found.flatMap((parts, i) => (parts === asWritten[i] ? [] : [i]));
    console.log(`${name.padEnd(24)} ${others.length} otherwise, ${percent(others.length, lines.length)} %`);
    for (const i of others.slice(0, Number(values.show))) {
      console.log(`    ${JSON.stringify(texts[i])}\n      as written: ${asWritten[i]}\n      now:        ${found[i]}`);
    }
  }
  await engine.close();
}
