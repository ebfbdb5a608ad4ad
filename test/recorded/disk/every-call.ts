// A command on a disk on which, in turn, each of its calls fails, or is done by half: what it says, what it leaves, and
// what the same command makes of that afterwards.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Finished, Workdir } from '../../support/workdir.js';
import { openBelow } from '../support/left-open.js';
import { onFaultyDisk } from './faulty-disk.js';
import { steadyNames, type Fault, type WatchedCalls } from './watched-calls.js';

export interface Tried {
  /** The folder, its inputs made anew before each try. */
  readonly folder: Pick<Workdir, 'path'>;
  readonly prepare: () => void | Promise<void>;
  readonly run: () => Promise<Finished>;
  /** Further folders of which calls are seen, by how they are called. */
  readonly watched?: Readonly<Record<string, string>>;
  /** Calls that are tried, by their names; all of them by default. */
  readonly only?: RegExp | undefined;
  /** What in texts and bytes differs from run to run. */
  readonly steady?: (text: string) => string;
}

/** What the system says of a call that fails, by what the call is. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/^(?:handle\.)?(?:write|append|mkdtemp|mkdir)/, 'ENOSPC'],
  [/^(?:open|rename|rm|unlink|link|handle\.chmod|fchmod|chmod)/, 'EACCES'],
];
const codeOf = (call: string): string => CODES.find(([form]) => form.test(call))?.[1] ?? 'EIO';

const faultsOf = (call: string): Fault[] => [
  { code: codeOf(call) },
  ...(/^(?:handle\.)?(?:read|write)(?:Sync)? /.test(call) ? (['half'] as const) : []),
];

/** What may come of no failure: an error that nobody expected, a file left open, or one missing though all is well. */
const FAULTS = /internal error|LEFT OPEN|: exit [03][^;]*; (?:\S+ )*[-~]\S/;

/** Tries every call, and tells what came of it, a line for each outcome with the calls that have it. */
export async function everyCall(tried: Tried): Promise<string[]> {
  const { folder, watched = {} } = tried;
  const outcomes = new Map<string, string[]>();
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = join(folder.path, 'tmp');
  // What is done every second, such as touching a lock, is done in no run that is as short as these should be.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await onFaultyDisk({ '': folder.path, ...watched }, async (calls) => {
      // Once more than it counts: what is made at the first use is there then.
      await once(tried, calls);
      const calm = await once(tried, calls);
      const known = new Map<string, string>();
      const names = wanted(calm.calls, tried.only);
      outcomes.set(`undisturbed: ${said(calm, tried)} ${Object.keys(calm.files).join(', ')}`, []);
      for (const mode of calm.modes) outcomes.set(`permissions: ${mode}`, []);
      for (const call of names) {
        for (const fault of faultsOf(call)) {
          const outcome = await outcomeOf(tried, calls, calm, [call, fault], known);
          expect(`${call}: ${outcome}`).not.toMatch(FAULTS);
          const of = outcomes.get(outcome) ?? [];
          outcomes.set(outcome, [...of, fault === 'half' ? `half of ${call}` : `${call} ${fault.code}`]);
        }
      }
    });
  } finally {
    vi.useRealTimers();
    process.env['TMPDIR'] = temporary;
  }
  return [...outcomes].flatMap(([outcome, calls]) => [outcome, ...joined(calls).map((call) => `    ${call}`)]);
}

interface Ended extends Finished {
  readonly calls: readonly string[];
  readonly modes: readonly string[];
  /** Files that it left open. */
  readonly open: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** The command from the beginning, with that fault if one is given. */
async function once(tried: Tried, calls: WatchedCalls, fault?: readonly [string, Fault]): Promise<Ended> {
  const { folder } = tried;
  for (const name of readdirSync(folder.path)) rmSync(join(folder.path, name), { recursive: true });
  mkdirSync(join(folder.path, 'tmp'));
  await tried.prepare();
  return again(tried, calls, fault);
}

async function again(tried: Tried, calls: WatchedCalls, fault?: readonly [string, Fault]): Promise<Ended> {
  const { folder, run } = tried;
  calls.expect(fault?.[0], fault?.[1]);
  const before = openBelow(folder.path, ...Object.values(tried.watched ?? {}));
  const finished = await run();
  const [made, modes] = [[...calls.made], [...calls.modes].toSorted()];
  calls.expect();
  const after = openBelow(folder.path, ...Object.values(tried.watched ?? {}));
  for (const one of before) after.splice(after.indexOf(one), 1);
  return { ...finished, calls: made, modes, files: filesIn(tried), open: after };
}

/** What is in the folder, by name: the sum of its bytes. */
function filesIn({ folder, steady = (text) => text }: Tried): Record<string, string> {
  const names = readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(join(folder.path, name)).isFile());
  const sum = (name: string): string =>
    createHash('sha256')
      .update(steady(readFileSync(join(folder.path, name), 'latin1')))
      .digest('hex')
      .slice(0, 8);
  return Object.fromEntries(files.map((name) => [steadyNames(name), sum(name)]));
}

/** Files whose bytes hold times. */
const VARYING = /\.(?:journal|lock)$/;

/** `known`: what the same command made of what was left, which is asked once of the same. */
async function outcomeOf(
  tried: Tried,
  calls: WatchedCalls,
  calm: Ended,
  fault: readonly [string, Fault],
  known: Map<string, string>,
): Promise<string> {
  const ended = await once(tried, calls, fault);
  const left = difference(ended.files, calm.files);
  const parts = [`${said(ended, tried)}${ended.stdout === calm.stdout ? '' : ' (other output)'}`, left];
  if (ended.open.length > 0) parts.push(`LEFT OPEN ${steadyNames(ended.open.join(' '))}`);
  if (left !== '' || ended.code !== calm.code) {
    const key = JSON.stringify([ended.code, Object.entries(ended.files).filter(([name]) => !VARYING.test(name))]);
    const then = known.get(key) ?? (await after(tried, calls, calm));
    known.set(key, then);
    parts.push(then);
  }
  return parts.filter((part) => part !== '').join('; ');
}

/** What the same command makes of what is left. */
async function after(tried: Tried, calls: WatchedCalls, calm: Ended): Promise<string> {
  const later = await again(tried, calls);
  const rest = difference(later.files, calm.files);
  const isCalm = later.code === calm.code && rest === '';
  const how = /continued after \d+ rows/.exec(later.stderr)?.[0] ?? 'begun anew';
  return isCalm ? `then as undisturbed, ${how}` : `then ${said(later, tried)} ${rest}`;
}

/** The exit code, and the last of what was said where it failed. */
function said({ code, stderr }: Finished, { folder, steady = (text) => text }: Tried): string {
  const lines = steady(stderr.replaceAll(folder.path, '<folder>')).trimEnd().split('\n');
  const told = code === 0 || code === 3 ? lines.filter((line) => line.includes('warning')) : lines.slice(-1);
  return `exit ${code} ${told.map((line) => steadyNames(line)).join(' / ')}`.trimEnd();
}

/** Files that are missing, more, or other than they should be. */
function difference(found: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): string {
  const names = [...new Set([...Object.keys(found), ...Object.keys(wanted)])].toSorted();
  return names
    .flatMap((name) => {
      if (found[name] === wanted[name]) return [];
      if (found[name] === undefined) return `-${name}`;
      return wanted[name] === undefined ? `+${name}` : `~${name}`;
    })
    .join(' ');
}

/** Of a call that is made again and again the first two, and then every twentieth. */
const wanted = (calls: readonly string[], only = /./): string[] =>
  calls.filter((call) => {
    const count = Number(/ (\d+)$/.exec(call)?.[1] ?? 1);
    return only.test(call) && (count <= 2 || count % 20 === 0);
  });

/** Numbers of the same call as one: `read x 2, 3, 4` is `read x 2-4`. */
function joined(calls: readonly string[]): string[] {
  const numbers = new Map<string, string[]>();
  for (const call of calls) {
    const [, begin = call, number = '', end = ''] = /^(.*?)(?: (\d+))?( [A-Z]+)?$/.exec(call) ?? [];
    const key = `${begin}${end}`;
    numbers.set(key, [...(numbers.get(key) ?? []), number === '' ? '1' : number]);
  }
  return [...numbers].map(([key, all]) => (all.length === 1 && all[0] === '1' ? key : `${key}: ${all.join(' ')}`));
}
