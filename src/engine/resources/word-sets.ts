// What the operations of the three-word service answer from.
import type { Whereabouts } from '../../geo/whereabouts.js';
import type { ThreeWords } from '../../words/three-words.js';

export interface WordSets {
  readonly words: ThreeWords;
  readonly where: Whereabouts;
}
