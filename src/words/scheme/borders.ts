// Where the borders of the cells lie. Rows and columns are counted over the whole globe: rows from the south pole, the
// columns of a band from -180 degrees east. A band is the tiles of one latitude, and has as many columns in each tile.

/** Tiles of 0.1 degree round the globe, and bands of them from pole to pole. */
export const TILES_ROUND = 3600;
export const BANDS = 1800;
/** Rows of a tile: 11,119.5 m of meridian are 3.0004 m each. */
export const ROWS = 3706;
/** Rows from pole to pole. */
const ROWS_IN_ALL = BANDS * ROWS;
/** Rows of a degree. */
const ROWS_A_DEGREE = ROWS * 10;

/** Metres of 0.1 degree of the equator (WGS 84, a = 6,378,137 m), and the width that a cell should have. */
const TILE_METRES = 11131.95;
const CELL_METRES = 3;

/** Columns that each tile of a band has: a cell in the middle of the band is as near to 3 m wide as may be. */
const COLUMNS = Uint16Array.from({ length: BANDS }, (_, band) => {
  const middle = -90 + (band + 0.5) / 10;
  return Math.max(1, Math.round((TILE_METRES * Math.cos((middle * Math.PI) / 180)) / CELL_METRES));
});

/** Columns of each tile of the band, 3 at the poles to 3,711 at the equator. */
export const columnsOf = (band: number): number => COLUMNS[band]!;

/** Latitude of the southern border of a row of the globe, 0 to 6,670,800; the last is the north pole. */
export const latitudeOf = (row: number): number => -90 + row / ROWS_A_DEGREE;

/**
 * Longitude of the western border of a column of the globe, where each tile has `columns`. Columns below 0 and above
 * 3600 * columns go on counting beyond -180 and 180.
 */
export const longitudeOf = (column: number, columns: number): number => -180 + column / (10 * columns);

/**
 * Row of the globe that a latitude of -90 to 90 is in: the last whose southern border is not north of it, so that a
 * border belongs to the row north of it. The pole belongs to the last row.
 */
export function rowAt(latitude: number): number {
  const near = Math.floor((latitude + 90) * ROWS_A_DEGREE);
  if (near >= ROWS_IN_ALL) return ROWS_IN_ALL - 1;
  // A product is rounded otherwise than the border itself: what counts is the border.
  if (latitudeOf(near) > latitude) return near - 1;
  return latitudeOf(near + 1) <= latitude && near + 1 < ROWS_IN_ALL ? near + 1 : near;
}

/** Column of the globe that a longitude is in, where tiles have `columns`: the last whose border is not east of it. */
export function columnAt(longitude: number, columns: number): number {
  const near = Math.floor((longitude + 180) * (10 * columns));
  if (longitudeOf(near, columns) > longitude) return near - 1;
  return longitudeOf(near + 1, columns) <= longitude ? near + 1 : near;
}
