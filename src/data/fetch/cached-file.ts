// A file in the download folder: the whole one, or the part that has come so far, each with a note of what it is.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What a file was when the server described it. */
export interface ServedVersion {
  readonly url: string;
  /** Strong ETag, else Last-Modified where it is fit for comparing; '' when the server gives neither. */
  readonly validator: string;
  /** Bytes of the whole file, undefined when the server does not say. */
  readonly total?: number | undefined;
}

/** A whole file with the checksum it had when it came. */
export interface Receipt extends ServedVersion {
  readonly bytes: number;
  readonly sha256: string;
}

export class CachedFile {
  readonly path: string;
  readonly part: string;
  private readonly partNote: string;
  private readonly receipt: string;

  constructor(folder: string, name: string) {
    this.path = path.join(folder, name);
    this.part = `${this.path}.part`;
    this.partNote = `${this.part}.json`;
    this.receipt = `${this.path}.json`;
  }

  /** Names of the files that belong to this one. */
  get names(): string[] {
    return [this.path, this.part, this.partNote, this.receipt].map((file) => path.basename(file));
  }

  /** The whole file's receipt if its bytes can be read and still are what they were; reads it all. */
  async whole(): Promise<Receipt | undefined> {
    const receipt = readNote<Receipt>(this.receipt);
    if (receipt?.bytes !== bytesAt(this.path)) return undefined;
    return receipt?.sha256 === (await sha256Of(this.path).catch(() => undefined)) ? receipt : undefined;
  }

  /** Where the part came from and how much there is of it; undefined when there is none, or nobody knows what it is. */
  partial(): { origin: ServedVersion; bytes: number } | undefined {
    const origin = readNote<ServedVersion>(this.partNote);
    const bytes = bytesAt(this.part) ?? 0;
    return origin && bytes > 0 ? { origin, bytes } : undefined;
  }

  /**
   * Notes where the bytes that are about to come are from: before the first of them, so that a part always has its
   * note.
   */
  begin(origin: ServedVersion): void {
    fs.rmSync(this.part, { force: true });
    fs.writeFileSync(this.partNote, JSON.stringify(origin));
  }

  discardPart(): void {
    fs.rmSync(this.part, { force: true });
    fs.rmSync(this.partNote, { force: true });
  }

  /** Makes the part the whole file. */
  complete(receipt: Receipt): void {
    // A file without its receipt is fetched again; a receipt of another file would be found out by its checksum.
    fs.writeFileSync(this.receipt, JSON.stringify(receipt));
    fs.renameSync(this.part, this.path);
    fs.rmSync(this.partNote, { force: true });
  }
}

/** Bytes of a file; undefined where it is not there, or the disk does not say. */
function bytesAt(file: string): number | undefined {
  try {
    return fs.statSync(file).size;
  } catch {
    return undefined;
  }
}

function readNote<T extends ServedVersion>(file: string): T | undefined {
  try {
    const note = JSON.parse(fs.readFileSync(file, 'utf8')) as T;
    return typeof note.url === 'string' && typeof note.validator === 'string' ? note : undefined;
  } catch {
    return undefined;
  }
}

/** SHA-256 of a file in lower-case hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of fs.createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer);
  return hash.digest('hex');
}
