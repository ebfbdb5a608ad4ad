// Starts of lists and texts as they may be where memory turned, or where a section is too long to be looked at.
import { expect } from 'vitest';

/** Of the processor, for a few questions that take hundredths: a list that goes on for ever takes as many seconds. */
const MOST_SECONDS = 8;
const HIGHEST = 0xffffffff;
const HIGHEST_BIT = 0x80000000;

const byTurns =
  (even: number, odd: number) =>
  (starts: Uint32Array): void => {
    for (let i = 0; i < starts.length; i++) starts[i] = i % 2 === 0 ? even : odd;
  };

/** What becomes of the starts of a section. */
export const TURNS: readonly [how: string, turn: (starts: Uint32Array) => void][] = [
  ['all but the first the highest', (starts) => starts.fill(HIGHEST, 1)],
  ['the lowest and the highest by turns', byTurns(0, HIGHEST)],
  ['the highest and the lowest by turns', byTurns(HIGHEST, 0)],
  ['with their highest bit turned', (starts) => starts.set(starts.map((start) => start ^ HIGHEST_BIT))],
  ['in the reverse order', (starts) => starts.reverse()],
];

/**
 * Turns the starts of each section in memory, one after the other, and asks over them: an answer or a failure, and
 * neither takes for ever. Each is as it was afterwards. `sections`: by name, those of several sets beside each other.
 */
export async function askedOverTurned(
  sections: ReadonlyMap<string, readonly Uint32Array[]>,
  turn: (starts: Uint32Array) => void,
  questions: () => Iterable<() => unknown>,
): Promise<void> {
  for (const [section, sets] of sections) {
    const whole = sets.map((starts) => starts.slice());
    sets.forEach(turn);
    const before = process.cpuUsage().user;
    for (const question of questions()) {
      try {
        await question();
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }
    expect((process.cpuUsage().user - before) / 1e6, `seconds over ${section}`).toBeLessThan(MOST_SECONDS);
    sets.forEach((starts, i) => starts.set(whole[i]!));
  }
}
