// Writes the boxes over boxes that stand in an order: level after level, the one over them first, the single one at the
// top last.
import type { SetWriter } from '../../file/write/set-writer.js';
import { BOX_WORDS, FAN_OUT, levelSizes } from '../read/point-index.js';

/** `boxes`: `count` of BOX_WORDS each. What is written is `levelSizes(count)` of boxes. */
export function writeBoxTree(writer: SetWriter, section: string, boxes: Int32Array, count: number): void {
  writer.begin(section, 'i32');
  let below = boxes;
  let size = count;
  for (const boxesOfLevel of levelSizes(count)) {
    below = boxesOver(below, size, boxesOfLevel);
    size = boxesOfLevel;
    writer.append(below);
  }
  writer.end();
}

/** The boxes of one level over those of the level below. */
function boxesOver(below: Int32Array, size: number, count: number): Int32Array {
  const boxes = new Int32Array(count * BOX_WORDS);
  for (let box = 0; box < count; box++) {
    const at = box * BOX_WORDS;
    boxes.set(below.subarray(at * FAN_OUT, at * FAN_OUT + BOX_WORDS), at);
    for (let child = box * FAN_OUT + 1; child < Math.min(size, (box + 1) * FAN_OUT); child++) {
      const from = child * BOX_WORDS;
      boxes[at] = Math.min(boxes[at]!, below[from]!);
      boxes[at + 1] = Math.min(boxes[at + 1]!, below[from + 1]!);
      boxes[at + 2] = Math.max(boxes[at + 2]!, below[from + 2]!);
      boxes[at + 3] = Math.max(boxes[at + 3]!, below[from + 3]!);
    }
  }
  return boxes;
}
