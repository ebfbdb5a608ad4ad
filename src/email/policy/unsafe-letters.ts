// Characters beyond ASCII that nobody can see, tell apart or type: they are in an address by mistake, or to deceive.

/**
 * Control and format characters (the direction of writing, joiners, marks of the byte order), characters for private
 * use, ones that are not assigned, and all white space: the classes C and Z of Unicode.
 */
const UNSEEN = /[\p{C}\p{Z}]/u;

/** A mark that joins the letter before it has none at the beginning of a word. */
const MARK_WITHOUT_LETTER = /(?:^|[."])\p{M}/u;

/** True if a text of any letters has one that is not safe. */
export const hasUnsafeLetters = (text: string): boolean => UNSEEN.test(text) || MARK_WITHOUT_LETTER.test(text);
