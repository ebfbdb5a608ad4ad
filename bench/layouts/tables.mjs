// Reads the tables of layouts: text files, one layout a paragraph. `== name` begins one; `key: value` lines say how the
// program writes its file; then a line `Heading = template` a column, several on a line parted by ` | `. A template is
// empty, a literal in single quotes, a part such as `suburb`, or a text with parts in braces, `{line}, {tail}`.
// A part may name a group before it (`mail.line`; `half.` in half of the rows, `rest.` in the others) and say after it
// how it is written: `suburb.title`, `unit?30` (in 30 % of rows), `int:1-500`. A line that begins with `// ` is a
// remark; the heading `-` is an empty one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARRIES, partsOf } from './address-parts.mjs';
import { NEIGHBOURS } from './neighbours.mjs';

/**
 * @typedef {{ group: string, part: string, letters: string, share: number, argument: string | undefined }} Part
 * @typedef {{ heading: string, pieces: (string | Part)[] }} Column
 * @typedef {{ name: string, kind: string, set: string, heldOut: boolean, options: Record<string, string>,
 *   columns: Column[], carries: Set<string> }} Layout
 */

const OPTIONS = new Set([
  'source',
  'delimiter',
  'case',
  'quote',
  'header',
  'above',
  'eol',
  'bom',
  'accept',
  'note',
  'args',
]);
const GROUPS = new Set(['', 'other', 'po', 'mail', 'half', 'rest']);
const PARTS = new Set(Object.keys(partsOf(blankRow())));
const PART = /^(?:(other|po|mail|half|rest)\.)?([a-z\d]+(?:\.0)?)(?:\.(upper|lower|title))?(?:\?(\d+))?(?::(.*))?$/;

function blankRow() {
  const names =
    'flat_type flat_number level_type level_number lot_number number_first number_first_suffix number_last ' +
    'number_last_suffix street_name street_type street_suffix locality state postcode lat lon';
  return Object.fromEntries(names.split(' ').map((name) => [name, '']));
}

/** @param {string} text @param {string} where @returns {Part} */
function partOf(text, where) {
  const [, group = '', part = '', letters = '', share = '100', argument] = PART.exec(text) ?? [];
  const known = PARTS.has(part) || (['', 'half', 'rest'].includes(group) && NEIGHBOURS[part] !== undefined);
  if (!known || !GROUPS.has(group)) throw new Error(`${where}: no part '${text}'`);
  return { group, part, letters, share: Number(share), argument };
}

/** @param {string} template @param {string} where */
function piecesOf(template, where) {
  if (template === '') return [];
  if (template.startsWith("'")) return [template.slice(1, -1)];
  if (!template.includes('{')) return [partOf(template, where)];
  return template
    .split(/(\{[^}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('{') ? partOf(piece.slice(1, -1), where) : piece));
}

/** @param {Layout} layout @param {string} line @param {string} where */
function addLine(layout, line, where) {
  const [, key, value] = /^([a-z]+):(?: (.*))?$/.exec(line) ?? [];
  if (key !== undefined && OPTIONS.has(key)) {
    layout.options[key] = value ?? '';
    return;
  }
  for (const column of line.split(' | ')) {
    const at = column.lastIndexOf(' =');
    if (at < 0) throw new Error(`${where}: no ' = ' in '${column}'`);
    const heading = column.slice(0, at);
    const pieces = piecesOf(column.slice(at + 2).trim(), where);
    layout.columns.push({ heading: heading === '-' ? '' : heading, pieces });
    for (const piece of pieces) {
      if (typeof piece === 'object' && ['', 'rest'].includes(piece.group) && piece.share === 100) {
        for (const carried of CARRIES[piece.part] ?? []) layout.carries.add(carried);
      }
    }
  }
}

/** @param {string} folder @param {string} file @param {string} set @returns {Layout[]} */
function layoutsOf(folder, file, set) {
  const layouts = [];
  const heldOut = set !== 'open' && set !== 'mixed';
  for (const [i, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
    const where = `${file}:${i + 1}`;
    if (line.startsWith('== ')) {
      const kind = file.replace('.txt', '');
      layouts.push({ name: line.slice(3), kind, set, heldOut, options: {}, columns: [], carries: new Set() });
    } else if (line.trim() !== '' && !line.startsWith('// ')) {
      addLine(layouts.at(-1), line, where);
    }
  }
  return layouts;
}

/**
 * All layouts: those to tune on from `open/`, and those not to: `held-out/`, and `fresh/`, written after the others
 * had been looked at; `mixed/` are columns that hold what their headings do not say.
 * @param {string} folder
 */
export function readLayouts(folder) {
  const layouts = ['open', 'held-out', 'fresh', 'mixed'].flatMap((set) =>
    readdirSync(join(folder, set))
      .filter((file) => file.endsWith('.txt'))
      .toSorted()
      .flatMap((file) => layoutsOf(join(folder, set), file, set)),
  );
  const names = layouts.map(({ name }) => name);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  if (twice.length > 0) throw new Error(`two layouts of one name: ${twice.join(', ')}`);
  return layouts;
}
