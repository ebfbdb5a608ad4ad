// Makes a text or some bytes out of seeds: cuts, flips, splices, tokens of the field, oddities of Unicode, repetition.

/** Words that a parser of addresses has a rule for. */
export const WORDS = (
  'unit flat shop suite apt level floor ground lot u l g lg po box gpo rmb rsd cmb locked bag private c/- care of ' +
  'attn cnr corner and & at via no number # st street rd road ave av cres pde the avenue esplanade mall hwy highway ' +
  'nth north east west upper lower saint mt mount port old king george great ocean smith high beach point park vic ' +
  'nsw qld wa sa tas act nt victoria new south wales australia zealand aotearoa nz auckland wellington rd1 r.d. rd ' +
  'france deutschland usa uk england japan sydney melbourne paris london berlin 3073 2000 0800 4414 75001 sw1a 1aa ' +
  '90210 10115 ireland building tower house block stage duplex penthouse basement carpark rear front'
).split(' ');

/** What stands between words, and characters that nobody expects. */
export const MARKS = [
  [' ', '  ', ',', ', ', '/', '-', ' - ', '\\', '.', "'", '"', '(', ')', '[', '}', '<', ';', '|', '\t', '\n'],
  ['\r\n', '&', '+', '?', '#', '%', '\0', '\u00a0', '\u200b', '\u200d', '\u2028', '\ufeff', '\u202e', '\u0301'],
  ['e\u0301\u0301\u0301', '\ud800', '\udc00', '\u{1f4a5}', '\u{1f468}\u200d\u{1f469}', '１２', 'Ａ', 'ﬁ', 'ß', 'İ'],
  ['ŉ', 'ā', 'Ō', '五', '東京都', 'Москва', 'القاهرة', '\u0660\u0661', '½', '№', '–', '—', '’', '\u001b[31m'],
  ['\u2066', '\u3000', '\u0130', '\u1e9e', '㎞', '\u{10ffff}', '__proto__', 'constructor', 'null', '[object Object]'],
].flat();

const digits = (random) => {
  const length = random.chance(0.9) ? 1 + random.below(5) : 1 + random.below(40);
  return Array.from({ length }, () => random.below(10)).join('');
};

/** A token of the field, a number, or an oddity. */
export const token = (random) => {
  switch (random.below(8)) {
    case 0:
      return digits(random);
    case 1:
      return `${digits(random)}${random.pick(['a', 'A', '/', '-', '/5', '-7', 'th', 'B', '.5', '/a'])}`;
    case 2:
      return random.pick(MARKS);
    case 3:
      return `${random.pick(['u', 'l', 'g', 'unit', 'lot', 'shop', 'rd', 'no'])}${digits(random)}`;
    default:
      return random.pick(WORDS);
  }
};

const between = (random, length) => {
  const from = random.below(length + 1);
  return [from, Math.min(length, from + random.below(Math.max(1, Math.min(40, length))))];
};

/** The ways of changing a text; `seeds` are others to splice with. */
const CHANGES = [
  (text, random) => {
    const [from, to] = between(random, text.length);
    return text.slice(0, from) + text.slice(to);
  },
  (text, random) => text.slice(0, 1 + random.below(text.length + 1)),
  (text, random) => text.slice(random.below(text.length + 1)),
  (text, random) => {
    const at = random.below(text.length + 1);
    return `${text.slice(0, at)}${random.pick(['', ' '])}${token(random)}${random.pick(['', ' '])}${text.slice(at)}`;
  },
  (text, random) => {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + String.fromCharCode(97 + random.below(26)) + text.slice(at + random.below(2));
  },
  (text, random) => {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + random.pick(MARKS) + text.slice(at + random.below(2));
  },
  (text, random, seeds) => {
    const other = random.pick(seeds);
    return text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1));
  },
  (text, random, seeds) => `${text}${random.pick([' ', ', ', '\n', ''])}${random.pick(seeds)}`,
  (text, random) => {
    const [from, to] = between(random, text.length);
    return text.slice(0, to) + text.slice(from, to) + text.slice(to);
  },
  (text, random) => {
    const words = text.split(' ');
    const [a, b] = [random.below(words.length), random.below(words.length)];
    [words[a], words[b]] = [words[b], words[a]];
    return words.join(' ');
  },
  (text, random) => {
    const words = text.split(' ');
    words[random.below(words.length)] = token(random);
    return words.join(' ');
  },
  (text, random) => (random.chance(0.5) ? text.toUpperCase() : text.toLowerCase()),
  (text, random) => text.replaceAll(random.pick([' ', ',', 'e', 'a']), random.pick(['', ' ', ',', '/', '-'])),
  (text, random) => text.replace(/\d+/, () => digits(random)),
  (text, random) => text.normalize(random.pick(['NFD', 'NFKD', 'NFC'])),
];

/** A piece again and again: what takes the square of a line's length shows here. */
function repeated(random, seeds) {
  const pieces = Array.from({ length: 1 + random.below(3) }, () =>
    random.chance(0.7) ? token(random) : random.pick(seeds),
  );
  const joint = random.pick([' ', '', ',', ', ', '/', '-', '\n', '(', '"']);
  const times = [8, 20, 59, 200, 1000][random.below(5)];
  return Array.from({ length: times }, (_, i) => pieces[i % pieces.length]).join(joint);
}

const made = (random, mark) => Array.from({ length: 1 + random.below(60) }, () => token(random)).join(mark);

const anything = (random) =>
  Array.from({ length: random.below(120) }, () =>
    String.fromCharCode(random.chance(0.6) ? 32 + random.below(95) : random.below(65_536)),
  ).join('');

/** A text made of the seeds. @param {import('../noise/random.mjs').Random} random @param {readonly string[]} seeds */
export function mutatedText(random, seeds) {
  const kind = random.below(1000);
  if (kind < 30) return repeated(random, seeds);
  if (kind < 90) return made(random, random.pick([' ', ' ', ' ', ', ', '/', '']));
  if (kind < 120) return anything(random);
  let text = random.pick(seeds);
  for (let left = 1 + random.below(random.chance(0.2) ? 12 : 4); left > 0; left--) {
    text = random.pick(CHANGES)(text, random, seeds);
    if (text.length > 20_000) text = text.slice(0, 20_000);
  }
  if (kind === 999 && random.chance(0.05)) return `${text} `.repeat(Math.ceil(1_000_000 / (text.length + 1)));
  if (kind >= 997) return `${text} `.repeat(Math.ceil(10_000 / (text.length + 1)));
  return text;
}

/** The ways of changing bytes. */
const BYTE_CHANGES = [
  (bytes, random) => {
    const flipped = Buffer.from(bytes);
    if (bytes.length > 0) flipped[random.below(bytes.length)] ^= 1 << random.below(8);
    return flipped;
  },
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => {
    const [from, to] = between(random, bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const at = random.below(bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, at), odd(random), bytes.subarray(at)]);
  },
  (bytes, random, seeds) => {
    const other = random.pick(seeds);
    const [from, to] = between(random, other.length);
    const at = random.below(bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, at), other.subarray(from, to), bytes.subarray(at)]);
  },
  (bytes, random) => {
    const [from, to] = between(random, bytes.length);
    return Buffer.concat([
      bytes.subarray(0, to),
      ...Array.from({ length: 1 + random.below(20) }, () => bytes.subarray(from, to)),
      bytes.subarray(to),
    ]);
  },
];

/** Bytes that the grammar of a file has a rule for, a token as text, or any bytes. */
function odd(random) {
  switch (random.below(4)) {
    case 0:
      return Buffer.from(random.pick(['"', '""', '","', '\r', '\n', '\r\n', ',', ';', '\t', '|', '\\', '\\"', '\0']));
    case 1:
      return Buffer.from(
        random.pick(['{', '}', '[', ']', '[{', '}]', ':', '},{', '\\u', '\\ud800', '1e999', '\ufeff']),
      );
    case 2:
      return Buffer.from(token(random));
    default:
      return Buffer.from(Array.from({ length: 1 + random.below(6) }, () => random.below(256)));
  }
}

/** Bytes made of the seeds. @param {import('../noise/random.mjs').Random} random @param {readonly Buffer[]} seeds */
export function mutatedBytes(random, seeds) {
  let bytes = random.pick(seeds);
  for (let left = 1 + random.below(random.chance(0.2) ? 16 : 4); left > 0; left--) {
    bytes = random.pick(BYTE_CHANGES)(bytes, random, seeds);
    if (bytes.length > 200_000) bytes = bytes.subarray(0, 200_000);
  }
  if (random.chance(0.01)) {
    const part = odd(random);
    bytes = Buffer.concat([bytes, ...Array.from({ length: 10 ** (1 + random.below(4)) }, () => part)]);
  }
  return bytes;
}
