// Which keys lie side by side.

/** Rows of keyboards, each shifted to the right by less than a key against the one above it. */
const LAYOUTS: readonly (readonly string[])[] = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
];

const neighbours = new Map<string, string>();
for (const rows of LAYOUTS) {
  for (const [y, row] of rows.entries()) {
    for (const [x, key] of [...row].entries()) {
      const above = rows[y - 1] ?? '';
      const below = rows[y + 1] ?? '';
      const beside = [row[x - 1], row[x + 1], above[x], above[x + 1], below[x - 1], below[x]];
      neighbours.set(key, beside.filter((other) => other !== undefined).join(''));
    }
  }
}

/** Whether two letters lie side by side on a keyboard. */
export const areNeighbours = (one: string, other: string): boolean => neighbours.get(one)?.includes(other) === true;
