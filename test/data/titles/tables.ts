// A layer of titles and a list of owners of a few rows each, and what an import makes of them.
import fs from 'node:fs';
import path from 'node:path';
import { setFile } from '../../../src/data/catalogue.js';
import { importNzTitles } from '../../../src/data/import/nz-titles/import.js';
import { TitleSet } from '../../../src/data/titles/read/title-set.js';
import type { Title } from '../../../src/data/titles/title.js';
import { temporaryFolder } from '../support/release.js';

/** The land of `TITLE`. */
export const LAND = 'POLYGON ((174 -37,174 -36,175 -36,175 -37,174 -37))';
/** A row of the layer. */
export const TITLE: Readonly<Record<string, string>> = {
  WKT: LAND,
  id: '4000001',
  title_no: 'OT9Z/1',
  status: 'LIVE',
  type: 'Freehold',
  land_district: 'Otago',
  issue_date: '2011-02-03',
  guarantee_status: 'Guarantee',
  estate_description: 'Fee Simple',
  number_owners: '2',
  spatial_extents_shared: 'false',
};
/** A row of the list. */
export const OWNER: Readonly<Record<string, string>> = {
  id: '9',
  title_no: 'OT9Z/1',
  owner_type: 'Individual',
  prime_surname: 'Wattlebrae',
  prime_other_names: 'Quentin Ōtara',
  corporate_name: '',
  name_suffix: 'Junior',
};
/** A list of owners without a row. */
export const NO_OWNERS = 'id,title_no,prime_surname,prime_other_names,corporate_name\n';

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
/** Rows of the same columns as a table. */
export const csv = (...rows: readonly Readonly<Record<string, string>>[]): string =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.map(quoted).join(',')}\n`)
    .join('');

/** Imports the tables under their names; what was said, or refused, and the titles at the land of `TITLE`. */
export async function imported(layer: string, list: string, names = ['layer.csv', 'list.csv']) {
  const folder = temporaryFolder();
  const paths = names.map((name) => path.join(folder, name));
  fs.mkdirSync(path.dirname(paths[0]!), { recursive: true });
  fs.writeFileSync(paths[0]!, layer);
  fs.writeFileSync(paths[1]!, list);
  const dataDir = path.join(folder, 'data');
  try {
    const { sets, notes, skipped } = await importNzTitles({ dataDir, paths });
    const set = TitleSet.open(setFile(dataDir, sets[0]), sets[0]);
    const titles = set.atAny([{ latitude: -36.5, longitude: 174.5 }]);
    set.close();
    return { refused: '', titles, notes, skipped, release: sets[0].release };
  } catch (error) {
    return { refused: (error as Error).message, titles: [] as Title[], notes: [], skipped: {}, release: '' };
  }
}

/** A row without one of its columns. */
export const without = (row: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column !== name));
