// Cleansing New Zealand addresses against the fictional layer of fixtures/make-linz.mjs with its postcodes.
import path from 'node:path';
import { beforeAll } from 'vitest';
import { indexSet, type CleanseData } from '../../../src/cleanse/context.js';
import { changesText } from '../../../src/contract/fields/output-columns.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { setFile } from '../../../src/data/catalogue.js';
import { gazetteerLocalities, openGazetteer } from '../../../src/data/gazetteer.js';
import { importLinz } from '../../../src/data/import/linz/import.js';
import { importNzPostcodes } from '../../../src/data/import/nz-postcodes/import.js';
import { openAddressSet, type SharedAddressSet } from '../../../src/data/addresses/read/open.js';
import { temporaryFolder } from '../../data/support/release.js';

const fixtures = new URL('../../../fixtures/linz/', import.meta.url).pathname;
const opened: SharedAddressSet[] = [];
export let data: CleanseData;
export let withoutPostcodes: CleanseData;

/** `verified address 100: 257 EAST TĀMAKI ROAD, …`, with exception and changes where there are any. */
export function said(answer: ValidatedAddress): string {
  const changes = changesText(answer.changedItems);
  return (
    `${answer.status!} ${answer.level!}${answer.exception ? ` ${answer.exception}` : ''}: ` +
    `${answer.fullAddress!}${changes === '' ? '' : ` [${changes}]`}`
  );
}

export const TAMAKI = '257 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND 2023';

/** Imports the layer, with postcodes and without, for the tests of a file. */
export function useSampleLayer(): void {
  beforeAll(async () => {
    const gazetteer = openGazetteer();
    const places = gazetteerLocalities(gazetteer);
    const paths = [path.join(fixtures, 'nz-addresses.csv')];
    const dataOf = (set: SharedAddressSet): CleanseData => {
      opened.push(set);
      const addresses = indexSet(set);
      const embedded = indexSet(gazetteer);
      return {
        localities: places,
        country: 'NZ',
        of: (country) => ({ addresses: country === 'NZ' ? addresses : null, gazetteer: embedded, country, source: '' }),
      };
    };
    const dataDir = temporaryFolder();
    const bare = temporaryFolder();
    await importNzPostcodes({ paths: [path.join(fixtures, 'postcodes.csv')], map: new Map(), dataDir });
    data = dataOf(openAddressSet(setFile(dataDir, (await importLinz({ paths, dataDir })).sets[0])));
    withoutPostcodes = dataOf(openAddressSet(setFile(bare, (await importLinz({ paths, dataDir: bare })).sets[0])));
  });
}
