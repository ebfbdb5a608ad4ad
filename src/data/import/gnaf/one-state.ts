// Reads the addresses of one state of a release, with all that is said about them in other tables.
import { AddressColumns } from '../../addresses/write/address-columns.js';
import { partOf, type ColumnsPart } from '../../addresses/write/join-columns.js';
import { mostAddresses, readAddresses, type KnownStreets } from './addresses.js';
import { readBlocksOfAddresses, readGeocodes, readLinks, type MeshBlocks } from './attributes.js';
import type { Codes } from './codes.js';
import type { ScanContext } from './scan.js';

/** What the addresses of every state refer to, read once from the whole release. */
export interface WholeRelease {
  readonly codes: Codes;
  readonly streets: KnownStreets;
  readonly blocks: Omit<MeshBlocks, 'codes'>;
}

/** Reads one state. `context.release` is that state's. */
export async function readState(context: ScanContext, { codes, streets, blocks }: WholeRelease): Promise<ColumnsPart> {
  const columns = new AddressColumns(mostAddresses(context.release));
  await readAddresses(context, codes, streets, columns);
  await readGeocodes(context, columns);
  await readBlocksOfAddresses(context, columns, blocks);
  await readLinks(context, columns);
  return partOf(columns);
}
