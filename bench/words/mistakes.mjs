// Where mistakes of people lead: a slip in one word, a word that looks or sounds like another, another order.
import { foldWord } from '../../dist/words/list/fold.js';
import { cellAt, centreOf } from '../../dist/words/scheme/cell.js';
import { Random, seedOf } from '../noise/random.mjs';
import { alikeWords } from './alike.mjs';
import { counted, kilometres } from './opened.mjs';
import { nearSettled } from './settled.mjs';
import { slipped } from './slips.mjs';

const ORDERS = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
/** Colours, on a ring of 60, that words must be apart that are like each other. */
const RING = 60;
const COLOURS_APART = 12;
/** Kilometres that a mistake must lead away for people to notice: a word taken for another, and another order. */
const ANOTHER_WORD = 100;
const ANOTHER_ORDER = 1000;

export function mistakes({ threeWords, codec, places, code, sounds, trials, bars }) {
  const list = threeWords.list(code);
  const settled = { codec, places, list, trials };
  slips(threeWords, code, settled, bars);
  const alike = sounds.length === 0 ? alikeWords(list) : merged(sounds.map((file) => alikeWords(list, file)));
  colours(code, alike, bars);
  replaced(code, alike, sounds.length > 0, settled, bars);
  reordered(code, settled, bars);
}

const merged = (tables) => tables[0].map((_, id) => [...new Set(tables.flatMap((table) => table[id]))]);

/** Ids of the words of a settled place that the language has words for. */
function settledIds({ codec, places, list }, random) {
  for (;;) {
    const point = nearSettled(places, random);
    const cell = cellAt(...point);
    const ids = codec.idsOf(cell);
    if (ids.every((id) => id < list.size)) return { cell, ids };
  }
}

const apart = (one, other) => kilometres(pointOf(one), pointOf(other));
const pointOf = (cell) => {
  const { latitude, longitude } = centreOf(cell);
  return [latitude, longitude];
};
const nearestText = (nearest) => (nearest === Infinity ? 'none' : `${counted(nearest)} km`);

/** A slip of the hand in one of three words must never be another place: it is found out, whatever it was. */
function slips(threeWords, code, settled, bars) {
  const random = new Random(seedOf(1, `slips ${code}`));
  const { list, trials } = settled;
  const letters = [...new Set(Array.from({ length: 2000 }, (_, id) => foldWord(list.word(id))).join(''))];
  let places = 0;
  let same = 0;
  let nearest = Infinity;
  for (let trial = 0; trial < trials; trial++) {
    const { cell, ids } = settledIds(settled, random);
    const words = ids.map((id) => list.word(id));
    const position = random.below(3);
    words[position] = slipped(words[position], letters, random);
    const place = threeWords.placeOf(words);
    if (!place) continue;
    const away = apart(cell, place.cell);
    // A letter with or without its mark is the same word.
    if (away === 0) same++;
    else places++;
    if (away > 0) nearest = Math.min(nearest, away);
  }
  const figure = `${places} of ${counted(trials)}${same > 0 ? `, ${counted(same)} the same` : ''}`;
  bars.say(`${code}: one slip that is another place`, figure, '0', places === 0);
  if (places > 0) bars.note(`${code}: the nearest of them`, nearestText(nearest));
}

/** How near the colours of two words come that are like each other: what the distance of their places hangs on. */
function colours(code, alike, bars) {
  let pairs = 0;
  let least = RING;
  for (const [id, others] of alike.entries()) {
    for (const other of others) {
      const apart = Math.abs(id - other) % RING;
      least = Math.min(least, apart, RING - apart);
      pairs++;
    }
  }
  const figure = `${least}, of ${counted(pairs / 2)} pairs`;
  bars.say(
    `${code}: colours apart of words that are alike`,
    figure,
    `>= ${COLOURS_APART} of ${RING}`,
    least >= COLOURS_APART,
  );
}

/** One word taken for any that is like it. */
function replaced(code, alike, isBySound, settled, bars) {
  const random = new Random(seedOf(1, `replaced ${code}`));
  let tried = 0;
  let places = 0;
  let nearest = Infinity;
  for (let trial = 0; trial < settled.trials; trial++) {
    const { cell, ids } = settledIds(settled, random);
    for (let position = 0; position < 3; position++) {
      for (const other of alike[ids[position]]) {
        const taken = ids.with(position, other);
        const place = settled.codec.cellOf(...taken);
        tried++;
        if (!place) continue;
        places++;
        nearest = Math.min(nearest, apart(cell, place));
      }
    }
  }
  const likeness = isBySound ? 'looks or sounds' : 'looks';
  bars.note(`${code}: one word that ${likeness} alike`, `${counted(places)} of ${counted(tried)}`);
  bars.say(`${code}: the nearest of them`, nearestText(nearest), `> ${ANOTHER_WORD} km`, nearest > ANOTHER_WORD);
}

/** All three words in any other order. */
function reordered(code, settled, bars) {
  const random = new Random(seedOf(1, `reordered ${code}`));
  let places = 0;
  let nearest = Infinity;
  for (let trial = 0; trial < settled.trials; trial++) {
    const { cell, ids } = settledIds(settled, random);
    for (const [first, second, third] of ORDERS) {
      const place = settled.codec.cellOf(ids[first], ids[second], ids[third]);
      if (!place) continue;
      places++;
      nearest = Math.min(nearest, apart(cell, place));
    }
  }
  bars.note(
    `${code}: other orders that are a place`,
    `${counted(places)} of ${counted(ORDERS.length * settled.trials)}`,
  );
  bars.say(
    `${code}: the nearest of them`,
    nearestText(nearest),
    `> ${counted(ANOTHER_ORDER)} km`,
    nearest > ANOTHER_ORDER,
  );
}
