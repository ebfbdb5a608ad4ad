// A file of customers made from real addresses: written out, abbreviated, damaged, or with a number that is not there.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Random } from '../noise/random.mjs';
import { slipIn } from '../noise/typo.mjs';
import { COMMON_TYPES } from '../noise/words.mjs';
import { casual, front, official, saidBy, streetOf } from '../noise/write.mjs';

/** Kinds of row, in the order of the mix. */
export const KINDS = ['official', 'abbreviated', 'damaged', 'absent'];

/** One slip or gap of the kind that real files have. */
function damage(random, said) {
  switch (random.below(6)) {
    case 0:
    case 1:
      said.name = slipIn(random, said.name, 4) ?? said.name;
      break;
    case 2:
      said.postcode = random.chance(0.5) ? '' : String(2000 + random.below(2800));
      break;
    case 3:
      said.type = random.chance(0.5) ? '' : random.pick(COMMON_TYPES);
      break;
    case 4:
      said.locality = slipIn(random, said.locality, 4) ?? said.locality;
      break;
    default:
      said.name = slipIn(random, said.name, 5) ?? said.name;
      said.postcode = '';
  }
}

function quoted(text) {
  return text.includes(',') || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes the file; the truth column is `pid` and `kind`, which the product carries along untouched. `shares`: how much
 * there is of each kind; `parts`: the address in four columns; answers the first `kept` texts with their truth.
 */
export async function writeCustomers(file, reference, { seed, shares, total, parts, kept }) {
  const random = new Random(seed);
  const out = createWriteStream(file, { highWaterMark: 1 << 20 });
  const texts = [];
  let buffer = parts
    ? 'id,name,address,suburb,state,postcode,pid,kind,email,balance\n'
    : 'id,name,address,pid,kind,email,balance\n';
  for (let i = 0; i < total; i++) {
    let dice = random.next() * shares.reduce((a, b) => a + b, 0);
    let kind = 0;
    while (dice >= shares[kind]) dice -= shares[kind++];
    const row = random.pick(reference.usable);
    const said = saidBy(row);
    if (kind === 2) damage(random, said);
    if (kind === 3) {
      said.first = String(20_000 + random.below(9000));
      said.last = '';
      said.firstSuffix = '';
      said.lastSuffix = '';
      said.lot = '';
    }
    const whole = { ...said };
    if (parts) {
      said.locality = '';
      said.state = '';
      said.postcode = '';
    }
    const isCasual = kind === 1 || (kind >= 2 && random.chance(0.5));
    const tidy = parts ? `${front(said)} ${streetOf(said)}` : official(said);
    const address = isCasual ? casual(random, said) : tidy;
    const cells = [
      100000 + i,
      `Customer ${String(i % 977).padStart(3, '0')}`,
      quoted(address),
      ...(parts ? [whole.locality, whole.state, whole.postcode] : []),
      kind === 3 ? '' : row.pid,
      KINDS[kind],
      `customer${i % 9973}@example.com`,
      (random.below(999_999) / 100).toFixed(2),
    ];
    buffer += `${cells.join(',')}\n`;
    if (texts.length < kept) {
      texts.push({
        text: parts ? `${address}, ${whole.locality} ${whole.state} ${whole.postcode}` : address,
        pid: row.pid,
        kind,
      });
    }
    if (buffer.length > 1 << 20) {
      if (!out.write(buffer)) await once(out, 'drain');
      buffer = '';
    }
  }
  out.end(buffer);
  await once(out, 'finish');
  return texts;
}
