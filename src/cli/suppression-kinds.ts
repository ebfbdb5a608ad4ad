// The imports of suppression lists: of the moved, and of the deceased.
import { suppressionLists, type SuppressionList } from '../contract/fields/suppressed-address.js';
import type { ImportKind } from './import-kind.js';
import { suppressionImportOptions } from './options/list-import-options.js';

const ABOUT: Readonly<Record<SuppressionList, string>> = {
  moved: 'delivery point id, date of the move, and whether there is consent to pass the new address on',
  deceased: 'delivery point id and date',
};

const kindOf = (list: SuppressionList): ImportKind => ({
  name: list,
  summary: `Import a list of the ${list}`,
  description:
    `Import a list of the ${list} from CSV: ${ABOUT[list]}. The list in use is replaced when the new one is ` +
    'complete. With --keyed the ids are kept under a key, so that the list can leave the hands of its owner; such a ' +
    'list, a file of the data folder, is imported elsewhere as it is.',
  argument: {
    flags: '<file...>',
    about: 'CSV files with a header, each also with .gz, that together are the list; or the file of an imported one',
  },
  options: suppressionImportOptions,
  async prepare(paths, options) {
    const { importSuppression } = await import('../data/import/suppression/import.js');
    const { readSuppressionImport } = await import('./options/read-suppression.js');
    const read = readSuppressionImport(list, options);
    return (given) => importSuppression({ ...given, ...read, list, paths });
  },
});

export const suppressionKinds: readonly ImportKind[] = suppressionLists.map(kindOf);
