// One export of one convention: written, cleansed by the real binary without --map, judged row by row.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chance } from '../layouts/chance.mjs';
import { bytesOf, entities } from './bytes.mjs';
import { drawRows } from './draw.mjs';
import { besides, factsOf } from './facts.mjs';

/**
 * How one program writes its file. `typeless`: it has no place for the type of a unit. `shapes`: of the addresses that
 * it can hold.
 * @typedef {{ kind: string, name: string, source: string, style: import('./bytes.mjs').FileStyle, entities?: boolean,
 *   typeless?: boolean, shapes?: string[],
 *   columns: [string, Write, 'again'?][] }} Convention
 * @typedef {(facts: ReturnType<typeof factsOf>, beside: ReturnType<typeof besides>) => string} Write
 */

const TAKEN = new Set(['verified', 'corrected']);
const DEEP = new Set(['address', 'subdwelling']);
/** Confidence from which a partial answer with an id of a house counts as claimed. */
const CLAIMED = 50;

/** The file and its rows. @param {Convention} convention */
export function written(convention, world, count, seed, folder) {
  const luck = chance(`${convention.name} ${seed}`);
  const rows = drawRows(world.reference, world.shapes, luck, count, convention);
  const cells = rows.map((row, i) => {
    const beside = besides(chance(`${convention.name} ${seed} ${i}`), i);
    const facts = factsOf(row.said);
    return convention.columns.map(([, write]) => {
      const cell = write(facts, beside);
      return convention.entities ? entities(cell) : cell;
    });
  });
  const file = join(folder, `${convention.name}.csv`);
  const headings = convention.columns.map(([heading]) => heading);
  writeFileSync(file, bytesOf(convention.style, headings, cells));
  return { file, rows, cells };
}

/** Answers by row, and what was said of the columns. */
export function cleansed({ binary, data, command = 'cleanse' }, file) {
  const [output, summary] = [`${file}.jsonl`, `${file}.summary.json`];
  for (const one of [output, summary]) rmSync(one, { force: true });
  const told = ['--data', data, '--format', 'jsonl', '-o', output, '--summary', summary, '--threads', '1', '--restart'];
  const run = spawnSync(process.execPath, [binary, command, file, ...told], { encoding: 'utf8' });
  if (run.status !== 0) return { answers: [], mapping: [], warnings: [run.stderr.trim().split('\n').at(-1)] };
  const lines = readFileSync(output, 'utf8').trimEnd().split('\n');
  const { mapping, columns, warnings = [] } = JSON.parse(readFileSync(summary, 'utf8'));
  return { answers: lines.map((line) => JSON.parse(line)[command]), mapping, columns, warnings };
}

/** @param {{ what: string, ids: Set<string>, said: import('../noise/reference.mjs').Row }} row */
export function judge(row, answer) {
  if (!answer) return 'missed';
  const { status, level, confidence, id } = answer;
  const pid = id?.split('|').at(-1);
  const claims = TAKEN.has(status) || (status === 'partial' && DEEP.has(level) && confidence >= CLAIMED);
  if (row.ids.size === 0) return judgeAbsent(row, answer, pid, claims);
  if (TAKEN.has(status) && row.ids.has(pid)) return 'right';
  if (claims && id && DEEP.has(level) && !isHouseOf(row, pid, status)) return 'wrong';
  return ['partial', 'ambiguous'].includes(status) ? 'partial' : 'missed';
}

/** What does not exist is answered right where no more is claimed than there is: of a unit, its house. */
function judgeAbsent(row, { status, level }, pid, claims) {
  if (!claims || !DEEP.has(level) || pid === undefined) return 'refused';
  return row.what === 'noUnit' && isHouseOf(row, pid, status) ? 'refused' : 'claimed';
}

/** True for the house of a unit, said to be only that. */
function isHouseOf({ said }, pid, status) {
  if (status !== 'partial') return false;
  const rows = said.street.byNumber.get(said.first + said.firstSuffix) ?? [];
  return rows.some((one) => one.pid === pid && one.flat === '');
}

/** What is said of the columns of another address than the one that is asked about. */
const OTHERS = /^the columns hold \d+ addresses/;

/**
 * Headings of columns that say a part of the address, and neither feed a field nor are spoken of; those that say again
 * what others say are marked so.
 */
export function droppedSilently(convention, { mapping, columns = [], warnings }, cells) {
  const used = new Set(mapping.flatMap((one) => one.columns));
  const groups = new Map(columns.map(({ column, group }) => [column, group]));
  const chosen = new Set([...used].map((column) => groups.get(column)));
  const isOfOthers = (heading) =>
    groups.get(heading) !== undefined &&
    !chosen.has(groups.get(heading)) &&
    warnings.some((warning) => OTHERS.test(warning));
  return convention.columns
    .map(([heading, write, isAgain], i) => ({ heading, i, write, isAgain }))
    .filter(({ write, isAgain }) => isAgain === undefined && bears(write))
    .filter(({ heading, i }) => !used.has(heading) && cells.some((row) => row[i] !== ''))
    .filter(
      ({ heading }) => !warnings.some((warning) => String(warning).includes(`'${heading}'`)) && !isOfOthers(heading),
    )
    .map(({ heading, i }) => ({ heading, rows: cells.filter((row) => row[i] !== '').length }));
}

/** True if a column is written from the address. */
function bears(write) {
  let isAsked = false;
  const facts = new Proxy(
    {},
    {
      get: (_, name) => {
        isAsked = true;
        return name === 'said' ? { lat: 0, lon: 0 } : 'x';
      },
    },
  );
  write(facts, besides(chance('bears'), 0));
  return isAsked;
}
