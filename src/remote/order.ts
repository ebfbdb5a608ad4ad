// Whether answers came in another order than their records. Answers carry no number of their record, so it shows only
// where they repeat a text of it: an id, an e-mail address, a phone number, an address that was already standard.

type Fields = Readonly<Record<string, unknown>>;

const folded = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toUpperCase().replace(/\s+/g, ' ') : '';

/**
 * True if some answers repeat each other's records in a circle, which answers in order never do: one that repeats its
 * own record is in its place, and a circle of changed ones would have to exchange texts among them to the letter.
 */
export function isReordered(records: readonly unknown[], elements: readonly unknown[]): boolean {
  if (records.length < 2) return false;
  const names = Object.entries(records[0] as Fields)
    .filter(([, value]) => typeof value === 'string')
    .map(([name]) => name);
  return names.some((name) => {
    const asked = records.map((record) => folded((record as Fields)[name]));
    const places = new Map<string, number>();
    asked.forEach((text, i) => {
      if (text !== '') places.set(text, i);
    });
    /** For each answer the record that it repeats: its own wherever it may be, -1 for none. */
    const repeats = elements.map((element, i) => {
      const text = folded((element as Fields | null)?.[name]);
      if (text !== '' && text === asked[i]) return i;
      return places.get(text) ?? -1;
    });
    return repeats.some((start, i) => {
      if (start < 0 || start === i) return false;
      let at = start;
      for (let steps = 0; steps < repeats.length && at >= 0 && at !== i && repeats[at] !== at; steps++) {
        at = repeats[at]!;
      }
      return at === i;
    });
  });
}
