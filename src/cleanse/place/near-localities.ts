// Localities near a written place: the neighbours that people name instead of the one an address lies in.
import type { IndexedSet } from '../context.js';
import { kilometres, type WrittenPlace } from './written-place.js';

/** Localities whose points lie this near count as neighbours. */
export const NEIGHBOUR_KM = 15;
/** So many of them are looked at. */
export const NEIGHBOURS = 24;
const REMEMBERED = 20_000;

const nearCache = new WeakMap<IndexedSet, Map<string, { locality: number; km: number }[]>>();

/** Localities of the set near a written place, nearest first; remembered, since files repeat their places. */
export function nearLocalities(index: IndexedSet, written: WrittenPlace): { locality: number; km: number }[] {
  let cache = nearCache.get(index);
  if (!cache) nearCache.set(index, (cache = new Map()));
  const key = `${written.name}|${written.state}|${written.latitude}`;
  let near = cache.get(key);
  if (near) return near;
  near = [];
  for (let locality = 0; locality < index.set.localityCount; locality++) {
    const km = kilometres(index.set, locality, written);
    if (km <= NEIGHBOUR_KM) near.push({ locality, km });
  }
  near = near.sort((a, b) => a.km - b.km).slice(0, NEIGHBOURS);
  if (cache.size > REMEMBERED) cache.clear();
  cache.set(key, near);
  return near;
}
