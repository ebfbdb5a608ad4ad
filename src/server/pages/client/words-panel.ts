// The three words of a place, and its square among those around it: seen as a drawing, heard as words, and left for a
// neighbour by buttons.
import type { WordGrid, WordPlace } from '../../../contract/schema/three-word.js';
import { askWords } from './ask.js';
import { copyButton, html, svg } from './dom.js';

/** Metres from the middle of the drawing to its edges. */
const REACH = 13;
/** Metres of a degree of latitude on the sphere of 6,371,008.8 m (mean radius of the Earth, IUGG). */
const DEGREE = 111_195.08;
/** The drawing in its own units. */
const SIZE = 260;

/** Steps to the squares beside one: their name, and in squares to the north and to the east. */
const STEPS = [
  ['North', 1, 0],
  ['South', -1, 0],
  ['West', 0, -1],
  ['East', 0, 1],
] as const;

export interface WordsPanelEvents {
  /** The square beside it, at that point, is wanted. */
  readonly onStep: (latitude: number, longitude: number, direction: string) => void;
}

/** A place with words as it is shown; the drawing comes when its lines are known. */
export class WordsPanel {
  constructor(private readonly events: WordsPanelEvents) {}

  /** The elements of a place. Throws `Trouble` where the lines cannot be had. */
  async show(parent: HTMLElement, place: WordPlace, signal: AbortSignal): Promise<void> {
    const { words, language, nearestPlace, country, coordinates, map } = place;
    const figure = html('figure', { class: 'squares' });
    parent.replaceChildren(
      html('h2', { lang: language, 'aria-label': spoken(words), class: 'words' }, words),
      html('p', {}, [nearestPlace, country].filter((part) => part !== '').join(', ')),
      html(
        'p',
        {},
        `${coordinates.lat}, ${coordinates.lng} (WGS84) · `,
        html('a', { href: map, rel: 'noreferrer' }, 'Map'),
      ),
      html(
        'p',
        { class: 'row' },
        copyButton('Copy words', () => words),
        ...STEPS.map(([name, north, east]) => this.step(name, north, east, place)),
      ),
      figure,
    );
    const lines = await linesAround(place, signal);
    signal.throwIfAborted();
    figure.replaceChildren(drawing(place, lines), html('figcaption', {}, 'Squares of 3 m; this one is filled.'));
  }

  private step(name: string, north: number, east: number, { coordinates, square }: WordPlace): HTMLButtonElement {
    const { southwest, northeast } = square;
    const button = html('button', { type: 'button', 'aria-label': `The square to the ${name.toLowerCase()}` }, name);
    button.addEventListener('click', () => {
      this.events.onStep(
        coordinates.lat + north * (northeast.lat - southwest.lat),
        coordinates.lng + east * (northeast.lng - southwest.lng),
        name.toLowerCase(),
      );
    });
    return button;
  }
}

/** How the words are read aloud: with a pause between them, and without the dots. */
export const spoken = (words: string): string => words.split('.').join(', ');

type Lines = Extract<WordGrid, { lines: unknown }>['lines'];

async function linesAround({ coordinates: { lat, lng } }: WordPlace, signal: AbortSignal): Promise<Lines> {
  const up = REACH / DEGREE;
  const aside = up / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  const south = Math.max(-90, lat - up);
  const boundingBox = [south, lng - aside, Math.min(90, lat + up), lng + aside].map((value) => value.toFixed(7)).join();
  const { threeword } = await askWords<{ lines: Lines }>('gridsection', { boundingBox }, signal);
  return threeword.lines;
}

function drawing({ coordinates, square, words }: WordPlace, lines: Lines): SVGSVGElement {
  const across = Math.max(Math.cos((coordinates.lat * Math.PI) / 180), 0.01);
  const unit = SIZE / 2 / REACH;
  const x = (longitude: number): number => SIZE / 2 + (longitude - coordinates.lng) * DEGREE * across * unit;
  const y = (latitude: number): number => SIZE / 2 - (latitude - coordinates.lat) * DEGREE * unit;
  const { southwest, northeast } = square;
  return svg(
    'svg',
    {
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      role: 'img',
      'aria-label': `The square of ${spoken(words)} in the middle of ${2 * REACH} metres of squares, north at the top`,
    },
    svg('rect', {
      class: 'square',
      x: x(southwest.lng),
      y: y(northeast.lat),
      width: x(northeast.lng) - x(southwest.lng),
      height: y(southwest.lat) - y(northeast.lat),
    }),
    svg(
      'g',
      { class: 'graticule' },
      ...lines.map(({ start, end }) =>
        svg('line', { x1: x(start.lng), y1: y(start.lat), x2: x(end.lng), y2: y(end.lat) }),
      ),
    ),
  );
}
