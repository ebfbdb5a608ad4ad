// A line below the header that says of what kind the columns are, and is no row: units, types, or a ruled line.

/** Words of types as databases and programs write them. */
const TYPE = new RegExp(
  '^(?:n?varchar2?|n?char|character varying|string|text|(?:big|small|tiny)?int(?:eger)?|float|double|real|decimal|' +
    'numeric|number|bool(?:ean)?|date|time|datetime|timestamp|uuid|guid)(?:\\s*\\(\\s*\\d+(?:\\s*,\\s*\\d+)?\\s*\\))?$',
  'i',
);
/** Units of at least two letters, or signs: a single letter may be a value. */
const UNIT = new RegExp(
  "^(?:[%#$€£°]|°\\s?[cfk]|'000|\\$\\s?m|\\$\\s?'?000|aud|nzd|k?m²?\\/[shk]|km\\/h|[kcm]m[²2]?|m[²2]|" +
    'kg|k?wh|mwh|kw|h?pa|kpa|deg(?:rees)?|yyyy[-/]mm[-/]dd|dd[-/]mm[-/]yyyy)$',
  'i',
);
const RULED = /^(?::?[-–—]{2,}:?|={2,}|_{3,})$/;
const IN_BRACKETS = /^\[([^\][]{0,20})\]$|^\(([^()\d]{0,20})\)$/;

const isUnit = (text: string): boolean => {
  const bracketed = IN_BRACKETS.exec(text);
  if (bracketed === null) return TYPE.test(text) || UNIT.test(text);
  const [, square, round = ''] = bracketed;
  return (
    square !== undefined || TYPE.test(round) || UNIT.test(round) || /^(?:required|optional|mandatory)$/i.test(round)
  );
};

/** True if all that the row holds are units and types, two of them at least or one in brackets, or ruled lines. */
export function isUnitLine(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((text) => text !== '');
  if (filled.length === 0) return false;
  if (filled.every((text) => RULED.test(text))) return true;
  return filled.every(isUnit) && (filled.length > 1 || IN_BRACKETS.test(filled[0]!));
}
