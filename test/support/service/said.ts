// An element of an answer without what it has nothing to say of.

/** The fields that are not null. */
export const said = (element: object): object =>
  Object.fromEntries(Object.entries(element).filter(([, value]) => value !== null));
