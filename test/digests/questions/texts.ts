// Texts of a few signs, as the readers of small texts take them; many more than those whose answers are kept.
import { READINGS, textsOf } from '../../recorded/texts/readings.js';
import { digested, type Digested } from '../support/digested.js';

export const questions: readonly Digested[] = Object.entries(READINGS).map(([name, reading], i) =>
  digested(
    `texts-${name.replaceAll(' ', '-')}`,
    () => textsOf({ ...reading, count: 3000 }, 601 + i),
    (text) => reading.read(text),
  ),
);
