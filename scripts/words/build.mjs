// Builds the word lists: `node scripts/words/build.mjs FOLDER`, where FOLDER is what fetch.mjs filled.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldWord } from '../../dist/words/list/fold.js';
import { chooseWords } from './choose/choose.mjs';
import { inOrderOfIds } from './choose/scheme.mjs';
import { englishCandidates } from './english/candidates.mjs';
import { likeness } from './near/likeness.mjs';
import { otherCandidates } from './others/candidates.mjs';
import { LANGUAGES } from './others/languages.mjs';
import { replacementOf } from './sources/replaced.mjs';

const [folder, ...only] = process.argv.slice(2);
const frozen = fileURLToPath(new URL('../../assets/words/v1/', import.meta.url));
const held = fileURLToPath(new URL('held/', import.meta.url));
for (const made of [frozen, held]) mkdirSync(made, { recursive: true });
/** Where the list of a language goes: into the package, or beside these programs while something speaks against it. */
const fileOf = (code) => `${LANGUAGES[code]?.isHeld ? held : frozen}${code}.txt`;
const taken = new Set();

const english = englishCandidates(folder);
if (isWanted('en')) build('en', english, ['en-gb', 'en-us'], 3);
else take('en');
const beginnings = new Set(
  english.words
    .slice(0, 12_000)
    .filter((word) => word.length >= 6)
    .map((word) => word.slice(0, 6)),
);
const codes = Object.keys(LANGUAGES);
for (const [code, language] of Object.entries(LANGUAGES)) {
  // Lists choose in this order, so what comes after the last one wanted does not matter.
  if (!codes.slice(codes.indexOf(code)).some(isWanted)) break;
  if (!isWanted(code)) take(code);
  else build(code, otherCandidates(folder, code, language, taken, beginnings), [language.voice], 2);
}

function isWanted(code) {
  return only.length === 0 || only.includes(code);
}

/** What an earlier run chose for a language is taken from those after it. */
function take(code) {
  for (const word of readFileSync(fileOf(code), 'utf8').trimEnd().split('\n')) taken.add(foldWord(word));
}

function build(code, candidates, voices, blocks) {
  for (const [step, left] of Object.entries(candidates.left)) console.log(`${code}: ${step}: ${left}`);
  const { alike, joined } = likeness(candidates, voices, folder);
  const { chosen, waited, considered } = chooseWords(candidates.words.length, alike, joined, blocks);
  for (const [block, words] of chosen.entries()) {
    const last = candidates.words[words.at(-1)[0]];
    console.log(
      `${code}: block ${block}: ${words.length} of ${considered[block]}, ${waited[block]} passed over, last ${last}`,
    );
  }
  const first = inOrderOfIds(chosen).map((i) => candidates.words[i]);
  const words = first.map((word) => replacementOf(code, word));
  for (const word of [...first, ...words]) taken.add(foldWord(word));
  const text = `${words.join('\n')}\n`;
  writeFileSync(fileOf(code), text);
  // For whoever reads the list: the best known words first.
  const inOrder = chosen.flat().map(([i]) => candidates.words[i]);
  writeFileSync(join(folder, `${code}.order`), `${inOrder.join('\n')}\n`);
  console.log(`${code}: ${words.length} words, sha256 ${createHash('sha256').update(text).digest('hex')}`);
}
