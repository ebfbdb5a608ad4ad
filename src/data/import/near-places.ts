// Neighbours of localities by distance, for sources that declare none.
import { UNKNOWN_COORDINATE } from '../points/coordinates.js';
import { metresApart } from '../points/metres.js';
import type { PostcodePlace } from './embedded/postcode-places.js';

const CELL_DEGREES = 0.15;
const WITHIN_METRES = 15_000;
/** The package gives parts of a suburb as places of their own, with the suburb's point: they fill the first places. */
const MOST = 20;

const cell = (row: number, column: number): string => `${row},${column}`;
const at = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);

/** Pairs of positions: each locality with its nearest that mail is delivered to, at most 20 within 15 km. */
export function nearPlaces(localities: readonly PostcodePlace[]): [number, number][] {
  const cells = new Map<string, number[]>();
  const degrees = localities.map(({ latitude, longitude }) => [latitude / 1e7, longitude / 1e7] as const);
  localities.forEach(({ latitude, delivered }, i) => {
    if (latitude === UNKNOWN_COORDINATE || !delivered) return;
    const key = cell(at(degrees[i]![0]), at(degrees[i]![1]));
    cells.set(key, [...(cells.get(key) ?? []), i]);
  });
  return localities.flatMap(({ latitude }, i): [number, number][] => {
    if (latitude === UNKNOWN_COORDINATE) return [];
    const [y, x] = degrees[i]!;
    const around: { other: number; metres: number }[] = [];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        for (const other of cells.get(cell(at(y) + dy, at(x) + dx)) ?? []) {
          const metres = metresApart(y, x, ...degrees[other]!);
          if (other !== i && metres <= WITHIN_METRES) around.push({ other, metres });
        }
      }
    }
    around.sort((a, b) => a.metres - b.metres || a.other - b.other);
    return around.slice(0, MOST).map(({ other }) => [i, other]);
  });
}
