// What an import says when it is done: the sets that are in use now, what was left out of them and why.
import { australianStates } from '../../contract/fields/states.js';
import type { InstalledSet } from '../../data/catalogue.js';
import type { ImportResult } from '../../data/import/result.js';
import type { DataKind } from '../../data/kinds.js';
import { count } from '../progress.js';

/** Countries that are named one by one; more are counted. */
const MOST_COUNTRIES = 12;

/** The lines for a person. */
export function reportLines(
  { sets, skipped, notes, seconds }: ImportResult,
  several: boolean,
  folder: string,
): string[] {
  // What else an import put in use anew, such as the addresses that got postcodes, is in its notes.
  const told: readonly InstalledSet[] = several ? sets : sets.slice(0, 1);
  const left = Object.entries(skipped)
    .filter(([, rows]) => rows > 0)
    .map(([reason, rows]) => `${count(rows)} ${reason}`);
  const bytes = told.reduce((sum, set) => sum + set.bytes, 0);
  return [
    (HEADLINES[sets[0].kind] ?? tableOf)(told),
    ...(left.length > 0 ? [`left out: ${left.join(', ')}`] : []),
    ...notes,
    `${(bytes / 1e6).toFixed(1)} MB in ${folder}, ${seconds.toFixed(1)} s`,
  ];
}

/** The same for a program. */
export const reportSummary = ({ sets, skipped, notes, seconds }: ImportResult, several: boolean): object =>
  several ? { sets, skipped, seconds } : { set: sets[0], skipped, notes, seconds };

/** The first line by what was installed; of a kind that is not named here, what a table of it says. */
const HEADLINES: Readonly<Partial<Record<DataKind, (sets: readonly InstalledSet[]) => string>>> = {
  addresses: ([set]) => addressesOf(set!),
  postcodes: ([set]) => addressesOf(set!),
  attributes: ([set]) => attributesOf(set!),
  'phone-ranges': ([set]) => `${set!.source} ${set!.release}: ${count(set!.table!.rows)} ranges of phone numbers`,
  companies: ([set]) => `${set!.source} ${set!.release}: ${count(set!.table!.rows)} companies and other entities`,
  suppression: ([set]) =>
    `list of the ${set!.source.toLowerCase()} as of ${set!.release}: ${count(set!.table!.rows)} delivery points`,
  references: ([set]) => `${set!.source}: ${count(set!.table!.rows)} records to match with`,
  places: (sets) => `${sets[0]!.source}: ${total(sets, 'localities')} places of ${countriesOf(sets)}`,
  streets: ([set]) =>
    `${set!.source} ${set!.country}: ${count(set!.addresses)} addresses in ${count(set!.localities)} cities`,
};

function addressesOf({ source, release, datum, addresses, localities, states }: InstalledSet): string {
  const name = [[source, release].filter(Boolean).join(' '), datum].filter(Boolean).join(', ');
  const within = addresses === 0 ? '' : `${count(addresses)} addresses in `;
  return `${name}: ${within}${count(localities)} localities${regionsOf(states)}`;
}

const attributesOf = ({ source, release, table }: InstalledSet): string =>
  `${source} ${release}: ${count(table!.rows)} rows of ${table!.columns.length} attributes by ${table!.key}`;

const tableOf = ([set]: readonly InstalledSet[]): string =>
  `${set!.source} ${set!.release}: ${count(set!.table?.rows ?? 0)} rows by ${set!.table?.key}`;

/** States are few and have short names; the regions of other countries are counted. */
function regionsOf(regions: readonly string[]): string {
  const named = regions.filter((region) => region !== '');
  if (named.length === 0) return '';
  return named.length <= australianStates.length ? ` of ${named.join(', ')}` : ` of ${named.length} regions`;
}

const countriesOf = (sets: readonly InstalledSet[]): string =>
  sets.length > MOST_COUNTRIES ? `${sets.length} countries` : sets.map(({ country }) => country).join(', ');

const total = (sets: readonly InstalledSet[], what: 'addresses' | 'localities'): string =>
  count(sets.reduce((sum, set) => sum + set[what], 0));
