// Takes over a list that another data folder has: the file as it is, once every part of it is checked.
import { WaypostError } from '../../../contract/errors.js';
import { SetFile } from '../../file/read/set-file.js';
import { writing } from '../../file/write/set-writer.js';
import { SuppressionSet } from '../../suppression/read/suppression-set.js';
import type { BuiltSet } from '../result.js';
import type { SuppressionOptions } from './options.js';

/** Copies the list. Throws `usage` for options that are of CSV, `input-unreadable` for a file of other data. */
export async function copyList(
  out: string,
  file: string,
  options: SuppressionOptions,
  source: string,
): Promise<BuiltSet> {
  const { map, asOf, dateOrder, isKeyed, keyFile, paths, list } = options;
  const isOfCsv = [asOf, dateOrder, keyFile].some((option) => option !== undefined) || Object.keys(map).length > 0;
  if (isOfCsv || isKeyed || paths.length > 1) {
    throw new WaypostError(
      'usage',
      `${file} is a list that was imported before: it is taken as it is; give it alone, without options of CSV files`,
    );
  }
  const from = SetFile.open(file, { remedy: 'ask its owner for it again' });
  try {
    if (from.meta.source !== source || !from.has('list')) {
      throw new WaypostError(
        'input-unreadable',
        `${file} holds ${from.meta.source}, and no list of the ${list}; give a list of the ${list}`,
      );
    }
    from.verify();
    return { ...(await copy(from, out)), skipped: {}, notes: [keyNote(file)].filter((note) => note !== '') };
  } finally {
    from.close();
  }
}

function copy(from: SetFile, out: string): Promise<Omit<BuiltSet, 'skipped' | 'notes'>> {
  return writing(out, (writer) => {
    for (const { name, type } of from.sections) writer.copy(from, name, type);
    return { kind: 'suppression', meta: from.meta, ...writer.finish(from.meta) };
  });
}

function keyNote(file: string): string {
  const set = SuppressionSet.open(file);
  try {
    return set.isKeyed ? 'the ids are under a key, which its owner has; name its file with --key-file' : '';
  } finally {
    set.close();
  }
}
