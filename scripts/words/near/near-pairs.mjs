// Which of many texts are like which: all pairs within one or two edits (insert, leave out, replace, swap neighbours).

/** The distance of two texts by optimal string alignment, or `most + 1` where it is more than `most`. */
export function editDistance(a, b, most) {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length], most + 1);
}

const OWNERS = 2 ** 20;

/**
 * All pairs of texts within two edits.
 *
 * Two texts within two edits have a text in common that comes of each by leaving out at most two letters; these are
 * hashed and sorted, and what falls together is compared.
 *
 * @param texts Texts, each with the number of its owner (below 2^20); one owner may have several.
 * @param visit Called with two owners and their distance 0, 1 or 2; again for a pair that is near in several ways.
 */
export function nearPairs(texts, visit) {
  const owner = new Map(texts.map((text, i) => [i, text[0]]));
  let size = 0;
  for (const [, text] of texts) size += 1 + text.length + (text.length * (text.length - 1)) / 2;
  const keys = new Float64Array(size);
  let filled = 0;
  const seen = new Set();
  texts.forEach(([, text], i) => {
    seen.clear();
    for (const part of shortened(text)) seen.add(hash(part));
    for (const code of seen) keys[filled++] = code * OWNERS + i;
  });
  const sorted = keys.subarray(0, filled).sort();
  const met = new Set();
  for (let from = 0, to = 0; from < filled; from = to) {
    const code = Math.floor(sorted[from] / OWNERS);
    while (to < filled && Math.floor(sorted[to] / OWNERS) === code) to++;
    for (let x = from; x < to; x++) for (let y = x + 1; y < to; y++) meet(sorted[x] % OWNERS, sorted[y] % OWNERS);
  }
  function meet(i, j) {
    const pair = i < j ? i * OWNERS + j : j * OWNERS + i;
    if (owner.get(i) === owner.get(j) || met.has(pair)) return;
    const distance = editDistance(texts[i][1], texts[j][1], 2);
    if (distance > 2) return;
    met.add(pair);
    visit(owner.get(i), owner.get(j), distance);
  }
}

function* shortened(text) {
  yield text;
  for (let i = 0; i < text.length; i++) {
    const once = text.slice(0, i) + text.slice(i + 1);
    yield once;
    for (let j = i; j < once.length; j++) yield once.slice(0, j) + once.slice(j + 1);
  }
}

/** FNV-1a in 32 bits: equal texts have equal codes, and what falls together by chance is compared anyway. */
function hash(text) {
  let code = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) code = Math.imul(code ^ text.charCodeAt(i), 0x01000193);
  return code >>> 0;
}
