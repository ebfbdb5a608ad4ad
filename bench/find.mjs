#!/usr/bin/env node
// How well and how fast `find` completes what is typed: real addresses that are inside a data set of any size, in
// process, the data in memory, one record a call.
//
// node bench/find.mjs --data DIR --addresses FILE.csv [--queries 5000] [--seed 1] [--show N] [--only
// begun,word,whole,typo,prefix,promises] [--noise queries.jsonl [--each 400]]
//
// begun: the number, three letters of the street, one of the locality. word: the same with the locality's first word.
// typo: the whole line with one slip in the street's or the locality's name. prefix: every beginning of the whole line;
// a hit that was on the page must stay on it. promises: the line without its unit; the street address stands above its
// units, a number above the ranges around it. noise: the noisy lines of bench/noise/generate.mjs by class.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Random } from './noise/random.mjs';
import { Reference } from './noise/reference.mjs';
import { slipIn } from './noise/typo.mjs';
import { front, official, placeOf, saidBy, streetOf } from './noise/write.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    addresses: { type: 'string' },
    queries: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '0' },
    only: { type: 'string' },
    noise: { type: 'string' },
    each: { type: 'string', default: '400' },
  },
});
if (!values.data || !values.addresses) {
  console.error('usage: find.mjs --data DIR --addresses FILE.csv [--queries N] [--seed S] [--show N] [--only KINDS]');
  process.exitCode = 2;
} else await run();

async function run() {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { find } = await import('../dist/contract/operations/find.js');
  const { listSets } = await import('../dist/data/catalogue.js');
  const engine = await openLocalEngine({ dataDir: values.data });
  const [set] = await listSets(values.data);
  const random = new Random(Number(values.seed));
  engine.share();
  const reference = new Reference(values.addresses);
  const alike = new Map();
  const show = Number(values.show);
  for (const row of reference.usable) {
    const text = official(saidBy(row));
    alike.set(text, [...(alike.get(text) ?? []), row.pid]);
  }
  const sample = Array.from({ length: Number(values.queries) }, () => random.pick(reference.usable));
  console.log(
    `${cpus().length} x ${cpus()[0].model}, node ${process.version}, ${set.source} of ${set.addresses} ` +
      `addresses, ${sample.length} queries a kind`,
  );
  const times = [];
  const ask = async (fullAddress, hits) => {
    const began = process.hrtime.bigint();
    const { payload } = await engine.run(find, {
      payload: [{ country: 'AU', fullAddress }],
      ...(hits ? { featureOptions: { singleLineHitNumber: String(hits) } } : {}),
    });
    if (!hits) times.push(Number(process.hrtime.bigint() - began) / 1000);
    return payload;
  };
  const rankOf = (payload, row) => {
    const pids = alike.get(official(saidBy(row)));
    return payload.findIndex(({ id }) => pids.includes(id.slice(id.lastIndexOf('|') + 1)));
  };
  const took = () => {
    times.sort((a, b) => a - b);
    const text =
      `p50 ${times[times.length >> 1].toFixed(0)} µs, p99 ` +
      `${times[Math.floor(times.length * 0.99)].toFixed(0)} µs, worst ${(times.at(-1) / 1000).toFixed(1)} ms`;
    times.length = 0;
    return text;
  };
  const percent = (n, of = sample.length) => `${((100 * n) / of).toFixed(2)} %`;
  /**
   * Ranks of the wanted addresses; `ceiling`: whether a hit fits as well as the wanted one; the share that chance
   * allows is printed beside.
   */
  const ranked = async (name, textOf, ceiling) => {
    let first = 0;
    let page = 0;
    let asked = 0;
    let mostFirst = 0;
    let mostPage = 0;
    let shown = 0;
    for (const row of sample) await ask(textOf(row) ?? '1 a');
    times.length = 0;
    for (const row of sample) {
      const text = textOf(row);
      if (text === undefined) continue;
      asked++;
      const payload = await ask(text);
      const rank = rankOf(payload, row);
      if (rank === 0) first++;
      else if (shown < show) {
        shown++;
        console.log(`  ${text}  wanted ${official(saidBy(row))}, rank ${rank + 1}, first ${payload[0]?.fullAddress}`);
      }
      if (rank >= 0) page++;
      if (ceiling) {
        const all = payload.length < 20 ? payload : await ask(text, 1000);
        const length = all.filter(({ fullAddress }) => ceiling(fullAddress, row)).length;
        mostFirst += 1 / Math.max(1, length);
        mostPage += Math.min(1, 20 / Math.max(1, length));
      }
    }
    console.log(
      `${name.padEnd(10)} first ${percent(first, asked)}, on the page ${percent(page, asked)}${
        ceiling
          ? ` (so many fit ` +
            `as well that, at random, at best ${percent(mostFirst, asked)} first, ${percent(mostPage, asked)} ` +
            `on the page)`
          : ''
      }; ${took()}`,
    );
  };
  const begin = (row, place) => `${front(saidBy(row))} ${row.name.slice(0, 3)} ${place}`.toLowerCase();
  // Street first, place behind it, both begun as typed: as likely as the wanted one, each of them.
  const fits = (place) => (text, row) => {
    const [street = '', locality = ''] = text.split(', ').slice(-2);
    return street.replace(/^\S+ /, '').startsWith(row.name.slice(0, 3)) && locality.startsWith(place(row));
  };
  const wants = (kind) =>
    values.noise === undefined && (values.only === undefined || values.only.split(',').includes(kind));
  const slips = new Map(
    sample.map((row) => [
      row,
      (random.chance(0.5) && row.locality.length > 3) || row.name.length < 4
        ? { locality: slipIn(random, row.locality, 4) }
        : { name: slipIn(random, row.name, 4) },
    ]),
  );
  if (wants('begun')) {
    await ranked(
      'begun',
      (row) => begin(row, row.locality[0]),
      fits((row) => row.locality[0]),
    );
  }
  if (wants('word')) {
    await ranked(
      'word',
      (row) => begin(row, row.locality.split(' ')[0]),
      fits((row) => row.locality.split(' ')[0]),
    );
  }
  if (wants('whole')) await ranked('whole', (row) => official(saidBy(row)), false);
  if (wants('typo')) {
    await ranked(
      'typo',
      (row) => {
        const slip = slips.get(row);
        const said = saidBy(row);
        return Object.values(slip)[0] === undefined ? undefined : official({ ...said, ...slip });
      },
      null,
    );
  }
  if (wants('prefix')) {
    let lost = 0;
    let never = 0;
    let typed = 0;
    let shown = 0;
    for (const row of sample) {
      const text = official(saidBy(row)).toLowerCase();
      let was = '';
      for (let length = 1; length <= text.length; length++) {
        if (text[length] === ' ' || text[length] === ',') continue;
        typed++;
        if (rankOf(await ask(text.slice(0, length)), row) >= 0) was = text.slice(0, length);
        else if (was !== '') {
          lost++;
          if (shown < show) {
            shown++;
            console.log(`  on the page for '${was}', lost for '${text.slice(0, length)}' of ${text}`);
          }
          break;
        }
      }
      if (was === '') never++;
    }
    console.log(
      `${'prefix'.padEnd(10)} ${lost} of ${sample.length} lost by a longer beginning, ${never} never shown, ` +
        `${typed} beginnings; ${took()}`,
    );
  }
  if (wants('promises')) {
    let units = 0;
    let ranges = 0;
    let pages = 0;
    for (const row of sample) {
      if (row.first === '') continue;
      const said = saidBy(row);
      const texts = (await ask(`${said.first}${said.firstSuffix} ${streetOf(said)}, ${placeOf(said)}`)).map(
        ({ fullAddress }) => fullAddress,
      );
      pages++;
      texts.forEach((text, i) => {
        if (texts.slice(i + 1).some((below) => text.endsWith(`, ${below}`))) {
          units++;
          if (units <= show) console.log(`  unit above: ${text}`);
        }
        const range = /(?:^|, )(\d+)-(\d+) /.exec(text);
        const exact = texts.findIndex((other) => new RegExp(`(?:^|, )${said.first}${said.firstSuffix} `).test(other));
        if (range && exact > i && !/^(UNIT|LEVEL|SHOP|FLAT)/.test(texts[exact])) {
          ranges++;
          if (ranges <= show) console.log(`  range above: ${text} / ${texts[exact]}`);
        }
      });
    }
    console.log(
      `${'promises'.padEnd(10)} ${units} units above their street address, ${ranges} ranges above the number, ` +
        `${pages} pages; ${took()}`,
    );
  }
  if (values.noise) {
    const classes = new Map();
    for (const line of readFileSync(values.noise, 'utf8').split('\n')) {
      if (line === '' || line.startsWith('#')) continue;
      const query = JSON.parse(line);
      const of = classes.get(query.class) ?? { kind: query.kind, asked: 0, first: 0, found: 0 };
      classes.set(query.class, of);
      if (of.asked >= Number(values.each)) continue;
      of.asked++;
      const ids = (await ask(query.text))
        .filter(({ attributes }) => attributes.Type === 'Address')
        .map(({ id }) => id.slice(id.lastIndexOf('|') + 1));
      if (ids.length > 0) of.found++;
      if (query.pids.includes(ids[0])) of.first++;
    }
    for (const [name, { kind, asked, first, found }] of classes) {
      console.log(
        `${name.padEnd(32)} ${kind.padEnd(12)} ${String(asked).padStart(6)}  first ` +
          `${percent(first, asked).padStart(8)}  any address ${percent(found, asked).padStart(8)}`,
      );
    }
  }
  await engine.close();
}
