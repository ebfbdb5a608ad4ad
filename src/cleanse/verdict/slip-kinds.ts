// Letters that are taken for each other: those that sound alike, look alike, or lie side by side on a keyboard.

/** Spellings of a sound, each for the others of its row: MUNDIE and MUNDY, WALKA and WALKER. */
const SOUNDS: readonly (readonly string[])[] = [
  ['Y', 'IE', 'EY'],
  ['IE', 'EI'],
  ['EA', 'EE'],
  ['AI', 'AY'],
  ['OU', 'OW'],
  ['ER', 'A'],
  ['F', 'PH'],
  ['C', 'K', 'CK'],
  ['C', 'S'],
  ['S', 'Z'],
  ['G', 'J'],
  ['W', 'WH'],
  ['X', 'KS', 'CKS'],
  ['KW', 'QU'],
];

/** A letter and another or two that a scanner takes for it. */
const LOOKS: readonly (readonly string[])[] = [
  ['C', 'G'],
  ['M', 'RN'],
  ['D', 'CL'],
  ['W', 'VV'],
];

/** Rows of a keyboard, each shifted to the right by less than a key against the one above it. */
const ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

/** Letters of a name that may have become others in what is written. */
export interface Confusion {
  has: string;
  written: string;
  isSound: boolean;
}

const confusions = new Map<string, Confusion[]>();

function addConfusions(rows: readonly (readonly string[])[], isSound: boolean): void {
  for (const row of rows) {
    for (const has of row) {
      for (const written of row) {
        if (has === written) continue;
        const ends = has.at(-1)! + written.at(-1)!;
        confusions.set(ends, [...(confusions.get(ends) ?? []), { has, written, isSound }]);
      }
    }
  }
}
addConfusions(SOUNDS, true);
addConfusions(LOOKS, false);

const NONE: readonly Confusion[] = [];

/** What may have become what, where the one ends in the first letter and the other in the second. */
export const confusionsOf = (had: string, stands: string): readonly Confusion[] => confusions.get(had + stands) ?? NONE;

const besideEachOther = new Set<string>();
ROWS.forEach((row, y) => {
  const below = ROWS[y + 1] ?? '';
  for (let x = 0; x < row.length; x++) {
    for (const other of [row[x + 1], below[x], below[x - 1]]) {
      if (other === undefined) continue;
      besideEachOther.add(row[x]! + other);
      besideEachOther.add(other + row[x]!);
    }
  }
});

/** True if two letters lie side by side on a keyboard. */
export const areBeside = (one: string, other: string): boolean => besideEachOther.has(one + other);
