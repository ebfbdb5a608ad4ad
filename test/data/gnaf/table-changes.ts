// Tables of the fixture of G-NAF written another way.

/** A table with its rows the other way round. */
export const reversed = (text: string): string => {
  const [head, ...lines] = text.trim().split('\r\n');
  return [head!, ...lines.toReversed(), ''].join('\r\n');
};

/** A table with its first columns last. */
export const turned =
  (count: number) =>
  (text: string): string =>
    text
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const cells = line.split('|');
        const first = count % cells.length;
        return [...cells.slice(first), ...cells.slice(0, first)].join('|');
      })
      .join('\r\n');

/** The fixture's address ids in four other forms. */
const odd = (pid: string, i: number): string =>
  [`P${i}-0007`, `${pid}x`, `${i}`, `Q${String(i).padStart(12, '0')}`][i % 4]!;

/** A table with those ids. */
export const rename = (text: string): string =>
  text.replaceAll(/GA(?:NSW|VIC)910(\d{6})/g, (pid, digits: string) => odd(pid, Number(digits)));
