// What the sources name that the reference must explain: environment variables, codes of rows and of failures. Found by
// reading the sources, so that nothing has to be listed by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCommands } from './command-pages.js';
import { root } from '../workdir.js';

interface Source {
  readonly file: string;
  readonly text: string;
}

/** The sources without their comments; of pages for browsers too, which have no environment. */
const sources: readonly Source[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({
    file,
    text: readFileSync(join(root, 'src', file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, ''),
  }));

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);
const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Flags of the options that each variable stands for, over all commands; from what their help says of them. */
export function variablesOfOptions(): Map<string, Set<string>> {
  const variables = new Map<string, Set<string>>();
  for (const { flags, description } of allCommands().flatMap(({ command }) => command.options)) {
    const name = /\benv: ([A-Z_]+)\)$/.exec(description)?.[1];
    const flag = /--[a-z-]+/.exec(flags)![0];
    if (name !== undefined) variables.set(name, (variables.get(name) ?? new Set()).add(flag));
  }
  return variables;
}

/** Names of variables that a text reads: `env['X']`, `env.X`, `{ X } = env`; ours wherever they are spelt out. */
export function variablesIn(text: string): string[] {
  const destructured = found(text, /\{([^{}]*)\}\s*=\s*(?:\w+\.)*env\b/g).flatMap((names) =>
    found(names, /(?:^|,)\s*([A-Za-z_]+)/g),
  );
  const read = [
    ...found(text, /\benv(?:\?\.)?\[['"`]([A-Za-z_]+)['"`]\]/g),
    ...found(text, /\benv\??\.([A-Z][A-Z0-9_]*)\b/g),
    ...destructured,
    // A name that is looked up by a variable stands in a table of names in the same file.
    ...(/\benv(?:\?\.)?\[(?!['"`])/.test(text) ? found(text, /['"`]([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)['"`]/g) : []),
    ...found(text, /\b(WAYPOST_[A-Z0-9_]*[A-Z0-9])\b/g),
    ...found(text, /\b(NODE_EXTRA_CA_CERTS)\b/g),
  ];
  // Proxies are read in either case, and told once.
  return read.map((name) => name.toUpperCase());
}

/** Every environment variable that the program heeds. */
export const variables = (): string[] =>
  unique([...variablesOfOptions().keys(), ...sources.flatMap(({ text }) => variablesIn(text))]);

/** Codes of rows that are refused, or whose call failed. */
export const rowCodes = (): string[] =>
  unique(
    sources
      .filter(({ file }) => file.startsWith('batch/'))
      .flatMap(({ text }) => [
        ...found(text, /\brefuse\(\s*'([A-Z_]+)'/g),
        ...found(text, /\bfail\([^,()]*,\s*'([A-Z_]+)'/g),
        ...found(text, /\bcode\s*(?::|=(?!=))\s*'([A-Z_]+)'/g),
        ...found(text, /\? [^\n]*toUpperCase\(\)[^\n]* : '([A-Z_]+)'/g),
      ]),
  );

/** Codes of failures in the bodies of the three-word service. */
export const bodyCodes = (): string[] =>
  unique(
    sources
      .filter(({ file }) => file.startsWith('server/') || file === 'contract/services.ts')
      .flatMap(({ text }) => [
        ...found(text, /\bcode: '([A-Za-z]+)'/g),
        ...found(text, /^ {2}[45]\d\d: '([A-Za-z]+)',$/gm),
        ...found(text, /WORDS_CODES\[status\] \?\? '([A-Za-z]+)'/g),
      ]),
  ).filter((code) => code !== 'OK');
