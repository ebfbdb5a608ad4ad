// What an import of a suppression list is told.
import type { SuppressionList } from '../../../contract/fields/suppressed-address.js';
import type { DateOrder, Day } from '../../../contract/typed/typed-date.js';
import type { Encoding } from '../../../formats/encoding.js';
import type { ImportSurroundings } from '../result.js';

export interface SuppressionOptions extends ImportSurroundings {
  readonly list: SuppressionList;
  readonly paths: readonly string[];
  /** Columns by field: dpid, date, consent. */
  readonly map: Readonly<Record<string, readonly string[]>>;
  readonly delimiter: string | undefined;
  readonly encoding: Encoding | undefined;
  /** The day up to which the list is complete; its latest date if absent. */
  readonly asOf: Day | undefined;
  readonly dateOrder: DateOrder | undefined;
  /** The ids are put under the key in `keyFile`, by default the data folder's, which is made where there is none. */
  readonly isKeyed: boolean;
  readonly keyFile: string | undefined;
}
