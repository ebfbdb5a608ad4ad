// Where the files of a run are.
import { beside, type FilePlace } from '../write/file-place.js';

export interface RunPlaces {
  readonly place: FilePlace;
  readonly errorsPlace: FilePlace;
  /** The table of the output's pieces, where the output is put in order. */
  readonly piecesPlace: FilePlace | undefined;
}

/** The place of the table of an output's pieces. */
export const piecesPlaceOf = ({ name, target, mode }: FilePlace): FilePlace => ({
  name: `${name}.rows`,
  target: `${target}.rows`,
  mode,
  isDevice: false,
});

/** A file that only the run needs, by its path, and by the name that messages give it. */
interface OwnFile {
  readonly path: string;
  readonly name: string;
}

const ownFile = ({ target, name }: FilePlace, form: 'part' | 'ordered'): OwnFile => ({
  path: beside(target)[form],
  name: beside(name)[form],
});

/** The files with rows in them, apart from the output itself. */
export const rowFiles = ({ place, errorsPlace, piecesPlace }: RunPlaces): OwnFile[] => [
  ownFile(place, 'part'),
  ...(errorsPlace.isDevice ? [] : [ownFile(errorsPlace, 'part')]),
  ...(piecesPlace ? [ownFile(place, 'ordered'), ownFile(piecesPlace, 'ordered'), ownFile(piecesPlace, 'part')] : []),
];
