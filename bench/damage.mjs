#!/usr/bin/env node
// What damaged data does: copies of a data folder are damaged one by one, and the real program asked of each.
//
//   node bench/damage.mjs DATA INPUT.csv --questions Q.json [--damages 400] [--seed 1] [--seconds 60] [--grown 600]
//                         [--package] [--sealed] [--program DIR]
//   node bench/damage.mjs DATA INPUT.csv --answers [--damages 200] [--seed 1] [--seconds 60] [--program DIR]
//
// DATA is imported; INPUT a file of some thousand rows, which `cleanse` goes through on its threads; Q.json a list of
// argument lists, such as [["find", "24 smi res"]], of which two are asked of each copy. --package damages the data
// files that come with the package instead, its own and those of packages that it needs, in a copy of it; --sealed
// makes the checksums right again behind the damage; --program is another built package than this one. --answers
// damages answers of a service instead, by turns those of a cache and those that a killed run of INPUT left
// (damage/answers.mjs). The exit code is 1 where an outcome is not same or named
// (with --sealed, where one is hang or grown). Outcomes, by question:
//
//   same    exit code and output are those without the damage
//   named   another exit code than 0, and words that name a file; no output file
//   other   exit code 0 and another output: nobody is told
//   bug     exit code 1 or a signal
//   hang    no end within --seconds
//   grown   more than --grown MB of memory beyond what the same question takes without damage
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { damageAnswers } from './damage/answers.mjs';
import { damage } from './damage/damages.mjs';
import { Random } from './noise/random.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string' },
    damages: { type: 'string', default: '400' },
    answers: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    grown: { type: 'string', default: '600' },
    package: { type: 'boolean', default: false },
    sealed: { type: 'boolean', default: false },
    program: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
});
const [data, input] = positionals;
/** Outcomes that make the exit code 1: of what is sealed again any answer and any failure is right that comes soon. */
const FAULTS = values.sealed ? /: (?:hang|grown)$/ : /: (?:other|bug|hang|grown)$/;
/** The exit code; `counts`: how often, by question and outcome. */
const endOf = (counts) => ([...counts.keys()].some((name) => FAULTS.test(name)) ? 1 : 0);
const root = path.resolve(values.program);
if (input === undefined || (values.questions === undefined && !values.answers)) {
  console.error(
    'usage: damage.mjs DATA INPUT.csv (--questions Q.json [--package] [--sealed] | --answers) [--damages N] [--seed S]',
  );
  process.exit(2);
}
if (values.answers) {
  const found = await damageAnswers({
    data: path.resolve(data),
    input: path.resolve(input),
    program: root,
    count: Number(values.damages),
    seconds: Number(values.seconds),
    random: new Random(Number(values.seed)),
    tell: console.log,
  });
  console.log(`${values.damages} damages of answers, seed ${values.seed}`);
  for (const [name, count] of [...found].sort()) console.log(`${name}  ${count}`);
  process.exit(endOf(found));
}
/** Packages whose files are read as data (src/data/needed-packages.ts), and the own files. */
const NEEDED = ['i18n-iso-countries'];
const OWN = ['world.wpd', 'areas.wpd', 'postal-codes.wpd', 'gazetteer.wpd', 'whereabouts.wpd'];
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'id', 'vi', 'ja', 'zh', 'ko', 'ru', 'ar'];
const OF_PACKAGES = [
  'i18n-iso-countries/codes.json',
  ...LANGUAGES.map((language) => `i18n-iso-countries/langs/${language}.json`),
];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waypost-damage-'));
const copy = path.join(folder, 'data');
const catalogue = path.join(copy, 'catalogue.json');
const home = values.package ? path.join(folder, 'package') : root;
const out = path.join(folder, 'out.csv');
const questions = JSON.parse(fs.readFileSync(values.questions, 'utf8'));
const batch = ['cleanse', path.resolve(input), '-o', out, '--quiet', '--restart'];
const random = new Random(Number(values.seed));

/** Resident memory of a process at its most, in MB. */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Asks the real program; `limit` in MB. */
function ask(args, limit) {
  fs.rmSync(out, { force: true });
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(home, 'bin/waypost.js'), ...args, '--data', copy], {
      cwd: folder,
      env: { ...process.env, WAYPOST_DATA: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const text = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) child[name].on('data', (bytes) => (text[name] += bytes));
    let peak = 0;
    let ended = '';
    const stop = (why) => {
      ended ||= why;
      child.kill('SIGKILL');
    };
    const late = setTimeout(() => stop('hang'), Number(values.seconds) * 1000);
    const watch = setInterval(() => {
      peak = Math.max(peak, peakOf(child.pid));
      if (peak > limit) stop('grown');
    }, 50);
    child.on('close', (code, signal) => {
      clearTimeout(late);
      clearInterval(watch);
      const written = fs.existsSync(out) ? fs.readFileSync(out, 'utf8') : '';
      resolve({ ...text, code, signal, ended, peak, written });
    });
  });
}

function outcomeOf(was, is) {
  if (is.ended !== '') return is.ended;
  if (is.signal !== null || is.code === 1) return 'bug';
  if (is.code === was.code && is.stdout === was.stdout && is.written === was.written) return 'same';
  const isNamed = is.code !== 0 && /\.wpd|catalogue\.json|i18n-iso-countries/.test(is.stderr) && is.written === '';
  return isNamed ? 'named' : 'other';
}

/** So that the catalogue does not tell the files that are sealed again from those that it names. */
function forgetChecksums() {
  const { sets, ...rest } = JSON.parse(fs.readFileSync(catalogue, 'utf8'));
  const entries = sets.map(({ checksum: _checksum, bytes: _bytes, ...entry }) => entry);
  fs.writeFileSync(catalogue, JSON.stringify({ ...rest, sets: entries }));
}

const restore = () => {
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(data, copy, { recursive: true });
  if (values.sealed) forgetChecksums();
  if (!values.package) return;
  for (const name of OWN) fs.copyFileSync(path.join(root, 'dist', name), path.join(home, 'dist', name));
  for (const name of NEEDED) {
    fs.cpSync(path.join(root, 'node_modules', name), path.join(home, 'node_modules', name), { recursive: true });
  }
};
if (values.package) {
  for (const name of ['bin', 'dist', 'package.json', 'release-catalogue.json']) {
    fs.cpSync(path.join(root, name), path.join(home, name), { recursive: true });
  }
  fs.mkdirSync(path.join(home, 'node_modules'));
  const scopes = new Set(NEEDED.map((name) => name.split('/')[0]));
  for (const name of fs.readdirSync(path.join(root, 'node_modules')).filter((name) => !scopes.has(name))) {
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(home, 'node_modules', name));
  }
}
restore();
const all = [batch, ...questions];
const right = [];
for (const args of all) right.push(await ask(args, Infinity));
right.forEach(({ code, stderr }, i) => {
  if (code !== 0) throw new Error(`without damage, ${all[i].join(' ')} ends with ${code}: ${stderr}`);
});

const sets = values.package
  ? [
      ...OWN.map((name) => path.join(home, 'dist', name)),
      ...OF_PACKAGES.map((name) => path.join(home, 'node_modules', name)),
    ]
  : fs
      .readdirSync(data)
      .filter((name) => name.endsWith('.wpd'))
      .map((name) => path.join(copy, name));
const largest = sets.toSorted((a, b) => fs.statSync(b).size - fs.statSync(a).size)[0];
const counts = new Map();
/** The largest file half of the times, of a package a third; the catalogue a fifth, else any. */
function chosen(chance, any) {
  if (chance < (values.package ? 0.3 : 0.5)) return largest;
  return chance < 0.8 || values.sealed || values.package ? any : catalogue;
}
/** What came of the first `n` damages. */
const tell = (n, print) => {
  print(`${n} damages, seed ${values.seed}`);
  for (const [name, count] of [...counts].sort()) print(`${name}  ${count}`);
};
try {
  for (let n = 0; n < Number(values.damages); n++) {
    if (n > 0 && n % 25 === 0) tell(n, console.error);
    restore();
    const file = chosen(random.next(), random.pick(sets));
    const how = damage(file, random, values.sealed);
    const two = [0, 1].map(() => 1 + random.below(questions.length));
    for (const i of [0, ...two]) {
      const is = await ask(all[i], right[i].peak + Number(values.grown));
      const outcome = outcomeOf(right[i], is);
      const name = i === 0 ? 'batch' : 'one record';
      counts.set(`${name}: ${outcome}`, (counts.get(`${name}: ${outcome}`) ?? 0) + 1);
      if (['same', 'named'].includes(outcome)) continue;
      console.log(
        `${outcome}  ${n} ${path.basename(file)}: ${how}  ${all[i].join(' ')}  ${is.stderr.slice(0, 200).trim()}`,
      );
    }
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
tell(Number(values.damages), console.log);
process.exitCode = endOf(counts);
