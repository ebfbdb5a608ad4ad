// What the columns of an input are, for each step: read once, decided anew only where a step names columns of its own.
import { findColumns, mapColumns, toldColumns } from '../../columns/map-columns.js';
import { openPlaces } from '../../columns/known-places.js';
import { MOST_ROWS, readColumns } from '../../columns/reading.js';
import { recognise, type Recognition } from '../../columns/recognise.js';
import type { Mapping } from '../../formats/mapping.js';
import type { BatchJob } from '../job.js';
import type { Step } from '../step.js';
import type { InputShape } from './shape.js';

/** The columns of an input as each step sees them. */
export interface RecognisedInput {
  /** What the columns are where no step says anything of them. */
  readonly found: Recognition;
  /** What they are for a step that says so much of them. */
  of(toldInput: Step['map']): Recognition;
  /** The columns of a step's fields; `toldInput` is what it says of columns of the input. */
  find(step: Pick<Step, 'operation'>, toldInput: Step['map']): Mapping;
  /** As `find`, but throws a usage error where no column can be used. */
  map(step: Pick<Step, 'operation'>, toldInput: Step['map']): Mapping;
  close(): void;
}

/** What is told of the columns of an input as a whole. */
export type ToldOfColumns = Pick<BatchJob, 'addressGroup' | 'mapOnly'>;

/** Recognises the columns of an input. Closed after the last question. */
export function recognisedInput({ addressGroup, mapOnly }: ToldOfColumns, shape: InputShape): RecognisedInput {
  const { names } = shape;
  const sample = shape.sample.slice(0, MOST_ROWS);
  const places = openPlaces();
  const columns = readColumns({ names, headings: headingsOf(shape), sample }, places.isPlace);
  const group = { ...(addressGroup === undefined ? {} : { group: addressGroup }), isLines: shape.isLines === true };
  const found = recognise(columns, sample, places, group);
  const of = (map: Step['map']): Recognition =>
    map === undefined ? found : recognise(columns, sample, places, { ...group, columns: toldColumns(names, map) });
  return {
    found,
    of,
    find: ({ operation }, map) => findColumns(operation, names, of(map), map, mapOnly),
    map: ({ operation }, map) => mapColumns(operation, names, of(map), map, mapOnly),
    close: () => {
      places.close();
    },
  };
}

/** What people wrote above the columns: a heading that stands there twice has a name of its own, but says the same. */
function headingsOf({ headed, header, names }: InputShape): string[] | undefined {
  if (!headed) return undefined;
  return names.map((name, i) => (/^column_\d+$/.test(name) ? (header?.cells[i] ?? '') : name));
}
