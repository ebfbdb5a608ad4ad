// Draws the card of an answer, fitted to the terminal: a title, the verdict in its tone, sections of names and values,
// remarks; or a line for each hit. Nothing is cut: what is too wide goes on in the next line.
import type { Card, CardRow, CardSection, HitLine, HitsCard, ResultCard } from '../../contract/card.js';
import { visible } from './controls.js';
import { displayWidth, loadWidths, pad, wrap } from './display-width.js';
import { joined, line, type Line } from './line.js';
import type { Style } from './style.js';

/** Blanks between a name and its value, and between the parts of a hit. */
const GAP = '  ';
/** Values are not broken into lines of fewer columns than this, however narrow the terminal is. */
const NARROWEST = 16;

/** The card as lines for a terminal of so many columns; of any number, if not said. */
export async function drawCard(card: Card, style: Style, width: number = Infinity): Promise<Line[]> {
  await loadWidths([JSON.stringify(card)]);
  const lines = 'hits' in card ? hitLines(card, style, width) : resultLines(card, style, width);
  for (const message of card.messages) lines.push('', ...wrap(visible(message), width));
  return lines;
}

/** A text from the data in lines of so many columns, the second and further ones behind as many blanks as `indent`. */
function broken(text: string, indent: number, width: number): string[] {
  const lines = wrap(visible(text), Math.max(NARROWEST, width - indent));
  return lines.map((line, i) => (i === 0 ? line : ' '.repeat(indent) + line));
}

const resultLines = (
  { title, status, tone, qualifications, sections }: ResultCard,
  style: Style,
  width: number,
): Line[] => [
  ...broken(title, 0, width).map(style.bold),
  joined([style.tone(tone, status), ...qualifications], ' · '),
  ...sections.flatMap((section) => sectionLines(section, style, width)),
];

function sectionLines({ title, rows }: CardSection, style: Style, width: number): Line[] {
  if (rows.length === 0) return [];
  const names = rows.map(({ name }) => visible(name));
  const nameWidth = Math.max(...names.map(displayWidth));
  return ['', title, ...rows.flatMap((row, i) => rowLines(row, pad(names[i]!, nameWidth), style, width))];
}

/** A name with its value behind it; a note goes on behind the value, or below it where there is no room. */
function rowLines({ value, note }: CardRow, name: string, style: Style, width: number): Line[] {
  const indent = displayWidth(name) + 2 * GAP.length;
  const [first = '', ...more] = broken(value, indent, width);
  const lines: Line[] = [line`${GAP}${style.dim(name)}${GAP}${first}`, ...more];
  if (note === undefined) return lines;
  const remark = visible(note);
  const last = more.at(-1) ?? `${' '.repeat(indent)}${first}`;
  if (displayWidth(last) + GAP.length + displayWidth(remark) > width) {
    return [...lines, [' '.repeat(indent), style.dim(remark)]];
  }
  return [...lines.slice(0, -1), line`${lines.at(-1)!}${GAP}${style.dim(remark)}`];
}

/** What is said below hits of which some are near. */
const NEAR = 'near: found with a slip put right, or with a part left out; compare it with what was asked';

function hitLines({ hits }: HitsCard, style: Style, width: number): Line[] {
  if (hits.length === 0) return ['nothing fits'];
  const shown = hits.map(({ text, id, ...hit }) => ({
    text: visible(text),
    about: aboutHit(hit),
    id: visible(id),
  }));
  const widest = (of: (hit: (typeof shown)[number]) => string): number =>
    Math.max(...shown.map((hit) => displayWidth(of(hit))));
  const [texts, abouts] = [widest(({ text }) => text), widest(({ about }) => about)];
  const digits = String(hits.length).length;
  const indent = digits + GAP.length;
  const behind = abouts === 0 ? 0 : abouts + GAP.length;
  const isOneLine = indent + texts + GAP.length + behind + widest(({ id }) => id) <= width;
  const lines = shown.flatMap(({ text, about, id }, i): Line[] => {
    const number = style.dim(String(i + 1).padStart(digits));
    if (isOneLine) {
      const kind = abouts === 0 ? '' : `${pad(about, abouts)}${GAP}`;
      const padding = ' '.repeat(texts - displayWidth(text));
      const rest = `${padding}${GAP}${kind}`;
      return [line`${number}${GAP}${style.bold(text)}${id === '' ? rest.trimEnd() : [rest, style.dim(id)]}`];
    }
    const [first = '', ...more] = broken(text, indent, width);
    const below = line`${' '.repeat(indent)}${about === '' ? '' : `${about}${GAP}`}${style.dim(id)}`;
    return [
      line`${number}${GAP}${style.bold(first)}`,
      ...more.map(style.bold),
      ...(about === '' && id === '' ? [] : [below]),
    ];
  });
  return hits.some(({ isNear }) => isNear === true) ? [...lines, '', ...wrap(NEAR, width)] : lines;
}

const aboutHit = ({ about, isNear }: Pick<HitLine, 'about' | 'isNear'>): string =>
  [isNear === true ? 'near' : '', visible(about)].filter((part) => part !== '').join(', ');
