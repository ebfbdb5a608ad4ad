#!/usr/bin/env node
// Makes noisy queries with their truth from a file of real addresses, and says what it dropped and why.
//
// node bench/noise/generate.mjs ADDRESSES.csv -o queries.jsonl --localities LOCALITIES.csv --streets STREETS.csv
// [--per-class 1200] [--seed 7] [--class a,b] [--kind absent] [--against DATA]
//
// --against drops the "non-existent" addresses that do exist in the G-NAF of that data folder: for asking a set larger
// than ADDRESSES.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { absentNoisy } from './classes/absent-noisy.mjs';
import { around } from './classes/around.mjs';
import { misheard } from './classes/misheard.mjs';
import { number } from './classes/number.mjs';
import { place } from './classes/place.mjs';
import { spelling } from './classes/spelling.mjs';
import { steward } from './classes/steward.mjs';
import { street } from './classes/street.mjs';
import { unit } from './classes/unit.mjs';
import { Existing } from './existing.mjs';
import { Random, seedOf } from './random.mjs';
import { Reference, readPlaces, readTable } from './reference.mjs';
import { COMMON_TYPES } from './words.mjs';

/** Every class of noise. @type {import('./query.mjs').NoiseClass[]} */
export const classes = [
  ...spelling,
  ...place,
  ...street,
  ...number,
  ...unit,
  ...around,
  ...misheard,
  ...steward,
  ...absentNoisy,
];

const typed = new Set([...COMMON_TYPES, 'CIRCUIT', 'BOULEVARD', 'RISE', 'LOOP', 'HIGHWAY', 'MEWS']);

/**
 * What the classes need: the reference, and the country's localities and streets. @param {string} file @param {string}
 * localities @param {string} streets
 */
export function contextOf(file, localities, streets) {
  const names = new Set();
  const streetsOf = new Map();
  const registerStreets = new Map();
  for (const r of readTable(streets)) {
    const words = r.street.toUpperCase().split(' ');
    const last = words.pop();
    if (!typed.has(last) || words.length === 0) continue;
    const name = words.join(' ');
    const key = `${r.suburb}|${r.region}`;
    names.add(name);
    registerStreets.set(`${name}|${last}`, { name, type: last });
    if (!streetsOf.has(key)) streetsOf.set(key, new Set());
    streetsOf.get(key).add(name);
  }
  return {
    reference: new Reference(file),
    places: readPlaces(localities),
    streetNames: [...names],
    streetsOf,
    registerStreets: [...registerStreets.values()],
  };
}

/**
 * Queries of one class, distinct texts, and the counts of what was dropped. `existing`: what a non-existent address
 * must not be in.
 */
export function generate(noise, context, { seed = 7, count = 1200, existing } = {}) {
  const random = new Random(seedOf(seed, noise.name));
  const queries = [];
  const texts = new Set();
  const dropped = {};
  let tries = 0;
  while (queries.length < count && tries++ < count * 60) {
    const { said, ...made } = noise.make(random, context);
    const reason = 'drop' in made ? made.drop : whyNot(made.text, said, texts, existing);
    if (reason) {
      dropped[reason] = (dropped[reason] ?? 0) + 1;
      continue;
    }
    texts.add(made.text);
    queries.push({ class: noise.name, kind: noise.kind, ...made });
  }
  return { queries, dropped };
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split('/').at(-1))) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      localities: { type: 'string' },
      streets: { type: 'string' },
      'per-class': { type: 'string', default: '1200' },
      seed: { type: 'string', default: '7' },
      class: { type: 'string' },
      kind: { type: 'string' },
      against: { type: 'string' },
    },
  });
  if (positionals.length !== 1 || !values.output || !values.localities || !values.streets) {
    console.error(
      'usage: generate.mjs ADDRESSES.csv -o queries.jsonl --localities LOCALITIES.csv --streets STREETS.csv ' +
        '[--per-class N] [--seed S] [--class a,b] [--kind K] [--against DATA]',
    );
    process.exitCode = 2;
  } else {
    const context = contextOf(positionals[0], values.localities, values.streets);
    const only = values.class?.split(',');
    const existing = values.against ? await Existing.open(values.against) : undefined;
    const lines = [];
    for (const noise of classes) {
      if ((only && !only.includes(noise.name)) || (values.kind && noise.kind !== values.kind)) continue;
      const { queries, dropped } = generate(noise, context, {
        seed: Number(values.seed),
        count: Number(values['per-class']),
        existing,
      });
      for (const query of queries) lines.push(JSON.stringify(query));
      console.error(
        `${noise.name.padEnd(32)} ${noise.kind.padEnd(12)} ${String(queries.length).padStart(5)}  dropped: ${
          Object.entries(dropped)
            .map(([reason, n]) => `${n} ${reason}`)
            .join('; ') || 'none'
        }`,
      );
    }
    writeFileSync(values.output, `${lines.join('\n')}\n`);
  }
}

/** Why a text is no query of its own; undefined if it is. */
function whyNot(text, said, texts, existing) {
  if (texts.has(text)) return 'the same text again';
  return said && existing?.find(said) ? 'it exists in the larger set' : undefined;
}
