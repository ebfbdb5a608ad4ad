// Draws the card of an answer: a title, the verdict in its tone, sections of names and values, remarks; or a line for
// each hit.
import type { Card, CardSection, HitsCard, ResultCard } from '../../contract/card.js';
import type { Style } from './style.js';

/** The card as lines for a terminal. */
export const drawCard = (card: Card, style: Style): string => {
  const lines = 'hits' in card ? hitLines(card, style) : resultLines(card, style);
  for (const message of card.messages) lines.push('', message);
  return `${lines.join('\n')}\n`;
};

const resultLines = ({ title, status, tone, qualifications, sections }: ResultCard, style: Style): string[] => [
  style.bold(title),
  [style.tone(tone, status), ...qualifications].join(' · '),
  ...sections.flatMap((section) => sectionLines(section, style)),
];

function sectionLines({ title, rows }: CardSection, style: Style): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, value, note }) => {
    const noted = note === undefined ? value : `${value}  ${style.dim(note)}`;
    return `  ${style.dim(name.padEnd(width))}  ${noted}`;
  });
  return ['', title, ...lines];
}

function hitLines({ hits }: HitsCard, style: Style): string[] {
  if (hits.length === 0) return ['nothing fits'];
  const width = Math.max(...hits.map(({ text }) => text.length));
  const digits = String(hits.length).length;
  return hits.map(({ text, about, id }, i) => {
    const number = style.dim(String(i + 1).padStart(digits));
    const padding = ' '.repeat(width - text.length);
    return `${number}  ${style.bold(text)}${padding}  ${about === '' ? '' : `${about}  `}${style.dim(id)}`.trimEnd();
  });
}
