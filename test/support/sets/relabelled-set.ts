// A copy of a data file that says it is of another source: a set of any source and country without data of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { installSet, type BuiltFile, type InstalledSet } from '../../../src/data/catalogue.js';
import { readPreamble, writePreamble, type Header, type SetMeta } from '../../../src/data/file/format.js';

/**
 * Installs into `dataDir` the data of `file` as that of another source, as if it had been written without the sections
 * `without`.
 */
export function installAs(
  dataDir: string,
  file: string,
  meta: Partial<SetMeta>,
  without: readonly string[] = [],
  kind: BuiltFile['kind'] = 'addresses',
): Promise<InstalledSet> {
  return installSet(dataDir, (target) => {
    const bytes = readFileSync(file);
    const { headerOffset, headerLength } = readPreamble(bytes, file);
    const old = JSON.parse(bytes.toString('utf8', headerOffset, headerOffset + headerLength)) as Header;
    const header = Buffer.from(
      JSON.stringify({
        meta: { ...old.meta, ...meta },
        sections: old.sections.filter(({ name }) => !without.includes(name)),
      }),
    );
    const headerCrc32 = crc32(header);
    const out = Buffer.concat([bytes.subarray(0, headerOffset), header]);
    writePreamble({ headerOffset, headerLength: header.length, headerCrc32 }).copy(out);
    writeFileSync(target, out);
    return Promise.resolve({
      kind,
      meta: { ...old.meta, ...meta },
      bytes: out.length,
      checksum: headerCrc32.toString(16).padStart(8, '0'),
    });
  });
}
