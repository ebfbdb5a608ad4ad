// Edit distance for judging the noise: written apart from the product's own, so that a fault in one does not hide in
// both.

const WIDTH = 64;
const cells = new Uint8Array(3 * WIDTH);

/**
 * Optimal string alignment distance (insert, delete, substitute, swap neighbours) of texts under 64 letters; `most + 1`
 * when above `most`. @param {string} a @param {string} b @param {number} most
 */
export function edits(a, b, most = 9) {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let two = 0;
  let one = WIDTH;
  let row = 2 * WIDTH;
  for (let j = 0; j <= b.length; j++) cells[one + j] = j;
  for (let i = 1; i <= a.length; i++) {
    cells[row] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let d = Math.min(cells[one + j] + 1, cells[row + j - 1] + 1, cells[one + j - 1] + (same ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        d = Math.min(d, cells[two + j - 2] + 1);
      }
      cells[row + j] = d;
      if (d < least) least = d;
    }
    if (least > most) return most + 1;
    [two, one, row] = [one, row, two];
  }
  return Math.min(cells[one + b.length], most + 1);
}
