// Where an address is, drawn without any other server: the lines of latitude and longitude around it, a scale, and the
// addresses beside it, which show the streets.
import { html, svg } from './dom.js';
import { FreeSpace, HEIGHT, numbers, streets, WIDTH, type Neighbour } from './map-labels.js';

export interface Drawn {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres from the middle to the upper edge. */
  readonly radius: number;
  readonly neighbours: readonly Neighbour[];
}

/** Metres of a degree of latitude on the sphere of 6,371,008.8 m (mean radius of the Earth, IUGG). */
const DEGREE = 111_195.08;

/** The largest of 1, 2, 5, 10 … that is not above the value. */
function round125(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([5, 2, 1].find((step) => step * power <= value * 1.000001) ?? 1);
}

const degrees = (value: number, digits: number, [positive, negative]: string): string =>
  `${Math.abs(value).toFixed(digits)}° ${value < 0 ? negative : positive}`;
const metres = (value: number): string => (value >= 1000 ? `${value / 1000} km` : `${value} m`);

/** How places come to stand on the drawing, the middle of which is the address. */
class Projection {
  /** Units of the drawing in a metre. */
  readonly unit: number;
  /** Degrees from the middle to the edges. */
  readonly halfHeight: number;
  readonly halfWidth: number;
  /** How much narrower a degree of longitude is than one of latitude. */
  private readonly across: number;

  constructor(private readonly drawn: Drawn) {
    const { latitude, radius } = drawn;
    this.unit = HEIGHT / 2 / radius;
    this.across = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
    this.halfHeight = radius / DEGREE;
    this.halfWidth = ((WIDTH / HEIGHT) * radius) / DEGREE / this.across;
  }

  x(longitude: number): number {
    return WIDTH / 2 + (longitude - this.drawn.longitude) * DEGREE * this.across * this.unit;
  }

  y(latitude: number): number {
    return HEIGHT / 2 - (latitude - this.drawn.latitude) * DEGREE * this.unit;
  }
}

/** Puts the drawing and its caption into the figure. */
export function drawMap(figure: HTMLElement, drawn: Drawn): void {
  const { latitude, longitude, radius, neighbours } = drawn;
  const projection = new Projection(drawn);
  const points = dots(neighbours, latitude, longitude)
    .map((point) => ({ ...point, x: projection.x(point.longitude), y: projection.y(point.latitude) }))
    .filter((point) => point.x > 0 && point.x < WIDTH && point.y > 0 && point.y < HEIGHT);
  const free = new FreeSpace();
  const beside =
    points.length === 0 ? '' : `, with ${points.length} neighbouring ${points.length === 1 ? 'address' : 'addresses'}`;
  const place = `${degrees(latitude, 5, 'NS')}, ${degrees(longitude, 5, 'EW')}`;
  const drawing = svg(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'img',
      'aria-label': `Map of ${metres(radius)} around ${place}${beside}`,
    },
    svg('g', { class: 'graticule' }, ...graticule(drawn, projection)),
    svg('g', { class: 'neighbours' }, ...points.map((point) => svg('circle', { cx: point.x, cy: point.y, r: 2.5 }))),
    svg('g', { class: 'streets' }, ...streets(points, free)),
    svg('g', { class: 'numbers' }, ...numbers(points, free)),
    svg('circle', { class: 'point', cx: WIDTH / 2, cy: HEIGHT / 2, r: 6 }),
    ...scale(round125(radius * 0.6), projection),
  );
  figure.replaceChildren(drawing, caption(drawn));
}

/** The lines of latitude and longitude, each with its degrees. */
function graticule({ latitude, longitude }: Drawn, projection: Projection): SVGElement[] {
  const { halfHeight, halfWidth } = projection;
  const step = round125(halfHeight * 0.9);
  const digits = Math.max(0, Math.ceil(-Math.log10(step)));
  const across = multiples(latitude - halfHeight, latitude + halfHeight, step).flatMap((at) => {
    const y = projection.y(at);
    return [
      svg('line', { x1: 0, x2: WIDTH, y1: y, y2: y }),
      svg('text', { x: 4, y: y - 3 }, degrees(at, digits, 'NS')),
    ];
  });
  const down = multiples(longitude - halfWidth, longitude + halfWidth, step).flatMap((at) => {
    const x = projection.x(at);
    return [
      svg('line', { y1: 0, y2: HEIGHT, x1: x, x2: x }),
      svg('text', { x: x + 3, y: HEIGHT - 4 }, degrees(at, digits, 'EW')),
    ];
  });
  return [...across, ...down];
}

/** The multiples of a step from one value to another. */
const multiples = (from: number, to: number, step: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
    (_, i) => (Math.ceil(from / step) + i) * step,
  );

/** A bar of so many metres, and how many they are. */
const scale = (bar: number, { unit }: Projection): SVGElement[] => [
  svg('path', { class: 'scale', d: `M${WIDTH - 12} 12v6h${-bar * unit}v-6` }),
  svg('text', { class: 'scale-text', x: WIDTH - 12, y: 30 }, metres(bar)),
];

/** The point in figures, and where it can be seen among everything else. */
function caption({ latitude, longitude, radius }: Drawn): HTMLElement {
  const zoom = radius > 1000 ? 12 : 18;
  const at = `?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
  return html(
    'figcaption',
    {},
    `${latitude.toFixed(6)}, ${longitude.toFixed(6)} (WGS84) · `,
    html('a', { href: `https://www.openstreetmap.org/${at}`, rel: 'noreferrer' }, 'OpenStreetMap'),
  );
}

/** One of those that stand at one point, and none at the middle. */
const dots = (neighbours: readonly Neighbour[], latitude: number, longitude: number): Neighbour[] => [
  ...new Map(
    neighbours
      .filter((one) => Math.abs(one.latitude - latitude) > 1e-6 || Math.abs(one.longitude - longitude) > 1e-6)
      .map((one) => [`${one.latitude},${one.longitude}`, one]),
  ).values(),
];
