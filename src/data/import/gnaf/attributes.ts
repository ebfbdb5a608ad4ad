// Reads what the release says about addresses in tables of their own: coordinates, mesh blocks, links between
// addresses.
import { NONE } from '../../addresses/read/address-set.js';
import { ByteTable } from '../../names/write/byte-table.js';
import type { AddressColumns } from '../../addresses/write/address-columns.js';
import type { Release } from './release.js';
import { scanLive, skip, type ScanContext } from './scan.js';

/**
 * Fills coordinates and geocode types. Rows of addresses that are not in the columns (retired, confidence -1) are
 * passed over.
 */
export async function readGeocodes(context: ScanContext, addresses: AddressColumns): Promise<void> {
  await scanLive(
    context,
    'ADDRESS_DEFAULT_GEOCODE',
    ['ADDRESS_DETAIL_PID', 'LONGITUDE', 'LATITUDE', 'GEOCODE_TYPE_CODE'],
    [],
    (row) => {
      const address = addresses.find(row.bytes, row.start[0]!, row.end[0]!);
      if (address < 0 || row.empty(1) || row.empty(2)) return;
      addresses.longitude[address] = row.degrees(1, 180);
      addresses.latitude[address] = row.degrees(2, 90);
      if (!row.empty(3)) addresses.geocode[address] = addresses.geocodes.add(row.bytes, row.start[3]!, row.end[3]!) + 1;
    },
  );
}

/** The tables that mesh blocks are read from: those of 2021, or those of 2016 when there are no others. */
export function meshBlockTables(release: Release): [string, string] {
  const year = release.table('ADDRESS_MESH_BLOCK_2021').length > 0 ? '2021' : '2016';
  return [`MB_${year}`, `ADDRESS_MESH_BLOCK_${year}`];
}

/** Mesh blocks by their ids in the release, and the code of each. */
export interface MeshBlocks {
  /** The table, MB_2021 or MB_2016. */ readonly table: string;
  readonly pids: ByteTable;
  readonly codes: string[];
}

/** Reads the mesh blocks of all states: an address may lie in one that its neighbour state lists. */
export async function readMeshBlocks(context: ScanContext): Promise<MeshBlocks> {
  const [table] = meshBlockTables(context.release);
  const pids = new ByteTable();
  const codes: string[] = [];
  await scanLive(context, table, [`${table}_PID`, `${table}_CODE`], [], (row) => {
    if (pids.add(row.bytes, row.start[0]!, row.end[0]!) === codes.length) codes.push(row.text(1));
  });
  return { table, pids, codes };
}

/** Fills which mesh block each address lies in. */
export async function readBlocksOfAddresses(
  context: ScanContext,
  addresses: AddressColumns,
  { table, pids }: Omit<MeshBlocks, 'codes'>,
): Promise<void> {
  await scanLive(
    context,
    `ADDRESS_MESH_BLOCK_${table.slice(-4)}`,
    ['ADDRESS_DETAIL_PID', `${table}_PID`],
    [],
    (row) => {
      const address = addresses.find(row.bytes, row.start[0]!, row.end[0]!);
      if (address < 0) return;
      const block = pids.find(row.bytes, row.start[1]!, row.end[1]!);
      addresses.meshBlock[address] = block < 0 ? NONE : block;
    },
  );
}

/** Reads which unit belongs to which building, and which alias stands for which principal address. */
export async function readLinks(context: ScanContext, addresses: AddressColumns): Promise<void> {
  const read = (table: string, to: string, from: string, links: number[]): Promise<void> =>
    scanLive(context, table, [to, from], [], (row) => {
      const target = addresses.find(row.bytes, row.start[0]!, row.end[0]!);
      const address = addresses.find(row.bytes, row.start[1]!, row.end[1]!);
      if (target >= 0 && address >= 0 && target !== address) links.push(address, target);
      else skip(context, 'link of an address that is not there');
    });
  await read('PRIMARY_SECONDARY', 'PRIMARY_PID', 'SECONDARY_PID', addresses.primaries);
  await read('ADDRESS_ALIAS', 'PRINCIPAL_PID', 'ALIAS_PID', addresses.principals);
}
