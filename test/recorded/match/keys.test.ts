// Files that are large by limits which are small: the keys by which candidates are found, and what comes of them.
import { expect, test } from 'vitest';
import { BLOCKING_LIMITS, type BlockingLimits } from '../../../src/match/block/blocking.js';
import type { LinkOptions } from '../../../src/match/linkage.js';
import { linked } from '../../match/link-support.js';
import { asText, compact } from '../support/recorded.js';
import { records, type Part } from './people.js';

interface Files {
  readonly parts: readonly Part[];
  readonly reference?: readonly Part[];
  readonly limits: Partial<BlockingLimits>;
  readonly options?: Partial<LinkOptions>;
}
const PERSON = ['firstName', 'lastName'] as const;
const ALL = [...PERSON, 'middleName', 'dateOfBirth', 'sex', 'line', 'phone', 'email', 'other'] as const;
const COUNT = 160;
/** Every limit is above the files but the one that says whether each pair is compared. */
const LARGE: BlockingLimits = { ...BLOCKING_LIMITS, everyPair: (COUNT * (COUNT - 1)) / 2 - 1 };

const FILES: Readonly<Record<string, Files>> = {
  'as many pairs as are all compared': { parts: ALL, limits: { everyPair: LARGE.everyPair + 1 } },
  'one pair more than that': { parts: ALL, limits: {} },
  'a reference': { parts: ALL, reference: ALL, limits: { everyPair: COUNT * COUNT - 1 } },
  'a reference of other parts': {
    parts: [...PERSON, 'phone', 'line'],
    reference: [...PERSON, 'email', 'phone', 'line', 'dateOfBirth'],
    limits: { everyPair: 0, leastKnown: 20 },
  },
  'a value that 20 rows share is left out': { parts: ALL, limits: { cap: 20 } },
  'a value that 5 rows share is left out, with a reference': {
    parts: [...PERSON, 'line', 'phone'],
    reference: [...PERSON, 'line', 'phone'],
    limits: { everyPair: 0, cap: 5 },
  },
  'fewer keys from a number of rows on': { parts: ALL, limits: { large: COUNT - 1 } },
  'all keys for one row less': { parts: ALL, limits: { large: COUNT } },
  'some candidates a row': { parts: ALL, limits: { rowBudget: 6 } },
  'hardly any candidates a row': { parts: ALL, limits: { rowBudget: 0.2 } },
  'some candidates a row of a large file': { parts: ALL, limits: { leastBudget: 300, largeRowBudget: 3 } },
  'least candidates of a large file': { parts: ALL, limits: { leastBudget: 600, largeRowBudget: 3 } },
  'few known pairs': { parts: ALL, limits: { knownPairs: 10, leastKnown: 5 } },
  'too few known pairs': { parts: ALL, limits: { leastKnown: 2000 } },
  'costs of keys estimated': { parts: ALL, limits: { estimated: 60 } },
  'costs of keys estimated in two files': { parts: ALL, reference: ALL, limits: { everyPair: 0, estimated: 100 } },
  firms: { parts: ['companyName', 'line', 'phone', 'other'], limits: {} },
  'persons abroad': { parts: [...PERSON, 'abroad', 'dateOfBirth'], limits: {} },
  households: { parts: ['line', 'phone', 'email'], limits: {}, options: { level: 'household' } },
  'households with few candidates': {
    parts: ['line', 'phone', 'email'],
    limits: { contactBudget: 4, cap: 12 },
    options: { level: 'household' },
  },
  'families estimated': {
    parts: ['lastName', 'line', 'phone'],
    reference: ['lastName', 'line', 'phone'],
    limits: { contactBudget: 5, cap: 30, estimated: 80 },
    options: { level: 'family' },
  },
  'addresses estimated': { parts: ['line'], limits: { cap: 25, estimated: 90 }, options: { level: 'address' } },
};

test.each(Object.entries(FILES))('Keys lead to the candidates that they led to: %s', async (name, files) => {
  const { parts, reference, options, limits } = files;
  const own = records(3, COUNT, parts);
  const others = reference && records(4, COUNT, reference);
  // Half of the reference are records of the file.
  const other = others?.map((record, i) => (i % 2 === 0 ? record : { ...record, ...own[i], id: record.id }));
  const { rows, notes, summary } = await linked(own, other, options, {
    threads: 2,
    limits: { ...LARGE, ...limits },
  });
  const matched = rows.map(({ toId, matchClass, probability }, i) =>
    toId === undefined ? '' : `${i} ${toId} ${matchClass} ${probability}`,
  );
  const lines = [...notes, compact(summary), matched.filter(Boolean).join(', ')];
  await expect(asText(lines)).toMatchFileSnapshot(`../answers/keys/${name.replaceAll(/[ ,]+/g, '-')}.txt`);
});
