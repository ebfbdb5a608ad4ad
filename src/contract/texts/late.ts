// Expressions over the letters of all alphabets take V8 up to a millisecond each to read, and most processes use few of
// them: they are made where they are first used.

/** What `make` makes, once it is asked for. */
export function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
