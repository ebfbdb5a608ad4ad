// Whether the lines of a text without a delimiter are columns of fixed width, aligned by blanks: what reports of
// mainframes, accounting programs and terminals are printed as.

/** Lines that tell, and of how many at least: two lines that are alike by chance say nothing. */
const MOST_LINES = 100;
const FEWEST_LINES = 4;
/** Columns begin where but for single ones every line has a blank, nearly all then a text, and half of them two blanks before it. */
const HAVE_BLANK = 0.95;
const BEGIN_TEXT = 0.6;
const HAVE_GAP = 0.5;
/** So many columns must begin behind the first: one place may be an indent, or a number aligned to the right. */
const FEWEST_BORDERS = 2;

const isBlank = (line: string, at: number): boolean => at >= line.length || line[at] === ' ';

/** True for lines, the heading among them, that are columns of fixed width. */
export function looksFixedWidth(all: readonly string[]): boolean {
  const lines = all
    .slice(0, MOST_LINES)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  if (lines.length < FEWEST_LINES) return false;
  const longest = Math.max(...lines.map(({ length }) => length));
  let borders = 0;
  for (let at = 2; at < longest; at++) {
    if (lines.filter((line) => isBlank(line, at - 1)).length < HAVE_BLANK * lines.length) continue;
    const begun = lines.filter((line) => !isBlank(line, at));
    const apart = begun.filter((line) => isBlank(line, at - 2)).length;
    if (begun.length >= BEGIN_TEXT * lines.length && apart >= HAVE_GAP * lines.length) borders++;
  }
  return borders >= FEWEST_BORDERS;
}
