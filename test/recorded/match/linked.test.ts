// Files of people and firms of which different things are known, and which of their records are held for one.
import { expect, test } from 'vitest';
import type { MatchedRow } from '../../../src/contract/operations/match-record.js';
import type { LinkOptions } from '../../../src/match/linkage.js';
import { linked } from '../../match/link-support.js';
import { asText, compact } from '../support/recorded.js';
import { records, type Part } from './people.js';

interface Files {
  readonly parts: readonly Part[];
  /** What is known of the reference, if there is one. */
  readonly reference?: readonly Part[];
  readonly options?: Partial<LinkOptions>;
  readonly count?: number;
  readonly division?: { readonly threads: number; readonly portion: number };
}
const PERSON = ['firstName', 'lastName'] as const;

const FILES: Readonly<Record<string, Files>> = {
  persons: { parts: [...PERSON, 'middleName', 'dateOfBirth', 'sex', 'line'], options: { explain: true } },
  'persons by contact': { parts: [...PERSON, 'phone', 'email'], options: { explain: true, cluster: true } },
  'persons on threads': {
    parts: [...PERSON, 'line', 'phone'],
    reference: [...PERSON, 'line', 'phone', 'email'],
    options: { explain: true, all: true },
    division: { threads: 3, portion: 17 },
  },
  'persons abroad': { parts: [...PERSON, 'abroad', 'dateOfBirth'], options: { explain: true } },
  'persons and codes': { parts: [...PERSON, 'other', 'line'], options: { explain: true, golden: true, cluster: true } },
  firms: { parts: ['companyName', 'line', 'phone'], options: { explain: true } },
  'firms and persons': { parts: [...PERSON, 'companyName', 'email', 'line'], options: { explain: true, all: true } },
  families: { parts: ['lastName', 'line', 'phone'], options: { level: 'family', cluster: true } },
  households: { parts: ['line', 'phone', 'email'], options: { all: true, cluster: true, golden: true } },
  addresses: { parts: ['line'], options: { level: 'address', cluster: true } },
  'addresses abroad': { parts: ['abroad', 'line'], reference: ['abroad'], options: { level: 'address', all: true } },
  'contacts one to one': {
    parts: ['phone', 'email'],
    reference: ['email', 'phone', 'line'],
    options: { oneToOne: true },
  },
  'persons one to one': {
    parts: [...PERSON, 'dateOfBirth', 'line'],
    reference: [...PERSON, 'dateOfBirth', 'line'],
    options: { oneToOne: true, explain: true },
  },
  decided: {
    parts: [...PERSON, 'line', 'dateOfBirth'],
    options: {
      cluster: true,
      decided: [
        { from: 'r0', to: 'r2', same: true },
        { from: 'r5', to: 'r1', same: false },
        { from: 'r8', to: 'r9', same: true },
        { from: 'r3', to: 'r99', same: true },
      ],
    },
  },
};

/** What is known of a record, without what it is called. */
const said = (record: object): string =>
  JSON.stringify(record)
    .match(/(?<=:)"[^"]*"/g)!
    .join(' ')
    .replaceAll('"', '');

/** A row in one line: what is told of its match, and of those that all are. */
const told = ({ messages, description: _description, all, ...row }: MatchedRow): string =>
  [compact(row), ...messages, ...(all ?? []).map((one) => `+ ${one.toId} ${one.matchClass} ${one.probability}`)].join(
    ' ',
  );

test.each(Object.entries(FILES))('Records are linked as they were: %s', async (name, files) => {
  const { parts, reference, options, count = 36, division } = files;
  const own = records(1, count, parts);
  const other = reference && records(2, count, reference);
  const { rows, notes, summary, review } = await linked(own, other, options, division);
  const lines = [
    ...notes,
    compact(summary),
    ...own.map((one, i) => `${said(one)}\t${told(rows[i]!)}`),
    ...[...review()].map((pair) => `? ${compact(pair)}`),
  ];
  await expect(asText(lines)).toMatchFileSnapshot(`../answers/linked/${name.replaceAll(' ', '-')}.txt`);
});
