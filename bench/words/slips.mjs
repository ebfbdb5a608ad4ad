// One slip of the hand in a word: a letter more, one less, another one, two swapped, one twice, or the key beside it.

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const KINDS = ['insert', 'drop', 'change', 'swap', 'double', 'beside'];

/** The word with one slip, another text than the word. `letters`: those that words of the language have. */
export function slipped(word, letters, random) {
  for (;;) {
    const at = random.below(word.length);
    const text = slip(word, at, random.pick(KINDS), letters, random);
    if (text !== word) return text;
  }
}

function slip(word, at, kind, letters, random) {
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  if (kind === 'insert') return before + random.pick(letters) + word.slice(at);
  if (kind === 'drop') return before + after;
  if (kind === 'change') return before + random.pick(letters) + after;
  if (kind === 'double') return before + word[at] + word.slice(at);
  if (kind === 'swap') return before + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
  return before + beside(word[at], random) + after;
}

function beside(letter, random) {
  const row = KEYS.find((keys) => keys.includes(letter));
  if (!row) return letter;
  const at = row.indexOf(letter);
  return row[at + (random.chance(0.5) ? 1 : -1)] ?? letter;
}
