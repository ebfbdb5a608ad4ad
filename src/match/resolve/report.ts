// What is said of a linkage as a whole: notes, summary, and the pairs that a person should look at.
import { FEW, type Skipped } from '../block/candidates.js';
import type { LinkLevel, ReviewPair } from '../link-types.js';
import { FieldComparison } from '../model/fields.js';
import { MARKS } from '../store/columns.js';
import type { Crowds } from '../store/crowds.js';
import type { StoreCounts } from '../store/store.js';
import { PAIR } from './adjacency.js';
import { rowName } from './decided.js';
import { isMatch, type LinkShare } from './outcome.js';
import { PairJudge } from './pair-judge.js';
import type { Resolved } from './resolve.js';
import type { Material, Weights } from './share.js';
import { MOST_NAMED } from './through.js';

/** What the levels above the individual are compared by. */
const COMPARED: Readonly<Record<Exclude<LinkLevel, 'individual'>, string>> = {
  family: 'surname, address, phone and email',
  household: 'address, phone and email',
  address: 'address',
};

/** What was decided of the files, in sentences. */
export function notesOf(
  material: Material,
  weights: Weights | undefined,
  blocking: string,
  skipped: readonly Skipped[],
): string[] {
  const { store, derived, plan, level } = material;
  const fields = new FieldComparison(store, derived, plan).fields.map(({ description }) => description.name);
  const expected =
    weights === undefined ? '' : `; about ${Math.round(weights.model.expected)} pairs expected to be one`;
  const by = level === 'individual' ? [...new Set(fields)].join(', ') : COMPARED[level];
  return [
    `level ${level}; compared by ${by}`,
    `${blocking}${expected}`,
    ...skipped.flatMap((one, k) => skippedNote(one, k)),
  ];
}

/** What too many share; the first key is of records that are the same in all that counts. */
function skippedNote({ key, rows, pairs }: Skipped, k: number): string[] {
  if (rows === 0) return [];
  if (k > 0) return [`${key}: too many share a value, ${rows} times (${pairs} pairs) left to other keys`];
  const have = rows === 1 ? '1 row has' : `${rows} rows have`;
  return [`${have} very many records alike in the reference, and each is compared with ${FEW} of them`];
}

/** What could not be heeded: decisions on records that are not there, parts of records beyond those that are kept. */
export function leftOutNotes({ unknown, largeClusters }: Resolved, counts: readonly StoreCounts[]): string[] {
  const beyond = counts.reduce((sum, side) => sum + side.beyond, 0);
  const notes: string[] = [];
  const decisions = unknown === 1 ? 'decision names' : 'decisions name';
  if (unknown > 0) notes.push(`${unknown} ${decisions} a record that is not there`);
  if (beyond > 0) notes.push(`${beyond} further addresses, phones, emails or other texts of records were not compared`);
  if (largeClusters.length > 0) notes.push(largeNote(largeClusters));
  return notes;
}

/** What very many persons share. */
export function crowdNotes(crowds: Crowds | undefined): string[] {
  if (crowds === undefined || crowds.records === 0) return [];
  const { address, phone, email, records } = crowds;
  const counted = [
    [address, address === 1 ? 'address (its place counts)' : 'addresses (their places count)'],
    [phone, phone === 1 ? 'phone' : 'phones'],
    [email, email === 1 ? 'email' : 'emails'],
  ].filter(([count]) => count !== 0);
  const what = counted.map(([count, name]) => `${count} ${name}`).join(', ');
  return [`shared by so many surnames that they are no sign of a person: ${what}, in ${records} records`];
}

/** Of clusters so large that a row is told those of its matches alone that it was compared with. */
function largeNote(sizes: Int32Array): string {
  const records = sizes.reduce((sum, size) => sum + size, 0);
  const clusters = sizes.length === 1 ? '1 cluster has' : `${sizes.length} clusters have`;
  return (
    `${clusters} more than ${MOST_NAMED} records, ${records} together: match_count counts all of them, ` +
    'pairs are named where the two were compared'
  );
}

/** The same as numbers: rows by status, rows by the class of their best match, thresholds. */
export function summaryOf(share: LinkShare, candidates: number, skipped: readonly Skipped[]): Record<string, unknown> {
  const { material, weights, pairs, clusters } = share;
  const judge = new PairJudge(material, weights);
  const [own] = material.store.rows;
  const statuses: Record<string, number> = { matched: 0, possible: 0, unmatched: 0, rejected: 0 };
  const classes: Record<string, number> = {};
  const marks = material.store.columns['marks'];
  for (let row = 0; row < own; row++) {
    const start = pairs.starts[row]!;
    const end = pairs.starts[row + 1]!;
    const isRejected = ((marks?.[row] ?? 0) & MARKS.rejected) !== 0;
    const status = isRejected ? 'rejected' : statusOf(pairs.states, start, end);
    statuses[status]!++;
    if (isRejected || start === end) continue;
    const code = judge.classOf(row, pairs.to[start]!, pairs.odds[start]!) ?? 'decided';
    classes[code] = (classes[code] ?? 0) + 1;
  }
  return {
    level: material.level,
    statuses,
    classes,
    clusters: new Set(clusters.filter((cluster) => cluster !== 0)).size,
    candidates,
    skipped: skipped.filter(({ rows }) => rows > 0),
    ...(weights === undefined
      ? {}
      : {
          expected: Math.round(weights.model.expected),
          matched: judge.probability(judge.matched),
          possible: judge.probability(judge.possible),
        }),
  };
}

function statusOf(states: Uint8Array, start: number, end: number): string {
  for (let at = start; at < end; at++) if (isMatch(states[at]!)) return 'matched';
  return start === end ? 'unmatched' : 'possible';
}

/** Pairs that are possible, in the order of their rows. */
export function* reviewPairs(share: LinkShare): Iterable<ReviewPair> {
  const { material, pairs } = share;
  const judge = new PairJudge(material, share.weights);
  const own = material.store.rows[0];
  for (let row = 0; row < own; row++) {
    for (let at = pairs.starts[row]!; at < pairs.starts[row + 1]!; at++) {
      const other = pairs.to[at]!;
      if (pairs.states[at] !== PAIR.possible || other < row) continue;
      yield {
        fromRow: row,
        toRow: material.hasReference ? other - own : other,
        fromId: rowName(material.store, row),
        toId: rowName(material.store, other),
        matchClass: judge.classOf(row, other, pairs.odds[at]!) ?? '',
        probability: judge.probability(pairs.odds[at]!),
        evidence: judge.evidence(row, other),
      };
    }
  }
}
