// Companies: how fast the ABN bulk extract is read, and how a set of it answers.
//   node bench/company.mjs scan FILE.xml [--saxes FOLDER]     records a second of one core, five turns; beside it the
//                                                              parser saxes of that folder's node_modules, in turns
//   node bench/company.mjs ask DATA_FOLDER [--names 400]      by number, and by name: as it is, with one slip, with two
// The extract may be one of bench/company/generate.mjs. Figures are medians; a slip is a letter left out, put in,
// replaced or swapped at random, blanks and legal form included.
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { randomOf } from './company/generate.mjs';

const at = (file) => new URL(`../dist/${file}`, import.meta.url).href;
const option = (name, otherwise) => {
  const i = process.argv.indexOf(name);
  return i < 0 ? otherwise : process.argv[i + 1];
};
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const TURNS = 5;

/** Seconds of processor that a step takes. */
async function processor(step) {
  const before = process.cpuUsage();
  await step();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function scan(file) {
  const { readAbrFile } = await import(at('data/import/abr/read-file.js'));
  const { releaseFiles } = await import(at('data/import/tables/files.js'));
  const { files } = await releaseFiles(file, /\.xml$/i);
  const folder = option('--saxes');
  const SaxesParser = folder && createRequire(path.join(path.resolve(folder), 'x.js'))('saxes').SaxesParser;
  let records = 0;
  const ours = [];
  const theirs = [];
  for (let turn = 0; turn < TURNS; turn++) {
    records = 0;
    const runs = { add: () => records++ };
    ours.push(await processor(() => readAbrFile(files[0], runs)));
    if (!SaxesParser || turn > 1) continue;
    theirs.push(
      await processor(async () => {
        const parser = new SaxesParser();
        let seen = 0;
        parser.on('closetag', ({ name }) => {
          if (name === 'ABR') seen++;
        });
        for await (const chunk of fs.createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
          parser.write(chunk);
        }
        if (seen !== records) throw new Error(`saxes saw ${seen} records, the scanner ${records}`);
      }),
    );
  }
  const rate = (seconds) => `${Math.round(records / seconds).toLocaleString('en-AU')} records/s`;
  const megabytes = fs.statSync(file).size / 1e6;
  console.log(`scan: ${rate(median(ours))} of a core (${rate(Math.max(...ours))} to ${rate(Math.min(...ours))})`);
  console.log(
    `      ${Math.round(megabytes / median(ours))} MB/s, ${Math.round((megabytes * 1e6) / records)} bytes a record`,
  );
  if (theirs.length > 0) {
    console.log(
      `saxes: ${rate(median(theirs))}; the scanner is ${(median(theirs) / median(ours)).toFixed(1)} times as fast`,
    );
  }
}

/** A slip at random. */
function slipped(text, random) {
  const places = [...text.matchAll(/[A-Z]/g)].map((match) => match.index);
  const i = places[Math.floor(random() * places.length)] ?? 0;
  const letter = String.fromCharCode(65 + Math.floor(random() * 26));
  const kind = random();
  if (kind < 0.25) return text.slice(0, i) + text.slice(i + 1);
  if (kind < 0.5) return text.slice(0, i) + letter + text.slice(i);
  if (kind < 0.75) return text.slice(0, i) + (letter === text[i] ? 'Q' : letter) + text.slice(i + 1);
  return text.slice(0, i) + (text[i + 1] ?? '') + text[i] + text.slice(i + 2);
}

async function ask(dataDir) {
  const { CompanySet } = await import(at('data/companies/read/company-set.js'));
  const { openLocalEngine } = await import(at('engine/local.js'));
  const { company } = await import(at('contract/operations/company.js'));
  const file = fs.readdirSync(dataDir).find((name) => /^abr-.*\.wpd$/.test(name));
  const set = CompanySet.open(path.join(dataDir, file));
  const random = randomOf(1);
  const numbers = set.file.u32('company.page');
  const records = [];
  for (let i = 0; i < 20_000; i++) {
    records.push(...set.byNumber(numbers[Math.floor(random() * numbers.length)]).slice(0, 1));
  }
  const each = [];
  for (let turn = 0; turn < TURNS; turn++) {
    each.push(
      (await processor(() => {
        for (const { number } of records) set.byNumber(number);
      })) / records.length,
    );
  }
  console.log(
    `by number: ${(median(each) * 1e6).toFixed(1)} us of processor, ` +
      `${each.map((one) => (one * 1e6).toFixed(1)).join(', ')} in turns`,
  );
  const fd = fs.openSync(path.join(dataDir, file), 'r');
  const page = Buffer.alloc(4096);
  const bare = await processor(() => {
    for (const { number } of records) fs.readSync(fd, page, 0, 4096, (number % 300_000) * 4096);
  });
  console.log(`           a bare read of a page: ${((bare / records.length) * 1e6).toFixed(1)} us`);
  fs.closeSync(fd);
  const engine = await openLocalEngine({ dataDir });
  const hits = async (name) => (await engine.run(company, { payload: [{ name }] })).payload;
  const isOf = (hit, { number }) => Number(hit?.abn?.slice(2)) === number;
  const wanted = Number(option('--names', 400));
  const only = [];
  for (const record of records) {
    if (only.length === wanted) break;
    if (record.names[0].kind !== 'MN') continue;
    const found = await hits(record.names[0].text);
    if (found[0]?.attributes.Verdict === 'found' && isOf(found[0], record)) only.push(record);
  }
  const make = {
    'as it is': (text) => text,
    'one slip': (text) => slipped(text, random),
    'two slips': (text) => slipped(slipped(text, random), random),
  };
  for (const [what, write] of Object.entries(make)) {
    const times = [];
    let first = 0;
    let listed = 0;
    let others = 0;
    for (const record of only) {
      const name = write(record.names[0].text);
      const began = performance.now();
      const found = await hits(name);
      times.push(performance.now() - began);
      if (isOf(found[0], record)) first++;
      else if (found.some((hit) => isOf(hit, record))) listed++;
      // What was made of the name is another company's own.
      else if (found[0]?.attributes.Match === 'exact') others++;
    }
    times.sort((a, b) => a - b);
    const share = (of) => `${((100 * of) / only.length).toFixed(1)} %`;
    console.log(
      `by name, ${what}: first ${share(first)}, listed behind one that is as near ${share(listed)}, another's name ` +
        `${share(others)}; p50 ${median(times).toFixed(2)} ms, ` +
        `p99 ${times[Math.floor(times.length * 0.99)].toFixed(1)} ms`,
    );
  }
  set.close();
  await engine.close();
}

const [, , task, target] = process.argv;
if (task === 'scan') await scan(target);
else await ask(target);
