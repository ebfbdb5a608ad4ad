// How a file of the ABN bulk extract begins: its encoding, and what it says of itself.
import { WaypostError } from '../../../contract/errors.js';

/** What a file says of itself in TransferInfo. */
export interface AbrHead {
  /** Which of the files it is, from 1. */
  readonly part: number;
  /** How many records it should have. */
  readonly records: number;
  /** When the extract was made, YYYY-MM-DD; '' where it does not say. */
  readonly date: string;
  /** Where the first record may begin, in bytes. */
  readonly end: number;
}

/** More than a head has. */
const MOST_HEAD_BYTES = 1 << 16;

/** So many say what a file is. */
const LEAST_BYTES = 64;
const HEAD_END = '</TransferInfo>';

/**
 * Reads the head of a file; undefined where more bytes are needed. Throws WaypostError for a file in another encoding
 * than UTF-8, naming it, and for one that is no extract.
 */
export function readHead(bytes: Buffer, name: string, isLast: boolean): AbrHead | undefined {
  const bad = (what: string, next: string): WaypostError =>
    new WaypostError('input-unreadable', `${name}: ${what}; ${next}`);
  if (bytes.length < LEAST_BYTES && !isLast) return undefined;
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes[1] === 0) {
    throw bad('it is UTF-16, and the extract is UTF-8', 'save it as UTF-8, or download it again');
  }
  const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const text = bytes.toString('latin1', from, Math.min(bytes.length, MOST_HEAD_BYTES));
  if (text.trim() === '' && isLast) throw bad('it is empty', 'it is damaged or cut short: download it again');
  if (!/^\s*<(?:\?xml|Transfer|!--|$)/.test(text)) {
    throw bad('it is not the XML of the ABN bulk extract', 'give its files as downloaded, or their zips');
  }
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']{1,40})["']/.exec(text)?.[1];
  if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) {
    throw bad(`it says that it is ${encoding}, and the extract is UTF-8`, 'save it as UTF-8, or download it again');
  }
  const stop = text.indexOf(HEAD_END);
  const first = text.search(/<ABR[\s>]/);
  if (stop < 0 || (first >= 0 && first < stop)) {
    if (!isLast && bytes.length < MOST_HEAD_BYTES && first < 0) return undefined;
    throw text.includes('<Transfer')
      ? bad('it ends in its head, or has none (TransferInfo)', 'it is damaged or cut short: download it again')
      : bad('it is not the XML of the ABN bulk extract', 'give its files as downloaded, or their zips');
  }
  const head = text.slice(0, stop);
  const number = (element: string): number =>
    Number(new RegExp(`<${element}>\\s*(\\d{1,9})\\s*</${element}>`).exec(head)?.[1] ?? 0);
  return {
    part: number('FileSequenceNumber'),
    records: number('RecordCount'),
    date: /<ExtractTime>\s*(\d{4}-\d{2}-\d{2})/.exec(head)?.[1] ?? '',
    end: from + stop + HEAD_END.length,
  };
}
