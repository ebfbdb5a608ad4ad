// SQLite's FTS5 with its trigram tokenizer as the peer: Debian's sqlite3 program on a database of its own in a
// temporary folder. All trigrams of a line together are in nearly every row and take seconds to rank, so the rarest of
// them are asked for; the rows that FTS5 ranks best are compared as pg_trgm compares, and the likest is the answer.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { normalise, similarity } from './normalise.mjs';

/** Trigrams asked for, and rows compared, for a query. */
const RAREST = 10;
const SHORTLIST = 50;

/** True if a sqlite3 program with the trigram tokenizer is at hand. */
export const hasFts5 = () =>
  spawnSync('sqlite3', [':memory:', "CREATE VIRTUAL TABLE t USING fts5(a, tokenize='trigram')"]).status === 0;

export class Fts5 {
  constructor() {
    this.folder = mkdtempSync(path.join(tmpdir(), 'fts5-'));
    this.database = path.join(this.folder, 'addresses.db');
    /** Rows that hold each trigram. @type {Map<string, number>} */
    this.frequency = new Map();
  }

  /** Runs a script, gives its standard output. @param {string} sql @returns {Promise<string>} */
  run(sql) {
    return new Promise((resolve, reject) => {
      const shell = spawn('sqlite3', ['-batch', '-bail', '-separator', '\t', this.database]);
      const out = [];
      const err = [];
      shell.stdout.on('data', (part) => out.push(part));
      shell.stderr.on('data', (part) => err.push(part));
      shell.on('error', reject);
      shell.on('close', (code) =>
        code === 0 ? resolve(Buffer.concat(out).toString()) : reject(new Error(`sqlite3: ${Buffer.concat(err)}`)),
      );
      shell.stdin.end(
        `PRAGMA journal_mode=off; PRAGMA synchronous=off; PRAGMA cache_size=-512000; PRAGMA ` +
          `mmap_size=4000000000;\n${sql}`,
      );
    });
  }

  /**
   * Loads a file of `id TAB normalised line` and builds the index: seconds of each, bytes of the index. @param {string}
   * file
   */
  async load(file) {
    const started = Date.now();
    await this.run(`CREATE TABLE address (pid TEXT, line TEXT);\n.mode tabs\n.import '${file}' address\n`);
    const loaded = Date.now();
    const before = statSync(this.database).size;
    await this.run(
      "CREATE VIRTUAL TABLE lines USING fts5(line, content='address', tokenize='trigram');\nINSERT INTO " +
        "lines(lines) VALUES('rebuild');\nINSERT INTO lines(lines) VALUES('optimize');\nCREATE VIRTUAL TABLE " +
        "trigrams USING fts5vocab(lines, 'row');\n",
    );
    for (const row of (await this.run('SELECT term, doc FROM trigrams;')).split('\n')) {
      if (row) this.frequency.set(row.slice(0, row.lastIndexOf('\t')), Number(row.slice(row.lastIndexOf('\t') + 1)));
    }
    return {
      load: (loaded - started) / 1000,
      index: (Date.now() - loaded) / 1000,
      bytes: statSync(this.database).size - before,
    };
  }

  /** The likest address of each text and its similarity; one process, one connection. @param {string[]} texts */
  async nearest(texts) {
    const asked = texts.map(normalise);
    const sql = asked
      .map(
        (line, i) =>
          `SELECT ${i}, pid, line FROM address WHERE rowid IN (SELECT rowid FROM lines WHERE lines MATCH ` +
          `'${this.#rarest(line)}' ORDER BY rank LIMIT ${SHORTLIST});`,
      )
      .join('\n');
    const started = process.hrtime.bigint();
    const text = await this.run(sql);
    /** @type {{ pid: string, similarity: number }[]} */
    const answers = texts.map(() => ({ pid: '', similarity: 0 }));
    for (const row of text.split('\n')) {
      const [i, pid, line] = row.split('\t');
      if (line === undefined) continue;
      const likeness = similarity(asked[Number(i)], line);
      const answer = answers[Number(i)];
      if (likeness > answer.similarity) {
        answer.pid = pid;
        answer.similarity = likeness;
      }
    }
    return { answers, seconds: Number(process.hrtime.bigint() - started) / 1e9 };
  }

  /** The rarest trigrams of the line that the index holds, any of them enough. @param {string} line */
  #rarest(line) {
    const found = new Set();
    for (let i = 0; i + 3 <= line.length; i++) found.add(line.slice(i, i + 3).toLowerCase());
    const known = [...found]
      .filter((t) => this.frequency.has(t))
      .sort((a, b) => this.frequency.get(a) - this.frequency.get(b))
      .slice(0, RAREST);
    return known.map((t) => `"${t}"`).join(' OR ') || '"no such trigram"';
  }

  close() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
