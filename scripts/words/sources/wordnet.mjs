// What WordNet says of English words: their kinds, how often they were met in tagged texts, the words its definitions
// are written in, the topics of a word's first sense, and which words are derived from one another.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' };

/** Pointers to what a sense is a kind or an instance of; to a derived form, and from an adverb to its adjective. */
const KIND_OF = new Set(['@', '@i']);
const DERIVED = new Set(['+', '\\']);

/**
 * Reads WordNet.
 *
 * @param folder Where `index.noun`, `data.noun` and the others lie.
 * @returns `lemmas`: lemma to `{kinds, senses, tagged, lower}`: kinds a string of n v a r, senses their number, tagged
 *   how often the tagged texts have it, lower whether WordNet writes it small; `senseOf(lemma, kind, n)`: the synset of
 *   its nth sense, from 1, which is the most frequent; `synsets`: key to `{words, above, derived, field, gloss}`, field
 *   the number of the file of its lexicographer; `exceptions`: irregular form to its base.
 */
export function readWordnet(folder) {
  const synsets = new Map();
  const lemmas = new Map();
  const senses = new Map();
  const exceptions = new Map();
  for (const [name, kind] of Object.entries(FILES)) {
    for (const line of linesOf(folder, `data.${name}`)) readSynset(line, kind, synsets);
    for (const line of linesOf(folder, `index.${name}`)) readIndex(line, kind, lemmas, senses);
    for (const line of linesOf(folder, `${name}.exc`)) {
      const [form, base] = line.split(' ');
      if (base !== undefined && form !== base) exceptions.set(form, base);
    }
  }
  for (const line of linesOf(folder, 'cntlist.rev')) {
    const lemma = lemmas.get(line.slice(0, line.indexOf('%')));
    if (lemma !== undefined) lemma.tagged += Number(line.split(' ')[2]);
  }
  for (const { words } of synsets.values()) {
    for (const word of words) {
      const lemma = lemmas.get(word);
      if (lemma !== undefined) lemma.lower = true;
    }
  }
  return {
    lemmas,
    synsets,
    exceptions,
    senseOf: (lemma, kind, n) => synsets.get(senses.get(`${kind} ${lemma}`)?.[n - 1]),
  };
}

function linesOf(folder, file) {
  return readFileSync(join(folder, file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && line[0] !== ' ');
}

function readSynset(line, kind, synsets) {
  const bar = line.indexOf(' | ');
  const parts = line.slice(0, bar).split(' ');
  const count = Number.parseInt(parts[3], 16);
  const words = [];
  for (let i = 0; i < count; i++) words.push(parts[4 + 2 * i].replace(/\(.*\)$/, ''));
  const above = [];
  const derived = [];
  let at = 4 + 2 * count;
  const pointers = Number(parts[at++]);
  for (let i = 0; i < pointers; i++, at += 4) {
    const key = `${parts[at + 2].replace('s', 'a')}${parts[at + 1]}`;
    if (KIND_OF.has(parts[at])) above.push(key);
    else if (DERIVED.has(parts[at])) derived.push({ key, from: parts[at + 3].slice(0, 2), to: parts[at + 3].slice(2) });
  }
  synsets.set(`${kind}${parts[0]}`, { words, above, derived, field: Number(parts[1]), gloss: line.slice(bar + 3) });
}

function readIndex(line, kind, lemmas, senses) {
  const parts = line.trim().split(' ');
  const [word] = parts;
  const lemma = lemmas.get(word) ?? { kinds: '', senses: 0, tagged: 0, lower: false };
  lemma.kinds += kind;
  lemma.senses += Number(parts[2]);
  lemmas.set(word, lemma);
  // After the lemma: kind, number of senses, pointers, two counts, and then the senses from the most frequent on.
  const offsets = parts.slice(6 + Number(parts[3]));
  senses.set(
    `${kind} ${word}`,
    offsets.map((offset) => `${kind}${offset}`),
  );
}

/** Every synset that a synset is a kind of, itself included, as keys. */
export function kindsOf(synset, synsets) {
  const seen = new Set();
  const open = synset === undefined ? [] : [synset];
  while (open.length > 0) {
    const one = open.pop();
    if (seen.has(one)) continue;
    seen.add(one);
    for (const key of one.above) open.push(synsets.get(key));
  }
  return seen;
}
