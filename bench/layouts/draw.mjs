// Draws the rows of a layout, among those whose parts it can carry, and writes them as its program does.
import { boxOf, partsOf } from './address-parts.mjs';
import { chance } from './chance.mjs';
import { NEIGHBOURS } from './neighbours.mjs';

/** Shares of 100 rows; what a layout cannot carry, plain houses take. */
const MIX = { unit: 28, other: 6, suffix: 12, range: 14, lot: 2, level: 2, namesake: 4, plain: 32 };

/** The hardest part that a row has, and all that a layout must carry for it. @param {Record<string, string>} row */
function featuresOf(row) {
  const needs = [];
  if (row.flat_number !== '') needs.push('unit');
  if (row.flat_number !== '' && row.flat_type !== 'UNIT') needs.push('type');
  if (row.level_number !== '') needs.push('level');
  if (row.lot_number !== '') needs.push('lot');
  if (row.number_first_suffix !== '' || row.number_last_suffix !== '') needs.push('suffix');
  if (row.number_last !== '') needs.push('range');
  return needs;
}

/** @param {string[]} needs */
export const featureOf = (needs) => {
  const last = ['level', 'lot', 'suffix', 'range'].find((need) => needs.includes(need));
  if (last !== undefined) return last;
  if (needs.includes('type')) return 'other';
  return needs.includes('unit') ? 'unit' : 'plain';
};

/** Addresses by feature, each with what it needs. */
export function byFeature(addresses) {
  const groups = Object.fromEntries(Object.keys(MIX).map((feature) => [feature, []]));
  for (const address of addresses) {
    const needs = featuresOf(address);
    // A street named after its locality, as Liverpool Street in Liverpool: the locality is said twice.
    const namesake = needs.length === 0 && address.street_name.includes(address.locality);
    groups[namesake ? 'namesake' : featureOf(needs)].push({ ...address, needs, namesake });
  }
  return groups;
}

/** @param {import('./tables.mjs').Layout} layout */
export function drawRows(layout, groups, count) {
  const luck = chance(`rows of ${layout.name}`);
  const drawn = [];
  for (const [feature, share] of Object.entries(MIX)) {
    const fitting = groups[feature].filter(({ needs }) => needs.every((need) => layout.carries.has(need)));
    const wanted = feature === 'plain' ? count - drawn.length : Math.round((share * count) / 100);
    if (fitting.length === 0) continue;
    for (let i = 0; i < wanted; i++) drawn.push(luck.pick(fitting));
  }
  return drawn
    .map((row) => ({ row, order: luck.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ row }) => row);
}

const LETTERS = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  title: (text) =>
    text
      .toLowerCase()
      .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
      .replaceAll(/\b(Po|Gpo|Nsw|Vic|Qld)\b/g, (word) => word.toUpperCase())
      .replaceAll(/(\d)([a-z])\b/gi, (_, digit, letter) => digit + letter.toUpperCase()),
};
const CODES = new Set(['state', 'statecode', 'isostate', 'tail', 'lat', 'lon']);

/** Where the mail of a row goes: half to a box, a quarter to the same house, a quarter to another. */
function mailOf(row, other, luck) {
  const way = luck.next();
  if (way < 0.5) return boxOf(row, luck);
  return partsOf(way < 0.75 ? row : other);
}

/** The cells of one row. @param {import('./tables.mjs').Layout} layout */
export function cellsOf(layout, row, number, others) {
  const luck = chance(`${layout.name} ${number}`);
  const other = luck.pick(others);
  const half = luck.next() < 0.5;
  const empty = Object.fromEntries(Object.keys(partsOf(row)).map((name) => [name, '']));
  const groups = {
    '': partsOf(row),
    other: partsOf(other),
    po: boxOf(other, luck),
    mail: mailOf(row, other, luck),
    half: half ? partsOf(row) : empty,
    rest: half ? empty : partsOf(row),
  };
  const write = ({ group, part, letters, share, argument }) => {
    if (share < 100 && luck.next() * 100 >= share) return '';
    if (groups[''][part] === undefined || (group === '' && argument !== undefined)) {
      if ((group === 'half' && !half) || (group === 'rest' && half)) return '';
      return NEIGHBOURS[part](luck, argument, number);
    }
    const style = letters || (CODES.has(part) && part !== 'tail' ? '' : (layout.options.case ?? 'title'));
    return (LETTERS[style] ?? ((text) => text))(groups[group][part]);
  };
  return layout.columns.map(({ pieces }) =>
    pieces
      .map((piece) => (typeof piece === 'string' ? piece.replaceAll('\\n', '\n') : write(piece)))
      .join('')
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/^[ ,]+|[ ,]+$/g, ''),
  );
}

const DELIMITERS = { tab: '\t', semicolon: ';', pipe: '|', comma: ',' };

/** The file as the program exports it. @param {import('./tables.mjs').Layout} layout @param {string[][]} rows */
export function fileOf(layout, rows) {
  const { options } = layout;
  const delimiter = DELIMITERS[options.delimiter ?? 'comma'];
  const quoted = (cell) =>
    options.quote === 'all' || cell.includes(delimiter) || /["\n\r]/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const header = options.header === 'none' ? [] : [layout.columns.map(({ heading }) => heading)];
  const above = options.above === undefined ? [] : options.above.split('\\n');
  const lines = [...above, ...[...header, ...rows].map((cells) => cells.map(quoted).join(delimiter))];
  const end = options.eol === 'crlf' ? '\r\n' : '\n';
  return `${options.bom === 'yes' ? '\uFEFF' : ''}${lines.join(end)}${end}`;
}
