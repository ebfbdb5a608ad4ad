// The places of both countries that come with the package, for as long as the tests of a file take.
import { afterAll } from 'vitest';
import { gazetteerLocalities, openGazetteer, openGazetteerNz } from '../../../src/data/gazetteer.js';

const australia = openGazetteer();
const newZealand = openGazetteerNz();
export const places = gazetteerLocalities(australia, () => newZealand);

afterAll(() => {
  australia.close();
  newZealand.close();
});
