// Takes a place of a site that has a number of its own: a way in or a dock, which no field has, or a part of premises.
import { leaveUnknown } from './note-unit.js';
import { isDeliveryPoint, isNumberedPlace, numberedPlaceEnd, wayInEnd } from './numbered-place.js';
import { takeBuilding } from './take-building.js';
import type { Draft } from '../draft.js';

/** Index behind such a place at `at`; `at` where none stands there. `isNumbered`: a number may follow its word. */
export function takeSitePlace(draft: Draft, at: number, isNumbered: boolean): number {
  const { line, main, hi } = draft;
  const way = wayInEnd(line, at, hi);
  leaveUnknown(main, at, way);
  if (way > at || !isNumbered || !isNumberedPlace(line, at, hi)) return way;
  const end = numberedPlaceEnd(line, at, hi);
  if (isDeliveryPoint(line, at, hi)) leaveUnknown(main, at, end);
  else takeBuilding(draft, at, end);
  return end;
}
