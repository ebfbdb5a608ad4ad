// Where addresses are, read from their records: the points that the index over an address set refers to.
import type { SetFile } from '../../file/read/set-file.js';
import { RUN_ROWS, type RowPoints } from '../../points/read/point-index.js';
import { ADDRESS_WORDS, WORD } from './address-set.js';

/** Points that stand in the records of addresses. */
export class RecordPoints implements RowPoints {
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly stride = ADDRESS_WORDS;
  start = 0;
  private readonly resident: boolean;
  private readonly words: Uint32Array;

  constructor(private readonly file: SetFile) {
    this.resident = file.resident('address.record');
    this.words = this.resident ? file.u32('address.record') : new Uint32Array(RUN_ROWS * ADDRESS_WORDS);
    const signed = new Int32Array(this.words.buffer);
    this.latitudes = signed.subarray(WORD.latitude);
    this.longitudes = signed.subarray(WORD.longitude);
  }

  read(first: number, rows: number): void {
    if (this.resident) this.start = first * ADDRESS_WORDS;
    else this.file.read('address.record', first * ADDRESS_WORDS, this.words.subarray(0, rows * ADDRESS_WORDS));
  }
}
