// Words of several languages for a part of a building.

/** Words that say that a unit's number follows. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  'FLAT UNIT APT APARTMENT SUITE STE NO ROOM SHOP OFFICE APP APPARTEMENT WOHNUNG WHG PISO INT INTERNO'.split(' '),
);
