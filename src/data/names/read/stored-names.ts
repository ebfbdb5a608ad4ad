// A stored table of distinct names: exact lookup by a hash section, misspelt lookup by symmetric deletions.
import { lowerBound } from '../../ascending.js';
import { Pattern } from '../../../address/distance.js';
import { MAX_DISTANCE, DeletionKeys, hashBytes } from '../deletions.js';
import type { NameTable } from '../name-table.js';
import type { SetFile } from '../../file/read/set-file.js';
import { PATIENCE, TextTable } from './text-table.js';
import { listEnd } from '../../list-end.js';

const ENCODER = new TextEncoder();
/** Longest query in bytes; no name in any source is near that, so a longer text is in no table. */
const LONGEST = 255;

/** The deletion index: keys by bucket, and the query that looked at each name last (`seen` = `round`). */
interface Deletions {
  readonly bucket: Uint32Array;
  readonly hash: Uint32Array;
  readonly id: Uint32Array;
  readonly shift: number;
  readonly seen: Uint16Array;
  round: number;
}

/** Reads the sections `<name>.text`, `.offset`, `.hash`, `.deletion.*` and `.display.*` that `writeNames` wrote. */
export class StoredNames implements NameTable {
  readonly size: number;
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
  private readonly file: SetFile;
  private readonly name: string;
  private readonly hash: Uint32Array;
  private readonly query = new Uint8Array(LONGEST);
  private readonly keys = new DeletionKeys();
  private deletions: Deletions | undefined;
  /** What `display` gave so far, once it was asked for often. */
  private shown: (string | undefined)[] | undefined;
  private asked = 0;
  private displays: { ids: Uint32Array; texts: TextTable } | undefined;

  constructor(file: SetFile, name: string) {
    this.file = file;
    this.name = name;
    this.bytes = file.u8(`${name}.text`);
    this.offsets = file.u32(`${name}.offset`, 1);
    this.hash = file.u32(`${name}.hash`);
    this.size = this.offsets.length - 1;
  }

  text(id: number): string {
    let from = this.offsets[id]!;
    const to = this.offsets[id + 1]!;
    if (to - from > LONGEST) throw this.file.damage(`section ${this.name}.offset points beyond what it lists`);
    let text = '';
    for (; from < to; from++) {
      const byte = this.bytes[from]!;
      if (byte > 127) return Buffer.from(this.bytes.subarray(this.offsets[id]!, to)).toString('utf8');
      text += String.fromCharCode(byte);
    }
    return text;
  }

  display(id: number): string {
    this.shown ??= this.asked++ < PATIENCE ? undefined : Array.from<string | undefined>({ length: this.size });
    const shown = this.shown;
    return shown === undefined ? this.displayed(id) : (shown[id] ??= this.displayed(id));
  }

  private displayed(id: number): string {
    this.displays ??= {
      ids: this.file.u32(`${this.name}.display.id`),
      texts: new TextTable(this.file, `${this.name}.display`),
    };
    const displays = this.displays;
    const at = lowerBound(displays.ids, id);
    return displays.ids[at] === id ? displays.texts.text(at) : this.text(id);
  }

  find(text: string): number {
    const length = this.encode(text);
    const slots = this.hash.length;
    if (length < 0 || slots === 0) return -1;
    let slot = hashBytes(this.query, 0, length) & (slots - 1);
    // A table always has empty slots; one that has none is looked through once.
    for (let looked = 0; looked < slots; looked++, slot = (slot + 1) & (slots - 1)) {
      const id = this.hash[slot]! - 1;
      if (id < 0) return -1;
      if (this.equals(id, length)) return id;
    }
    return -1;
  }

  near(text: string, distance: number): { id: number; distance: number }[] {
    const length = this.encode(text);
    const found: { id: number; distance: number }[] = [];
    if (length !== text.length) return found;
    const most = Math.min(distance, MAX_DISTANCE);
    const pattern = new Pattern(text);
    const check = (id: number): void => {
      const edits = pattern.distance(this.bytes, this.offsets[id]!, this.offsets[id + 1]!, most);
      if (edits <= most) found.push({ id, distance: edits });
    };
    this.sharingKey(length, most, check);
    return found.length < 2 ? found : found.sort((a, b) => a.distance - b.distance || a.id - b.id);
  }

  /**
   * Calls `check` once with the id of each name that shares a deletion key with the first `length` bytes of the query.
   */
  private sharingKey(length: number, distance: number, check: (id: number) => void): void {
    this.deletions ??= this.loadDeletions();
    const index = this.deletions;
    const { seen } = index;
    if (++index.round === 0x10000) {
      seen.fill(0);
      index.round = 1;
    }
    const { hashes, count } = this.keys.of(this.query, 0, length, distance);
    for (let k = 0; k < count; k++) {
      const key = hashes[k]!;
      const bucket = key >>> index.shift;
      const end = listEnd(index.bucket, bucket + 1, index.id);
      for (let i = index.bucket[bucket]!; i < end; i++) {
        const id = index.hash[i] === key ? index.id[i]! : -1;
        if (id < 0 || seen[id] === index.round) continue;
        seen[id] = index.round;
        check(id);
      }
    }
  }

  private loadDeletions(): Deletions {
    const bucket = this.file.u32(`${this.name}.deletion.bucket`);
    const section = (part: string): Uint32Array => this.file.u32(`${this.name}.deletion.${part}`);
    return {
      bucket,
      hash: section('hash'),
      id: section('id'),
      shift: 32 - Math.log2(bucket.length - 1),
      seen: new Uint16Array(this.size),
      round: 0,
    };
  }

  /** Bytes of the text in the query buffer, or -1 when it is longer than any name. */
  private encode(text: string): number {
    const { length } = text;
    if (length > LONGEST) return -1;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) return this.encodeWide(text);
      this.query[i] = code;
    }
    return length;
  }

  private encodeWide(text: string): number {
    const { read, written } = ENCODER.encodeInto(text, this.query);
    return read === text.length ? written : -1;
  }

  private equals(id: number, length: number): boolean {
    const from = this.offsets[id]!;
    if (this.offsets[id + 1]! - from !== length) return false;
    for (let i = 0; i < length; i++) if (this.bytes[from + i] !== this.query[i]) return false;
    return true;
  }
}
