// The options of the data commands as they are once read: each command declares those that it takes.
import type { DateOrder } from '../../contract/typed/typed-date.js';
import type { Encoding } from '../../formats/encoding.js';

/** Parsed options of the data commands. */
export interface DataCommandOptions {
  data?: string;
  json?: boolean;
  quiet?: boolean;
  progress?: boolean;
  logFormat?: string;
  states?: string;
  countries?: string;
  datum?: 'GDA94' | 'GDA2020' | 'NZGD2000' | 'WGS84';
  map?: string[];
  catalogue?: string;
  retries?: number;
  source?: string;
  country?: string;
  release?: string;
  delimiter?: string;
  encoding?: Encoding;
  key?: 'MeshblockId' | 'id';
  asOf?: string;
  dateOrder?: DateOrder;
  keyed?: boolean;
  keyFile?: string;
  name?: string;
}
