// Damage that files meet: cut short, bytes that turned, came in, went away or stand twice.
import fc from 'fast-check';

export type Damage = (text: Buffer) => Buffer;

const at = (share: number, length: number): number => Math.min(length, Math.floor(share * (length + 1)));
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Bytes that mean something to a scanner, and any other. */
const byte = fc.oneof(fc.constantFrom(...Buffer.from('",:[]{}\\\n\r\t ;|0a\0')), fc.integer({ min: 0, max: 255 }));

const oneDamage: fc.Arbitrary<Damage> = fc.oneof(
  share.map(
    (from): Damage =>
      (text) =>
        text.subarray(0, at(from, text.length)),
  ),
  fc.tuple(share, byte).map(([from, value]): Damage => (text) => {
    const turned = Buffer.from(text);
    if (turned.length > 0) turned[at(from, text.length - 1)] = value;
    return turned;
  }),
  fc.tuple(share, fc.array(byte, { minLength: 1, maxLength: 4 })).map(([from, values]): Damage => (text) => {
    const place = at(from, text.length);
    return Buffer.concat([text.subarray(0, place), Buffer.from(values), text.subarray(place)]);
  }),
  fc.tuple(share, fc.integer({ min: 1, max: 6 })).map(([from, length]): Damage => (text) => {
    const place = at(from, text.length);
    return Buffer.concat([text.subarray(0, place), text.subarray(place + length)]);
  }),
  fc.tuple(share, share).map(([one, other]): Damage => (text) => {
    const [from, to] = [at(one, text.length), at(other, text.length)].sort((a, b) => a - b) as [number, number];
    return Buffer.concat([text.subarray(0, to), text.subarray(from)]);
  }),
);

/** One to three damages, one after the other. */
export const damage: fc.Arbitrary<Damage> = fc.array(oneDamage, { minLength: 1, maxLength: 3 }).map(
  (all): Damage =>
    (text) =>
      all.reduce((damaged, one) => one(damaged), text),
);
