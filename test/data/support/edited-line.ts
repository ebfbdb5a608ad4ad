// A file of text with one of its lines changed.

/** Changes line `n`, counted from 1, of a text whose lines end in CR and LF. */
export const editedLine =
  (n: number, edit: (line: string) => string) =>
  (all: string): string =>
    all
      .split('\r\n')
      .map((old, i) => (i === n - 1 ? edit(old) : old))
      .join('\r\n');
