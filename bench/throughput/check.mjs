// How much of a cleansed customer file is right, told by the truth that each row carries.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Cells of a line without quoted line ends. @param {string} line */
function cells(line) {
  const list = [];
  let cell = '';
  let inside = false;
  for (const c of line) {
    if (c === '"') inside = !inside;
    else if (c === ',' && !inside) {
      list.push(cell);
      cell = '';
    } else cell += c;
  }
  list.push(cell);
  return list;
}

/** Right, matched and statuses by kind of row, and whether order and input columns are as they were. */
export async function check(input, output) {
  const sums = new Map();
  const before = createInterface({ input: createReadStream(input) })[Symbol.asyncIterator]();
  let head;
  let rows = 0;
  let moved = 0;
  for await (const line of createInterface({ input: createReadStream(output) })) {
    const { value: was } = await before.next();
    if (!line.startsWith(was)) moved++;
    const row = cells(line);
    if (!head) {
      head = Object.fromEntries(row.map((name, i) => [name.trim(), i]));
      continue;
    }
    rows++;
    const kind = row[head.kind];
    const status = row[head.cleanse_status];
    const id = row[head.cleanse_id] ?? '';
    const matched = status === 'verified' || status === 'corrected';
    const sum = sums.get(kind) ?? { n: 0, right: 0, wrong: 0, status: {} };
    sums.set(kind, sum);
    sum.n++;
    sum.status[status] = (sum.status[status] ?? 0) + 1;
    const right = kind === 'absent' ? !matched : matched && id.endsWith(row[head.pid]);
    if (right) sum.right++;
    else if (matched) sum.wrong++;
  }
  return { sums, rows, moved };
}
