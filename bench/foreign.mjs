#!/usr/bin/env node
// Runs foreign addresses through cleanse and says how many are answered with an address of Australia or New Zealand,
// and how many are known for what they are.
//
// node bench/foreign.mjs FILE.jsonl… --data DIR [--engine dist/engine/local.js] [--show N] [--form a,b] [--json]
//
// The files are test material of address parsers and formatters, one JSON object a line (bench/foreign/lines.mjs). A
// line is tried as it is, with its country's English name, with its codes, and without any country.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { foreignLines } from './foreign/lines.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    engine: { type: 'string' },
    show: { type: 'string', default: '0' },
    form: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0 || !values.data) {
  console.error('usage: foreign.mjs FILE.jsonl… --data DIR [--engine FILE.js] [--show N] [--form a,b] [--json]');
  process.exitCode = 2;
} else await run();

/** What an answer is worth: worst first. */
function worth(element, country) {
  const isOwn = element.country === 'AU' || element.country === 'NZ';
  const isDeep = ['street', 'address', 'subdwelling'].includes(element.level);
  if (isOwn && isDeep) return element.status === 'ambiguous' ? 'ambiguous' : 'street';
  if (isOwn && element.level === 'locality') return 'locality';
  if (element.status === 'ambiguous') return 'ambiguous';
  if (element.exception !== 'COUNTRY_NOT_COVERED') return 'unmatched';
  return element.country === country ? 'known' : 'other';
}

async function run() {
  const { openLocalEngine } = await import(
    values.engine ? pathToFileURL(values.engine).href : '../dist/engine/local.js'
  );
  const { operationNamed } = await import(
    values.engine
      ? new URL('../contract/operations.js', pathToFileURL(values.engine)).href
      : '../dist/contract/operations.js'
  );
  const engine = await openLocalEngine({ dataDir: values.data });
  const cleanse = operationNamed('cleanse');
  const only = values.form?.split(',');
  const table = {};
  const shown = {};
  for (const { form, text, country } of foreignLines(positionals)) {
    if (only && !only.includes(form)) continue;
    const { payload } = await engine.run(cleanse, { payload: [{ fullAddress: text }] });
    const [element] = payload;
    const kind = worth(element, country);
    table[form] ??= { lines: 0, street: 0, ambiguous: 0, locality: 0, unmatched: 0, other: 0, known: 0 };
    const row = table[form];
    row.lines++;
    row[kind]++;
    const key = `${form} ${kind}`;
    shown[key] = (shown[key] ?? 0) + 1;
    if (kind !== 'known' && shown[key] <= Number(values.show)) {
      console.error(
        `${key}\t${country}\t${text.replaceAll('\n', '\\n')}\t${element.status} ${element.exception ?? ''} ` +
          `${element.country ?? ''}\t${element.fullAddress}`,
      );
    }
  }
  await engine.close();
  if (values.json) console.log(JSON.stringify(table));
  else console.table(table);
}
