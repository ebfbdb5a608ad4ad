// Writes the index that finds rows by where they are. Rows are not moved: as they are stored, a street's addresses
// follow each other on the ground as well, so what is indexed is runs of neighbours, a tenth of the rows.
import { withRoom } from '../../../contract/with-room.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import { BOX_SECTION, BOX_WORDS, RUN_ROWS, RUN_SECTION, RUN_WORDS } from '../read/point-index.js';
import { sortedBy } from '../../file/write/grouped-order.js';
import { UNKNOWN_COORDINATE } from '../coordinates.js';
import { writeBoxTree } from './box-tree.js';
import { alongCurve, CURVE_STEPS } from './curve.js';

/**
 * A run reaches over this much latitude and longitude at most (degrees * 1e7: 365 m of latitude); it must fit 16 bits.
 * Shorter runs (8,192 or 16,384) take up to twice the bytes and answer no faster, measured at 108,301 and at 15.5
 * million addresses.
 */
const RUN_EXTENT = 32_768;

interface Runs {
  readonly count: number;
  readonly words: Int32Array;
}

/**
 * Writes runs and boxes over rows [0, rows). Rows with an unknown point, and those that `leftOut` says, are not found.
 * Same points, same bytes.
 */
export function writePointIndex(
  writer: SetWriter,
  rows: number,
  latitude: (row: number) => number,
  longitude: (row: number) => number,
  leftOut: (row: number) => boolean = () => false,
): void {
  const runs = ordered(collectRuns(rows, latitude, longitude, leftOut));
  writer.section(RUN_SECTION, 'i32', runs.words);
  writeBoxTree(writer, BOX_SECTION, runBoxes(runs), runs.count);
}

function collectRuns(
  rows: number,
  latitude: (row: number) => number,
  longitude: (row: number) => number,
  leftOut: (row: number) => boolean,
): Runs {
  let words = new Int32Array(1 << 12);
  let count = 0;
  let first = 0;
  let length = 0;
  let south = 0;
  let west = 0;
  let north = 0;
  let east = 0;
  const end = (): void => {
    if (length === 0) return;
    if ((count + 1) * RUN_WORDS > words.length) words = withRoom(words);
    words.set([south, west, ((north - south) << 16) | (east - west), (first << 5) | (length - 1)], count++ * RUN_WORDS);
    length = 0;
  };
  for (let row = 0; row < rows; row++) {
    const y = latitude(row);
    const x = longitude(row);
    if (y === UNKNOWN_COORDINATE || x === UNKNOWN_COORDINATE || leftOut(row)) {
      end();
      continue;
    }
    if (
      length > 0 &&
      (length === RUN_ROWS ||
        Math.max(north, y) - Math.min(south, y) > RUN_EXTENT ||
        Math.max(east, x) - Math.min(west, x) > RUN_EXTENT)
    ) {
      end();
    }
    if (length === 0) {
      first = row;
      south = y;
      north = y;
      west = x;
      east = x;
    }
    length++;
    if (y < south) south = y;
    else if (y > north) north = y;
    if (x < west) west = x;
    else if (x > east) east = x;
  }
  end();
  return { count, words: words.subarray(0, count * RUN_WORDS) };
}

/**
 * The runs in the order of a Hilbert curve through their south-west corners: 16 that follow each other lie close
 * together.
 */
function ordered({ count, words }: Runs): Runs {
  let south = Infinity;
  let west = Infinity;
  let north = -Infinity;
  let east = -Infinity;
  for (let at = 0; at < words.length; at += RUN_WORDS) {
    south = Math.min(south, words[at]!);
    north = Math.max(north, words[at]!);
    west = Math.min(west, words[at + 1]!);
    east = Math.max(east, words[at + 1]!);
  }
  const perUnit = CURVE_STEPS / (Math.max(north - south, east - west) + 1);
  const keys = new Uint32Array(count);
  for (let run = 0; run < count; run++) {
    keys[run] = alongCurve(
      Math.floor((words[run * RUN_WORDS + 1]! - west) * perUnit),
      Math.floor((words[run * RUN_WORDS]! - south) * perUnit),
    );
  }
  const sorted = new Int32Array(words.length);
  sortedBy(
    count,
    [0, 11, 22].map((shift) => ({ keyOf: (run: number) => (keys[run]! >>> shift) & 2047, keys: 2048 })),
  ).forEach((run, i) => {
    sorted.set(words.subarray(run * RUN_WORDS, (run + 1) * RUN_WORDS), i * RUN_WORDS);
  });
  return { count, words: sorted };
}

function runBoxes({ count, words }: Runs): Int32Array {
  const boxes = new Int32Array(count * BOX_WORDS);
  for (let at = 0; at < boxes.length; at += BOX_WORDS) {
    boxes[at] = words[at]!;
    boxes[at + 1] = words[at + 1]!;
    boxes[at + 2] = words[at]! + (words[at + 2]! >>> 16);
    boxes[at + 3] = words[at + 1]! + (words[at + 2]! & 0xffff);
  }
  return boxes;
}
