// Two letters that changed places across a third that is left out, or that came between them: KGIHORNE of KINGHORNE.
// These are two slips that touch each other (Damerau's distance), which the distance of `Pattern` counts as three.

/** True if that is all that a name and bytes [start, stop) of another differ in; both in capitals, ASCII. */
export function isSwappedAcross(name: string, bytes: Uint8Array, start: number, stop: number): boolean {
  const longer = stop - start - name.length;
  if (longer !== 1 && longer !== -1) return false;
  const shared = Math.min(name.length, stop - start);
  let at = 0;
  while (at < shared && name.charCodeAt(at) === bytes[start + at]) at++;
  // The second of the two is one letter further on in the longer one.
  const second = at + (longer === 1 ? 1 : 2);
  const other = at + (longer === 1 ? 2 : 1);
  if (second >= name.length || start + other >= stop) return false;
  if (name.charCodeAt(second) !== bytes[start + at] || name.charCodeAt(at) !== bytes[start + other]) return false;
  for (let i = second + 1; i < name.length; i++) if (name.charCodeAt(i) !== bytes[start + i + longer]) return false;
  return true;
}
