// A small terminal: what stands on it after the program's bytes, so that a test can read the screen as a user does.

const ESCAPE = String.fromCharCode(27);
const SEQUENCE = new RegExp(`${ESCAPE}\\[(\\??)([\\d;]*)([A-Za-z])`, 'y');

/**
 * The lines of a terminal of that width that the bytes leave, the cursor's row and column, and the modes that are on.
 */
export function terminalScreen(
  bytes: string,
  columns = 80,
): { lines: string[]; row: number; column: number; modes: string[] } {
  const rows: string[][] = [[]];
  const modes = new Set<string>();
  let row = 0;
  let column = 0;
  for (let i = 0; i < bytes.length;) {
    SEQUENCE.lastIndex = i;
    const sequence = SEQUENCE.exec(bytes);
    if (sequence) {
      const [whole, isPrivate, numbers = '', final] = sequence;
      const n = Math.max(1, Number(numbers.split(';')[0] || 1));
      i += whole.length;
      if (isPrivate === '?') {
        if (final === 'h') modes.add(numbers);
        else modes.delete(numbers);
      } else if (final === 'A') row = Math.max(0, row - n);
      else if (final === 'C') column = Math.min(columns - 1, column + n);
      else if (final === 'J') {
        rows.length = row + 1;
        rows[row]!.length = Math.min(rows[row]!.length, column);
      } else if (final !== 'm') throw new Error(`the terminal does not know ${JSON.stringify(whole)}`);
      continue;
    }
    const char = bytes[i++]!;
    if (char === '\r') column = 0;
    else if (char === '\n') {
      row++;
      rows[row] ??= [];
    } else {
      if (column >= columns) {
        row++;
        column = 0;
        rows[row] ??= [];
      }
      const line = rows[row]!;
      while (line.length < column) line.push(' ');
      line[column++] = char;
    }
  }
  return { lines: rows.map((line) => line.join('').trimEnd()), row, column, modes: [...modes] };
}
