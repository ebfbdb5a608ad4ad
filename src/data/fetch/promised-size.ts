// How long a file may be that is downloaded: what the catalogue or the server promised of it is held.
import { WaypostError } from '../../contract/errors.js';
import { shown } from '../../web/connection.js';
import { megabytes } from './disk.js';

/** Of a file of which neither the catalogue nor the server says how long it is; national releases are 2 GB. */
const MOST_BYTES = 2 ** 36;

/** A file, and its length where the catalogue says it. */
interface Promised {
  readonly url: string;
  readonly bytes?: number | undefined;
}

/** Throws `input-unreadable` for a file of another length than the catalogue says. */
export function checkSize({ url, bytes: promised }: Promised, bytes: number | undefined): void {
  if (promised === undefined || bytes === undefined || bytes === promised) return;
  throw new WaypostError(
    'input-unreadable',
    `${shown(url)} has ${bytes} bytes, the catalogue says ${promised}; the file has changed or is damaged: give a ` +
      `catalogue that is up to date with --catalogue`,
  );
}

/** Bytes that may come; `total`: what the server says. */
export const mostBytes = ({ bytes }: Promised, total: number | undefined): number => bytes ?? total ?? MOST_BYTES;

/** The error for an answer that goes on behind that: it would fill the disk. */
export const tooLong = (wanted: Promised, total: number | undefined): WaypostError =>
  new WaypostError(
    'input-unreadable',
    `${shown(wanted.url)} sends more than the ${megabytes(mostBytes(wanted, total))} that ` +
      `${wanted.bytes === undefined && total === undefined ? 'a release may have' : 'it should have'}; what came is ` +
      `removed: check the catalogue`,
  );
