// A class of noise that writes a row in a way of its own.
import { anyRow, drop, wanting } from '../query.mjs';
import { saidBy } from '../write.mjs';

/**
 * A class that writes the row in a way of its own; `write` gives the text, and may change what is said, or gives
 * undefined.
 */
export const form = (name, kind, about, write, accept = () => true) => ({
  name,
  kind,
  about,
  make(random, context) {
    const row = anyRow(random, context, accept);
    const said = saidBy(row);
    const text = write(random, said, row);
    return text === undefined ? drop('no word fit for this noise') : wanting(text, said, row);
  },
});
