// What is no text: files that say by their first bytes that they are another kind, and bytes that look like none.
import { WaypostError } from '../contract/errors.js';
import { CR, LF, TAB } from './ascii.js';

/** A kind of file: what it is, and what to do with it. */
interface Kind {
  readonly what: string;
  readonly next: string;
}

const DECOMPRESS = 'decompress it first';
const UNPACK = 'unpack it first, and give the file that is in it';
const SAVE = 'save the sheet as CSV in the program that it is of';
const GIVE = 'give a CSV or JSON Lines file';

/** What stands in a file of a kind, as published by its makers, from a byte on; the first that fits is the one. */
const KINDS: readonly (Kind & { readonly at: number; readonly bytes: Buffer })[] = (
  [
    ['\x28\xb5\x2f\xfd', 'zstd data, which is not supported yet', DECOMPRESS],
    // Of what was in it: gzip itself is read.
    ['\x1f\x8b', 'gzip data within gzip data', 'decompress it once'],
    ['\xfd7zXZ\x00', 'xz data, which is not supported', DECOMPRESS],
    ['1AY&SY', 'bzip2 data, which is not supported', DECOMPRESS, 4],
    ['\x04\x22\x4d\x18', 'lz4 data, which is not supported', DECOMPRESS],
    ['7z\xbc\xaf\x27\x1c', 'a 7-Zip archive, which is not supported', UNPACK],
    ['Rar!\x1a\x07', 'a RAR archive, which is not supported', UNPACK],
    ['ustar', 'a tar archive, which is not supported', UNPACK, 257],
    ['PK\x05\x06', 'an empty zip file', GIVE],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'an Excel or Word file of the old form', SAVE],
    ['\xff\xfe\x00\x00', 'text in UTF-32, which is not supported', 'save it as UTF-8'],
    ['\x00\x00\xfe\xff', 'text in UTF-32, which is not supported', 'save it as UTF-8'],
    ['PAR1', 'a Parquet file, which is not supported yet', 'convert it to CSV'],
    ['ARROW1', 'an Arrow file, which is not supported', 'convert it to CSV'],
    ['Obj\x01', 'an Avro file, which is not supported', 'convert it to CSV'],
    ['SQLite format 3\x00', 'an SQLite database', 'export the table as CSV'],
    ['\x00\x01\x00\x00Standard Jet DB', 'an Access database', 'export the table as CSV'],
    ['\x00\x01\x00\x00Standard ACE DB', 'an Access database', 'export the table as CSV'],
    ['%PDF', 'a PDF', GIVE],
    ['\x7fELF', 'a binary file, not text', GIVE],
    ['\x89PNG\r\n', 'a picture', GIVE],
    ['GIF87a', 'a picture', GIVE],
    ['GIF89a', 'a picture', GIVE],
    ['\xff\xd8\xff', 'a picture', GIVE],
  ] as const
).map(([bytes, what, next, at = 0]) => ({ bytes: Buffer.from(bytes, 'latin1'), what, next, at }));

/** Where a zip has the name of its first entry, and what is stored of it (APPNOTE.TXT, 4.3.7). */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const ENTRY_NAME = 30;

/** What a zip is, by what its first entry is called or, where that says the kind, holds. */
const ZIPPED: readonly (Kind & { readonly first: RegExp })[] = [
  {
    first: /^mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/,
    what: 'an OpenDocument spreadsheet, which is not supported',
    next: SAVE,
  },
  { first: /^mimetypeapplication\//, what: 'an OpenDocument file, which is no table', next: GIVE },
  { first: /^word\//, what: 'a Word document', next: 'save its table as CSV' },
  {
    first: /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/)/,
    what: 'an Excel file, which is not supported yet',
    next: SAVE,
  },
  { first: /^/, what: 'a zip archive, which is not supported', next: UNPACK },
];

/** How much of a file tells its kind. Bytes. */
export const LONGEST_BEGINNING = 512;

/** Throws `input-unreadable` for the first bytes of a file of another kind. */
export function refuseOtherKind(head: Uint8Array, name: string): void {
  const kind = zipped(head) ?? KINDS.find(({ at, bytes }) => bytes.equals(head.subarray(at, at + bytes.length)));
  if (kind) throw new WaypostError('input-unreadable', `${name} is ${kind.what}; ${kind.next}`);
}

function zipped(head: Uint8Array): Kind | undefined {
  if (!ZIP.equals(head.subarray(0, ZIP.length))) return undefined;
  const entry = Buffer.from(head.subarray(ENTRY_NAME)).toString('latin1');
  return ZIPPED.find(({ first }) => first.test(entry));
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
