// PostgreSQL with pg_trgm as the peer: a cluster of its own in a temporary folder, the same addresses, a GiST trigram
// index. Nothing of it stays behind.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { normalise } from './normalise.mjs';

const ROOT = '/usr/lib/postgresql';

/** Folder of the newest installed server's programs, or undefined. */
export function serverFolder() {
  if (!existsSync(ROOT)) return undefined;
  const newest = readdirSync(ROOT)
    .filter((v) => existsSync(path.join(ROOT, v, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest && path.join(ROOT, newest, 'bin');
}

/** User or group number of an unprivileged account. @param {'-u' | '-g'} flag */
const idOf = (flag) =>
  Number(execFileSync('id', [flag, existsSync('/var/lib/postgresql') ? 'postgres' : 'nobody'], { encoding: 'utf8' }));

/** A running cluster that only this process talks to. */
export class Cluster {
  constructor(bin) {
    this.bin = bin;
    this.folder = mkdtempSync(path.join(tmpdir(), 'pgtrgm-'));
    this.data = path.join(this.folder, 'data');
    /** The server refuses to run as root: an unprivileged user then. */
    this.as = {};
    if (process.getuid?.() === 0) {
      this.as = { uid: idOf('-u'), gid: idOf('-g') };
      chownSync(this.folder, this.as.uid, this.as.gid);
    }
    this.#program('initdb', [
      '-D',
      this.data,
      '-U',
      'bench',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]);
    this.#program('pg_ctl', [
      '-D',
      this.data,
      '-w',
      '-l',
      path.join(this.folder, 'log'),
      '-o',
      `-k ${this.folder} -h '' -c shared_buffers=512MB -c maintenance_work_mem=512MB -c fsync=off -c jit=off`,
      'start',
    ]);
  }

  #program(name, args) {
    const done = spawnSync(path.join(this.bin, name), args, {
      ...this.as,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (done.status !== 0) throw new Error(`${name} failed: ${done.stderr}`);
  }

  /** Runs a script, gives its standard output. @param {string} sql @returns {Promise<string>} */
  run(sql) {
    return new Promise((resolve, reject) => {
      const psql = spawn(
        path.join(this.bin, 'psql'),
        ['-h', this.folder, '-U', 'bench', '-d', 'postgres', '-qAt', '-F', '\t', '-v', 'ON_ERROR_STOP=1', '-f', '-'],
        { ...this.as, cwd: this.folder },
      );
      const out = [];
      const err = [];
      psql.stdout.on('data', (part) => out.push(part));
      psql.stderr.on('data', (part) => err.push(part));
      psql.on('error', reject);
      psql.on('close', (code) =>
        code === 0 ? resolve(Buffer.concat(out).toString()) : reject(new Error(`psql: ${Buffer.concat(err)}`)),
      );
      psql.stdin.end(sql);
    });
  }

  /**
   * Loads a file of `id TAB normalised line` and builds the index: seconds of each, bytes of the index. @param {string}
   * file
   */
  async load(file) {
    const started = Date.now();
    await this.run(
      `CREATE EXTENSION pg_trgm; CREATE UNLOGGED TABLE address (pid text, line text);\n\\copy address FROM '${file}'\n`,
    );
    const loaded = Date.now();
    await this.run(
      'CREATE INDEX address_line ON address USING gist (line gist_trgm_ops(siglen=512)); VACUUM ANALYZE address;',
    );
    const index = (Date.now() - loaded) / 1000;
    return {
      load: (loaded - started) / 1000,
      index,
      bytes: Number(await this.run("SELECT pg_relation_size('address_line');")),
    };
  }

  /**
   * The nearest address of each text and its similarity; one connection, a prepared statement. @param {string[]} texts
   */
  async nearest(texts) {
    const sql = [
      'PREPARE nearest(int, text) AS SELECT $1, pid, similarity(line, $2) FROM address WHERE line % $2 ORDER ' +
        'BY line <-> $2 LIMIT 1;',
      ...texts.map((t, i) => `EXECUTE nearest(${i}, '${normalise(t).replaceAll("'", "''")}');`),
    ].join('\n');
    const started = process.hrtime.bigint();
    const text = await this.run(sql);
    const seconds = Number(process.hrtime.bigint() - started) / 1e9;
    /** @type {{ pid: string, similarity: number }[]} */
    const answers = texts.map(() => ({ pid: '', similarity: 0 }));
    for (const row of text.split('\n')) {
      const [i, pid, similarity] = row.split('\t');
      if (pid) answers[Number(i)] = { pid, similarity: Number(similarity) };
    }
    return { answers, seconds };
  }

  /** Stops the server and removes the folder. */
  close() {
    try {
      this.#program('pg_ctl', ['-D', this.data, '-m', 'immediate', '-w', 'stop']);
    } finally {
      rmSync(this.folder, { recursive: true, force: true });
    }
  }
}
