// Which words of a list look or sound alike: within two edits of their letters, or of their sounds. An edit puts a
// letter in, leaves one out, takes another, or swaps two neighbours.
import { readFileSync } from 'node:fs';
import { foldWord } from '../../dist/words/list/fold.js';

const MOST = 2;

/**
 * For each id of the list the ids of the words that look like it, or sound like it where `sounds` is a file of lines
 * `word TAB sounds` as sounds.mjs writes them.
 */
export function alikeWords(list, sounds) {
  const words = Array.from({ length: list.size }, (_, id) => foldWord(list.word(id)));
  const alike = words.map(() => new Set());
  const meet = (one, other) => {
    alike[one].add(other);
    alike[other].add(one);
  };
  nearOnes(words, meet);
  if (sounds) {
    const said = new Map(
      readFileSync(sounds, 'utf8')
        .split('\n')
        .map((line) => line.split('\t')),
    );
    const missing = words.filter((_, id) => !said.get(list.word(id)));
    if (missing.length > 0) throw new Error(`${sounds} has no sounds of ${missing.slice(0, 3)}: run sounds.mjs again`);
    nearOnes(
      words.map((_, id) => said.get(list.word(id))),
      meet,
    );
  }
  return alike.map((others) => [...others]);
}

/** All pairs of texts within two edits: two such have a text in common that lacks two letters of each at most. */
function nearOnes(texts, meet) {
  const groups = new Map();
  for (const [id, text] of texts.entries()) {
    for (const part of new Set(shortened(text))) {
      const group = groups.get(part);
      if (group === undefined) groups.set(part, id);
      else if (typeof group === 'number') groups.set(part, [group, id]);
      else group.push(id);
    }
  }
  const seen = new Set();
  for (const group of groups.values()) {
    if (typeof group === 'number') continue;
    for (const [at, one] of group.entries()) {
      for (const other of group.slice(at + 1)) {
        const pair = one * texts.length + other;
        if (seen.has(pair)) continue;
        seen.add(pair);
        if (edits(texts[one], texts[other]) <= MOST) meet(one, other);
      }
    }
  }
}

function shortened(text) {
  const once = Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  return [
    text,
    ...once,
    ...once.flatMap((part) => Array.from(part, (_, at) => part.slice(0, at) + part.slice(at + 1))),
  ];
}

/** Edits from one text to the other, MOST + 1 for more. */
export function edits(one, other) {
  if (Math.abs(one.length - other.length) > MOST) return MOST + 1;
  let before = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return Math.min(last[other.length], MOST + 1);
}
