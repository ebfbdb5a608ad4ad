// docs/reference/limits.md, and what the sources say of the same numbers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { cell, GENERATED } from '../reference-docs.js';
import { root } from '../../workdir.js';
import { written, type Limits } from './limit.js';
import { ofFiles } from './of-files.js';
import { ofNetworks } from './of-networks.js';
import { ofPlaces } from './of-places.js';
import { ofRecords } from './of-records.js';
import { ofService } from './of-service.js';
import { ofTexts } from './of-texts.js';

export const limits: readonly Limits[] = [
  ...ofService,
  ...ofFiles,
  ...ofTexts,
  ...ofPlaces,
  ...ofRecords,
  ...ofNetworks,
];

const HEAD =
  'Sizes, counts, times and distances at which something is refused, cut, given up or done otherwise. What an option ' +
  'sets is in [the reference of commands](commands/README.md), what a field of a request may have in ' +
  '[the contract](contract.md).';

/** The whole page. */
export function limitsPage(): string {
  const parts = limits.map(({ title, rows }) => {
    const lines = rows.map(([, , number, unit, what]) => `| ${written(number, unit)} | ${cell(what)} |`);
    return [`## ${title}`, '', '| limit | |', '|---|---|', ...lines].join('\n');
  });
  return `${['# Limits', GENERATED, HEAD, ...parts].join('\n\n')}\n`;
}

const nothing = createContext({});

/** What a constant of a module is, by its text: it need not be seen outside. Throws where there is none of the name. */
export function numberInSource(file: string, name: string): number {
  const [constant = '', member] = name.split('.');
  const text = readFileSync(join(root, 'src', file), 'utf8');
  const value = new RegExp(String.raw`^(?:export )?const ${constant}(?:: [^=]+)? = ([^;]+?)(?: as const)?;$`, 'm');
  const found = value.exec(text)?.[1];
  if (found === undefined) throw new Error(`src/${file} has no constant ${constant}`);
  const is: unknown = runInContext(`(${found})`, nothing);
  // A header has its number as a text.
  return Number(member === undefined ? is : (is as Record<string, unknown>)[member]);
}
