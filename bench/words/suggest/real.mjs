// Misspellings that people made, and words that sound alike, from lists of others.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Pairs of a wrong word and the one right word of it, which `has`: lines `wrong->right`, or a JSON object of them. */
export function readMisspelt(file, has) {
  const text = readFileSync(file, 'utf8');
  const pairs = text.startsWith('{')
    ? Object.entries(JSON.parse(text))
    : text.split('\n').map((line) => line.trim().split('->'));
  return pairs
    .map(([wrong, right]) => [wrong, String(right ?? '').replace(/,\s*$/, '')])
    .filter(([wrong, right]) => /^[a-z]+$/.test(wrong) && has(right) && !has(wrong));
}

/** Pairs of a word that is not in the list and one that is and sounds the same, of the dictionary's default export. */
export async function readHomophones(file, has) {
  const module = await import(pathToFileURL(path.resolve(file)).href);
  const bySound = new Map();
  for (const [entry, sounds] of Object.entries(module.dictionary ?? module.default)) {
    const word = entry.replace(/\(\d\)$/, '');
    const sound = sounds.replace(/\d/g, '');
    if (/^[a-z]{3,}$/.test(word)) bySound.set(sound, (bySound.get(sound) ?? new Set()).add(word));
  }
  const pairs = [];
  for (const words of bySound.values()) {
    for (const right of words) for (const wrong of words) if (has(right) && !has(wrong)) pairs.push([wrong, right]);
  }
  return pairs;
}
