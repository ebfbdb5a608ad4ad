// What the options of a run say: the rate of calls, the delimiter.
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

const DELIMITERS: Record<string, string> = { tab: '\t', '\\t': '\t', comma: ',', semicolon: ';', pipe: '|' };

/** `--delimiter` as the character it means. */
export function readDelimiter(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const delimiter = DELIMITERS[given] ?? given;
  if (delimiter.length !== 1 || /["\r\n\p{L}\d]/u.test(delimiter)) {
    throw new WaypostError(
      'usage',
      `--delimiter '${given}': give one character that is no letter, digit or quote, or tab, comma, semicolon, pipe`,
    );
  }
  return delimiter;
}
