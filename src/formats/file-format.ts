// Decides the format of a file by its name, and of text by how it begins.
import { WaypostError } from '../contract/errors.js';

export type FileFormat = 'csv' | 'tsv' | 'jsonl' | 'json' | 'lines';
/** What output may be written in. */
export type OutputFormat = Exclude<FileFormat, 'lines'>;

const BY_ENDING: Record<string, FileFormat> = {
  csv: 'csv',
  txt: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  json: 'json',
};

/**
 * The format that a name's ending says, `.gz` aside; undefined for other endings. Throws for one that is not supported
 * yet.
 */
export function formatByName(name: string): FileFormat | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name.replace(/\.gz$/i, ''))?.[1]?.toLowerCase() ?? '';
  if (['xlsx', 'xls', 'parquet', 'zst'].includes(ending)) {
    throw new WaypostError(
      'usage',
      `${name}: .${ending} is not supported yet; ` +
        `${ending === 'zst' ? 'use .gz or no compression' : 'use CSV or JSON Lines'}`,
    );
  }
  return BY_ENDING[ending];
}

/**
 * The format that the first bytes of a text say: an object is JSON Lines, a list of objects is JSON, anything else CSV.
 */
export function formatByContent(head: Buffer): FileFormat {
  const start = head.toString('latin1', 0, 4096).trimStart();
  if (/^\{\s*("|\})/.test(start)) return 'jsonl';
  if (/^\[\s*(\{\s*("|\})|\]\s*$)/.test(start)) return 'json';
  return 'csv';
}

/** True for a text whose first line is JSON: a whole object, or the beginning of a list. */
export function beginsWithJson(head: Buffer): boolean {
  if (formatByContent(head) !== 'jsonl') return formatByContent(head) === 'json';
  const [first = ''] = head
    .toString('utf8')
    .trimStart()
    .split(/[\r\n]/, 1);
  try {
    JSON.parse(first);
    return true;
  } catch {
    return false;
  }
}

/** True for the name of a file that gzip has compressed. */
export const isGzipName = (name: string): boolean => /\.gz$/i.test(name);
