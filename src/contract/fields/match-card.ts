// What a person is shown of the matches of one record on a terminal.
import type { Card, HitLine } from '../card.js';
import type { MatchedRow } from '../operations/match-record.js';

/** A match on one line: whom, and how surely. */
export const matchedText = ({ toId, matchClass, status }: MatchedRow): string =>
  toId === undefined ? '' : [toId, matchClass, status === 'possible' ? 'possible' : ''].filter(Boolean).join(' ');

/** The row and all of its matches with the texts of the records that they name. */
export function matchedTexts(row: MatchedRow, textOf: (row: number) => string): MatchedRow {
  const own = row.toRow === undefined ? row : { ...row, toText: textOf(row.toRow) };
  return row.all === undefined ? own : { ...own, all: row.all.map((one) => matchedTexts(one, textOf)) };
}

function lineOf({ toText, toId = '', description = '', probability, status }: MatchedRow): HitLine {
  const chance = probability === undefined ? '' : `${(probability * 100).toFixed(1)} %`;
  const about = [description, chance].filter((part) => part !== '').join(', ');
  return { text: toText ?? toId, about, id: toText === undefined ? '' : toId, isNear: status === 'possible' };
}

/** The card of an element: its matches, best first, and the remarks on it. */
export const matchCard = ({ all, ...row }: MatchedRow): Card => ({
  hits: (all ?? (row.toId === undefined ? [] : [row])).map(lineOf),
  messages: row.messages,
});
