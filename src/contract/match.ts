// How a hit of find or of a lookup fits what was asked: `attributes.Match` of the hit.

/** As asked; or near: only with a slip put right, with a part left out, or as the range that a number lies in. */
export const MATCH = { exact: 'exact', near: 'near' } as const;

/** The word for it. */
export const matchOf = (isNear: boolean): string => (isNear ? MATCH.near : MATCH.exact);
