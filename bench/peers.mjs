#!/usr/bin/env node
// Cleanse, PostgreSQL's pg_trgm (GiST) and SQLite's FTS5 (trigram) side by side: the same addresses, the same queries,
// one run, one connection against one thread.
//
// node bench/peers.mjs queries.jsonl --data DIR [--release RELEASE] [--per-class 100] [--refuse-below 0.5] [--only
// pg_trgm|fts5]
//
// The peers hold every address of the G-NAF in --data, as official lines made normal. --release: also times its import.
// Queries come from bench/noise/generate.mjs; make the absent ones with --against DIR.
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openInstalled, rowsOf } from './installed.mjs';
import { judge, percent } from './judge.mjs';
import { official } from './noise/write.mjs';
import { Fts5, hasFts5 } from './peer/fts5.mjs';
import { normalise } from './peer/normalise.mjs';
import { Cluster, serverFolder } from './peer/pgtrgm.mjs';
import { measure } from './process.mjs';

/** How long cleanse runs before it counts as warm: the compiled peers are so from the start. */
const WARM_MS = 4000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    release: { type: 'string' },
    'per-class': { type: 'string', default: '100' },
    'refuse-below': { type: 'string', default: '0.5' },
    only: { type: 'string' },
  },
});
if (positionals.length !== 1 || !values.data) {
  console.error(
    'usage: peers.mjs queries.jsonl --data DIR [--release RELEASE] [--per-class N] [--refuse-below S] ' +
      '[--only pg_trgm|fts5]',
  );
  process.exitCode = 2;
} else await run();

/** The peers that are at hand; says which are not. */
function peers() {
  const bin = serverFolder();
  const list = [];
  if (values.only !== 'fts5') {
    if (bin) list.push({ name: 'pg_trgm', open: () => new Cluster(bin) });
    else console.error("no PostgreSQL server under /usr/lib/postgresql; install Debian's postgresql package");
  }
  if (values.only !== 'pg_trgm') {
    if (hasFts5()) list.push({ name: 'fts5', open: () => new Fts5() });
    else console.error("no sqlite3 with the trigram tokenizer; install Debian's sqlite3 package");
  }
  return list;
}

/** The first queries of each class. */
function sample() {
  const most = Number(values['per-class']);
  const taken = new Map();
  return readFileSync(positionals[0], 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ class: name, kind }) => {
      taken.set(name, (taken.get(name) ?? 0) + 1);
      return kind !== 'watch' && taken.get(name) <= most;
    });
}

/** Writes `id TAB normalised line` of every address; the ids of units. */
async function writeLines(set, file) {
  const out = createWriteStream(file, { mode: 0o644 });
  const units = new Set();
  let buffer = '';
  for (let street = 0; street < set.streetCount; street++) {
    for (const row of rowsOf(set, street)) {
      if (row.flat !== '' || row.level !== '') units.add(row.pid);
      buffer += `${row.pid}\t${normalise(official(row))}\n`;
    }
    if (buffer.length > 1 << 20) {
      if (!out.write(buffer)) await once(out, 'drain');
      buffer = '';
    }
  }
  out.end(buffer);
  await once(out, 'finish');
  return units;
}

/** The seconds and bytes of an import as a user runs it. */
async function importing(release, folder) {
  const bin = fileURLToPath(new URL('../bin/waypost.js', import.meta.url));
  const { seconds, code, err } = await measure(process.execPath, [
    bin,
    'data',
    'import',
    'gnaf',
    release,
    '--data',
    path.join(folder, 'data'),
    '--quiet',
  ]);
  if (code !== 0) throw new Error(`the import failed: ${err}`);
  return seconds;
}

/** Cleanse over the texts, again and again until it is warm; the last time counts. */
async function cleanseAll(texts) {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { operationNamed } = await import('../dist/contract/operations.js');
  const cleanse = operationNamed('cleanse');
  const engine = await openLocalEngine({ dataDir: values.data });
  engine.share([{ operation: cleanse }]);
  const from = performance.now();
  let answers;
  let seconds;
  while (!seconds || performance.now() - from < WARM_MS) {
    const started = process.hrtime.bigint();
    answers = [];
    for (let i = 0; i < texts.length; i += 100) {
      answers.push(
        ...cleanse.elements(
          await engine.run(cleanse, { payload: texts.slice(i, i + 100).map((fullAddress) => ({ fullAddress })) }),
        ),
      );
    }
    seconds = Number(process.hrtime.bigint() - started) / 1e9;
  }
  await engine.close();
  return { answers, seconds };
}

async function run() {
  const queries = sample();
  const texts = queries.map((q) => q.text);
  const least = Number(values['refuse-below']);
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-peers-'));
  const lines = path.join(folder, 'addresses.tsv');
  chmodSync(folder, 0o755); // PostgreSQL reads it as another user.
  try {
    const { set, bytes } = await openInstalled(values.data);
    const { addressCount } = set;
    const units = await writeLines(set, lines);
    set.close();
    const size = (name, seconds, mb, rate) =>
      console.log(`${name.padEnd(10)} ${seconds.padStart(24)} ${mb.padStart(10)} ${rate.padStart(12)}`);
    console.log(
      `${cpus().length} x ${cpus()[0].model}, node ${process.version}; ${addressCount} addresses, ` +
        `${texts.length} queries, ${values['per-class']} a class\n`,
    );
    size('', 'load + index, s', 'index MB', 'queries/s');
    const ours = await cleanseAll(texts);
    const results = [{ name: 'waypost', answers: ours.answers }];
    size(
      'waypost',
      values.release ? `${(await importing(values.release, folder)).toFixed(1)} (whole import)` : 'not timed',
      (bytes / 1e6).toFixed(0),
      (texts.length / ours.seconds).toFixed(0),
    );
    for (const { name, open } of peers()) {
      const peer = open();
      try {
        const built = await peer.load(lines);
        const warm = await peer.nearest(texts.filter((_, i) => i % 20 === 0));
        const asked = await peer.nearest(texts);
        size(
          name,
          `${built.load.toFixed(1)} + ${built.index.toFixed(1)}`,
          (built.bytes / 1e6).toFixed(0),
          (texts.length / asked.seconds).toFixed(1),
        );
        console.error(`${name}: ${warm.answers.length} queries to warm up took ${warm.seconds.toFixed(1)} s`);
        results.push({
          name,
          answers: asked.answers.map(({ pid, similarity }, i) =>
            similarity >= least
              ? { status: 'corrected', level: units.has(pid) ? 'subdwelling' : 'address', id: pid }
              : { status: 'unmatched', level: queries[i].levels?.[0] ?? 'none', exception: queries[i].exceptions?.[0] },
          ),
        });
      } finally {
        peer.close();
      }
    }
    print(queries, results, (pid) => units.has(pid), least);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Right by class; of absent ones what is refused, at whatever level. */
function print(queries, results, isUnit, least) {
  /** @type {Map<string, { kind: string, n: number, good: number[] }>} */
  const classes = new Map();
  queries.forEach((query, i) => {
    for (const key of [query.class, `ALL ${query.kind}`]) {
      let entry = classes.get(key);
      if (!entry) classes.set(key, (entry = { kind: query.kind, n: 0, good: results.map(() => 0) }));
      entry.n++;
      results.forEach(({ answers }, r) => {
        const verdict = judge(query, answers[i], isUnit);
        if (query.kind === 'absent' ? verdict.refused : verdict.right) entry.good[r]++;
      });
    }
  });
  console.log(
    `\nRight first %, of absent classes refused % (a peer refuses below similarity ${least}, and any level ` +
      `counts as right).\n`,
  );
  console.log(
    `| class | n | ${results.map(({ name }) => name).join(' | ')} |\n|---|---|${results.map(() => '---|').join('')}`,
  );
  for (const [name, { n, good }] of [...classes].sort(
    (a, b) => b[1].kind.localeCompare(a[1].kind) || Number(a[0].startsWith('ALL')) - Number(b[0].startsWith('ALL')),
  )) {
    console.log(`| ${name} | ${n} | ${good.map((count) => percent(count, n, 1)).join(' | ')} |`);
  }
}
