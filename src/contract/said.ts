// What a value of a row says: without the spaces and signs around it, and nothing where it says that there is none.

/** What programs, databases and people write where there is nothing: NULL, \N, N/A, none, TBA, -. */
const NOTHING = new RegExp(
  '^(?:null|n/?a|tb[ac]|t\\.b\\.[ac]\\.|none|nil|nan|undefined|\\\\n|[-.?]+|' +
    '#(?:n/a|ref!|value!|name\\?|null!|num!|div/0!)|' +
    // As geographic programs, query tools and pivot tables have it.
    '[<([{](?:null|none|nil|n/?a|blank|empty)[>)\\]}])$',
  'i',
);
const LONGEST_NOTHING = 9;
const MAY_BE_NOTHING: ReadonlySet<string> = new Set('nNuUtT#-.?\\<([{');

/** Texts that are kept from being read as numbers, ="0800", '0800, and those in quotes of a database, '0800'. */
const KEPT = /^="(.*)"$/;
const MARKED = /^'(?=\d[^']*$)/;
const QUOTED = /^'([^']*)'$/;

/** Signs that nobody sees, which a text brings along from a page (marks of its direction, joiners), and spaces. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\s]/;

/** The value without spaces and unseen signs around it; letter by letter, as a cell may be long. */
function trimmedOf(value: string): string {
  let from = 0;
  let to = value.length;
  while (from < to && UNSEEN.test(value.charAt(from))) from++;
  while (to > from && UNSEEN.test(value.charAt(to - 1))) to--;
  return value.slice(from, to);
}

/** The value without spaces around it; '' where it says that there is none. */
export function said(value: string): string {
  const trimmed = trimmedOf(value);
  const isMarked = trimmed.startsWith('=') || trimmed.startsWith("'");
  const text = isMarked ? trimmed.replace(KEPT, '$1').replace(QUOTED, '$1').replace(MARKED, '').trim() : trimmed;
  return text.length <= LONGEST_NOTHING && MAY_BE_NOTHING.has(text[0]!) && NOTHING.test(text) ? '' : text;
}
