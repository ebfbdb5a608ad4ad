// Finds the latitude and longitude that no heading named, by what columns hold alone, or one by its heading alone.
import type { ReadColumn } from './reading.js';
import { meaningsOfHeading } from './heading.js';
import type { RoleColumns } from './fill.js';

/** Degrees beyond which a number is no latitude. */
const POLE = 90;

/**
 * Two columns of degrees with decimals side by side of which only one goes beyond 90, as the longitude does in
 * Australia and New Zealand. Nothing where it could be either.
 */
export function fillPoint(
  free: readonly ReadColumn[],
  sample: readonly (readonly string[])[],
  roles: RoleColumns,
): void {
  if (roles.has('point')) return;
  if (roles.has('latitude') !== roles.has('longitude')) fillOther(free, roles);
  if (roles.has('latitude') || roles.has('longitude')) return;
  const degrees = free.filter(({ profile }) => profile.share('longitude') >= 0.5);
  const isBeyond = ({ index, profile }: ReadColumn): boolean => {
    const beyond = sample.filter((row) => Math.abs(Number(row[index] ?? '')) > POLE).length;
    return beyond >= 0.5 * profile.filled * sample.length;
  };
  for (const column of degrees) {
    const next = degrees.find(({ index }) => index === column.index + 1);
    if (next === undefined || isBeyond(column) === isBeyond(next)) continue;
    const [latitude, longitude] = isBeyond(next) ? [column, next] : [next, column];
    roles.set('latitude', [latitude]);
    roles.set('longitude', [longitude]);
    return;
  }
}

/** A column that is called what a point lacks is that, whatever it holds: its rows are told what is wrong. */
function fillOther(free: readonly ReadColumn[], roles: RoleColumns): void {
  const role = roles.has('latitude') ? 'longitude' : 'latitude';
  const other = free.find(({ heading }) => meaningsOfHeading(heading)[0]?.role === role);
  if (other !== undefined) roles.set(role, [other]);
}
