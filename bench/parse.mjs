#!/usr/bin/env node
// Parses real addresses in several written forms, and public test cases, with waypost and other parsers side by side:
// all fields right per address, unit right, and addresses/s on one core.
//
// node bench/parse.mjs --addresses ADDRESSES.csv --cases PELIAS_CASES.jsonl [--peer FOLDER] [--runs 5] [--peer-sample
// 2000] [--classes] [--show N]
//
// ADDRESSES.csv has the columns flat_type … postcode; FOLDER is where `npm i --prefix FOLDER pelias-parser lodash
// australia-address-parser` installed the peers, of which the fields are judged that they have. --classes measures what
// people write beside the usual forms (parse/classes.mjs) on a fifth of the addresses.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { classes } from './parse/classes.mjs';
import { readRows, writtenForms } from './parse/forms.mjs';
import { caseFields, classFields, ours, sameFields, truthFields } from './parse/fields.mjs';
import { openPeers } from './parse/peer.mjs';

/** Lines of a class that a peer is asked. */
const PEER_CLASS = 500;
const { values } = parseArgs({
  options: {
    addresses: { type: 'string' },
    cases: { type: 'string' },
    classes: { type: 'boolean', default: false },
    peer: { type: 'string' },
    runs: { type: 'string', default: '5' },
    'peer-sample': { type: 'string', default: '2000' },
    show: { type: 'string', default: '0' },
  },
});
if (!values.addresses && !values.cases) {
  console.error(
    'usage: parse.mjs --addresses ADDRESSES.csv --cases CASES.jsonl [--peer FOLDER] [--runs 5] ' +
      '[--peer-sample 2000] [--show N]',
  );
  process.exitCode = 2;
} else await run();

async function run() {
  const { parseAddress } = await import('../dist/address/parse.js');
  const { gazetteerLocalities, openGazetteer } = await import('../dist/data/gazetteer.js');
  const places = gazetteerLocalities(openGazetteer());
  const peers = values.peer ? openPeers(values.peer) : [];
  const show = Number(values.show);
  const waypost = { name: 'waypost', parse: (text, locale) => parseAddress(text, places, locale), fields: ours };
  console.log(`${cpus()[0].model.trim()}, node ${process.version}${peers.map(({ name }) => `, ${name}`).join('')}`);
  reportGarbage((text) => parseAddress(text, places, 'au'));
  if (values.addresses) {
    const rows = readRows(values.addresses);
    const every = Math.max(1, Math.floor(rows.length / Number(values['peer-sample'])));
    for (const form of writtenForms) {
      const items = rows.map((row) => ({ text: form.write(row), truth: truthFields(row, form) }));
      report(`${form.name}, ${items.length}`, waypost, items, 'au', Number(values.runs), show);
      for (const peer of peers) {
        report(
          `${form.name}, ${Math.ceil(items.length / every)}`,
          peer,
          items.filter((_, i) => i % every === 0),
          'au',
          1,
          0,
        );
      }
    }
  }
  if (values.classes) {
    const rows = readRows(values.addresses).filter((_, i) => i % 5 === 0);
    for (const each of classes) {
      const items = rows
        .filter(each.fits)
        .map((row, i) => ({ text: each.write(row, i), truth: classFields(row, each, i) }));
      report(`${each.name}, ${items.length}`, waypost, items, 'au', 1, show);
      const sample = items.filter((_, i) => i % Math.ceil(items.length / PEER_CLASS) === 0);
      for (const peer of peers) report(`${each.name}, ${sample.length}`, peer, sample, 'au', 1, 0);
    }
  }
  if (values.cases) {
    const cases = readFileSync(values.cases, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .filter((item) => item.country === 'au' || item.country === 'nz');
    for (const locale of ['au', 'nz']) {
      const items = cases
        .filter((item) => item.country === locale)
        .map((item) => ({ text: item.input, truth: caseFields(item.expected) }));
      for (const parser of [waypost, ...peers.filter(({ locales }) => locales.includes(locale))]) {
        report(`public cases ${locale}, ${items.length}`, parser, items, locale, 1, show);
      }
    }
  }
}

/** Prints how long texts without an address take, a short one and one ten times as long. */
function reportGarbage(parse) {
  for (const piece of ['a', '5/', '((', 'é-', '1 ', '-']) {
    const times = [20_000, 200_000].map((length) => {
      const text = piece.repeat(length / piece.length);
      const started = performance.now();
      parse(text);
      return (performance.now() - started).toFixed(1).padStart(7);
    });
    console.log(`${JSON.stringify(piece).padEnd(5)} repeated, 20,000 and 200,000 letters: ${times.join(' ms ')} ms`);
  }
}

/** Prints one line: share of addresses with all fields right, of units right, median rate of the runs. */
function report(name, parser, items, locale, runs, show) {
  let right = 0;
  let units = 0;
  let unitsRight = 0;
  const wrong = [];
  for (const { text, truth } of items) {
    const fields = parser.fields(parser.parse(text, locale));
    const differ = sameFields(truth, fields).filter((field) => !parser.lacks?.includes(field));
    if (differ.length === 0) right++;
    else if (wrong.length < show) {
      wrong.push(
        `    ${text.replaceAll('\n', '⏎')} | ` +
          `${differ.map((f) => `${f}: ${truth[f] ?? ''} / ${fields[f] ?? ''}`).join('; ')}`,
      );
    }
    if (truth.unit) {
      units++;
      if (!differ.includes('unit') && !differ.includes('number')) unitsRight++;
    }
  }
  const rates = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    for (const { text } of items) parser.parse(text, locale);
    rates.push((items.length / (performance.now() - started)) * 1000);
  }
  const rate = rates.sort((a, b) => a - b)[runs >> 1];
  console.log(
    `${parser.name.padEnd(24)} ${name.padEnd(34)} all right ${percent(right, items.length)}  unit and ` +
      `number ${percent(unitsRight, units)}  ${Math.round(rate).toLocaleString('en').padStart(9)}/s`,
  );
  for (const line of wrong) console.log(line);
}

function percent(part, whole) {
  return whole === 0 ? '      –' : `${((part / whole) * 100).toFixed(2).padStart(6)}%`;
}
