// Cells whose quotes stand behind a blank, as some programs write them: `a, "b"`. To a reader of CSV the quotes belong
// to the text; to whoever wrote it they do not.

/** The text that was meant: ` "24 Smith St"` is `24 Smith St`; any other as it is. */
export function withoutLateQuotes(text: string): string {
  if (text.charCodeAt(0) !== BLANK) return text;
  const trimmed = text.trim();
  if (trimmed.length < 2 || !trimmed.startsWith(QUOTE) || !trimmed.endsWith(QUOTE)) return text;
  const inner = trimmed.slice(1, -1).replaceAll('""', '\0');
  // A quote between the two belongs to the text after all.
  return inner.includes(QUOTE) ? text : inner.replaceAll('\0', QUOTE);
}

const BLANK = 0x20;
const QUOTE = '"';
