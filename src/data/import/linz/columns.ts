// The columns of LINZ's address layers: "NZ Addresses" (layer 105689 and its successor) and the older "NZ Street
// Address" (53353). Both have what an address needs; the newer one names road, unit and level in parts and says which
// addresses are in use.
import { WaypostError } from '../../../contract/errors.js';
import { columnsNamed, type ChooseColumns } from '../tables/csv-table.js';
import type { TableSource } from '../tables/psv.js';

const REQUIRED = ['address_id', 'address_number', 'full_road_name', 'suburb_locality', 'town_city'] as const;
const OPTIONAL = [
  'territorial_authority',
  'unit_type',
  'unit_value',
  'level_type',
  'level_value',
  'address_number_prefix',
  'address_number_suffix',
  'address_number_high',
  'road_name_prefix',
  'road_name',
  'road_type_name',
  'road_suffix',
  'address_class',
  'address_type',
  'address_lifecycle',
  'change_id',
  'road_section_id',
] as const;
const WANTED: readonly string[] = [...REQUIRED, ...OPTIONAL];
const at = (name: (typeof REQUIRED | typeof OPTIONAL)[number]): number => WANTED.indexOf(name);

/** Field numbers of the rows that `linzColumns` chooses. */
export const C = {
  id: at('address_id'),
  number: at('address_number'),
  road: at('full_road_name'),
  suburb: at('suburb_locality'),
  town: at('town_city'),
  territory: at('territorial_authority'),
  unitType: at('unit_type'),
  unit: at('unit_value'),
  levelType: at('level_type'),
  level: at('level_value'),
  numberPrefix: at('address_number_prefix'),
  numberSuffix: at('address_number_suffix'),
  numberHigh: at('address_number_high'),
  roadPrefix: at('road_name_prefix'),
  roadName: at('road_name'),
  roadType: at('road_type_name'),
  roadSuffix: at('road_suffix'),
  addressClass: at('address_class'),
  addressType: at('address_type'),
  lifecycle: at('address_lifecycle'),
  change: at('change_id'),
  longitude: WANTED.length,
  latitude: WANTED.length + 1,
} as const;

/**
 * Pairs of columns that may hold the point, degrees of NZGD2000 (WGS84 within centimetres), the first that is there.
 */
const POINTS = [
  ['gd2000_xcoord', 'gd2000_ycoord'],
  ['longitude', 'latitude'],
  ['shape_x', 'shape_y'],
] as const;

/** Chooses the columns of one file. Throws WaypostError for a file that is no LINZ address layer. */
export const linzColumns =
  (source: TableSource): ChooseColumns =>
  (heading) => {
    const { wanted, at } = columnsNamed(source, REQUIRED, OPTIONAL, 'the CSV of LINZ "NZ Addresses"')(heading);
    const names = heading.names.map((name) => name.toLowerCase());
    const point = POINTS.find((pair) => pair.every((name) => names.includes(name)));
    if (point === undefined) {
      throw new WaypostError(
        'input-unreadable',
        `${source.name} line 1: the header has no columns ` +
          `${POINTS.map((pair) => pair.join(', ')).join(' or ')}; export the layer with its coordinates`,
      );
    }
    return { wanted: [...wanted, ...point], at: [...at, ...point.map((name) => names.indexOf(name))] };
  };
