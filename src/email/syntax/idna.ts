// Domains of other letters than ASCII's, as name servers know them (RFC 3490, RFC 5891, UTS 46).
import { domainToASCII } from 'node:url';

/**
 * The domain in ASCII and lower case, each label that needs it as `xn--…`; '' where it has none. URLs have more kinds
 * of hosts than mail has domains: what they make a number of, such as `1.2` and `0x7f.1`, is left as it is.
 */
export function asciiDomain(domain: string): string {
  if (isAscii(domain)) return domain.toLowerCase();
  if (domain.length > LONGEST_WRITTEN) return '';
  const ascii = domainToASCII(domain);
  return NUMBERS.test(ascii) ? '' : ascii;
}

/** Letters of the longest domain that is looked at: none that exists is written with more. */
const LONGEST_WRITTEN = 1024;

/** An address that URLs make of a host of numbers. */
const NUMBERS = /^[\d.]+$|^\[/;

const NOT_ASCII = /[^\0-\x7f]/;

/** True for a text of ASCII alone. */
export const isAscii = (text: string): boolean => !NOT_ASCII.test(text);

/** Longest label whose exact length matters; what is longer is too long in any case. */
const LONGEST_LOOKED_AT = 256;

/** Bytes of a label in ASCII: its own, or those of its `xn--` form. */
export function labelLength(label: string): number {
  if (isAscii(label) || label.length > LONGEST_LOOKED_AT) return label.length;
  return 'xn--'.length + punycodeLength([...label.toLowerCase()].map((letter) => letter.codePointAt(0)!));
}

// Parameters of Punycode (RFC 3492 section 5).
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

/** Letters that RFC 3492 section 6.3 makes of the code points. */
function punycodeLength(codes: readonly number[]): number {
  const basic = codes.filter((code) => code < FIRST_CODE).length;
  let length = basic === 0 ? 0 : basic + 1;
  let handled = basic;
  let bias = FIRST_BIAS;
  let last = FIRST_CODE;
  let delta = 0;
  while (handled < codes.length) {
    const code = nextCode(codes, last);
    delta += (code - last) * (handled + 1);
    last = code;
    for (const other of codes) {
      if (other < code) delta++;
      if (other !== code) continue;
      length += digits(delta, bias);
      bias = adapted(delta, handled + 1, handled === basic);
      delta = 0;
      handled++;
    }
    delta++;
    last++;
  }
  return length;
}

/** The smallest code that is not below `from`. */
function nextCode(codes: readonly number[], from: number): number {
  let next = Infinity;
  for (const code of codes) if (code >= from && code < next) next = code;
  return next;
}

/** Digits of a number of variable length. */
function digits(delta: number, bias: number): number {
  let count = 1;
  let left = delta;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (left < threshold) return count;
    left = Math.floor((left - threshold) / (BASE - threshold));
    count++;
  }
}

function adapted(delta: number, points: number, isFirst: boolean): number {
  let left = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  left += Math.floor(left / points);
  let k = 0;
  for (; left > Math.floor(((BASE - T_MIN) * T_MAX) / 2); k += BASE) left = Math.floor(left / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}
