// Where the files of a run are.
import { beside, sidePartOf, siblingMode, type FilePlace } from '../write/file-place.js';
import { growing } from '../write/part-file.js';

export interface RunPlaces {
  readonly place: FilePlace;
  readonly errorsPlace: FilePlace;
  /** Where rows go that leave the output, if they are kept. */
  readonly droppedPlace: FilePlace | undefined;
  /** The table of the output's pieces, where the output is put in order. */
  readonly piecesPlace: FilePlace | undefined;
}

/** The place of the table of an output's pieces. */
export const piecesPlaceOf = ({ name, target, mode }: FilePlace): FilePlace => ({
  name: `${name}.rows`,
  target: `${target}.rows`,
  mode: siblingMode(mode),
  exact: false,
  isDevice: false,
  part: beside(`${target}.rows`).part,
});

/**
 * The place of a file that a run into `output` writes beside it. Its part has a name that no run into another output
 * has, made of the way from one to the other: several runs, one after the other, may name one errors file.
 */
export const sidePlaceOf = (file: FilePlace, output: FilePlace): FilePlace => ({
  ...file,
  part: sidePartOf(file.target, output.target),
});

/** A file that only the run needs, by its path, by the name that messages give it, and what it belongs to. */
interface OwnFile {
  readonly path: string;
  readonly name: string;
  readonly of: string;
}

function ownFile(place: FilePlace, form: 'part' | 'ordered'): OwnFile {
  const path = growing(place, form);
  return { path, name: `${place.name}${path.slice(place.target.length)}`, of: place.name };
}

/** The files with rows in them, apart from the output itself. */
export const rowFiles = ({ place, errorsPlace, droppedPlace, piecesPlace }: RunPlaces): OwnFile[] => [
  ownFile(place, 'part'),
  ...(errorsPlace.isDevice ? [] : [ownFile(errorsPlace, 'part')]),
  ...(droppedPlace ? [ownFile(droppedPlace, 'part')] : []),
  ...(piecesPlace ? [ownFile(place, 'ordered'), ownFile(piecesPlace, 'ordered'), ownFile(piecesPlace, 'part')] : []),
];
