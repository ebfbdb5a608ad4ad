// The same persons linked in DuckDB: nine keys joined and their union scored by weights in SQL, which are given and not
// learnt. Loading from CSV is timed apart, as making records ready is on our side.
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { person, world } from './scale-people.mjs';

const COLUMNS = ['given', 'surname', 'number', 'street', 'type', 'suburb', 'postcode', 'state'];
const KEYS = [
  ['number', 'street', 'suburb'],
  ['number', 'street', 'postcode'],
  ['surname', 'number', 'street'],
  ['given', 'surname', 'suburb'],
  ['given', 'surname', 'postcode'],
  ['given', 'number', 'street'],
  ['surname', 'suburb', 'number'],
  ['given', 'street', 'postcode'],
  ['surname', 'street', 'postcode'],
];

/** What the same, what is close to it and what is different weighs, in bits. */
const WEIGHTS = {
  given: [6, 4, -3],
  surname: [9, 6, -4],
  number: [5, 1, -3],
  street: [9, 6, -4],
  suburb: [6, 4, -3],
  postcode: [4, 2, -2],
};

async function write(path, rows, names, errors) {
  const out = createWriteStream(path);
  out.write(`row,${COLUMNS.join(',')}\n`);
  let block = '';
  for (let number = 0; number < rows; number++) {
    const record = person(number, names, errors);
    block += `${number},${COLUMNS.map((column) => record[column]).join(',')}\n`;
    if (block.length < 1 << 20) continue;
    if (!out.write(block)) await once(out, 'drain');
    block = '';
  }
  out.end(block);
  await once(out, 'close');
}

const weight = (column, close) =>
  `case when a.${column} is null or b.${column} is null then 0 when a.${column} = b.${column} then ${close[0]} ` +
  `when jaro_winkler_similarity(a.${column}, b.${column}) > 0.88 then ${close[1]} else ${close[2]} end`;

/** Links and prints what it took. */
export async function linkWithDuckDb(folder, sets, rows) {
  const { DuckDBInstance } = createRequire(join(folder, 'package.json'))('@duckdb/node-api');
  const names = world(sets);
  const place = mkdtempSync(join(tmpdir(), 'scale-'));
  for (const [side, name] of ['a', 'b'].entries()) await write(join(place, `${name}.csv`), rows, names, side === 1);
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect();
  const timed = async (sql) => {
    const start = performance.now();
    const result = await connection.runAndReadAll(sql);
    return { seconds: (performance.now() - start) / 1000, rows: result.getRows() };
  };
  let load = 0;
  const cpu = process.cpuUsage();
  for (const name of ['a', 'b']) {
    const select = `select * from read_csv('${join(place, `${name}.csv`)}', all_varchar=true, nullstr='')`;
    load += (await timed(`create table ${name} as ${select}`)).seconds;
  }
  const joins = KEYS.map((key) => {
    const equal = key.map((column) => `a.${column} = b.${column}`).join(' and ');
    return `select a.row as ra, b.row as rb from a join b on ${equal}`;
  });
  const block = (await timed(`create table c as select distinct * from (${joins.join(' union all ')})`)).seconds;
  const weights = Object.entries(WEIGHTS).map(([column, close]) => weight(column, close));
  const score = await timed(
    `create table s as select ra, rb, ${weights.join(' + ')} - 21 as w
     from c join a on a.row = c.ra join b on b.row = c.rb`,
  );
  const best = await timed(
    `select count(*), count(*) filter (ra = rb)
     from (select ra, arg_max(rb, w) as rb, max(w) as w from s group by ra) where w > 0`,
  );
  const [found, right] = best.rows[0].map(Number);
  const total = load + block + score.seconds + best.seconds;
  const worked = process.cpuUsage(cpu).user / 1e6;
  console.log(
    `DuckDB: load ${load.toFixed(1)} s, candidates ${block.toFixed(1)} s, score ${score.seconds.toFixed(1)} s, ` +
      `best ${best.seconds.toFixed(1)} s: ${total.toFixed(1)} s (${worked.toFixed(1)} s of processor); ` +
      `P ${(right / found).toFixed(4)} R ${(right / rows).toFixed(4)}`,
  );
  connection.closeSync();
  rmSync(place, { recursive: true });
}
