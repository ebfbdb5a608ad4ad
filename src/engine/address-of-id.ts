// Which address of which installed set an id means.
import { WaypostError } from '../contract/errors.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { EngineContext } from './context.js';
import type { ChosenSet } from './resources/address-sources.js';

/** A delivery point id as text, the id of the earlier operations. */
const DPID = /^\d{1,8}$/;

/** An address by its number in its set. */
export interface AddressInSet {
  readonly set: AddressSet;
  readonly address: number;
}

/**
 * The address of an id: a whole one, or the local id or DPID alone, which is then looked for in `source` or the
 * default. `whole`: the parts of the id, where they are known. Throws `bad-request` and `source-not-installed`.
 */
export function addressOfId(
  id: string,
  source: string | undefined,
  context: EngineContext,
  whole = context.ids.read(id),
): AddressInSet {
  if (id.trim() === '') throw new WaypostError('bad-request', 'id is empty; give the id of an address, as find has it');
  const { addresses, defaultSource } = context;
  const asked = source ?? defaultSource;
  const country = whole?.country ?? context.countryFor(asked);
  const named = whole?.source ?? asked ?? '';
  const local = whole?.local ?? id;
  if (source !== undefined && named.toUpperCase() !== source.toUpperCase()) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is of the source ${named}, and ${source} is asked for; leave the source out, or give an ` +
        `id of ${source}`,
    );
  }
  const choose = (): ChosenSet | undefined => addresses.choose(country, named === '' ? undefined : named);
  const chosen = whole ? addresses.forRecord(undefined, choose) : choose();
  if (!chosen) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is of no installed source; "waypost data list" shows what is installed`,
    );
  }
  const { set } = chosen;
  const own = set.addressOf(local);
  const address = own < 0 && DPID.test(local) ? set.addressWithDpid(Number(local)) : own;
  if (address < 0) {
    throw new WaypostError('bad-request', `${set.source} ${set.release} has no address with the id ${id}`);
  }
  return { set, address };
}
