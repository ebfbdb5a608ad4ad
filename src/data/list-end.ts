// Lists in a file stand one behind the other, each with the place where it begins: it goes on to where the next begins.
// Sections are checked when they are read, but not every start of a long one is, and memory may turn a bit after that:
// whoever follows a list asks here where it ends, so that no start makes anybody walk beyond what there is.

/**
 * Where a list ends in `listed`: at `starts[next]`, the start of the list behind it, and never beyond the last element.
 * Not a number, so that no loop begins, where there is no such list.
 */
export const listEnd = (starts: Uint32Array, next: number, listed: { readonly length: number }): number =>
  Math.min(starts[next]!, listed.length);
