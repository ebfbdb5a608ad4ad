/** Words that lead to the number of a house or a unit: NO 24, NOS 24-26, NUM 24, HN 24. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(['HN', 'NO', 'NOS', 'NUM', 'NUMBER']);
