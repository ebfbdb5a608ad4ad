// A dictionary of hunspell: its words, and the forms that its rules make of each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a dictionary as npm's `dictionary-<code>` has it.
 *
 * @param folder Where the packages are installed.
 * @param code Its language.
 * @returns `entries`: `{word, flags}` as they stand, flags split as the dictionary says; `formsOf(entry)`: the forms
 *   that its endings make, one ending deep, which is all that these dictionaries need for nouns, verbs and adjectives.
 */
export function readHunspell(folder, code) {
  const read = (file) => readFileSync(join(folder, `node_modules/dictionary-${code}/${file}`), 'utf8').split(/\r?\n/);
  const rules = read('index.aff');
  const split = splitter(
    rules
      .find((line) => line.startsWith('FLAG '))
      ?.slice(5)
      .trim(),
  );
  const endings = readEndings(rules);
  const left = new Set(
    rules.flatMap((line) => /^(?:NOSUGGEST|FORBIDDENWORD|ONLYINCOMPOUND)\s+(\S+)/.exec(line)?.[1] ?? []),
  );
  const entries = read('index.dic')
    .slice(1)
    .flatMap((line) => {
      const [, word, flags] = /^([^/\s]+)(?:\/(\S*))?/.exec(line) ?? [];
      const entry = { word, flags: split(flags ?? '') };
      return word === undefined || entry.flags.some((flag) => left.has(flag)) ? [] : [entry];
    });
  return { entries, formsOf: ({ word, flags }) => flags.flatMap((flag) => formsBy(word, endings.get(flag) ?? [])) };
}

function splitter(kind) {
  if (kind === 'long') return (flags) => flags.match(/../gsu) ?? [];
  if (kind === 'num') return (flags) => flags.split(',').filter(Boolean);
  return (flags) => [...flags];
}

/** `SFX flag strip add condition`: what is taken off the end, what is put there, and how the word must end. */
function readEndings(rules) {
  const endings = new Map();
  for (const line of rules) {
    const [kind, flag, strip, add, condition] = line.split(/\s+/);
    if (kind !== 'SFX' || condition === undefined || /^\d+$/.test(add)) continue;
    const rule = {
      strip: strip === '0' ? '' : strip,
      add: add.replace(/\/.*$/, '').replace(/^0$/, ''),
      fits: condition === '.' ? undefined : new RegExp(`${condition}$`, 'u'),
    };
    endings.set(flag, [...(endings.get(flag) ?? []), rule]);
  }
  return endings;
}

function formsBy(word, rules) {
  const forms = [];
  for (const { strip, add, fits } of rules) {
    if (!word.endsWith(strip) || (fits !== undefined && !fits.test(word))) continue;
    forms.push(word.slice(0, word.length - strip.length) + add);
  }
  return forms;
}
