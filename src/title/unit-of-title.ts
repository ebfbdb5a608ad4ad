// Which unit a title is of, by the words of its estate: `Stratum in Freehold, 1/1, Unit 4 Deposited Plan 12345`,
// `Flat 2 Deposited Plan 12345`. Accessory units (Accessory Unit 3) are garages and yards, and belong to another.

const UNIT = /\b(?:unit|flat|apartment|shop|office|principal unit)s?\s+([0-9]+[a-z]?|[a-z][0-9]*)(?=[\s,]|$)/giu;
const ACCESSORY = /\b(?:accessory|future development|aux?)\s+$/i;

/** Units that the text names, in capitals; none for a title of the land itself. */
export function unitsOf(estateDescription: string): readonly string[] {
  return [...estateDescription.matchAll(UNIT)]
    .filter(({ index }) => !ACCESSORY.test(estateDescription.slice(0, index)))
    .map((match) => match[1]!.toUpperCase());
}
