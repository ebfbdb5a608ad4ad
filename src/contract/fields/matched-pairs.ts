// The pairs that one record makes with those of an installed reference, as the matches of a row.
import type { MatchedRow, MatchRecord } from '../operations/match-record.js';
import type { MatchedPair } from '../schema/match.js';
import type { Hits } from './hits.js';

/** From this confidence of a class on two records are of one household. */
const SURE = 7;

/** The matches, best first; where several are alike the best is only possible. */
export function rowOfPairs({ payload, messages }: Hits<MatchedPair>, record: MatchRecord): MatchedRow {
  const all = payload.map(rowOf);
  const [best, second] = all;
  const isTied = best !== undefined && second?.matchClass === best.matchClass;
  const said = namesAmong(record) ? [...messages, NAMES] : [...messages];
  if (best === undefined) return { status: 'unmatched', count: 0, messages: said, all };
  const rows = isTied ? all.map((row): MatchedRow => ({ ...row, status: 'possible' })) : all;
  const count = rows.filter(({ status }) => status === 'matched').length;
  return { ...rows[0]!, count, messages: said, all: rows };
}

const NAMES = 'names are not compared with an installed reference; --reference FILE compares them';

const namesAmong = ({ firstName, lastName, fullName, companyName, dateOfBirth }: MatchRecord): boolean =>
  [firstName, lastName, fullName, companyName, dateOfBirth].some((text) => (text ?? '') !== '');

function rowOf({ toId, toText, entityResults, evidence = [] }: MatchedPair): MatchedRow {
  const [found] = entityResults;
  const confidence = Number(found?.confidenceLevel ?? 0);
  return {
    status: confidence >= SURE ? 'matched' : 'possible',
    matchClass: found?.assignedMatchClass,
    confidence,
    description: found?.description,
    toId,
    ...(toText === undefined ? {} : { toText }),
    evidence: evidence.join('; '),
    messages: [],
  };
}
