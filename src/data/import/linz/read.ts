// Reads the rows of a LINZ layer into columns: places, roads, and an address a row. What is retired, proposed or on the
// water is left out and counted.
import { flatType, levelType } from '../../../address/vocabulary/unit.js';
import { foldName } from '../../../address/fold.js';
import { AddressColumns } from '../../addresses/write/address-columns.js';
import { PartKeys } from '../../addresses/write/part-keys.js';
import { scanCsv } from '../tables/csv-table.js';
import type { ReleaseFile } from '../tables/files.js';
import type { Row, ScanOptions } from '../tables/psv.js';
import { C, linzColumns } from './columns.js';
import { LinzPlaces } from './places.js';
import { LinzRoads } from './roads.js';

/** A row of the layer has more bytes than this, so a file's size says how many rows it may have. */
const LEAST_ROW_BYTES = 180;
const HALF_TURN = 180 * 1e7;

export interface LinzTables {
  readonly places: LinzPlaces;
  readonly roads: LinzRoads;
  readonly addresses: AddressColumns;
  /** Highest number of a change of LINZ's, 0 when the layer has none: it says how new the file is. */
  readonly lastChange: number;
  /** Classes of the addresses (types, in the older layer) as the layer writes them. */
  readonly classes: ReadonlyMap<string, string>;
}

/** Reads all files; `skipped` counts rows left out, by reason. Throws WaypostError with file and line. */
export async function readLinz(
  files: readonly ReleaseFile[],
  skipped: Record<string, number>,
  options: ScanOptions,
): Promise<LinzTables> {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const reader = new LinzReader(new AddressColumns(Math.ceil(bytes / LEAST_ROW_BYTES)), skipped);
  for (const file of files) {
    await scanCsv(
      file,
      linzColumns(file),
      (row) => {
        reader.read(row);
      },
      options,
    );
  }
  return reader;
}

class LinzReader implements LinzTables {
  readonly places = new LinzPlaces();
  readonly roads = new LinzRoads();
  lastChange = 0;
  readonly classes = new Map<string, string>();
  private readonly keys: PartKeys;
  private readonly words = new Map<string, string>();

  constructor(
    readonly addresses: AddressColumns,
    private readonly skipped: Record<string, number>,
  ) {
    this.keys = new PartKeys(addresses);
  }

  read(row: Row): void {
    if (!row.empty(C.change)) this.lastChange = Math.max(this.lastChange, row.integer(C.change));
    const reason = this.notInUse(row);
    if (reason !== '') {
      this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
      return;
    }
    const place = this.places.of(row);
    if (place < 0) {
      this.skipped['without a suburb or town'] = (this.skipped['without a suburb or town'] ?? 0) + 1;
      return;
    }
    this.address(row, this.roads.of(row, place));
  }

  /** Why a row is no address in use; '' when it is one. */
  private notInUse(row: Row): string {
    const lifecycle = this.word(row, C.lifecycle);
    if (lifecycle !== '' && lifecycle !== 'CURRENT') return lifecycle.toLowerCase();
    const isWater = this.word(row, C.addressClass) === 'WATER' || this.word(row, C.addressType) === 'WATER';
    if (isWater) return 'on the water';
    return row.empty(C.road) ? 'without a road' : '';
  }

  private address(row: Row, street: number): void {
    for (const k of [C.addressClass, C.addressType]) {
      if (!row.empty(k) && !this.classes.has(this.word(row, k))) {
        this.classes.set(this.word(row, k), row.text(k).trim());
      }
    }
    const a = this.addresses;
    const { bytes, start, end } = row;
    const at = a.add();
    if (row.empty(C.id)) throw row.bad('address_id is empty');
    if (!a.identify(at, bytes, start[C.id]!, end[C.id]!)) throw row.bad(`address_id ${row.text(C.id)} is there twice`);
    a.street[at] = street;
    const high = row.empty(C.numberHigh) ? null : { prefix: '', number: row.integer(C.numberHigh), suffix: '' };
    this.keys.setNumber(
      at,
      {
        prefix: this.word(row, C.numberPrefix),
        number: row.integer(C.number),
        suffix: this.word(row, C.numberSuffix),
      },
      high,
    );
    a.unit[at] = this.keys.unit({
      flatType: this.type(row, C.unitType, flatType),
      flatNumber: this.word(row, C.unit),
      levelType: this.type(row, C.levelType, levelType),
      levelNumber: this.word(row, C.level),
    });
    if (row.empty(C.longitude) || row.empty(C.latitude)) return;
    // The Chatham Islands lie beyond the 180th meridian; some exports count on from there.
    const longitude = row.degrees(C.longitude, 360);
    a.longitude[at] = longitude > HALF_TURN ? longitude - 2 * HALF_TURN : longitude;
    a.latitude[at] = row.degrees(C.latitude, 90);
  }

  /** A short field in capitals without spaces: a suffix, a unit's number, a class. */
  private word(row: Row, k: number): string {
    if (row.empty(k)) return '';
    const text = row.text(k);
    let word = this.words.get(text);
    if (word === undefined) this.words.set(text, (word = text.toUpperCase().replace(/\s+/g, '')));
    return word;
  }

  /** The full word of a unit or level type: Apt is APARTMENT. */
  private type(row: Row, k: number, full: (word: string) => string | undefined): string {
    const word = row.empty(k) ? '' : foldName(row.text(k));
    return word === '' ? '' : (full(word) ?? word);
  }
}
