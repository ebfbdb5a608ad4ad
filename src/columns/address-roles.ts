// Which roles are parts of an address, and how deep in it.
import type { Role } from './phrases.js';

const set = (roles: string): ReadonlySet<Role> => new Set(roles.split(/\s+/));

/** Roles that hold the street, or what stands in its place. */
export const STREET_LEVEL = set('fullAddress line street streetName postal');

/** Roles that say in which place the street is. */
export const PLACE_LEVEL = set('locality townCity state postcode country');

/** Roles that belong to the street of the same address. */
export const BESIDE_STREET = set(
  `careOf buildingName flatUnitType flatUnitNumber flatUnitPrefix flatUnitSuffix floorLevelType floorLevelNumber
   floorLevelPrefix floorLevelSuffix lotNumber lotPrefix lotSuffix streetNumber streetNumberPrefix streetNumberSuffix
   streetNumberLast streetNumberLastPrefix streetNumberLastSuffix streetType streetSuffix postalType rdNumber`,
);

/** True for a role of an address. */
export const isAddressRole = (role: Role): boolean =>
  STREET_LEVEL.has(role) || PLACE_LEVEL.has(role) || BESIDE_STREET.has(role);

/** Roles that several columns may have together; all others one column has alone. */
export const SHARED_ROLES = set('fullAddress line');
