// New Zealand in columns: real addresses as tables of many forms, through the program as a user would give them. The
// same cells as one line with commas between them, and glued without any, are what the columns must not be worse than.
//   node bench/nz-columns.mjs VENUES_CSV POSTCODES_CSV [--each 200] [--seed 1] [--class a,b] [--show N] [--mode MODES]
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse as parseCsv } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { gazetteerLocalities, openGazetteer } from '../dist/data/gazetteer.js';
import { importLinz } from '../dist/data/import/linz/import.js';
import { importNzPostcodes } from '../dist/data/import/nz-postcodes/import.js';
import { columnClasses, houseOf, suburbOf } from './nz/columns.mjs';
import { layerText, makeRows } from './nz/layer.mjs';
import { fold, readVenues } from './nz/venues.mjs';
import { worldOf } from './nz/world.mjs';
import { Random, seedOf } from './noise/random.mjs';
import { fullStreet } from './parse/fields.mjs';

const { values: told, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    class: { type: 'string' },
    show: { type: 'string', default: '0' },
    mode: { type: 'string', default: 'columns,line,glued' },
  },
});
const [venuesFile, postcodesFile] = positionals;
if (postcodesFile === undefined) throw new Error('usage: node bench/nz-columns.mjs VENUES_CSV POSTCODES_CSV');

const binary = fileURLToPath(new URL('../bin/waypost.js', import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waypost-nz-columns-'));
const dice = new Random(Number(told.seed));
const rows = makeRows(readVenues(venuesFile), () => dice.next());
const regions = new Map();
for (const { postcode, region } of parseCsv(fs.readFileSync(postcodesFile, 'utf8'), { columns: true })) {
  if (region && !regions.has(postcode)) regions.set(postcode, region);
}
const { placeNz } = gazetteerLocalities(openGazetteer());
const modes = told.mode.split(',');

try {
  const layer = path.join(folder, 'layer.csv');
  fs.writeFileSync(layer, layerText(rows));
  await importNzPostcodes({ paths: [postcodesFile], map: new Map(), dataDir: folder });
  await importLinz({ paths: [layer], dataDir: folder });
  console.log(`${'class'.padEnd(28)}    n  ${modes.map((mode) => `${mode}: right wrong parse`.padEnd(28)).join('')}`);
  const sums = modes.map(() => ({ right: 0, wrong: 0, read: 0, n: 0 }));
  for (const [name, one] of Object.entries(columnClasses)) {
    if (told.class && !told.class.split(',').includes(name)) continue;
    const made = make(name, one);
    if (made.length === 0) continue;
    const parts = modes.map((mode, m) => measure(name, one, made, mode, sums[m]));
    console.log(`${name.padEnd(28)} ${String(made.length).padStart(4)}  ${parts.join('')}`);
  }
  console.log(`${'ALL'.padEnd(28)} ${String(sums[0].n).padStart(4)}  ${sums.map((sum) => shown(sum, sum.n)).join('')}`);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Real rows of a class with their cells and what is right of each. */
function make(name, one) {
  const random = new Random(seedOf(Number(told.seed), name));
  const chance = (share) => random.next() < share;
  const below = (n) => Math.floor(random.next() * n);
  const pick = (list) => list[below(list.length)];
  const world = {
    ...worldOf(rows, () => random.next()),
    chance,
    below,
    pick,
    regionOf: ({ postcode }) => regions.get(postcode),
    isPlace: (text) => placeNz(fold(text)) === 'place',
  };
  // Venues whose own file has a letter of the number in the street, or a region in the place of the town.
  const isOdd = ({ street, town }) => /^[A-Z] /.test(street) || /^(?:northland|taranaki|southland)$/i.test(town);
  const fitting = rows.filter((row) => row.postcode !== '' && !isOdd(row) && (one.fits?.(row, world) ?? true));
  const made = [];
  for (let tries = 0; fitting.length > 0 && tries < 3 * told.each && made.length < told.each; tries++) {
    const row = pick(fitting);
    const extra = String(one.rd ? row.rd || 1 + below(15) : 100 + below(90_000));
    const cells = one.cells(row, world, extra);
    if (cells) made.push({ row, cells, truth: truthOf(one, row, cells, extra) });
  }
  return made;
}

/** What parse has to say; places as one text, since a lone one is either's. */
function truthOf({ without = [], rd, postal, bag, absent }, row, cells, extra) {
  const isStreet = !postal && !bag;
  const places = [
    without.includes('suburb') ? '' : suburbOf(row),
    without.includes('town') && suburbOf(row) !== '' ? '' : row.town,
  ];
  const truth = {
    unit: isStreet && !absent ? row.unit : '',
    number: isStreet && !absent ? houseOf(row) : undefined,
    street: isStreet ? fullStreet(row.street) : '',
    places: places.filter(Boolean).map(placeName).join(' / '),
    rd: rd ? extra : '',
    box: isStreet ? '' : extra,
    postcode: without.includes('postcode') ? '' : row.postcode,
  };
  return absent ? { ...truth, street: undefined } : truth;
}

function placeName(text) {
  return fold(text).replace(/^MT /, 'MOUNT ').replace(/^ST /, 'SAINT ');
}

function tableOf(made, mode) {
  if (mode === 'columns') {
    const headings = Object.keys(made[0].cells);
    return [headings, ...made.map(({ cells }) => headings.map((heading) => cells[heading] ?? ''))];
  }
  const between = mode === 'line' ? ', ' : ' ';
  return [['Address'], ...made.map(({ cells }) => [Object.values(cells).filter(Boolean).join(between)])];
}

function ask(operation, table) {
  const input = path.join(folder, 'table.csv');
  const output = path.join(folder, 'answers.csv');
  fs.writeFileSync(input, stringify(table));
  const options = ['--locale', 'nz', '--data', folder, '-o', output];
  fs.rmSync(output, { force: true });
  execFileSync(process.execPath, [binary, operation, input, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  return parseCsv(fs.readFileSync(output), { columns: true, relax_column_count: true });
}

function measure(name, one, made, mode, sum) {
  const table = tableOf(made, mode);
  const cleansed = ask('cleanse', table);
  const parsed = ask('parse', table);
  const counts = { right: 0, wrong: 0, read: 0 };
  let left = Number(told.show);
  made.forEach(({ row, cells, truth }, i) => {
    const answer = cleansed[i];
    const isAddress = ['verified', 'corrected'].includes(answer.cleanse_status);
    const isSame = answer.cleanse_id === `NZ|NZAD|${row.id}`;
    const isRight = one.absent || one.postal || one.bag ? !isAddress : isAddress && isSame;
    const isWrong = isAddress && !isRight;
    const differ = differences(truth, parsed[i]);
    counts.right += Number(isRight);
    counts.wrong += Number(isWrong);
    counts.read += Number(differ.length === 0);
    if (mode !== modes[0] || left <= 0 || (isRight && differ.length === 0)) return;
    left--;
    console.log(`   ${JSON.stringify(cells)}`);
    if (!isRight) {
      const {
        cleanse_status: status,
        cleanse_level: level,
        cleanse_full_address: full,
        cleanse_messages: said,
      } = answer;
      console.log(`      ${status} ${level} ${answer.cleanse_exception} ${full} [${said}]`);
    }
    if (differ.length > 0) console.log(`      ${differ.join(' · ')} [unknown ${parsed[i].parse_unknown}]`);
  });
  for (const key of ['right', 'wrong', 'read']) sum[key] += counts[key];
  sum.n += made.length;
  return shown(counts, made.length);
}

function differences(truth, p) {
  const said = {
    unit: p.parse_flat_unit_number,
    number: p.parse_street_number,
    street: fullStreet(p.parse_street),
    places: [p.parse_suburb, p.parse_town_city].filter(Boolean).map(placeName).join(' / '),
    rd: p.parse_rd_number,
    box: p.parse_postal_number,
    postcode: p.parse_postcode,
  };
  return Object.keys(truth)
    .filter((key) => truth[key] !== undefined && truth[key] !== said[key])
    .map((key) => `${key}: "${said[key]}" for "${truth[key]}"`);
}

function shown({ right, wrong, read }, n) {
  const part = (count) => ((100 * count) / n).toFixed(1).padStart(6);
  return `${part(right)} ${part(wrong)} ${part(read)}        `;
}
