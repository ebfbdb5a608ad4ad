// Components → the texts of the contract: the street line, the subdwelling, the whole address on one line.
// Australian order and punctuation follow AS 4590; New Zealand's follow NZ Post (5/24 STREET, SUBURB, TOWN 6011).

/** The parts of an address as texts; '' where absent. Types and suffixes are full words, names as they shall appear. */
export interface AddressParts {
  buildingName: string;
  flatUnitType: string;
  flatUnitNumber: string;
  floorLevelType: string;
  floorLevelNumber: string;
  lotNumber: string;
  /** 24A, 24-26. */
  streetNumber: string;
  streetName: string;
  streetType: string;
  streetSuffix: string;
  postalType: string;
  postalNumber: string;
  locality: string;
  state: string;
  postcode: string;
}

/** The place of a New Zealand address. */
export interface PlaceNz {
  suburb: string;
  townCity: string;
  rdNumber: string;
}

/** Texts made from parts; '' where there is nothing to say. */
export interface FormattedAddress {
  fullAddress: string;
  street: string;
  subdwelling: string;
  postal: string;
}

const joined = (a: string, b: string): string => between(a, ' ', b);
const listed = (a: string, b: string): string => between(a, ', ', b);

/** Two texts with a separator; the other one where one is empty. */
function between(a: string, separator: string, b: string): string {
  if (a === '') return b;
  return b === '' ? a : a + separator + b;
}

/** Name, type and suffix: SMITH STREET NORTH. */
const formatStreet = (parts: AddressParts): string =>
  joined(joined(parts.streetName, parts.streetType), parts.streetSuffix);

/** Flat and level: UNIT 5, LEVEL 2. */
const formatSubdwelling = (parts: AddressParts): string =>
  listed(joined(parts.flatUnitType, parts.flatUnitNumber), joined(parts.floorLevelType, parts.floorLevelNumber));

/** Formats an Australian address: UNIT 5, LEVEL 2, 24-26 SMITH STREET, RESERVOIR VIC 3073. */
export function formatAddress(parts: AddressParts): FormattedAddress {
  const street = formatStreet(parts);
  const subdwelling = formatSubdwelling(parts);
  const postal = joined(parts.postalType, parts.postalNumber);
  const place = joined(joined(parts.locality, parts.state), parts.postcode);
  return {
    street,
    subdwelling,
    postal,
    fullAddress: listed(streetLine(parts, street, subdwelling, postal, false), place),
  };
}

/** Formats a New Zealand address: 5/24 SMITH STREET, RD 2, SUBURB, TOWN 6011. */
export function formatAddressNz(parts: AddressParts, place: PlaceNz): FormattedAddress {
  const street = formatStreet(parts);
  const subdwelling = formatSubdwelling(parts);
  const postal = joined(parts.postalType, parts.postalNumber);
  let fullAddress = streetLine(parts, street, subdwelling, postal, true);
  // In the country there is no town, and the postcode stands behind the locality.
  const [before, last] = place.townCity === '' ? ['', place.suburb] : [place.suburb, place.townCity];
  fullAddress = listed(fullAddress, before);
  if (place.rdNumber !== '') fullAddress = listed(fullAddress, `RD ${place.rdNumber}`);
  return { street, subdwelling, postal, fullAddress: listed(fullAddress, joined(last, parts.postcode)) };
}

/** Everything before the locality. A flat without a type stands before a slash; so does a plain unit in New Zealand. */
function streetLine(parts: AddressParts, street: string, subdwelling: string, postal: string, nz: boolean): string {
  const level = joined(parts.floorLevelType, parts.floorLevelNumber);
  const slashed =
    parts.flatUnitNumber !== '' &&
    parts.streetNumber !== '' &&
    !/[-&]/.test(parts.flatUnitNumber) &&
    (parts.flatUnitType === '' || (nz && parts.flatUnitType === 'UNIT' && level === ''));
  let number = parts.streetNumber;
  let before = subdwelling;
  if (slashed) {
    // A level whose type was not written stands between unit and number: 5/2/24.
    const middle = parts.floorLevelType === '' && parts.floorLevelNumber !== '' ? `/${parts.floorLevelNumber}` : '';
    number = `${parts.flatUnitNumber}${middle}/${number}`;
    before = middle === '' ? level : '';
  }
  let line = joined(number, street);
  if (parts.lotNumber !== '') {
    line = number === '' ? joined(`LOT ${parts.lotNumber}`, line) : `LOT ${parts.lotNumber}, ${line}`;
  }
  // Behind a New Zealand box a street without a number is its lobby's.
  const lines = nz && number === '' && parts.lotNumber === '' ? listed(line, postal) : listed(postal, line);
  return listed(listed(parts.buildingName, before), lines);
}

/** The whole address of a corner: `street` with a second one behind it. */
export const withSecondStreet = (fullAddress: string, street: string, second: string): string =>
  fullAddress.replace(street, `${street} AND ${second}`);
