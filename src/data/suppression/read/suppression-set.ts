// A list of delivery points that are not to be written to. Sections:
//
//   dpid                  ids in ascending order; not in a keyed list
//   hash.high, hash.low   of a keyed list: what stands for the ids (keyed.ts), in ascending order of both together
//   date                  of each row, as a number: 20240315
//   consent               of each row of a list that has it: 1 for Y, 0 for N
//   list                  where the list comes from (provenance.ts)
import { lowerBound } from '../../ascending.js';
import { DELIVERY_POINTS } from '../../../contract/typed/delivery-point.js';
import { dayText, type Day } from '../../../contract/typed/typed-date.js';
import type { FileOrigin } from '../../file/format.js';
import { SetFile, type SetShare } from '../../file/read/set-file.js';
import type { PointHash } from '../keyed.js';
import type { Provenance } from '../provenance.js';

/** Ids whose rows the first look narrows the search to. */
const TOGETHER = 1000;
/** Bits of a hash that the first look takes. */
const HASH_BITS = 16;

export class SuppressionSet {
  readonly provenance: Provenance;
  readonly rows: number;
  private readonly texts = new Map<Day, string>();
  private dates: Uint32Array | undefined;
  private consents: Uint8Array | undefined;
  /** Of plain lists the ids, of keyed ones the first half of the hashes. */
  private keys: Uint32Array | undefined;
  private lows: Uint32Array | undefined;
  private starts: Uint32Array | undefined;

  private constructor(private readonly file: SetFile) {
    this.provenance = file.json<Provenance>('list', { asOf: 0, isTold: false, files: [] });
    this.rows = file.length('date');
  }

  /** Opens a data file; its rows are read when one is asked for. Throws WaypostError naming the file and what to do. */
  static open(file: string, origin?: FileOrigin): SuppressionSet {
    return new SuppressionSet(SetFile.open(file, origin));
  }
  /** The same in another thread, over the shared memory. */
  static attach(share: SetShare): SuppressionSet {
    return new SuppressionSet(SetFile.attach(share));
  }

  get isKeyed(): boolean {
    return this.provenance.keyCheck !== undefined;
  }

  /** The row of a delivery point; -1 where the list has none. `hash`: of a keyed list, with its key. */
  find(id: number, hash: PointHash | undefined): number {
    this.keys ??= this.file.u32(this.isKeyed ? 'hash.high' : 'dpid');
    const { keys } = this;
    if (hash) {
      hash.of(id);
      return this.findHash(keys, hash.high, hash.low);
    }
    this.starts ??= startsOf(keys, DELIVERY_POINTS / TOGETHER, TOGETHER);
    const { starts } = this;
    const part = Math.floor(id / TOGETHER);
    const row = lowerBound(keys, id, starts[part]!, starts[part + 1]!);
    return keys[row] === id ? row : -1;
  }

  date(row: number): Day {
    return (this.dates ??= this.file.u32('date'))[row]!;
  }

  /** The date as the contract writes it. A list has few days and many rows: each text is made once. */
  dateText(row: number): string {
    const day = this.date(row);
    let text = this.texts.get(day);
    if (text === undefined) this.texts.set(day, (text = dayText(day)));
    return text;
  }

  /** Y or N; '' of a list without consents. */
  consent(row: number): string {
    if (!this.file.has('consent')) return '';
    return (this.consents ??= this.file.u8('consent'))[row] === 1 ? 'Y' : 'N';
  }

  share(): SetShare {
    return this.file.share([]);
  }
  close(): void {
    this.file.close();
  }

  private findHash(highs: Uint32Array, high: number, low: number): number {
    this.lows ??= this.file.u32('hash.low');
    this.starts ??= startsOf(highs, 1 << HASH_BITS, 2 ** (32 - HASH_BITS));
    const { lows, starts } = this;
    const part = high >>> (32 - HASH_BITS);
    for (let row = lowerBound(highs, high, starts[part]!, starts[part + 1]!); highs[row] === high; row++) {
      if (lows[row] === low) return row;
    }
    return -1;
  }
}

/** Where the keys of each part begin, and behind the last where they end. A part holds `width` numbers. */
function startsOf(keys: Uint32Array, parts: number, width: number): Uint32Array {
  const starts = new Uint32Array(parts + 1);
  for (let i = 0; i < keys.length; i++) starts[Math.floor(keys[i]! / width) + 1]!++;
  for (let part = 0; part < parts; part++) starts[part + 1]! += starts[part]!;
  return starts;
}
