// At which level two files are compared, and which names they have.
import type { LinkLevel, LinkOptions } from '../link-types.js';
import type { FieldPlan } from '../model/fields.js';
import type { Store, StoreCounts } from '../store/store.js';

/** A column counts as said from this share of its file's rows. */
const SAID = 0.05;
/** Whole names are those of persons where so many of them look it. */
const PERSONS = 0.4;

/** Share of the rows of a side that say something in a column. */
function saidShare(store: Store, name: string, side: 0 | 1): number {
  const column = store.columns[name];
  const from = side === 0 ? 0 : store.rows[0];
  const rows = store.rows[side];
  if (column === undefined || rows === 0) return 0;
  let said = 0;
  for (let row = from; row < from + rows; row++) if (column[row] !== 0) said++;
  return said / rows;
}

/** Which names both files have. */
export function fieldPlan(store: Store, counts: readonly StoreCounts[], hasReference: boolean): FieldPlan {
  const sides = hasReference ? ([0, 1] as const) : ([0] as const);
  const has = (name: string): boolean => sides.every((side) => saidShare(store, name, side) >= SAID);
  const full = counts.reduce((sum, { fullNames }) => sum + fullNames, 0);
  const persons = counts.reduce((sum, { personNames }) => sum + personNames, 0);
  const areFirms = full > 0 && persons < PERSONS * full;
  const organisations = has('company') ? 'company' : '';
  return {
    hasPersons: (has('surname') || has('given')) && !areFirms,
    organisations: organisations === '' && areFirms && has('full') ? 'full' : organisations,
  };
}

/** The level asked for, or the one that the files allow. */
export const linkLevel = (options: LinkOptions, plan: FieldPlan): LinkLevel =>
  options.level ?? (plan.hasPersons || plan.organisations !== '' ? 'individual' : 'household');
