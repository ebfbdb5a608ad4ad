// Numbers as words: in the names of streets (1ST and FIRST AVENUE) and of floors (SECOND FLOOR, LEVEL TWO).

/** FIRST to TWENTIETH. */
export const ORDINALS: readonly string[] = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
  'ELEVENTH',
  'TWELFTH',
  'THIRTEENTH',
  'FOURTEENTH',
  'FIFTEENTH',
  'SIXTEENTH',
  'SEVENTEENTH',
  'EIGHTEENTH',
  'NINETEENTH',
  'TWENTIETH',
];

const ENDINGS = ['ST', 'ND', 'RD'];

/** The same with digits: 1ST to 20TH. */
export const SHORT_ORDINALS: readonly string[] = ORDINALS.map((_, i) => `${i + 1}${ENDINGS[i] ?? 'TH'}`);

/** Those that people write for a floor: FIRST to TWENTIETH. */
export const FLOOR_ORDINALS: readonly string[] = ORDINALS;

/** ONE to TEN, for LEVEL TWO. */
export const FLOOR_CARDINALS: readonly string[] = 'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN'.split(' ');
