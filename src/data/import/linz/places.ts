// The places of a LINZ layer: a suburb or locality within its town, with the territorial authority, and the towns
// themselves. A town whose name no suburb has is a locality without streets of its own.
import { foldName } from '../../../address/fold.js';
import { shortTownsNz } from '../../../address/vocabulary/town-nz.js';
import { WaypostError } from '../../../contract/errors.js';
import { ByteTable } from '../../names/write/byte-table.js';
import type { MiddlePoints } from '../../addresses/write/middle-points.js';
import type { LocalityInput } from '../../addresses/write/write-localities.js';
import { compareTexts } from '../../ascending.js';
import { middlePoint, townGroups, type SuburbOfTown } from '../town-groups.js';
import type { Point } from '../../points/metres.js';
import type { Row } from '../tables/psv.js';
import { C } from './columns.js';

const SEPARATOR = 0x1f;
const LONGEST_KEY = 1 << 12;
/** A set numbers the regions of its localities in one byte. */
const MOST_TERRITORIES = 256;

type Suburb = SuburbOfTown & { addresses: number };

/** Localities as `writeSet` takes them, and the row of each one's town, -1 where it has none. */
export interface SettledPlaces {
  readonly localities: LocalityInput[];
  readonly town: number[];
  readonly territories: readonly string[];
}

export class LinzPlaces {
  private readonly keys = new ByteTable();
  private readonly key = Buffer.alloc(LONGEST_KEY);
  private readonly suburbs: Suburb[] = [];

  get count(): number {
    return this.suburbs.length;
  }

  /** Number of the row's place; -1 when it names neither suburb nor town. */
  of(row: Row): number {
    let length = 0;
    for (const k of [C.suburb, C.town, C.territory]) {
      const from = row.start[k]!;
      const to = row.end[k]!;
      if (length + to - from + 1 > LONGEST_KEY) {
        throw row.bad('suburb_locality, town_city or territorial_authority is longer than any can be');
      }
      length += row.bytes.copy(this.key, length, from, to);
      this.key[length++] = SEPARATOR;
    }
    if (row.empty(C.suburb) && row.empty(C.town)) return -1;
    const place = this.keys.add(this.key, 0, length);
    if (place === this.suburbs.length) {
      const town = row.text(C.town).trim();
      this.suburbs.push({
        name: row.text(C.suburb).trim() || town,
        town,
        territory: row.text(C.territory).trim(),
        addresses: 0,
      });
    }
    this.suburbs[place]!.addresses++;
    return place;
  }

  /** The places with their towns, once all rows are read; `points` are the middles of the places. */
  settle(points: MiddlePoints): SettledPlaces {
    const suburbs = this.suburbs;
    const territories = [...new Set(suburbs.map(({ territory }) => territory))].sort(compareTexts);
    if (territories.length > MOST_TERRITORIES) {
      throw new WaypostError(
        'data-broken',
        `the file has ${territories.length} territorial authorities, a data set holds ${MOST_TERRITORIES}`,
      );
    }
    const point = (i: number): Point => [points.latitude(i), points.longitude(i)];
    const locality = (
      name: string,
      within: string,
      territory: string,
      [latitude, longitude]: Point,
    ): LocalityInput => ({
      pid: '',
      name: name.toUpperCase(),
      within,
      state: territories.indexOf(territory),
      aliases: [...centreNames(foldName(name)), ...shortTownsNz(foldName(name))],
      postcodes: [],
      latitude,
      longitude,
    });
    const localities = suburbs.map(({ name, town, territory }, i) => locality(name, town, territory, point(i)));
    const town = Array.from({ length: suburbs.length }, () => -1);
    for (const { members, own } of townGroups(suburbs, point)) {
      const biggest = members.reduce((a, b) => (suburbs[b]!.addresses > suburbs[a]!.addresses ? b : a));
      const row =
        own ??
        localities.push(
          locality(suburbs[biggest]!.town, '', suburbs[biggest]!.territory, middlePoint(members.map(point))),
        ) - 1;
      town[row] = row;
      for (const member of members) town[member] = row;
    }
    return { localities, town, territories };
  }
}

/**
 * What people call a suburb in the middle of its town: AUCKLAND CENTRAL is AUCKLAND CBD, CHRISTCHURCH CENTRAL CITY is
 * CHRISTCHURCH CENTRAL.
 */
export function centreNames(name: string): string[] {
  const town = /^(.+) CENTRAL(?: CITY)?$/.exec(name)?.[1];
  return town === undefined ? [] : [`${town} CBD`, `${town} CENTRAL`, `${town} CITY CENTRE`];
}
