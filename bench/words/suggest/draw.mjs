// Places that are meant, and what is asked for them.
import { centreOf } from '../../../dist/words/scheme/cell.js';
import { nearSettled } from '../settled.mjs';

/** Kilometres of a degree of latitude. */
const DEGREE = 111.195;

/** Draws places of one language on land, near places with people. */
export class Meant {
  constructor(threeWords, where, places, language) {
    Object.assign(this, { threeWords, where, places, language });
  }

  isAtSea({ cell }) {
    const { latitude, longitude } = centreOf(cell);
    return this.where.isSea(latitude, longitude);
  }

  draw(random) {
    for (;;) {
      const place = this.threeWords.wordsAt(...nearSettled(this.places, random), this.language);
      if (place.language === this.language && !this.isAtSea(place)) return place;
    }
  }

  /** Up to `times` inputs, the words that were meant, and a focus within 100 km; `type` gives no input for some. */
  asked(random, type, times) {
    const asked = [];
    for (let tried = 0; asked.length < times && tried < 3 * times; tried++) {
      const place = this.draw(random);
      const made = type(random, place.words.split('.'));
      if (made === undefined) continue;
      const { meant, input } = typeof made === 'string' ? { meant: place, input: made } : made;
      asked.push({ input, words: meant.words, focus: nearBy(random, centreOf(meant.cell)) });
    }
    return asked;
  }

  /**
   * Types the wrong word of a pair where its right one was meant, pair after pair; not every three words are a place,
   * and suggestions are kept out of the sea.
   */
  withPairs(pairs, dot) {
    let next = 0;
    return (random, words) => {
      const [wrong, right] = pairs[next++ % pairs.length];
      const at = random.below(3);
      const wanted = words.map((word, i) => (i === at ? right : word));
      const meant = this.threeWords.placeOf(wanted);
      if (!meant || this.isAtSea(meant)) return undefined;
      return { meant, input: wanted.map((word, i) => (i === at ? wrong : word)).join(dot) };
    };
  }
}

/** A point up to 100 km away. */
function nearBy(random, { latitude, longitude }) {
  const km = 100 * Math.sqrt(random.next());
  const angle = 2 * Math.PI * random.next();
  const north = (km * Math.cos(angle)) / DEGREE;
  const east = (km * Math.sin(angle)) / (DEGREE * Math.cos((latitude * Math.PI) / 180));
  return `${Math.max(-90, Math.min(90, latitude + north))},${longitude + east}`;
}
