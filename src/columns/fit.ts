// Whether what a column holds agrees with a role: what confirms a heading, what speaks against it, and what is enough
// without one.
import type { Role } from './phrases.js';
import type { Profile } from './profile.js';
import type { Kind } from './value-kinds.js';

/** How values speak of a role. Shares are of the values that are not blank: 0 to 1. */
interface Evidence {
  /** Kinds that values of the role look like; the greatest share of these counts. */
  readonly like: readonly Kind[];
  /** A heading is not believed where fewer look so; 0 where anything may stand there. */
  readonly least: number;
  /** Without a heading, so many must look so; absent where a heading is needed. */
  readonly alone?: number;
  /** Kinds of which at most half may look so. */
  readonly unlike?: readonly Kind[];
}

/** Kinds of which no part of an address is, whatever its heading. */
const FOREIGN: readonly Kind[] = ['email', 'web', 'date', 'pair'];
const NO_LINE: readonly Kind[] = [...FOREIGN, 'phone', 'abn'];

const EVIDENCE: Readonly<Record<Role, Evidence>> = {
  fullAddress: {
    like: ['numberStreet', 'street', 'tail', 'box', 'lotText', 'unitText'],
    least: 0.2,
    alone: 0.5,
    unlike: NO_LINE,
  },
  line: { like: ['letters', 'digits'], least: 0, unlike: NO_LINE },
  careOf: { like: ['letters'], least: 0.5, unlike: FOREIGN },
  buildingName: { like: ['letters'], least: 0.5, unlike: NO_LINE },
  flatUnitType: { like: ['flatType'], least: 0.3, alone: 0.9 },
  flatUnitNumber: { like: ['within', 'unitText', 'houseNumber'], least: 0.5, unlike: FOREIGN },
  flatUnitPrefix: { like: ['houseNumberPart'], least: 0.5 },
  flatUnitSuffix: { like: ['houseNumberPart'], least: 0.5 },
  floorLevelType: { like: ['levelType', 'flatType'], least: 0.3, alone: 0.9 },
  floorLevelNumber: { like: ['storey', 'levelText'], least: 0.5 },
  floorLevelPrefix: { like: ['houseNumberPart'], least: 0.5 },
  floorLevelSuffix: { like: ['houseNumberPart'], least: 0.5 },
  lotNumber: { like: ['houseNumber', 'unitNumber', 'lotText'], least: 0.5, unlike: FOREIGN },
  lotPrefix: { like: ['houseNumberPart'], least: 0.5 },
  lotSuffix: { like: ['houseNumberPart'], least: 0.5 },
  streetNumber: { like: ['houseNumber'], least: 0.5, unlike: FOREIGN },
  streetNumberPrefix: { like: ['houseNumberPart'], least: 0.5 },
  streetNumberSuffix: { like: ['letterSuffix'], least: 0.6, unlike: FOREIGN },
  streetNumberLast: { like: ['houseNumber'], least: 0.5, unlike: FOREIGN },
  streetNumberLastPrefix: { like: ['houseNumberPart'], least: 0.5 },
  streetNumberLastSuffix: { like: ['letterSuffix'], least: 0.5 },
  street: {
    like: ['street', 'numberStreet', 'letters'],
    least: 0.5,
    unlike: [...NO_LINE, 'state', 'yesNo', 'houseNumberPart'],
  },
  streetName: { like: ['letters'], least: 0.5, unlike: [...NO_LINE, 'yesNo', 'houseNumberPart'] },
  streetType: { like: ['streetType'], least: 0.4, alone: 0.8 },
  streetSuffix: { like: ['streetSuffix'], least: 0.4 },
  postal: { like: ['digits', 'box'], least: 0.3, unlike: [...FOREIGN, 'yesNo'] },
  postalType: { like: ['letters'], least: 0.5, unlike: FOREIGN },
  rdNumber: { like: ['digits'], least: 0.5 },
  locality: { like: ['letters'], least: 0.5, unlike: [...NO_LINE, 'yesNo', 'state'] },
  townCity: { like: ['letters'], least: 0.5, unlike: [...NO_LINE, 'yesNo', 'state'] },
  state: { like: ['state', 'stateLike', 'statePostcode'], least: 0.3, alone: 0.8, unlike: ['yesNo'] },
  postcode: { like: ['postcode', 'shortPostcode', 'figurePostcode', 'worldPostcode', 'statePostcode'], least: 0.3 },
  country: { like: ['country', 'stateLike'], least: 0.3, alone: 0.95 },
  latitude: { like: ['latitude'], least: 0.5 },
  longitude: { like: ['longitude'], least: 0.5 },
  point: { like: ['pair'], least: 0.5, alone: 0.6 },
  phone: { like: ['phone'], least: 0.3, alone: 0.9 },
  fax: { like: ['phone'], least: 0.3 },
  email: { like: ['email'], least: 0.3, alone: 0.6 },
  web: { like: ['web'], least: 0.3, alone: 0.6 },
  abn: { like: ['abn'], least: 0.3, alone: 0.9 },
  acn: { like: ['acn'], least: 0.5, alone: 0.95 },
  date: { like: ['date'], least: 0, alone: 0.8 },
  company: { like: ['letters'], least: 0.5, unlike: FOREIGN },
  person: { like: ['letters'], least: 0.5, unlike: FOREIGN },
  givenName: { like: ['letters'], least: 0.5, unlike: FOREIGN },
  familyName: { like: ['letters'], least: 0.5, unlike: FOREIGN },
};

const shareOf = (profile: Profile, kinds: readonly Kind[]): number =>
  Math.max(0, ...kinds.map((kind) => profile.share(kind)));

/**
 * How far the values of a column agree with a role: -1 for not at all, 0 where they say nothing, up to 1. A column
 * without values says nothing.
 */
export function fitOf(role: Role, profile: Profile): number {
  const evidence = EVIDENCE[role];
  if (evidence === undefined || profile.count === 0) return 0;
  const share = shareOf(profile, evidence.like);
  if (share < evidence.least) return -1;
  const against = shareOf(profile, evidence.unlike ?? []);
  if (against > 0.5 && against > distinctive(role, profile)) return -1;
  return distinctive(role, profile);
}

/** The share of values that look like the role and like little else. */
function distinctive(role: Role, profile: Profile): number {
  const kinds = DISTINCTIVE[role] ?? EVIDENCE[role]?.like ?? [];
  return shareOf(profile, kinds);
}

/** Kinds that tell the role from others, where it may also look like anything. */
const DISTINCTIVE: Readonly<Record<Role, readonly Kind[]>> = {
  fullAddress: ['numberStreet', 'street', 'tail', 'box', 'lotText'],
  line: ['numberStreet', 'street', 'tail', 'box', 'lotText', 'unitText'],
  date: ['date'],
  flatUnitNumber: ['within', 'unitText', 'houseNumber'],
  street: ['street', 'numberStreet'],
  streetName: ['street'],
  locality: ['place', 'tail'],
  townCity: ['place', 'tail'],
  state: ['state', 'statePostcode'],
  country: ['country'],
  company: ['company'],
  person: ['person'],
  buildingName: [],
  careOf: [],
  givenName: [],
  familyName: [],
  postal: ['box'],
};

/** How surely the values alone say that a column has the role: 0 for not at all. */
export function certaintyOf(role: Role, profile: Profile): number {
  const evidence = EVIDENCE[role];
  if (evidence?.alone === undefined || profile.count === 0) return 0;
  const share = distinctive(role, profile);
  return share >= evidence.alone ? share : 0;
}
