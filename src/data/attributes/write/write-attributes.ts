// Writes the rows of an attribute set in the order of their keys: of each attribute its different texts, and a column
// with the number of its text in each row.
import { compareTexts } from '../../ascending.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import { NameList } from '../../names/write/write-names.js';
import { writeTexts } from '../../names/write/write-texts.js';

/** An attribute: for each row the number of its text, in the order in which the texts were first met. */
interface AttributeColumn {
  readonly values: readonly number[];
  readonly texts: readonly string[];
}

/** Writes the sections of an attribute set; `keys` are distinct. The order of the rows does not show in the file. */
export function writeAttributes(writer: SetWriter, keys: readonly string[], columns: readonly AttributeColumn[]): void {
  const list = new NameList(
    keys.map((text) => ({ text, uses: 1 })),
    (text) => text,
  );
  const order = Uint32Array.from(keys.keys()).sort((a, b) => compareTexts(keys[a]!, keys[b]!));
  list.write(writer, 'key', false);
  columns.forEach(({ values, texts }, i) => {
    const sorted = texts.toSorted(compareTexts);
    const rank = new Map(sorted.map((text, id) => [text, id]));
    const ranks = Uint32Array.from(order, (row) => rank.get(texts[values[row]!]!)!);
    writer.section(`attribute.${i}`, 'u32', ranks);
    writeTexts(writer, `attribute.${i}`, sorted.length, (id) => sorted[id]!);
  });
}
