// What damaged answers do, those of a cache and those that a killed run left: the same command is given over each
// damage, to a service that answers as before.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CountingRelay } from '../counting-relay.mjs';
import { startService } from '../serve/service.mjs';
import { damage } from './damages.mjs';

const NAMES = ['out.csv', 'cache'];

/** Runs one command in the folder; `stopped` is asked now and then whether to kill it. */
function run({ program, folder, env, seconds }, args, stopped = () => false) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(program, 'bin/waypost.js'), ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    let isLate = false;
    child.stderr.on('data', (bytes) => (stderr += bytes));
    const late = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, seconds * 1000);
    const watch = setInterval(() => {
      if (stopped()) child.kill('SIGKILL');
    }, 20);
    child.on('close', (code, signal) => {
      clearTimeout(late);
      clearInterval(watch);
      resolve({ code, signal, stderr, isLate });
    });
  });
}

/** What the folder has of a run, put aside to be taken back. */
function kept(folder, aside) {
  for (const name of fs.readdirSync(folder)) {
    if (NAMES.some((start) => name.startsWith(start))) {
      fs.cpSync(path.join(folder, name), path.join(aside, name), { recursive: true });
    }
  }
  return () => {
    for (const name of fs.readdirSync(folder)) {
      if (NAMES.some((start) => name.startsWith(start))) {
        fs.rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    }
    fs.cpSync(aside, folder, { recursive: true });
  };
}

const logsIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'answers.log')
    .map((name) => path.join(folder, name));

/** The two places, filled by real runs: how each is restored, and what is asked over it. */
async function places(use, relay, input) {
  const ask = ['cleanse', input, '-o', 'out.csv', '--endpoint', relay.url, '--no-progress'];
  const cached = [...ask, '--cache', 'cache', '--restart'];
  const whole = await run(use, cached);
  if (whole.code !== 0) throw new Error(`without damage, the run ends with ${whole.code}: ${whole.stderr}`);
  const wanted = fs.readFileSync(path.join(use.folder, 'out.csv'), 'utf8');
  const all = relay.records;
  fs.rmSync(path.join(use.folder, 'out.csv'));
  const restoreCache = kept(use.folder, fs.mkdtempSync(path.join(use.aside, 'cache-')));
  fs.rmSync(path.join(use.folder, 'cache'), { recursive: true });
  relay.forget();
  // Slowly, so that the kill comes between two calls.
  await run(use, [...ask, '--rate', '1', '--concurrency', '1'], () => relay.calls > 3);
  if (logsIn(use.folder).length === 0) throw new Error('the run that was killed left no answers; give a longer INPUT');
  const restoreRun = kept(use.folder, fs.mkdtempSync(path.join(use.aside, 'run-')));
  return {
    all,
    wanted,
    both: [
      { name: 'cache', args: cached, restore: restoreCache },
      { name: 'run', args: ask, restore: restoreRun },
    ],
  };
}

/** Damages the answers `count` times; what came of each, by name. */
export async function damageAnswers({ data, input, program, count, seconds, random, tell }) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'waypost-damage-'));
  const [folder, aside] = ['run', 'aside'].map((name) => path.join(home, name));
  for (const one of [folder, aside]) fs.mkdirSync(one);
  const service = await startService(data, ['--rate-limit', '100000'], {
    program: path.join(program, 'bin/waypost.js'),
  });
  const relay = await CountingRelay.start(service.url, 16);
  const [user, credential] = Buffer.from(service.authorization.slice('Basic '.length), 'base64')
    .toString()
    .split(/:(.*)/s);
  const env = { ...process.env, WAYPOST_USER: user, WAYPOST_CREDENTIAL: credential };
  const counts = new Map();
  const add = (name) => counts.set(name, (counts.get(name) ?? 0) + 1);
  try {
    const { all, wanted, both } = await places({ program, folder, aside, env, seconds }, relay, input);
    const least = [];
    for (const { args, restore } of both) {
      restore();
      relay.forget();
      await run({ program, folder, env, seconds }, args);
      least.push(relay.records);
    }
    for (let n = 0; n < count; n++) {
      const { name, args, restore } = both[n % 2];
      restore();
      relay.forget();
      const how = damage(random.pick(logsIn(folder)), random, false);
      const end = await run({ program, folder, env, seconds }, args);
      const out = path.join(folder, 'out.csv');
      const written = fs.existsSync(out) ? fs.readFileSync(out, 'utf8') : '';
      const outcome = outcomeOf(end, written, wanted);
      add(`${name}: ${outcome}`);
      if (relay.records > least[n % 2]) add(`${name}: some asked again`);
      if (relay.records > all) add(`${name}: more asked than there are`);
      if (outcome !== 'same' && outcome !== 'named') tell(`${outcome}  ${n} ${name}: ${how}  ${end.stderr.trim()}`);
    }
  } finally {
    await pause(0);
    await relay.close();
    await service.stop();
    fs.rmSync(home, { recursive: true, force: true });
  }
  return counts;
}

function outcomeOf({ code, signal, stderr, isLate }, written, wanted) {
  if (isLate) return 'hang';
  if (signal !== null || code === 1) return 'bug';
  if (code === 0 && written === wanted) return 'same';
  return code !== 0 && /answers/.test(stderr) && written === '' ? 'named' : 'other';
}
