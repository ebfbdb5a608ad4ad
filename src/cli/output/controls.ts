// What of a text may be sent to a terminal: nothing that steers it, and nothing that nobody sees.

/** Texts of which everything is seen, and that steer nothing: most, so they are told fast. */
const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2013\u2014\u2018-\u201d\u2026\u203a\u2192]*$/;

/** Letters of scripts in which a joiner says how they are written together. */
const JOINING = String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}])[\p{L}\p{M}]`;

/** What has no picture of its own and is a part of a letter or an emoji all the same. */
const PARTS = [
  String.raw`(?<=${JOINING})[\u200c\u200d](?=${JOINING})`,
  String.raw`(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict})`,
  String.raw`(?<=\p{ExtPict})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{sc=Han})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
].join('|');

/**
 * Control characters (C0, DEL, C1), what ends a line, what turns the direction of letters, what is not seen at all
 * (Unicode's Default_Ignorable_Code_Point, annotations), and half of a pair of UTF-16.
 */
const STEERING = String.raw`[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}\p{DI}\p{Cs}\ufff9-\ufffb]`;

/** Made at the first text that is not plain: a start has mostly none. */
let found: RegExp | undefined;

const hiddenParts = (): RegExp => (found ??= new RegExp(`(${PARTS})|${STEERING}`, 'gu'));

const SHORT: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` };

/**
 * The text as it may be sent to a terminal, in one line: what would steer it, or would not be seen, is written as JSON
 * writes it, \u001b for an escape. Letters of any script and emoji stay as they are. What is safe already stays so.
 */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(hiddenParts(), (hidden: string, part: string | undefined) => part ?? escaped(hidden));
}

function escaped(hidden: string): string {
  const short = SHORT[hidden];
  if (short !== undefined) return short;
  return Array.from({ length: hidden.length }, (_, i) => {
    return String.raw`\u${hidden.charCodeAt(i).toString(16).padStart(4, '0')}`;
  }).join('');
}

/** The same for a text whose line ends and tabs are its own, such as JSON or rows of CSV. JSON stays the same JSON. */
export const visibleLines = (text: string): string =>
  /[^\x20-\x7e\n\t]/.test(text) ? text.replace(/\r(?!\n)|[^\r\n\t]+/g, visible) : text;

/** What was typed or pasted into a line: line ends and tabs are blanks, and what is not seen is left out. */
export const typedText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(hiddenParts(), (_, part: string | undefined) => part ?? '');
