// The import of a reference: records that single records, and calls of the service, are matched with.
import path from 'node:path';
import { WaypostError } from '../contract/errors.js';
import type { ImportKind } from './import-kind.js';
import { referenceImportOptions } from './options/list-import-options.js';

/** What a reference can be called. */
const NAME = /^\w{1,40}$/;

export const referenceKind: ImportKind = {
  name: 'reference',
  summary: 'Import records to match with',
  description:
    'Import the records of a file, so that waypost match compares single records with them, and a service does ' +
    '(option reference of its match). Columns are recognised as match recognises them. The reference of the same ' +
    'name that is in use is replaced when the new one is complete.',
  argument: { flags: '<file...>', about: 'files of any form that match reads, which together are the reference' },
  options: referenceImportOptions,
  async prepare(paths, options) {
    const name = options.name ?? path.basename(paths[0]!).replace(/\..*$/, '').replaceAll(/\W+/g, '_');
    if (!NAME.test(name)) {
      throw new WaypostError('usage', `--name ${name}: give up to 40 letters, digits and _`);
    }
    const { readReferences } = await import('./run/read-references.js');
    return (given) => readReferences(paths, name, options.map, given);
  },
};
