// From a cell to the ids of its three words, and back. No number stands for a cell of the whole globe: a cell is
// counted within its strip and block, and the strip is told by the words' colours and the order of their ranks.
import type { Cell } from './cell.js';
import { domainOf, permuted, restored, type RoundKeys, roundKeys } from './permutation.js';
import { stripOf, STRIPS, Strips, type TileBlocks } from './strips.js';
import {
  type Block,
  blockOfRank,
  CAPACITY,
  COLOUR_PAIRS,
  COLOURS,
  FIRST_TRIPLE,
  greatestOf,
  orderOf,
  tripleOf,
  triplesBelow,
  type WordIds,
  WORDS,
} from './triples.js';

/** Strips from one order of ranks to the next: words in another order are 30 degrees of longitude away, or more. */
const STRIPS_AN_ORDER = 60;
const DOMAINS = CAPACITY.map((size) => domainOf(size));

export class Codec {
  private readonly strips: Strips;
  private readonly keys: (RoundKeys | undefined)[] = Array.from({ length: CAPACITY.length * STRIPS });

  /** `blocks`: which block each tile's words come from; frozen, as everything here is. */
  constructor(blocks: TileBlocks) {
    this.strips = new Strips(blocks);
  }

  /** The ids of the words of a cell. */
  idsOf(cell: Cell): WordIds {
    const strip = stripOf(cell.tileX);
    const block = this.strips.blockOf(cell.tileX, cell.tileY);
    const number = permuted(this.strips.numberOf(cell, block), DOMAINS[block]!, this.keysOf(block, strip));
    const triple = (number / COLOUR_PAIRS) | 0;
    const colours = (number - triple * COLOUR_PAIRS) | 0;
    const first = (colours / COLOURS) | 0;
    return wordsOf(FIRST_TRIPLE[block]! + triple, first, colours - first * COLOURS, strip);
  }

  /** The cell of three words, in their order; undefined where no cell has them. Any numbers may be asked. */
  cellOf(first: number, second: number, third: number): Cell | undefined {
    if (!isWord(first) || !isWord(second) || !isWord(third)) return undefined;
    const rank1 = rankOf(first);
    const rank2 = rankOf(second);
    const rank3 = rankOf(third);
    if (rank1 === rank2 || rank1 === rank3 || rank2 === rank3) return undefined;
    const order = orderOf(rank1, rank2, rank3);
    const block = blockOfRank(Math.max(rank1, rank2, rank3));
    const strip = (first + second + third + STRIPS_AN_ORDER * order) % STRIPS;
    const triple = tripleOf(rank1, rank2, rank3, order) - FIRST_TRIPLE[block]!;
    const number = triple * COLOUR_PAIRS + (first % COLOURS) * COLOURS + (second % COLOURS);
    return this.strips.cellOf(restored(number, DOMAINS[block]!, this.keysOf(block, strip)), block, strip);
  }

  private keysOf(block: Block, strip: number): RoundKeys {
    const number = block * STRIPS + strip;
    return (this.keys[number] ??= roundKeys(number));
  }
}

const isWord = (id: number): boolean => Number.isInteger(id) && id >= 0 && id < WORDS;

const rankOf = (id: number): number => (id / COLOURS) | 0;

/** Words of a triple of ranks and the colours of the first two, such that they tell the strip. */
function wordsOf(triple: number, first: number, second: number, strip: number): WordIds {
  const greatest = greatestOf(triple);
  const rest = triple - triplesBelow(greatest);
  const pairs = greatest * (greatest - 1);
  const place = (rest / pairs) | 0;
  const pair = rest - place * pairs;
  const before = (pair / (greatest - 1)) | 0;
  const behind = pair - before * (greatest - 1);
  const after = behind < before ? behind : behind + 1;
  const order = 2 * place + (before < after ? 0 : 1);
  // What is left is above -3 * COLOURS, and a remainder of what is below 0 would be too.
  const third = (strip - first - second - STRIPS_AN_ORDER * order + 3 * COLOURS) % COLOURS;
  if (place === 0) return [greatest * COLOURS + first, before * COLOURS + second, after * COLOURS + third];
  if (place === 1) return [before * COLOURS + first, greatest * COLOURS + second, after * COLOURS + third];
  return [before * COLOURS + first, after * COLOURS + second, greatest * COLOURS + third];
}
