// Which candidates of a list are so like each other that only one may be in it, and which need colours far apart.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldWord } from '../../../dist/words/list/fold.js';
import { nearPairs } from './near-pairs.mjs';
import { soundsOf } from './sounds.mjs';

/**
 * @param candidates `words`, `sounds(word)` further pronunciations, `sameStem(words, visit)`, and for some
 *   languages `likeForms(visit)`.
 *   `soundsApart` in how many sounds two words must differ at least.
 * @param voices Voices of espeak-ng.
 * @param folder Where the sources are; what espeak-ng said is kept there.
 * @returns For each word the set of the words alike (spelled within one edit, or sounding within one), and the set of
 *   those joined with it (within two of either, or of one stem).
 */
export function likeness({ words, sounds, sameStem, likeForms, soundsApart }, voices, folder) {
  const alike = words.map(() => new Set());
  const joined = words.map(() => new Set());
  const join2 = (i, j) => {
    joined[i].add(j);
    joined[j].add(i);
  };
  const nearTo = (most) => (i, j, distance) => {
    join2(i, j);
    if (distance > most) return;
    alike[i].add(j);
    alike[j].add(i);
  };
  const near = nearTo(1);
  nearPairs(
    words.map((word, i) => [i, foldWord(word)]),
    near,
  );
  const said = voices.map((voice) => keptSounds(words, voice, folder));
  for (const of of [...said, undefined]) {
    const texts = words.flatMap((word, i) => (of === undefined ? sounds(word) : [of[i]]).map((sound) => [i, sound]));
    nearPairs(
      texts.filter(([, sound]) => sound !== ''),
      nearTo(soundsApart - 1),
    );
  }
  sameStem(words, join2);
  likeForms?.(near);
  return { alike, joined };
}

/** What espeak-ng says of words, asked once: it takes a second for a thousand. */
function keptSounds(words, voice, folder) {
  const file = join(folder, `sounds-${voice}.json`);
  const kept = new Map(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  const missing = words.filter((word) => !kept.has(word));
  const said = missing.length === 0 ? [] : soundsOf(missing, voice, join(folder, 'root'));
  missing.forEach((word, i) => kept.set(word, said[i]));
  writeFileSync(file, JSON.stringify([...kept]));
  return words.map((word) => kept.get(word));
}
