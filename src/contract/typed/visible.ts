// What of a pasted text can be seen: programs leave marks in it that no reader knows of.

/** Soft hyphens, joiners, marks of direction and of byte order (Cf of Unicode), selectors of a letter's form. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034f/gu;

/** The text without what nobody sees, and without space round it. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').trim();
