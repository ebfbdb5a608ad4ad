// What is no text: files that say by their first bytes that they are another kind, and bytes that look like none.
import { WaypostError } from '../contract/errors.js';
import { CR, LF, TAB } from './ascii.js';

/** The first bytes of a kind of file, as published by its makers; the first that fits is the one. */
const KINDS: readonly { readonly begins: Buffer; readonly what: string; readonly next: string }[] = [
  ['\x28\xb5\x2f\xfd', 'zstd data, which is not supported yet', 'decompress it first'],
  // Of what was in it: gzip itself is read.
  ['\x1f\x8b', 'gzip data within gzip data', 'decompress it once'],
  ['\xfd7zXZ\x00', 'xz data, which is not supported', 'decompress it first'],
  ['7z\xbc\xaf\x27\x1c', 'a 7-Zip archive, which is not supported', 'take the file out of it first'],
  ['Rar!\x1a\x07', 'a RAR archive, which is not supported', 'take the file out of it first'],
  ['PK\x03\x04', 'a zip or Excel file, which is not supported yet', 'convert it to CSV'],
  ['PK\x05\x06', 'an empty zip file', 'give a CSV or JSON Lines file'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'an Excel or Word file of the old form', 'convert it to CSV'],
  ['\xff\xfe\x00\x00', 'text in UTF-32, which is not supported', 'save it as UTF-8'],
  ['\x00\x00\xfe\xff', 'text in UTF-32, which is not supported', 'save it as UTF-8'],
  ['PAR1', 'a Parquet file, which is not supported yet', 'convert it to CSV'],
  ['SQLite format 3\x00', 'an SQLite database', 'export the table as CSV'],
  ['%PDF', 'a PDF', 'give a CSV or JSON Lines file'],
  ['\x7fELF', 'a binary file, not text', 'give a CSV or JSON Lines file'],
  ['\x89PNG\r\n', 'a picture', 'give a CSV or JSON Lines file'],
  ['GIF87a', 'a picture', 'give a CSV or JSON Lines file'],
  ['GIF89a', 'a picture', 'give a CSV or JSON Lines file'],
  ['\xff\xd8\xff', 'a picture', 'give a CSV or JSON Lines file'],
].map(([begins, what, next]) => ({ begins: Buffer.from(begins!, 'latin1'), what: what!, next: next! }));

/** The longest of them. Bytes. */
export const LONGEST_BEGINNING = 16;

/** Throws `input-unreadable` for the first bytes of a file of another kind. */
export function refuseOtherKind(head: Uint8Array, name: string): void {
  const kind = KINDS.find(({ begins }) => begins.equals(head.subarray(0, begins.length)));
  if (kind) throw new WaypostError('input-unreadable', `${name} is ${kind.what}; ${kind.next}`);
}

/** How texts begin that are no table, in any letters, blanks aside. */
const DOCUMENTS: readonly (readonly [begins: RegExp, what: string])[] = [
  [/^<(?:!doctype\s+html|html|head|body|table)\b/i, 'an HTML page, even if a program calls it a spreadsheet'],
  [/^<\?xml\b/i, 'an XML file'],
  [/^\{\\rtf/i, 'an RTF document'],
];

/** Throws `input-unreadable` for the head of a text that is a document of another kind. */
export function refuseDocument(head: Buffer, name: string): void {
  const start = head.toString('latin1', 0, 256).trimStart();
  const document = DOCUMENTS.find(([begins]) => begins.test(start));
  if (document) throw new WaypostError('input-unreadable', `${name} is ${document[1]}; save the table as CSV`);
}

/** Bytes that are looked at to tell what is no text. */
const LOOKED_AT = 64 << 10;
/** So many bytes of a text, or fewer, may be broken without any doubt that it is one. */
const FEW = 8;
/** Ends of text that old programs write, and the escape of terminals: both stand in texts. */
const IN_TEXTS = new Set([TAB, LF, CR, 0x0b, 0x0c, 0x1a, 0x1b]);

const isControl = Array.from({ length: 256 }, (_, byte) => byte < 0x20 && !IN_TEXTS.has(byte));

/**
 * Throws `input-unreadable` for bytes that are no text: more than half of their lines hold bytes that no text has, NUL
 * among them. A text in which some lines are broken is one: it loses those rows.
 */
export function refuseBinary(head: Buffer, name: string): void {
  const nul = head.indexOf(0);
  if (nul < 0) return;
  let lines = 0;
  let broken = 0;
  let controls = 0;
  let controlsBefore = 0;
  const end = Math.min(head.length, LOOKED_AT);
  for (let i = 0, start = 0; i <= end; i++) {
    const byte = head[i];
    if (i < end && byte !== LF && byte !== CR) {
      if (isControl[byte!]) controls++;
      continue;
    }
    if (i > start) {
      lines++;
      if (controls > controlsBefore) broken++;
    }
    controlsBefore = controls;
    start = i + 1;
  }
  if (controls <= FEW || broken * 2 <= lines) return;
  throw new WaypostError(
    'input-unreadable',
    `${name} is a binary file, not text (NUL byte at ${nul}); give a CSV or JSON Lines file, or its --encoding`,
  );
}
