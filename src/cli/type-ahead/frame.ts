// What the type-ahead shows: the line that is typed, as many hits as fit with the chosen one among them, and the keys.
import type { Choice } from '../../contract/card.js';
import type { Style } from '../output/style.js';
import { visible } from '../output/controls.js';
import { clip, displayWidth, wrap } from '../output/display-width.js';
import { line, type Line } from '../output/line.js';
import type { Frame } from './screen.js';
import type { TextField } from './text-field.js';

/** All that is shown. `title`: the group whose content the hits are; `isAsked`: a text was searched. */
export interface View {
  readonly field: TextField;
  readonly title: string;
  readonly hits: readonly Choice[];
  readonly selected: number;
  readonly message: string;
  readonly isAsked: boolean;
}

const PROMPT = '› ';
const MARK = '› ';
const GROUP = ' …';
/** Stands behind a hit that is not as typed, however narrow the terminal is. */
const NEAR = '  (near)';

/** The lines for a terminal of that size; none is as wide as it, so that none breaks. */
export function frameOf(view: View, { columns, rows }: { columns: number; rows: number }, style: Style): Frame {
  const width = Math.max(1, columns - 1);
  const prompt = width > 12 ? PROMPT : '';
  const { text, cursor } = view.field.view(Math.max(1, width - prompt.length));
  const foot = footOf(view, width).slice(0, Math.max(1, rows - 2));
  const title = view.title === '' ? [] : [style.bold(clip(visible(view.title), width))];
  const room = rows - 1 - title.length - foot.length;
  const shown = Math.min(view.hits.length, Math.max(0, room));
  const from = Math.max(0, Math.min(view.selected - Math.floor(shown / 2), view.hits.length - shown));
  const hits = view.hits
    .slice(from, from + shown)
    .map((hit, i) => hitLine(hit, from + i === view.selected, width, style));
  const lines: Line[] = [
    line`${style.dim(prompt)}${text}`,
    ...title,
    ...hits,
    ...(rows > 2 ? foot.map(style.dim) : []),
  ];
  return { lines: lines.slice(0, Math.max(1, rows)), cursor: prompt.length + cursor };
}

function hitLine({ text, about, isGroup, isNear }: Choice, isSelected: boolean, width: number, style: Style): Line {
  const mark = isSelected ? MARK : ' '.repeat(MARK.length);
  const room = Math.max(1, width - MARK.length);
  const note = `${about === '' ? '' : `  ${visible(about)}`}${isGroup ? GROUP : ''}`;
  const near = isNear === true ? NEAR : '';
  const wholeNote = near + (near.length + displayWidth(note) <= room / 2 ? note : '');
  const shown = clip(visible(text), Math.max(1, room - displayWidth(wholeNote)));
  return line`${mark}${isSelected ? style.bold(shown) : shown}${style.dim(wholeNote)}`;
}

/** What is below the hits: the keys, in one line; where there are no hits, that, and what the search says of it. */
function footOf({ hits, selected, message, title, isAsked }: View, width: number): string[] {
  if (hits.length === 0) {
    const first = isAsked ? 'nothing fits' : 'type an address; escape leaves';
    const lines = wrap(message === '' ? first : `${first} · ${visible(message)}`, width);
    return lines.map((line) => clip(line, width));
  }
  const keys =
    `${selected + 1} of ${hits.length} · enter ${hits[selected]!.isGroup ? 'opens' : 'takes it'} · escape ` +
    `${title === '' ? 'leaves' : 'goes back'}`;
  return [clip(keys, width)];
}
