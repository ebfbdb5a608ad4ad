// The delimiters that have a name: what a user may say for them, and what messages call them.

/** In the order in which users are told them. */
const DELIMITERS: Readonly<Record<string, string>> = { tab: '\t', comma: ',', semicolon: ';', pipe: '|' };

export const delimiterNames: readonly string[] = Object.keys(DELIMITERS);

/** The character of that name; undefined for what is no name. */
export const delimiterNamed = (name: string): string | undefined =>
  Object.hasOwn(DELIMITERS, name) ? DELIMITERS[name] : undefined;

/** What a delimiter is called: its name, or the character itself where it has none. */
export const delimiterName = (character: string): string =>
  delimiterNames.find((name) => DELIMITERS[name] === character) ?? character;
