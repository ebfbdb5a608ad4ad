// The status of an answer that does not say one: a service may have the contract's fields alone. It is told by what
// these fields are for, and never says more than they do.
import type { ValidatedAddress } from '../schema/cleanse.js';
import type { Retrieved } from '../schema/find.js';
import type { Geocoded } from '../schema/geocode.js';
import { isSameWritten } from './same-written.js';

interface Written {
  readonly fullAddress?: string | null | undefined;
}

/** A reference address is known by its id or delivery point; one without an exception is all of what was asked. */
export function unstatedVerdict(element: ValidatedAddress, { fullAddress }: Written): ValidatedAddress {
  if (isSaid(element.status)) return element;
  const { attributes, id, exception, flatUnitNumber, floorLevelNumber, subdwelling } = element;
  if (![id, attributes?.['DPID'], attributes?.['GNAFPID']].some(isSaid)) {
    return { ...element, status: 'unmatched', level: 'none' };
  }
  // How much of it is certain, only its own words say.
  if (isSaid(exception)) return { ...element, status: 'partial' };
  return {
    ...element,
    status: isSameWritten(fullAddress ?? '', element.fullAddress ?? '') ? 'verified' : 'corrected',
    level: element.level ?? ([flatUnitNumber, floorLevelNumber, subdwelling].some(isSaid) ? 'subdwelling' : 'address'),
  };
}

/** Coordinates are of something; whether of all that was asked is certain only where it is written alike. */
export function unstatedPlace(element: Geocoded, { fullAddress }: Written): Geocoded {
  if (isSaid(element.status)) return element;
  if (!isSaid(element.attributes?.['Latitude'])) return { ...element, status: 'unmatched', level: 'none' };
  return { ...element, status: isSameWritten(fullAddress ?? '', element.fullAddress ?? '') ? 'verified' : 'partial' };
}

/** What an id has an answer to is found. */
export const unstatedFound = (element: Retrieved): Retrieved =>
  isSaid(element.status) ? element : { ...element, status: 'found' };

const isSaid = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';
