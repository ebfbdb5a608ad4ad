// How words sound, by espeak-ng: a letter for each sound, without stress and length, which a listener does not tell.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What is one sound to a listener and two signs in phonetic writing. */
const PAIRS = [
  'aɪ',
  'aʊ',
  'ɔɪ',
  'eɪ',
  'oʊ',
  'əʊ',
  'tʃ',
  'dʒ',
  'ɪə',
  'eə',
  'ʊə',
  'ts',
  'dz',
  'tɕ',
  'dʑ',
  'ɔ̃',
  'ɑ̃',
  'ɛ̃',
  'œ̃',
];
const PAIR = new RegExp(PAIRS.join('|'), 'g');
/** Sounds that speakers do not hold apart: weak vowels, the flap and the t, the two kinds of l and r. */
const ALIKE = { ɐ: 'ə', ᵻ: 'ə', ɚ: 'ə', ɾ: 't', ɫ: 'l', ɹ: 'r', oʊ: 'əʊ', eə: 'e', ɡ: 'g' };
const MARKS = /[ˈˌːˑ\u0329\u032F\u0361\u200D\s_-]|\([a-z-]+\)/g;

/**
 * The sounds of words in one voice.
 *
 * @param words Words, without blanks.
 * @param voice A voice of espeak-ng, such as `en-gb`.
 * @param root Where the packages of espeak-ng were unpacked.
 * @returns A text for each word, one character a sound.
 * @throws {Error} When espeak-ng does not answer a line for each word.
 */
export function soundsOf(words, voice, root) {
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu');
  const asked = spawnSync(join(root, 'usr/bin/espeak-ng'), [`--path=${libraries}`, '-q', '--ipa', '-v', voice], {
    input: words.map((word) => `${word}\n\n`).join(''),
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  });
  const lines = (asked.stdout ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (asked.status !== 0 || lines.length !== words.length) {
    throw new Error(`espeak-ng -v ${voice}: ${lines.length} lines for ${words.length} words; ${asked.stderr}`);
  }
  return lines.map(plainSounds);
}

function plainSounds(ipa) {
  const bare = ipa
    .replace(MARKS, '')
    .replace(PAIR, (pair) => ((ALIKE[pair] ?? pair) === pair ? single(pair) : one(pair)));
  return [...bare].map((sign) => ALIKE[sign] ?? sign).join('');
}

/** A sign of its own, from the part of Unicode that is for private use. */
function single(pair) {
  return String.fromCharCode(0xe000 + PAIRS.indexOf(pair));
}

function one(pair) {
  const alike = ALIKE[pair];
  return PAIRS.includes(alike) ? single(alike) : alike;
}
