// Whether geocode placed a text at all.
import type { Geocoded } from '../contract/schema/geocode.js';

/** True for an answer that has a point. */
export const hasPoint = ({ attributes }: Geocoded): boolean => (attributes?.['Latitude'] ?? '') !== '';
