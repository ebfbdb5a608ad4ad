// Writes what only sets with towns have: the town of each locality, and the rural deliveries of towns.
import { NONE, type RuralDelivery } from '../read/address-set.js';
import type { SetWriter } from '../../file/write/set-writer.js';

/** `town` is by row the row of the locality's town, -1 for none; `rank` the stored position of each row. */
export function writeTowns(
  writer: SetWriter,
  town: readonly number[],
  rank: Uint32Array,
  rural: readonly RuralDelivery[],
): void {
  const stored = new Uint32Array(town.length);
  town.forEach((of, row) => {
    stored[rank[row]!] = of < 0 ? NONE : rank[of]!;
  });
  writer.section('locality.town', 'u32', stored);
  writer.json('ruralDeliveries', rural);
}
