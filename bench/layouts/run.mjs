// One run of the real binary over one file, and the judgement of its answers.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** Confidence from which a partial answer with an id at address level counts as claimed. */
const CLAIMED = 50;
const DEEP = new Set(['address', 'subdwelling']);

/**
 * @param {{ binary: string, data: string }} tool @param {string} input
 * @param {string} output @param {string[]} more
 */
export function cleanse({ binary, data }, input, output, more) {
  const summary = `${output}.summary.json`;
  for (const file of [output, summary]) rmSync(file, { force: true });
  const told = ['--data', data, '--format', 'jsonl', '-o', output, '--summary', summary, '--threads', '1', '--restart'];
  const started = performance.now();
  const run = spawnSync(process.execPath, [binary, 'cleanse', input, ...told, ...more], { encoding: 'utf8' });
  const ms = performance.now() - started;
  if (run.status !== 0 && run.status !== 1) {
    return { ms, answers: [], mapping: '', said: run.stderr.trim().split('\n').at(-1) ?? '' };
  }
  const answers = readFileSync(output, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).cleanse);
  const { mapping, warnings } = JSON.parse(readFileSync(summary, 'utf8'));
  return {
    ms,
    answers,
    mapping: mappingText(mapping),
    said: (warnings ?? []).map(String).join('; '),
    stderr: run.stderr,
  };
}

const mappingText = (mapping) =>
  (Array.isArray(mapping) ? mapping : []).map(({ field, columns }) => `${field}=${columns.join('+')}`).join(' ');

/** 'right', 'wrong' (claimed another) or 'missed'. @param {Set<string>} wanted */
export function judge(answer, wanted) {
  if (!answer) return 'missed';
  const { status, level, confidence, id } = answer;
  const taken = status === 'verified' || status === 'corrected';
  if (taken && wanted.has(id)) return 'right';
  const claimed =
    id && !wanted.has(id) && DEEP.has(level) && (taken || (status === 'partial' && confidence >= CLAIMED));
  return claimed ? 'wrong' : 'missed';
}
