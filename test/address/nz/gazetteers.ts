// The places of both countries that come with the package. They stay open for as long as the worker: the files of tests
// share their modules, so that the one that closed them would close them for the others.
import { gazetteerLocalities, openGazetteer, openGazetteerNz } from '../../../src/data/gazetteer.js';

const newZealand = openGazetteerNz();
export const places = gazetteerLocalities(openGazetteer(), () => newZealand);
