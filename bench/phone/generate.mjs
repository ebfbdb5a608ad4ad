// Phone numbers as people write them: drawn from the patterns of the numbering plans, some with a wrong digit, one too
// few or too many, or of no range at all, in the ways of writing that lists of customers have.

/** A text that fits a pattern of digits, classes, groups, alternatives and counts. */
export function drawPattern(random, source) {
  let at = 0;
  const either = () => {
    const texts = [sequence()];
    while (source[at] === '|') {
      at++;
      texts.push(sequence());
    }
    return random.pick(texts);
  };
  const sequence = () => {
    let text = '';
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const from = at;
      let piece = one();
      const count = /^\{(\d+)(?:,(\d+))?\}|^\?/.exec(source.slice(at));
      if (count !== null) {
        at += count[0].length;
        const end = at;
        const [least, most] = count[0] === '?' ? [0, 1] : [Number(count[1]), Number(count[2] ?? count[1])];
        piece = '';
        for (let times = least + random.below(most - least + 1); times > 0; times--) {
          at = from;
          piece += one();
        }
        at = end;
      }
      text += piece;
    }
    return text;
  };
  const one = () => {
    if (source.startsWith('\\d', at)) {
      at += 2;
      return String(random.below(10));
    }
    if (source[at] === '[') {
      const end = source.indexOf(']', at);
      const digits = [
        ...source
          .slice(at + 1, end)
          .replaceAll('\\d', '0-9')
          .matchAll(/(\d)-(\d)|(\d)/g),
      ].flatMap(([, from, to, single]) =>
        single === undefined
          ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i)
          : [Number(single)],
      );
      at = end + 1;
      return String(random.pick(digits));
    }
    if (source[at] === '(') {
      at += source.startsWith('(?:', at) ? 3 : 1;
      const text = either();
      at++;
      return text;
    }
    return source[at++];
  };
  return either();
}

/** Spaces, dots or dashes between groups of two to four digits. */
function grouped(random, digits) {
  const between = random.pick([' ', ' ', '-', '.', '']);
  let text = '';
  for (let at = 0; at < digits.length;) {
    const length = 2 + random.below(3);
    text += (at === 0 ? '' : between) + digits.slice(at, at + length);
    at += length;
  }
  return text;
}

/**
 * One number of a country, `row` of the metadata: its text, and how it is written.
 * @returns {{ text: string, country: string, way: string }}
 */
export function drawNumber(random, country, row) {
  const [callingCode, , pattern, , , prefix] = row;
  const types = (row[11] || []).filter((type) => type && type[0] !== '');
  let national = drawPattern(random, types.length > 0 && random.chance(0.9) ? random.pick(types)[0] : pattern);
  const harm = random.below(10);
  if (harm === 0) {
    const place = random.below(national.length);
    national = national.slice(0, place) + random.below(10) + national.slice(place + 1);
  }
  if (harm === 1) national = random.chance(0.5) ? national.slice(0, -1) : national + random.below(10);
  if (harm === 2) national = Array.from({ length: 6 + random.below(6) }, () => random.below(10)).join('');
  const home = (prefix || '') + national;
  const ways = {
    national: () => grouped(random, home),
    plain: () => home,
    bare: () => national,
    international: () => `+${callingCode} ${grouped(random, national)}`,
    e164: () => `+${callingCode}${national}`,
    trunk: () => `+${callingCode} (${prefix || ''})${grouped(random, national)}`,
    withoutPlus: () => callingCode + national,
    brackets: () => `(${home.slice(0, 2)}) ${grouped(random, home.slice(2))}`,
    extension: () => `${grouped(random, home)} ext. ${1 + random.below(999)}`,
    wide: () => home.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  };
  const way = random.pick(Object.keys(ways));
  return { text: ways[way](), country, way };
}
