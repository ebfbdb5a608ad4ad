// New Zealand, measured on a file of real venue addresses: how many lines parse as their own commas say, and how many
// of their noisy forms the cleanse takes for the right address of a LINZ layer made from them; what does not exist must
// be refused.
//   node bench/nz.mjs VENUES_CSV [POSTCODES_CSV] [--each N] [--seed N] [--show CLASS]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseAddress } from '../dist/address/parse.js';
import { cleanse } from '../dist/contract/operations/cleanse.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { gazetteerLocalities, openGazetteer } from '../dist/data/gazetteer.js';
import { importLinz } from '../dist/data/import/linz/import.js';
import { importNzPostcodes } from '../dist/data/import/nz-postcodes/import.js';
import { classes } from './nz/classes.mjs';
import { layerText, makeRows } from './nz/layer.mjs';
import { lineClasses } from './nz/lines.mjs';
import { fold, readVenues } from './nz/venues.mjs';
import { worldOf } from './nz/world.mjs';
import { Random } from './noise/random.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string' },
  },
});
const [venuesFile, postcodesFile] = positionals;
if (venuesFile === undefined) {
  throw new Error('usage: node bench/nz.mjs VENUES_CSV [POSTCODES_CSV] [--each N] [--seed N] [--show CLASS]');
}
const dice = new Random(Number(values.seed));
const random = () => dice.next();
const venues = readVenues(venuesFile);

parseVenues();
parseLines();
await cleanseVenues();

/** True if the folded name is the written one, of which a letter may have been lost (TAUP?). */
function isSame(name, written) {
  return new RegExp(`^${fold(written.replaceAll('?', 'QQQ')).replaceAll('QQQ', '[A-Z]')}$`).test(name);
}

function parseVenues() {
  const places = gazetteerLocalities(openGazetteer());
  const full = (street) => fold(parseAddress(`1 ${street}, Auckland`, places, 'nz').street ?? '');
  const plain = venues.filter(({ expected }) => expected !== undefined);
  const wrong = [];
  const began = performance.now();
  const parsed = plain.map(({ address }) => parseAddress(address, places, 'nz'));
  const seconds = (performance.now() - began) / 1000;
  plain.forEach(({ address, expected }, i) => {
    const p = parsed[i];
    const said = (text) => fold(text ?? '');
    const unit =
      p.flatUnitNumber && /\//.test(expected.number) && (p.flatUnitType === null || p.flatUnitType === 'UNIT')
        ? `${p.flatUnitNumber}/`
        : '';
    const right =
      unit + (p.streetNumber ?? '') === expected.number &&
      said(p.street) === full(expected.shown.street) &&
      isSame(said(p.suburb), expected.shown.suburb) &&
      isSame(said(p.townCity), expected.shown.town) &&
      (p.postcode ?? '') === expected.postcode &&
      (p.rdNumber ?? '') === expected.rd;
    if (!right) wrong.push(`${address} => ${p.fullAddress}`);
  });
  console.log(
    `parse: ${venues.length} lines, ${plain.length} with a number and plain commas, entirely right ` +
      `${percent(plain.length - wrong.length, plain.length)} %, ${Math.round(plain.length / seconds)}/s`,
  );
  if (values.show === 'parse') console.log([...new Set(wrong)].join('\n'));
}

function parseLines() {
  const places = gazetteerLocalities(openGazetteer());
  const dice = new Random(Number(values.seed));
  for (const [name, make] of Object.entries(lineClasses(() => dice.next()))) {
    const wrong = [];
    for (let i = 0; i < Number(values.each); i++) {
      const { line, expected } = make();
      const p = parseAddress(line, places, 'nz');
      const right = Object.entries(expected).every(([field, text]) => fold(p[field] ?? '') === fold(text ?? ''));
      if (!right) wrong.push(`${line} => ${p.fullAddress}`);
    }
    const right = Number(values.each) - wrong.length;
    console.log(`parse, made lines, ${name}: ${percent(right, Number(values.each))} % entirely right`);
    if (values.show === name) console.log([...new Set(wrong)].slice(0, 40).join('\n'));
  }
}

async function cleanseVenues() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waypost-nz-'));
  const rows = makeRows(venues, random);
  const layer = path.join(folder, 'nz-addresses.csv');
  try {
    fs.writeFileSync(layer, layerText(rows));
    if (postcodesFile !== undefined) {
      await importNzPostcodes({ paths: [postcodesFile], map: new Map(), dataDir: folder });
    }
    const {
      sets: [set],
      notes,
    } = await importLinz({ paths: [layer], dataDir: folder });
    console.log(
      `layer: ${rows.length} addresses, ${rows.filter((row) => row.lines.length > 0).length} of them venues, ` +
        `${set.localities} localities; ${notes.join('; ')}`,
    );
    const engine = await openLocalEngine({ dataDir: folder, locale: 'nz' });
    const queries = makeQueries(rows);
    const began = performance.now();
    const answers = [];
    for (let i = 0; i < queries.length; i += 100) {
      answers.push(
        ...(
          await engine.run(cleanse, { payload: queries.slice(i, i + 100).map(({ query }) => ({ fullAddress: query })) })
        ).payload,
      );
    }
    report(queries, answers, (performance.now() - began) / 1000);
    await engine.close();
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function makeQueries(rows) {
  const world = worldOf(rows, random);
  const queries = [];
  for (const [name, make] of Object.entries(classes)) {
    const order = shuffled(rows.filter((row) => row.postcode !== ''));
    let made = 0;
    for (const row of order) {
      const query = make(row, world);
      if (!query) continue;
      queries.push({ name, query, truth: name.startsWith('absent') || name === 'inside-range' ? null : row });
      if (++made === Number(values.each)) break;
    }
  }
  return queries;
}

function report(queries, answers, seconds) {
  const tally = new Map();
  const bands = new Map();
  queries.forEach(({ name, query, truth }, i) => {
    const answer = answers[i];
    const found = answer.id ?? '';
    const isAddress =
      (answer.level === 'address' || answer.level === 'subdwelling') && answer.exception === null && found !== '';
    const right = truth === null ? !isAddress : isAddress && found === `NZ|NZAD|${truth.id}`;
    const row = tally.get(name) ?? { n: 0, right: 0, wrong: 0 };
    row.n++;
    if (right) row.right++;
    else if (isAddress) row.wrong++;
    tally.set(name, row);
    if (isAddress) {
      const band = bandOf(answer.confidence);
      const b = bands.get(band) ?? { n: 0, right: 0 };
      b.n++;
      if (right) b.right++;
      bands.set(band, b);
    }
    if (values.show === name && !right) {
      console.log(
        `${query} => ${answer.status} ${answer.level} ${answer.confidence} ${answer.fullAddress}${
          truth === null
            ? ''
            : ` (truth ${truth.id} ` +
              `${truth.unit}/${truth.first}${truth.suffix}-${truth.high} ${truth.street}, ${truth.suburb}, ` +
              `${truth.town} ${truth.postcode}; found ${found})`
        } ${(answer.candidates ?? [])
          .slice(0, 2)
          .map((c) => c.fullAddress)
          .join(' ~ ')}`,
      );
    }
  });
  console.log('\n| class | n | right % | wrong address % |\n|---|---|---|---|');
  for (const [name, { n, right, wrong }] of tally) {
    console.log(`| ${name} | ${n} | ${percent(right, n)} | ${percent(wrong, n)} |`);
  }
  for (const absent of [false, true]) {
    const of = [...tally]
      .filter(([name]) => (name.startsWith('absent') || name === 'inside-range') === absent)
      .map(([, row]) => row);
    const sum = (key) => of.reduce((total, row) => total + row[key], 0);
    console.log(
      `| **ALL ${absent ? 'absent' : 'recoverable'}** | ${sum('n')} | ${percent(sum('right'), sum('n'))} | ` +
        `${percent(sum('wrong'), sum('n'))} |`,
    );
  }
  console.log(
    [...bands]
      .map(([band, { n, right }]) => `confidence ${band}: ${n} addresses, right ${percent(right, n)} %`)
      .join('\n'),
  );
  console.log(`${queries.length} queries, ${Math.round(queries.length / seconds)} a second on one thread`);
}

function bandOf(confidence) {
  if (confidence >= 99) return '99+';
  return confidence >= 95 ? '95+' : 'below 95';
}
function percent(part, whole) {
  return whole === 0 ? '–' : ((part / whole) * 100).toFixed(2);
}
function shuffled(list) {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
