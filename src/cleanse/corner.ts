// Corners: "cnr Bell & Warrior Sts, Belmont North" names two streets of one place, and each is looked up by itself.
import { withSecondStreet } from '../address/format.js';
import type { Line } from '../address/parse/reading.js';
import { KIND } from '../address/vocabulary/kinds.js';
import type { ChangedItem } from '../contract/schema/address.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { ParsedAddress } from '../contract/schema/parse.js';

/** Parts of a street's name, of which those of the second street are told as its own. */
const STREET_PARTS: ReadonlySet<string> = new Set(['street', 'streetName', 'streetType', 'streetSuffix']);

/** A place that nothing but the postcode names may be another one. */
const IS_PLACE: ReadonlySet<string> = new Set(['locality']);

/** How much less sure a corner is of which one street is not there. */
const HALF_FOUND = 25;

/**
 * What is answered to a corner in the place of `found`, which the line as a whole led to: both streets where the data
 * has both in one place, the one that it has with a message on the other, else null. A corner has no house number.
 * `parsed` is the line by its form, `ask` cleanses a text.
 */
export function cleanseCorner(
  { words, kinds, text }: Line,
  parsed: ParsedAddress,
  found: ValidatedAddress,
  ask: (text: string) => ValidatedAddress,
): ValidatedAddress | null {
  const isSaid = words.includes('AND') || text.includes('/') || kinds.some((k) => (k & KIND.corner) !== 0);
  const place = placeOf(parsed);
  const isWhole = found.level === 'street' && / AND /.test(found.street ?? '');
  if (isWhole || !parsed.street || parsed.streetNumber || parsed.lotNumber || place === '') return null;
  const pair = isPlainPair({ kinds, text }, parsed) || !parsed.street2 ? pairOf(parsed) : undefined;
  if (pair) return ofOneType(parsed, pair, place, ask);
  if (!parsed.street2) return null;
  const first = ask(`${parsed.street}, ${place}`);
  const second = ask(`${parsed.street2}, ${place}`);
  if (isStreet(first) && first.street === second.street) return withInside(parsed, first);
  const isSure = isSaid || (isAsWritten(first) && isAsWritten(second));
  if (isStreet(first) && isStreet(second) && isSure && isOnePlace(first, second)) return atBoth(parsed, first, second);
  if (!isSaid && !isAsWritten(first)) return isAsWritten(second) ? inPremises(parsed, second) : null;
  if (isAsWritten(first)) return atOne(parsed, first, parsed.street2);
  return isAsWritten(second) ? atOne(parsed, second, parsed.street) : null;
}

/** SMITH & MILL STREET: nothing but the sign says that these are two streets, the first of which has no type. */
const isPlainPair = ({ kinds, text }: Pick<Line, 'kinds' | 'text'>, { street2, streetType }: ParsedAddress): boolean =>
  !!street2 && !streetType && !text.includes('/') && !kinds.some((k) => (k & KIND.corner) !== 0);

/** Such a pair, of which no corner was found, as the one street that it may be. */
export function asOneStreet(line: Line, parsed: ParsedAddress): ParsedAddress {
  if (!isPlainPair(line, parsed)) return parsed;
  const street = `${parsed.street} AND ${parsed.street2}`;
  const type = street.lastIndexOf(' ');
  return { ...parsed, street, street2: null, streetName: street.slice(0, type), streetType: street.slice(type + 1) };
}

/** The name and the street of SMITH AND MILL STREET and SMITH & MILL STREET, by its form one street or two. */
function pairOf({ street, street2, streetType }: ParsedAddress): [name: string, street2: string] | undefined {
  if (street2) return streetType ? undefined : [street ?? '', street2];
  const [, name, other] = /^((?:(?! AND ).)+) AND ((?:(?! AND ).)+)$/.exec(street ?? '') ?? [];
  return name === undefined || other === undefined ? undefined : [name, other];
}

/**
 * Such a pair is a corner where the data has each of the two just as it is written, in one place; else null. Both are
 * of the type that stands behind them where there is such a street, the first of any type otherwise.
 */
function ofOneType(
  parsed: ParsedAddress,
  [name, street2]: readonly [string, string],
  place: string,
  ask: (text: string) => ValidatedAddress,
): ValidatedAddress | null {
  const second = street2.includes(' ') ? ask(`${street2}, ${place}`) : undefined;
  if (second === undefined || !isAsWritten(second)) return null;
  const type = street2.slice(street2.lastIndexOf(' '));
  const first = [`${name}${type}`, name].map((street) => ask(`${street}, ${place}`)).find(isAsWritten);
  return first && isOnePlace(first, second) && first.street !== second.street ? atBoth(parsed, first, second) : null;
}

/**
 * True for a street by itself that is the written one: beside one that is not there, a slip in it, another type, or
 * another place is one fault too many.
 */
const isAsWritten = (answer: ValidatedAddress): boolean =>
  isStreet(answer) &&
  !(answer.changedItems ?? []).some(
    ({ affectedElement, actionType }) =>
      (actionType === 'MODIFY' && STREET_PARTS.has(affectedElement)) ||
      (actionType === 'ADD' && IS_PLACE.has(affectedElement)),
  );

const isStreet = ({ level }: ValidatedAddress): boolean => level === 'street';

const placeOf = ({ suburb, townCity, locality, state, postcode }: ParsedAddress): string =>
  [suburb, townCity, [locality, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const isOnePlace = (a: ValidatedAddress, b: ValidatedAddress): boolean =>
  a.locality === b.locality && a.state === b.state && a.suburb === b.suburb && a.townCity === b.townCity;

function atBoth(parsed: ParsedAddress, first: ValidatedAddress, second: ValidatedAddress): ValidatedAddress {
  const changes = (second.changedItems ?? []).filter(({ affectedElement }) => STREET_PARTS.has(affectedElement));
  const own = { componentID: 'street2', affectedElement: 'street2' };
  return withInside(parsed, {
    ...withSecond(first, second.street ?? ''),
    confidence: Math.min(first.confidence ?? 0, second.confidence ?? 0),
    changedItems: [...(first.changedItems ?? []), ...changes.map((change) => ({ ...change, ...own }))],
  });
}

/** KOALA PLACE SMITH STREET: with nothing between them, what is no street there names premises. */
const inPremises = (parsed: ParsedAddress, second: ValidatedAddress): ValidatedAddress => {
  const buildingName = [parsed.buildingName, parsed.street].filter(Boolean).join(', ');
  return withInside({ ...parsed, buildingName, changedItems: [] }, second);
};

/** The street that is there; the other stays as it is written, and is said not to be. */
function atOne(parsed: ParsedAddress, known: ValidatedAddress, missing: string): ValidatedAddress {
  const messages = [...(known.messages ?? []), `no ${missing} was found at the corner with ${known.street}`];
  const confidence = Math.max(0, (known.confidence ?? 0) - HALF_FOUND);
  return { ...withInside(parsed, withSecond(known, missing)), confidence, messages };
}

const withSecond = (answer: ValidatedAddress, street2: string): ValidatedAddress => ({
  ...answer,
  street2,
  fullAddress: withSecondStreet(answer.fullAddress ?? '', answer.street ?? '', street2),
});

/** The answer with the inside of a building and whom it is for as the line says them, and the changes of its words. */
function withInside(parsed: ParsedAddress, answer: ValidatedAddress): ValidatedAddress {
  const { buildingName, subdwelling, flatUnitType, flatUnitNumber, floorLevelType, floorLevelNumber, careOf } = parsed;
  const isSaid = ({ affectedElement, actionType }: ChangedItem): boolean =>
    (answer.changedItems ?? []).some(
      (change) => change.affectedElement === affectedElement && change.actionType === actionType,
    );
  const written = (parsed.changedItems ?? []).filter((change) => change.actionType !== 'ADD' && !isSaid(change));
  return {
    ...answer,
    fullAddress: [buildingName, subdwelling, answer.fullAddress].filter(Boolean).join(', '),
    buildingName,
    subdwelling,
    flatUnitType,
    flatUnitNumber,
    floorLevelType,
    floorLevelNumber,
    careOf,
    changedItems: [...written, ...(answer.changedItems ?? [])],
  };
}
