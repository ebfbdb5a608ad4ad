// A set of one's own with attributes of its areas, imported through the command line.
import type { Workdir } from '../../support/workdir.js';

export const SET = `DPID,Street number,Street,PO Box,Suburb,State,Postcode,Lat,Lon,MB code,BSP
10000001,24,Smith Street,,Reservoir,VIC,3073,-37.7,145.01,20663910000,032
10000002,,,12,Reservoir,VIC,3073,,,,032
10000003,26,Smith Street,,Reservoir,VIC,3073,,,20663910001,032
`;

interface Listed {
  sets: { source: string; file: string; release: string }[];
}

export const importSet = (dir: Workdir, ...more: string[]) =>
  dir.run(['data', 'import', 'csv', dir.write('paf.csv', SET), '--source', 'AUPAF', '--data', 'data', ...more]);

export const listed = async (dir: Workdir): Promise<Listed['sets']> =>
  (JSON.parse((await dir.run(['data', 'list', '--json', '--data', 'data'])).stdout) as Listed).sets;
