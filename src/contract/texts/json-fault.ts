// What is wrong with a text that is not JSON, in the same words on every Node.

/** What is said of every text that ends before it is whole; engines name what they waited for, and differ in it. */
const CUT_SHORT = 'Unexpected end of JSON input';

/**
 * What the engine says of a text that it cannot read as JSON: with the position in characters, but without the piece of
 * the text that it quotes where that is short, which may be personal, and without the line and column that Node has
 * added since 22, which are those within the text and not of its file.
 */
export function jsonFault(error: unknown, text: string): string {
  const said = error instanceof Error ? error.message : 'not JSON';
  const plain = said.replace(/, (?:\.\.\.)?"[^]*$/, '').replace(/ \(line \d+ column \d+\)$/, '');
  const position = / at position (\d+)$/.exec(plain)?.[1];
  return position !== undefined && Number(position) >= text.length ? CUT_SHORT : plain;
}
