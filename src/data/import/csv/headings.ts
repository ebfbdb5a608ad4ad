// Headings of the columns of reference files, folded to a-z0-9: those of G-NAF Core, of postal files, and what people
// write. A file of reference data is read by its headings alone: a column taken for another would be wrong in every
// answer.
import { statePattern } from '../../../contract/fields/states.js';

const HEADINGS = `
fullAddress: addresslabel fulladdress address addresses addr fulladdr completeaddress formattedaddress singlelineaddress
  addressline addresstext addressfull rawaddress location streetaddress postaladdress mailingaddress deliveryaddress
  residentialaddress homeaddress customeraddress siteaddress inputaddress propertyaddress
addressLine1: addressline1 address1 addr1 line1 addrline1 streetaddress1 streetline1 mailingaddress1 postaladdress1 add1
addressLine2: addressline2 address2 addr2 line2 addrline2 streetaddress2 streetline2 mailingaddress2 postaladdress2 add2
addressLine3: addressline3 address3 addr3 line3 addrline3 add3
careOf: careof co
buildingName: buildingname building buildingproperty propertyname
flatUnitType: flattype flatunittype unittype flattypecode
flatUnitNumber: flatunitnumber unitnumber flatnumber unit flat unitno flatno apartment apartmentnumber aptno suite
floorLevelType: floorleveltype leveltype floortype leveltypecode
floorLevelNumber: floorlevelnumber levelnumber floornumber level floor
lotNumber: lotnumber lot lotno
streetNumber: numberfirst streetnumber housenumber streetno houseno number number1 stno stnumber propertynumber
street: street road roadname fullroadname thoroughfare streetfull streetnameandtype fullstreetname streetline
streetName: streetname stname thoroughfarename
streetType: streettype streettypecode sttype roadtype roadtypename thoroughfaretype
streetSuffix: streetsuffix streetsuffixcode roadsuffix streettypesuffix
postal: postal pobox postalbox boxnumber
locality: locality suburb localityname suburbname city town suburblocality suburbtown suburbcity citysuburb townsuburb
  municipality place addresslocality
townCity: towncity mailtown
state: state stateterritory stateabbreviation statecode province region statename territory
postcode: postcode pcode postalcode zip zipcode pc postalzip postcd
country: country countrycode countryname
streetNumberSuffix: numberfirstsuffix streetnumbersuffix numbersuffix housenumbersuffix
streetNumberLast: streetnumberlast numberlast housenumber2 streetnumber2 number2
rdNumber: rdnumber
`;

const table = new Map(
  HEADINGS.trim()
    // A line that begins with a space goes on with the row before.
    .split(/\n(?! )/)
    .map((row): [string, readonly string[]] => {
      const [field, headings] = row.split(': ') as [string, string];
      return [field, headings.split(/\s+/)];
    }),
);

/** Headings that mean a field of an address. */
export const headingsOf = (field: string): readonly string[] => table.get(field) ?? [];

const hasLetter = (value: string): boolean => /\p{L}/u.test(value);
const short =
  (limit: number) =>
  (value: string): boolean =>
    value.length <= limit;
/** AAT is the Australian Antarctic Territory. */
const STATE = statePattern(['OT', 'AAT']);

const PLAUSIBLE: Readonly<Record<string, (value: string) => boolean>> = {
  fullAddress: hasLetter,
  flatUnitNumber: short(12),
  floorLevelNumber: short(12),
  lotNumber: short(12),
  streetNumber: (value) => /\d/.test(value) && value.length <= 24,
  street: hasLetter,
  streetName: hasLetter,
  streetType: short(24),
  streetSuffix: short(16),
  locality: hasLetter,
  townCity: hasLetter,
  state: (value) => STATE.test(value),
  postcode: (value) => /^\d{3,4}(\.0)?$/.test(value),
};

/** Whether a value may stand in a column of the field; undefined where any may. */
export const plausibleFor = (field: string): ((value: string) => boolean) | undefined => PLAUSIBLE[field];
