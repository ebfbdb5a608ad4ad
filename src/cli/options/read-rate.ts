// What --rate says: how many calls a service may get in a second.
import { WaypostError } from '../../contract/errors.js';

const PER: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** `--rate 5`, `5/s`, `300/m` or `1000/h` as calls in a second. */
export function readRate(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const [, number = '', unit = 's'] = /^(\d+(?:\.\d+)?)(?:\/([smh]))?$/.exec(given.trim()) ?? [];
  const rate = Number(number) / PER[unit]!;
  if (!(rate > 0)) {
    throw new WaypostError(
      'usage',
      `--rate ${given}: give calls in a second as 5 or 5/s, in a minute as 300/m, in an hour as 1000/h`,
    );
  }
  return rate;
}
