// What comes of a text when it is cut at each place, loses each of its signs, has each sign of a small set put in at
// each place or in the place of each, or two neighbours changed over: all of it, and nothing by chance.
import { createHash } from 'node:crypto';

/** Kinds of changes, each with all texts that it makes of one. */
const CHANGES: Readonly<Record<string, (text: string, signs: string) => Iterable<string>>> = {
  *cut(text) {
    for (let end = 0; end <= text.length; end++) yield text.slice(0, end);
  },
  *lost(text) {
    for (let at = 0; at < text.length; at++) yield text.slice(0, at) + text.slice(at + 1);
  },
  *put(text, signs) {
    for (let at = 0; at <= text.length; at++) for (const sign of signs) yield text.slice(0, at) + sign + text.slice(at);
  },
  *replaced(text, signs) {
    for (let at = 0; at < text.length; at++) {
      for (const sign of signs) yield text.slice(0, at) + sign + text.slice(at + 1);
    }
  },
  *swapped(text) {
    for (let at = 1; at < text.length; at++) {
      yield text.slice(0, at - 1) + text[at]! + text[at - 1]! + text.slice(at + 1);
    }
  },
};

const sum = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);

/** What a reader says of a text, or what it throws. */
async function outcome(read: (text: string) => unknown, text: string): Promise<string> {
  try {
    return JSON.stringify(await read(text)) ?? 'undefined';
  } catch (error) {
    return `! ${(error as Error).message}`;
  }
}

/** A line for each text and kind of change: how many texts it makes, how many outcomes these have, and their sum. */
export async function changedTexts(
  texts: readonly string[],
  signs: string,
  read: (text: string) => unknown,
): Promise<string[]> {
  const lines: string[] = [];
  for (const text of texts) {
    lines.push(`# ${JSON.stringify(text)}`, `as it is\t${(await outcome(read, text)).slice(0, 400)}`);
    for (const [name, change] of Object.entries(CHANGES)) {
      const outcomes: string[] = [];
      for (const changed of new Set(change(text, signs))) outcomes.push(await outcome(read, changed));
      lines.push(`${name}\t${outcomes.length} texts, ${new Set(outcomes).size} outcomes, ${sum(outcomes)}`);
    }
  }
  return lines;
}

/** The bytes in pieces of a size, as a file gives them. */
export async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
}
