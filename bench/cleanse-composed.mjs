#!/usr/bin/env node
// Real addresses in every order and join of parse/compositions.mjs through cleanse: how many are answered with the
// address that was written, with less than that, or with another one.
//
// node bench/cleanse-composed.mjs ADDRESSES.csv --data DIR [--each 200] [--seed 1] [--faults 0|1|2] [--only NAME]
// [--show N] [--engine FILE]
//
// Where a composition has no number, right is the street without an address; where it has no street, no address. Levels
// are invented, so that of such a line the building is right as well. --faults 1 damages a letter of each street,
// 2 leaves the postcode out as well.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { percent } from './judge.mjs';
import { composedLine, compositions } from './noise/composed.mjs';
import { Random, seedOf } from './noise/random.mjs';
import { Reference } from './noise/reference.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    each: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    show: { type: 'string', default: '0' },
    engine: { type: 'string' },
  },
});
if (positionals.length !== 1 || !values.data) {
  console.error(
    'usage: cleanse-composed.mjs ADDRESSES.csv --data DIR [--each 200] [--seed 1] [--faults N] [--only NAME] ' +
      '[--show N] [--engine FILE]',
  );
  process.exitCode = 2;
} else await run(positionals[0]);

async function run(file) {
  const { openLocalEngine } = await import(
    values.engine ? pathToFileURL(values.engine).href : '../dist/engine/local.js'
  );
  const { operationNamed } = await import('../dist/contract/operations.js');
  const cleanse = operationNamed('cleanse');
  const reference = new Reference(file);
  const engine = await openLocalEngine({ dataDir: values.data });
  engine.share();
  const all = { n: 0, right: 0, wrong: 0, less: 0 };
  for (const row of compositions.filter(([name]) => name.includes(values.only))) {
    const random = new Random(seedOf(Number(values.seed), row[0]));
    const lines = Array.from({ length: Number(values.each) }, () =>
      composedLine(random, reference, row, Number(values.faults)),
    );
    const response = await engine.run(cleanse, { payload: lines.map(({ text }) => ({ fullAddress: text })) });
    const judged = cleanse.elements(response).map((answer, i) => ({ ...lines[i], answer, ...judge(lines[i], answer) }));
    const of = { n: lines.length, right: 0, wrong: 0, less: 0 };
    for (const { verdict } of judged) of[verdict]++;
    for (const key of Object.keys(all)) all[key] += of[key];
    report(row[0], of);
    for (const one of judged.filter(({ verdict }) => verdict !== 'right').slice(0, Number(values.show))) show(one);
  }
  report('all', all);
  await engine.close();
}

/** right: the address, or no more than the street that is written; wrong: another address; less: anything else. */
function judge({ pids, street, isLevelOfOwn }, answer) {
  const isGiven =
    (answer.status === 'verified' || answer.status === 'corrected') &&
    (answer.level === 'address' || answer.level === 'subdwelling');
  if (isGiven) return { verdict: pids.some((pid) => answer.id.endsWith(pid)) ? 'right' : 'wrong' };
  const isBuilding =
    isLevelOfOwn && answer.exception === 'UNIT_NOT_FOUND' && pids.some((pid) => answer.id?.endsWith(pid));
  if (isBuilding) return { verdict: 'right' };
  const isStreet = street === '' || answer.street === street;
  return { verdict: pids.length === 0 && isStreet ? 'right' : 'less' };
}

function report(name, { n, right, less, wrong }) {
  console.log(
    `${name.padEnd(36)} ${String(n).padStart(6)} right ${percent(right, n).padStart(6)} % ` +
      `less ${percent(less, n).padStart(6)} % wrong ${percent(wrong, n).padStart(5)} %`,
  );
}

function show({ text, pids, street, verdict, answer }) {
  console.log(`    ${verdict}: ${JSON.stringify(text).slice(1, -1)}`);
  console.log(
    `        ${pids[0] ?? street} > ${answer.status}/${answer.level} ${answer.exception ?? ''} ` +
      `${answer.id ?? ''} ${answer.fullAddress}`,
  );
}
