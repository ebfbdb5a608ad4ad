// docs/reference/weights.md, and what the sources say of the same costs, shares and thresholds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { root } from '../../workdir.js';
import { cell, GENERATED } from '../reference-docs.js';

/** A file of `src`, its constant (`NAME.member` of a table), what it is, and what it decides where somebody said so. */
export type Weight = readonly [file: string, name: string, value: unknown, what: string];

const KINDS = {
  lines: 'Lines of addresses',
  places: 'Places of the world, and points',
  contacts: 'Companies, mail, phones, titles and words',
  tables: 'Tables and what their columns are',
  match: 'Records that are the same',
  data: 'Data, imports and the service',
} as const;

const tableOf = (name: string): readonly Weight[] =>
  JSON.parse(readFileSync(join(root, 'test/support/docs/weights', `of-${name}.json`), 'utf8')) as Weight[];

/** The tables, by the title that each has on the page. */
export const weights = Object.entries(KINDS).map(([name, title]) => ({ title, rows: tableOf(name) }));

const HEAD =
  'What is weighed where an answer is more or less likely: what a disagreement costs, how large a share must be, ' +
  'from which number on something is believed, how many are kept or looked at. Nothing of it can be set; it says ' +
  'why one answer comes before another. What is refused is in [Limits](limits.md).';

const written = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 10 }) : JSON.stringify(value);

/** The whole page. */
export function weightsPage(): string {
  const parts = weights.map(({ title, rows }) => {
    const lines = rows.map(
      ([file, name, value, what]) => `| \`${file}\` ${name} | ${cell(written(value))} | ${cell(what)} |`,
    );
    return [`## ${title}`, '', '| constant | is | |', '|---|---|---|', ...lines].join('\n');
  });
  return `${['# Weights', GENERATED, HEAD, ...parts].join('\n\n')}\n`;
}

/** Constants that a constant is made of stand for themselves, by their names. */
const names = new Proxy({}, { has: (_, name) => name !== 'Math', get: (_, name) => nameOf(name) });
const nameOf = (name: string | symbol): string | undefined => (typeof name === 'symbol' ? undefined : `=${name}`);
const nothing = createContext({ names });

/** What a constant of a module is, by its text: it need not be seen outside. Throws where there is none of the name. */
export function valueInSource(file: string, path: string): unknown {
  const [constant = '', ...members] = path.split('.');
  const text = readFileSync(join(root, 'src', file), 'utf8');
  const written = new RegExp(
    String.raw`^(?:export )?const ${constant}(?:: [^=]+)? = ([\s\S]+?)(?: as const)?(?: satisfies [^;]+)?;$`,
    'm',
  );
  const found = written.exec(text)?.[1];
  if (found === undefined) throw new Error(`src/${file} has no constant ${constant}`);
  const whole: unknown = JSON.parse(JSON.stringify(runInContext(`with (names) { (${found}) }`, nothing)));
  return members.reduce((of, member) => (of as Record<string, unknown>)[member], whole);
}
