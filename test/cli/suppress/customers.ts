// Customers for the tests of suppression, and the command over the sample lists.
import { inject } from 'vitest';
import type { Finished } from '../../support/in-process.js';
import type { Workdir } from '../../support/workdir.js';

export const CUSTOMERS =
  'id,name,DPID,Last contact\n' +
  '1,Ann,10000001,\n2,Bob,10000002,2020-01-01\n3,"Cy ""C""",10000004,\n4,Di,,\n5,Ed,1234567,\n' +
  '6,Fa,10000001,30/06/2024\n7,Gi,00000000,\n8,Hu,10000006,01/09/2022\n';

/** Runs the command over the sample lists. */
export const suppress = (dir: Workdir, ...args: string[]): Promise<Finished> =>
  dir.run(['suppress', ...args, '--data', inject('sampleSets').everyKind]);
