// One coordinate as people write it: `33.85S`, `S 33°51'24"`, `-33.85`, `33 51 24 S`, `lat: -33.85`.

/** What the coordinate says of itself: that it is a latitude or a longitude; undefined where it does not. */
export type Axis = 'latitude' | 'longitude' | undefined;

/** A coordinate in degrees, negative to the south and west. */
export interface Angle {
  readonly degrees: number;
  readonly axis: Axis;
}

const DECIMAL = String.raw`\d{1,3}(?:\.\d{1,20})?`;
/** Degrees, minutes and seconds by their signs; the last sign may be missing where a letter follows. */
const SIGNED = String.raw`(${DECIMAL})(?:\s*°\s*(?:(${DECIMAL})\s*['m]\s*(?:(${DECIMAL})\s*["s]?)?)?)?`;
/** The same with nothing but space between them. */
const SPACED = String.raw`(${DECIMAL})\s+(${DECIMAL})(?:\s+(${DECIMAL}))?`;
const NAMED = String.raw`(?:(lat|latitude|lng|lon|long|longitude)\s*[:=]?\s*)?`;

const ONE = new RegExp(String.raw`^${NAMED}([NSEW])?\s*([+-])?\s*${SIGNED}\s*([NSEW])?$`, 'i');
/** Without signs of degrees only a letter says that three numbers are one coordinate. */
const ONE_SPACED = new RegExp(String.raw`^${NAMED}([NSEW])?\s*([+-])?\s*${SPACED}\s*([NSEW])?$`, 'i');

/** The coordinate that a text is, or undefined; its parts in range, its sign and letter not against each other. */
export function readAngle(text: string): Angle | undefined {
  const plain = ONE.exec(text);
  const match = plain ?? ONE_SPACED.exec(text);
  if (!match) return undefined;
  const [, name, before, sign, degrees, minutes = '0', seconds = '0', after] = match;
  const letter = (before ?? after)?.toUpperCase();
  const isOdd = before !== undefined && after !== undefined;
  // A sign beside a letter may mean the same as it or the contrary.
  if (isOdd || (letter !== undefined && sign !== undefined) || (plain === null && letter === undefined)) {
    return undefined;
  }
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  // Only the last part has a fraction.
  if ((minutes !== '0' && degrees!.includes('.')) || (seconds !== '0' && minutes.includes('.'))) return undefined;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = sign === '-' || letter === 'S' || letter === 'W';
  const axis = axisOf(letter, name);
  return axis === null ? undefined : { degrees: isNegative ? -size : size, axis };
}

/** What its letter or its name says; null where they say different things. */
function axisOf(letter: string | undefined, name: string | undefined): Axis | null {
  const byLetter = letter && (letter === 'N' || letter === 'S' ? 'latitude' : 'longitude');
  const byName = name && (name.toLowerCase().startsWith('la') ? 'latitude' : 'longitude');
  if (byLetter && byName && byLetter !== byName) return null;
  return (byLetter || byName || undefined) as Axis;
}
