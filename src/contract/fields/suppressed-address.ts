// The element of the suppression operations: an address object with nothing in it but the delivery point id and what a
// list says of it.
import type { SuppressedAddress } from '../schema/suppression.js';

/** The lists that there are, by the names of their operations and of their imports. */
export const suppressionLists = ['moved', 'deceased'] as const;
export type SuppressionList = (typeof suppressionLists)[number];

/** Name of the operation that asks a list. */
export const suppressionOperation = (list: SuppressionList): string => `${list}Suppression`;

/** What a list says of a delivery point that is on none of its rows, and of one that could not be looked up. */
export const NOT_FOUND = 'not.found';
export const NOT_CHECKED = 'not.checked';

/**
 * The contract's address object, every field of it null but these two. It is one literal: a copy of an object with its
 * members set costs several times as much, and a run makes two for each row.
 */
export const suppressedAddress = (id: string, attributes: Record<string, string>): SuppressedAddress => ({
  _type: null,
  id,
  eid: null,
  fullAddress: null,
  country: null,
  postcode: null,
  subLocality: null,
  street2: null,
  street: null,
  streetNumber: null,
  streetName: null,
  streetType: null,
  streetSuffix: null,
  postal: null,
  postalType: null,
  postalNumber: null,
  buildingName: null,
  subdwelling: null,
  lotNumber: null,
  flatUnitNumber: null,
  flatUnitType: null,
  floorLevelNumber: null,
  floorLevelType: null,
  sourceOfTruth: null,
  attributes,
  locality: null,
  state: null,
});

/** What an answer says of a list: the date and the consent of its entry, or that there is none, or nothing. */
export interface ListAnswer {
  readonly list: SuppressionList;
  /** `YYYY-MM-DD`; '' where the delivery point is not on the list. */
  readonly date: string;
  /** Y or N; '' where the list has no such thing. */
  readonly consent: string;
}

/** Names of the attributes of a list; put together once, since every row is looked at by them. */
const attributesOf = (list: SuppressionList) => ({
  date: `${list}_suppression_date`,
  consent: `${list}_suppression_consent_indicator`,
  none: `${list}_suppression`,
  absent: { list, date: '', consent: '' } satisfies ListAnswer,
});
const ATTRIBUTES = { moved: attributesOf('moved'), deceased: attributesOf('deceased') } as const;

/** Reads what an answer says of its list; undefined where the list was not asked, or the answer says nothing of it. */
export function answerOf(list: SuppressionList, element: unknown): ListAnswer | undefined {
  const attributes = (element as SuppressedAddress | null | undefined)?.attributes;
  if (!attributes) return undefined;
  const names = ATTRIBUTES[list];
  const date = attributes[names.date];
  if (date) return { list, date, consent: attributes[names.consent] ?? '' };
  return attributes[names.none] === NOT_FOUND ? names.absent : undefined;
}
