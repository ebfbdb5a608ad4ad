// A table of text for people: columns padded to their widest cell.
/** Lines of the table; `right` names the columns, by index, that are numbers. */
export function textTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map(
      (row) =>
        `${widths
          .map((width, i) => (right.includes(i) ? (row[i] ?? '').padStart(width) : (row[i] ?? '').padEnd(width)))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
