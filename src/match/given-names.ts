// Which given names are forms of the same: BILL and WILL of WILLIAM. The list comes with the package; names of
// communities here stand beside it.
// This module lies as deep under the package's root as the bundle does, in src/ as in dist/.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WaypostError } from '../contract/errors.js';
import { COMMUNITY_FORMS } from './names/community-forms.js';

const LIST = new URL('../../assets/names/given-names.txt', import.meta.url);

/** Numbers of the formal names of each name, its own if it is one, ascending. */
let formals: Map<string, readonly number[]> | undefined;

function read(file: URL): Map<string, readonly number[]> {
  const path = fileURLToPath(file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new WaypostError('data-broken', `cannot read ${path}; install the package again`, { cause });
  }
  const groups = new Map<string, number[]>();
  for (const [number, line] of `${text.trimEnd()}${COMMUNITY_FORMS.trimEnd()}`.split('\n').entries()) {
    for (const name of line.split(/: |, /)) groups.set(name, [...(groups.get(name) ?? []), number]);
  }
  return groups;
}

/** The formal names that a folded given name may stand for, as numbers; none for a name that is not in the list. */
export const formalNames = (name: string): readonly number[] => (formals ??= read(LIST)).get(name) ?? [];
