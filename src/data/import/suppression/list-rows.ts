// The rows of a suppression list while its files are read, and what becomes of them at the end: the order of day and
// month is decided on all of them together, and of several rows of a delivery point the latest counts.
import { WaypostError } from '../../../contract/errors.js';
import { DELIVERY_POINTS, quotedPoint, readDeliveryPoint } from '../../../contract/typed/delivery-point.js';
import { readDate, type DateOrder, type Day } from '../../../contract/typed/typed-date.js';
import type { TableRow } from '../../../formats/csv/table.js';
import type { ListEntries } from '../../suppression/write/write-list.js';
import { LeftOut } from './left-out.js';

/** Columns of a table by field; -1 for one that is not there. */
export interface ListColumns {
  readonly dpid: number;
  readonly date: number;
  readonly consent: number;
}

const YES = new Set(['y', 'yes', 'true', '1', 'consent', 'given']);
const NO = new Set(['n', 'no', 'false', '0', '']);

/** A day less this one fits, beside an id and a consent, into the whole numbers that a double can tell apart. */
const FIRST_DAY = 19_000_000;
const OF_DAY = 2;
const OF_ID = 2 ** 23;

export class ListRows {
  readonly leftOut = new LeftOut();
  private readonly ids: number[] = [];
  private readonly dayFirst: Day[] = [];
  private readonly monthFirst: Day[] = [];
  private readonly refusals: boolean[] = [];
  private readonly lines: number[] = [];
  private file = '';
  /** Rows that only one order makes a day of, and one that both make different days of. */
  private onlyDayFirst = 0;
  private onlyMonthFirst = 0;
  private undecided: string | undefined;
  /** Rows whose consent is neither yes nor no in words. */
  unclearConsents = 0;

  begin(file: string): void {
    this.file = file;
  }

  /** Rows that can be used so far. */
  get count(): number {
    return this.ids.length;
  }

  add(row: TableRow, columns: ListColumns): void {
    const { leftOut } = this;
    const text = row.cell(columns.dpid);
    const id = text === '' ? { reason: '' } : readDeliveryPoint(text);
    if (typeof id !== 'number') {
      const reason = text === '' ? 'there is no delivery point id' : `${quotedPoint(text)} ${id.reason}`;
      leftOut.add('without a delivery point id', this.file, row.line, reason);
      return;
    }
    const date = row.cell(columns.date);
    const read = readDate(date);
    if (read === undefined) {
      const reason = date === '' ? 'there is no date' : `'${date}' is no date that can be read`;
      leftOut.add('without a date', this.file, row.line, reason);
      return;
    }
    this.ids.push(id);
    this.dayFirst.push(read.dayFirst);
    this.monthFirst.push(read.monthFirst);
    this.lines.push(row.line);
    if (read.monthFirst === 0) this.onlyDayFirst++;
    else if (read.dayFirst === 0) this.onlyMonthFirst++;
    else if (read.dayFirst !== read.monthFirst) this.undecided ??= `${this.file} line ${row.line}: '${date}'`;
    this.refusals.push(columns.consent < 0 || !this.isConsent(row.cell(columns.consent)));
  }

  /**
   * The entries in ascending order of their ids, each once: of several rows the latest, and of one day the one without
   * consent. `order`: as told. Throws `input-unreadable` where nothing says which of day and month is first.
   */
  entries(order: DateOrder | undefined): ListEntries & { readonly repeated: number } {
    const isDayFirst = (order ?? this.decidedOrder()) === 'dmy';
    const days = isDayFirst ? this.dayFirst : this.monthFirst;
    const others = isDayFirst ? this.monthFirst : this.dayFirst;
    const packed: number[] = [];
    for (const [i, id] of this.ids.entries()) {
      // What only the other order makes a day of is that day, unless the order was told.
      const day = days[i] === 0 && order === undefined ? others[i]! : days[i]!;
      if (day === 0) this.leftOut.add('without a date', this.file, this.lines[i]!, `no day with ${order} dates`);
      else packed.push(id * OF_ID + (day - FIRST_DAY) * OF_DAY + (this.refusals[i] === true ? 1 : 0));
    }
    const sorted = Float64Array.from(packed).sort();
    const last = sorted.filter((value, i) => idOf(value) !== idOf(sorted[i + 1] ?? -1));
    return {
      ids: Uint32Array.from(last, idOf),
      dates: Uint32Array.from(last, (value) => Math.floor((value % OF_ID) / OF_DAY) + FIRST_DAY),
      consents: Uint8Array.from(last, (value) => 1 - (value % OF_DAY)),
      repeated: sorted.length - last.length,
    };
  }

  /** The order that all rows together leave. */
  private decidedOrder(): DateOrder {
    const { undecided, onlyDayFirst, onlyMonthFirst } = this;
    if (undecided === undefined || (onlyMonthFirst === 0) !== (onlyDayFirst === 0)) {
      return onlyMonthFirst > 0 && onlyDayFirst === 0 ? 'mdy' : 'dmy';
    }
    const why =
      onlyDayFirst === 0
        ? 'and no row says which'
        : `${onlyDayFirst} rows have the day first, and ${onlyMonthFirst} the month`;
    throw new WaypostError(
      'input-unreadable',
      `${undecided} may be day and month or month and day, ${why}; say it with --date-order dmy or mdy. Nothing was ` +
        'imported',
    );
  }

  private isConsent(text: string): boolean {
    const word = text.toLowerCase();
    if (YES.has(word)) return true;
    if (!NO.has(word)) this.unclearConsents++;
    return false;
  }
}

const idOf = (value: number): number => (value < 0 ? DELIVERY_POINTS : Math.floor(value / OF_ID));
