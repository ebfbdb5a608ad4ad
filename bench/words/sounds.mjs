#!/usr/bin/env node
// How the words of a list sound, for safety.mjs --sounds: lines of a word, a tab and a character for each of its
// sounds, without stress and length. Speaks with espeak-ng, which is not part of waypost.
//
//   node bench/words/sounds.mjs en --voice en-gb [--assets DIR] [--espeak espeak-ng] [--library DIR] > sounds.tsv
//
// --library: where espeak-ng's libraries and data lie, where it was unpacked and not installed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { FROZEN, openedFrom } from './opened.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    voice: { type: 'string' },
    assets: { type: 'string', default: FROZEN },
    espeak: { type: 'string', default: 'espeak-ng' },
    library: { type: 'string' },
  },
});
/** Two signs of phonetic writing that are one sound: gliding vowels, stops that end in a hiss, vowels of the nose. */
const ONE_SOUND = /aɪ|aʊ|ɔɪ|eɪ|oʊ|əʊ|ɪə|eə|ʊə|tʃ|dʒ|ts|dz|tɕ|dʑ|.\u0303/g;
const STRESS_AND_LENGTH = /ˈ|ˌ|ː|ˑ|\s|_|-|\u0361|\u200d|\([a-z-]+\)/g;
const list = openedFrom(values.assets).list(positionals[0] ?? '');
if (!list || !values.voice) {
  console.error('usage: sounds.mjs LANGUAGE --voice VOICE [--assets DIR] [--espeak PROGRAM] [--library DIR]');
  process.exitCode = 2;
} else {
  const words = Array.from({ length: list.size }, (_, id) => list.word(id));
  const place = values.library ? [`--path=${values.library}`] : [];
  const { stdout, stderr, status } = spawnSync(values.espeak, [...place, '-q', '--ipa', '-v', values.voice], {
    // A blank line ends a sentence, so that no word is joined with the next.
    input: words.map((word) => `${word}\n\n`).join(''),
    env: values.library ? { ...process.env, LD_LIBRARY_PATH: values.library } : process.env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const said = (stdout ?? '').split('\n').filter((line) => line.trim() !== '');
  if (status !== 0 || said.length !== words.length) {
    throw new Error(`${values.espeak}: ${said.length} answers to ${words.length} words; ${stderr}`);
  }
  const signs = new Map();
  const sign = (pair) => signs.get(pair) ?? signs.set(pair, String.fromCharCode(0xe000 + signs.size)).get(pair);
  const bare = said.map((line) => line.replace(STRESS_AND_LENGTH, '').replace(ONE_SOUND, sign));
  process.stdout.write(words.map((word, id) => `${word}\t${bare[id]}\n`).join(''));
}
