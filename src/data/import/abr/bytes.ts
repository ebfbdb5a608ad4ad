// Small things that are read of the bytes of the extract.
import { entityTypes } from '../../companies/entity-types.js';

/** A code of up to three letters as a number. */
export function codeNumber(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 256 + bytes[i]!;
  return value;
}

/** Numbers of types, from 1, by their codes. */
export const typeIds = new Map(entityTypes.map((code, i) => [codeNumber(Buffer.from(code), 0, code.length), i + 1]));

/** Where the byte is from there on; `to` where it is not. */
export function next(bytes: Buffer, from: number, to: number, byte: number): number {
  let i = from;
  while (i < to && bytes[i] !== byte) i++;
  return i;
}

/** The digits of a text as a number; `otherwise` for any other text. */
export function digits(bytes: Buffer, from: number, to: number, otherwise: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = bytes[i]! - 48;
    if (digit < 0 || digit > 9) return otherwise;
    value = value * 10 + digit;
  }
  return value;
}

const WEIGHTS = [3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The check digits that the nine digits behind them ask for. */
export function usualCheck(bytes: Buffer, from: number): number {
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += WEIGHTS[i]! * (bytes[from + 2 + i]! - 48);
  const check = (89 - (sum % 89)) % 89;
  return check === 0 ? 99 : check + 10;
}
