#!/usr/bin/env node
// Composes lines of the parts of other lines, in every order and join of parse/compositions.mjs, and counts those in
// which all parts are read as what they were: nobody has to write the truth of each.
//
// node bench/parse-composed.mjs [--lines 20000] [--seed 1] [--show N] [--only PART-OF-A-NAME] [--root BUILT-TREE]
// [--peer FOLDER] LINES...
//
// LINES are measuring sets, `line => building EMU HALL; number 12; street EMU STREET; locality …` each; what is taken
// of them are names of premises, numbers, streets and places. --root measures the parser of another tree, --peer the
// peers that parse.mjs installs, in the fields that they have.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Composer } from './parse/compose.mjs';
import { compositions } from './parse/compositions.mjs';
import { ours } from './parse/fields.mjs';
import { openPeers } from './parse/peer.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lines: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    peer: { type: 'string' },
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
  },
});
if (positionals.length === 0) {
  console.error('usage: parse-composed.mjs [--lines 20000] [--seed 1] [--show N] [--only NAME] [--root TREE] LINES...');
  process.exitCode = 2;
} else await run();

async function run() {
  const { parseAddress } = await import(`${resolve(values.root)}/dist/address/parse.js`);
  const { gazetteerLocalities, openGazetteer } = await import(`${resolve(values.root)}/dist/data/gazetteer.js`);
  const places = gazetteerLocalities(openGazetteer());
  const lines = positionals.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const composer = new Composer(lines, Number(values.seed));
  const rows = compositions.filter(([name]) => name.includes(values.only));
  const each = Math.ceil(Number(values.lines) / rows.length);
  const peers = values.peer ? openPeers(values.peer) : [];
  const all = { asked: 0, right: 0, peers: peers.map(({ name }) => ({ name, asked: 0, right: 0 })) };
  for (const row of rows) {
    const items = Array.from({ length: each }, () => composer.line(row));
    const wrong = items.flatMap((item) => differences(item, parseAddress(item.text, places, 'au')));
    all.asked += each;
    all.right += each - wrong.length;
    const shares = peerShares(peers, items);
    shares.forEach((share, i) => {
      all.peers[i].asked += share.asked;
      all.peers[i].right += share.right;
    });
    report(row[0], each, each - wrong.length, shares);
    const step = Math.max(1, Math.floor(wrong.length / Math.max(1, Number(values.show))));
    for (const text of wrong.filter((_, i) => i % step === 0).slice(0, Number(values.show))) console.log(text);
  }
  report('all', all.asked, all.right, all.peers);
}

/** A text that says what of a line is read in another way; none where it is right. */
function differences({ text, want, isRemarked }, got) {
  const parts = Object.entries(want).flatMap(([field, value]) =>
    plain(got[field]) === plain(value) ? [] : [`${field}: ${value} > ${got[field] ?? ''}`],
  );
  if (!isRemarked && got.unknown) parts.push(`unknown: ${got.unknown}`);
  return parts.length === 0 ? [] : [`    ${JSON.stringify(text).slice(1, -1)}\n        ${parts.join('; ')}`];
}

/** A value without what only writing differs in. */
function plain(value) {
  return String(value ?? '')
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|['’.]/gu, '')
    .replaceAll(/\bAND\b/g, ' ')
    .replaceAll(/[\s,&-]+/g, ' ')
    .trim();
}

/** How many of a tenth of the lines each peer reads right, in the fields that it has. */
function peerShares(peers, items) {
  const sample = items.filter((_, i) => i % 10 === 0);
  return peers.map(({ name, parse, fields, lacks }) => {
    const right = sample.filter(({ text, want }) => {
      const got = fields(parse(text, 'au'));
      const truth = ours(want);
      return Object.keys(truth).every((field) => lacks.includes(field) || plain(got[field]) === plain(truth[field]));
    });
    return { name, asked: sample.length, right: right.length };
  });
}

function report(name, asked, right, shares) {
  const share = ((100 * right) / asked).toFixed(2);
  const peers = shares.map((peer) => `${peer.name} ${((100 * peer.right) / peer.asked).toFixed(1)}`);
  console.log([name.padEnd(40), String(asked).padStart(6), share.padStart(7), '%', ...peers].join(' '));
}
