// What is wrong with a text that is not JSON, in the same words on every Node.

/**
 * What the engine says of a text that it cannot read as JSON: with the position in characters, but without the piece of
 * the text that it quotes where that is short, which may be personal, and without the line and column that Node has
 * added since 22, which are those within the text and not of its file.
 */
export function jsonFault(error: unknown): string {
  const said = error instanceof Error ? error.message : 'not JSON';
  return said.replace(/, (?:\.\.\.)?"[^]*$/, '').replace(/ \(line \d+ column \d+\)$/, '');
}
