// The Australian 4-state barcode of a delivery point, as the text of its bars. Tables and the Reed-Solomon code are
// those of Australia Post's "Guide to Printing the 4-State Barcode".

/** Start and stop: an ascender and a tracker. */
const FRAME = [1, 3] as const;
/** N encoding table: two bars for each digit. */
const DIGIT_BARS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 0],
  [2, 1],
  [2, 2],
  [3, 0],
] as const;
/** Format control code of the standard customer barcode: no customer information, one filler bar (a tracker). */
const STANDARD = '11';
const FILLER = 3;
const LAST_DPID = 99_999_999;

/** Powers of 2 in GF(64) by x⁶ + x + 1, twice over, and their logarithms. */
const POWERS = new Uint8Array(126);
const LOGARITHMS = new Uint8Array(64);
for (let i = 0, value = 1; i < 63; i++) {
  POWERS[i] = value;
  POWERS[i + 63] = value;
  LOGARITHMS[value] = i;
  value = (value & 32) === 0 ? value << 1 : (value << 1) ^ 0x43;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[LOGARITHMS[a]! + LOGARITHMS[b]!]!);

/** (x - 2)(x - 2²)(x - 2³)(x - 2⁴), the highest power first. */
const GENERATOR = [1, 2, 3, 4].reduce(
  (polynomial, power) => {
    const root = POWERS[power]!;
    return [...polynomial, 0].map((coefficient, i) => coefficient ^ times(i > 0 ? polynomial[i - 1]! : 0, root));
  },
  [1],
);

/**
 * The 37 bars of a delivery point's barcode (format control code 11), a digit each as the guide numbers them: 0 full,
 * 1 ascender, 2 descender, 3 tracker. '' for 0, which is "not assigned", and for what is no DPID (a whole number of up
 * to eight digits).
 */
export function barcode(dpid: number): string {
  if (!Number.isInteger(dpid) || dpid <= 0 || dpid > LAST_DPID) return '';
  const bars: number[] = [];
  for (const digit of STANDARD + String(dpid).padStart(8, '0')) bars.push(...DIGIT_BARS[Number(digit)]!);
  bars.push(FILLER);
  return [...FRAME, ...bars, ...parityBars(bars), ...FRAME].join('');
}

/** Twelve bars that let a reader mend two symbols: three bars are a symbol, the first the highest. */
function parityBars(bars: readonly number[]): number[] {
  const parity = Array.from({ length: GENERATOR.length - 1 }, () => 0);
  for (let i = 0; i < bars.length; i += 3) {
    const carry = (bars[i]! * 16 + bars[i + 1]! * 4 + bars[i + 2]!) ^ parity[0]!;
    for (let k = 0; k < parity.length; k++) parity[k] = (parity[k + 1] ?? 0) ^ times(GENERATOR[k + 1]!, carry);
  }
  return parity.flatMap((symbol) => [symbol >> 4, (symbol >> 2) & 3, symbol & 3]);
}
