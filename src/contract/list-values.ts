// The values of a field that is a list, in one text: each in its place.

/** What stands between the values: no text of a file holds it. */
export const NEXT_IN_LIST = '\u001F';

/** The values in their places, '' where one is missing. */
export const valuesOfList = (text: string): string[] => (text === '' ? [] : text.split(NEXT_IN_LIST));
