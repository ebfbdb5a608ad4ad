// Reads what a data file says of itself, and believes none of it that the file cannot hold: every place is within the
// file, every count is of something that takes room in it.
import fs from 'node:fs';
import { crc32 } from 'node:zlib';
import { closeRead } from '../../../files/close-read.js';
import {
  beginsDataFile,
  bytesOf,
  cutShort,
  damaged,
  ELEMENT_BYTES,
  PREAMBLE_BYTES,
  readPreamble,
  SECTION_LIMIT_BYTES,
  type FileOrigin,
  type Header,
  type SetMeta,
} from '../format.js';
import { unread } from './unread.js';

/** True for a file, and no pipe, that begins as a data file does; false for one that cannot be read, too. */
export function isDataFile(file: string): boolean {
  let fd: number | undefined;
  try {
    if (!fs.statSync(file).isFile()) return false;
    fd = fs.openSync(file, 'r');
    const first = Buffer.alloc(PREAMBLE_BYTES);
    return beginsDataFile(first.subarray(0, readFully(fd, first, 0)));
  } catch {
    return false;
  } finally {
    if (fd !== undefined) closeRead(fd);
  }
}

/** Reads and checks preamble and header. Throws WaypostError naming the file, what is wrong with it and what to do. */
export function readHeader(fd: number, file: string, origin: FileOrigin): Header {
  const onDisk = <T>(read: () => T): T => {
    try {
      return read();
    } catch (cause) {
      throw unread(file, cause);
    }
  };
  const stat = onDisk(() => fs.fstatSync(fd));
  const { size } = stat;
  const first = Buffer.alloc(PREAMBLE_BYTES);
  const length = onDisk(() => (stat.isFile() ? readFully(fd, first, 0) : 0));
  const preamble = readPreamble(first.subarray(0, length), file, origin);
  if (preamble.headerOffset + preamble.headerLength > size) throw cutShort(file, origin);
  const bytes = Buffer.alloc(preamble.headerLength);
  if (onDisk(() => readFully(fd, bytes, preamble.headerOffset)) < bytes.length) throw cutShort(file, origin);
  if (crc32(bytes) !== preamble.headerCrc32) throw damaged(file, 'its header fails its checksum', origin);
  const { bytes: told = size, checksum } = origin;
  if (told !== size || (checksum !== undefined && Number.parseInt(checksum, 16) !== preamble.headerCrc32)) {
    throw damaged(
      file,
      told === size
        ? 'it is another file than catalogue.json says'
        : `it has ${size} bytes, and catalogue.json says ${told}`,
      origin,
    );
  }
  const header = readJson(bytes);
  const wrong = header === undefined ? 'its header cannot be read' : wrongOf(header, preamble.headerOffset);
  if (header === undefined || wrong !== undefined) throw damaged(file, wrong ?? '', origin);
  return header;
}

function readJson(bytes: Buffer): Header | undefined {
  try {
    const header = JSON.parse(bytes.toString('utf8')) as Partial<Header> | null;
    return Array.isArray(header?.sections) && isRecord(header.meta) ? (header as Header) : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What is wrong with a header whose checksum is right; `end`: where the sections of the file end at the latest. */
function wrongOf({ meta, sections, pages }: Header, end: number): string | undefined {
  for (const section of sections) {
    if (!isRecord(section)) return 'its header cannot be read';
    const { name, type, offset, length } = section;
    if (!Object.hasOwn(ELEMENT_BYTES, type)) return `section ${name} has the unknown type ${type}`;
    if (!isCount(offset) || !isCount(length)) return `its header does not say where section ${name} is`;
    if (bytesOf(section) > SECTION_LIMIT_BYTES || offset + bytesOf(section) > end) {
      return `section ${name} goes on beyond its end`;
    }
  }
  if (pages && !(isCount(pages.offset) && isCount(pages.count) && pages.offset + 4 * pages.count <= end)) {
    return 'its header does not say where the checksums of its pages are';
  }
  return wrongMeta(meta, end);
}

/** Every address, street and locality takes some bytes of the file. */
function wrongMeta({ source, country, release, datum, states, counts }: SetMeta, end: number): string | undefined {
  const areTexts = [source, country, release, datum].every((text) => typeof text === 'string');
  const areCounts = [counts?.addresses, counts?.streets, counts?.localities].every(
    (count) => isCount(count) && count <= end,
  );
  return areTexts && Array.isArray(states) && areCounts ? undefined : 'its header does not say what it is';
}

/** Reads as much as there is; returns how much. Throws what the system says. */
function readFully(fd: number, into: Buffer, position: number): number {
  let done = 0;
  while (done < into.length) {
    const read = fs.readSync(fd, into, done, into.length - done, position + done);
    if (read === 0) break;
    done += read;
  }
  return done;
}
