// The small files that a user or the program itself writes: plans, users, the catalogue of data, journals, logins, kept
// answers. Of these a damaged file gives what is whole and never another answer, and keeps what is asked again.
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { mutatedBytes } from '../mutate.mjs';

const PLAN = `
[[step]]
operation = "cleanse"
prefix = "c_"
only = ["verified", "corrected"]
map = { fullAddress = "address", state = ["state"] }

[[step]]
name = "where"
operation = "geocode"
from = "cleanse"
when = { status = ["verified"] }
"feature-options" = { exposeAttributes = "1" }
`;
const USERS = JSON.stringify([
  {
    name: 'bob',
    domains: ['example.com'],
    created: '2026-01-02T03:04:05.000Z',
    credential: { cost: 16_384, blockSize: 8, salt: 'c2FsdA', hash: 'aGFzaA' },
  },
]);
const CATALOGUE = JSON.stringify({
  format: 1,
  sets: [
    {
      kind: 'addresses',
      source: 'GNAF',
      country: 'AU',
      release: 'MAY 2026',
      datum: 'GDA94',
      states: ['NSW'],
      addresses: 1,
      localities: 1,
      bytes: 1,
      created: '2026-11-22T03:26:17.090Z',
      checksum: '2dab9650',
      file: 'gnaf-2dab9650.wpd',
    },
    {
      kind: 'places',
      source: 'GEONAMES',
      country: 'FR',
      release: '1',
      bytes: 1,
      checksum: '1',
      file: 'fr-2dab9650.wpd',
    },
  ],
});
const LOGINS = 'machine example.com login bob password "a \\" b"\ndefault login x password y\nmacdef z\nq\n\n';

const sealed = (text) => `${crc32(Buffer.from(text)).toString(16).padStart(8, '0')} ${text}\n`;
const counts = { read: 1, refused: 0, dropped: 0, failed: 0, blank: 0, lost: 0, steps: [], repeated: [], refusals: {} };
const mark = { bytes: 1, crc: 1 };
const entry = { text: 1, line: 2, begun: true, counts, news: [], results: mark, errors: null, pieces: null };
const JOURNAL = [
  '{"waypost-journal":3,"of":{"input":"a"}}',
  JSON.stringify({ ...entry, synced: { results: 1, errors: 0, pieces: 0 }, elapsedMs: 1, ended: false }),
];

/** Answers in blocks of one to seven, the larger of which are packed. */
const ANSWERS = Array.from({ length: 28 }, (_, i) => ({
  key: createHash('sha256').update(`record ${i}`).digest('base64url'),
  answer: {
    messages: i % 5 === 0 ? ['a remark'] : [],
    payload: [{ street: `${i} KING STREET`, n: 'x'.repeat(i * 90) }],
  },
}));
const KEYS = ANSWERS.map(({ key }) => key);
const TEXTS = ANSWERS.map(({ answer }) => JSON.stringify(answer));

const journal = Buffer.from(JOURNAL.map(sealed).join(''));

/** @param {{ home: string }} options */
export async function open({ home }) {
  const { readPlan } = await import('../../../dist/cli/plan/plan-file.js');
  const { planSteps } = await import('../../../dist/cli/plan/plan-steps.js');
  const { readUsers } = await import('../../../dist/server/access/users/users-file.js');
  const { listSets } = await import('../../../dist/data/catalogue.js');
  const { openLocalEngine } = await import('../../../dist/engine/local.js');
  const { readJournal } = await import('../../../dist/batch/resume/journal.js');
  const { netrcLogin } = await import('../../../dist/cli/config/netrc.js');
  const { openAnswerStore } = await import('../../../dist/layers/cache/answer-store.js');
  const { WaypostError } = await import('../../../dist/contract/errors.js');
  const folder = path.join(home, 'files');
  mkdirSync(folder, { recursive: true });
  const at = (name) => path.join(folder, name);
  const bytes = (text) => (random) => mutatedBytes(random, [Buffer.from(text)]);
  const catalogued = async () => {
    const sets = await listSets(folder);
    await (await openLocalEngine({ dataDir: folder })).close();
    return sets;
  };
  const now = () => 1_800_000_000_000;
  const isShortLived = true;
  const written = at('written');
  const store = await openAnswerStore(written, { now, isShortLived });
  for (let from = 0, count = 1; from < ANSWERS.length; from += count++) {
    await store.put(ANSWERS.slice(from, from + count));
  }
  await store.close();
  const kept = readFileSync(path.join(written, 'answers.log'));
  rmSync(written, { recursive: true });

  /** What a store gives whose file is that one, before and after it was asked again for what is not there. */
  async function answers(file) {
    const opened = await openAnswerStore(path.dirname(file), { now, isShortLived });
    try {
      const given = opened.get(KEYS);
      await opened.put(ANSWERS.filter((_, i) => given[i] === undefined));
      return { given, again: opened.get(KEYS) };
    } finally {
      await opened.close();
    }
  }
  const isOwn = (answer, i) => JSON.stringify(answer) === TEXTS[i];
  const faultOfAnswers = ({ read, refused }) => {
    if (refused !== undefined) return `a damaged file is refused: ${refused}`;
    const { given, again } = read;
    if (given.some((answer, i) => answer !== undefined && !isOwn(answer, i))) return 'a key has another answer';
    return again.every(isOwn) ? undefined : 'what was asked again is not kept';
  };
  const faultOfRefusal = ({ refused }) => (refused === '' ? 'a failure without a word' : undefined);

  const KINDS = {
    plan: { name: 'plan.toml', make: bytes(PLAN), read: async (file) => planSteps(await readPlan(file), {}).length },
    planJson: {
      name: 'plan.json',
      make: bytes('{"step":[{"operation":"cleanse","map":{"fullAddress":"a"},"only":["verified"]}]}'),
      read: async (file) => planSteps(await readPlan(file), {}).length,
    },
    users: { name: 'users.json', make: bytes(USERS), read: (file) => readUsers(file) },
    catalogue: { name: 'catalogue.json', make: bytes(CATALOGUE), read: catalogued },
    journal: {
      name: 'out.csv.journal',
      make: (random) => mutatedBytes(random, [journal]),
      read: (file) => readJournal(file),
    },
    logins: { name: '.netrc', make: bytes(LOGINS), read: (file) => netrcLogin(file, 'example.com', 'linux') },
    answers: {
      name: 'answers.log',
      make: (random) => mutatedBytes(random, [kept]),
      read: answers,
      fault: faultOfAnswers,
    },
  };
  return {
    make: (random) => {
      const kind = random.pick(Object.keys(KINDS));
      return { kind, bytes: KINDS[kind].make(random) };
    },
    group: ({ kind }) => `file ${kind}`,
    show: ({ kind, bytes }) => `${kind} ${JSON.stringify(bytes.toString('latin1'))}`,
    async run({ kind, bytes }) {
      const { name, read } = KINDS[kind];
      const file = at(name);
      writeFileSync(file, bytes);
      chmodSync(file, 0o600);
      try {
        return { read: await read(file) };
      } catch (error) {
        if (error instanceof WaypostError) return { refused: error.message };
        throw error;
      }
    },
    fault: ({ kind }, end) => (KINDS[kind].fault ?? faultOfRefusal)(end),
  };
}
