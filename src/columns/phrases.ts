// What the words of a heading say together: for each role a column may have, the phrases that name it.

/** What a column may be. Those of an address are named as the fields that they feed. */
export type Role = string;

/**
 * `role: phrases`, in the words of `words.ts`, in any order; `N` is a number, which says the place among its like.
 * Where two phrases fit a heading the longer one counts.
 */
const PHRASES = `
fullAddress: address full, address, location, location address, address street, street address full, location full,
  address line full, location name address, address name
line: address N, line N, address line N, street N, street line N, address street N, address line, street line,
  address street line N, N address, address first, address line first, location N, address text N, address N line N,
  street N line, address suffix, address N street N, address further, line further, complement, address complement,
  address line further, street further, address further N, street further N
careOf: careof, care of, careof name
buildingName: building, building name, property name, building property, house name, property building, unit building,
  address building
flatUnitType: unit type, unit type code, type unit
flatUnitNumber: building number, building first number, unit, unit number, unit N, unit name, unit text, number unit,
  unit first, unit number first
flatUnitPrefix: unit prefix, unit number prefix
flatUnitSuffix: unit suffix, unit number suffix
floorLevelType: level type
floorLevelNumber: level, level number
floorLevelPrefix: level prefix, level number prefix
floorLevelSuffix: level suffix, level number suffix
lotNumber: lot, lot number
lotPrefix: lot prefix, lot number prefix
lotSuffix: lot suffix, lot number suffix
streetNumber: number, street number, house number, property number, address number, number first, street number first,
  house number first, address number first, house, house first, property street number, street house number,
  address house number, location number, unit street number, unit house number, unit house
streetNumberPrefix: number prefix, street number prefix, house number prefix, address number prefix,
  number first prefix, street number first prefix, house prefix
streetNumberSuffix: number suffix, street number suffix, house number suffix, address number suffix,
  number first suffix, street number first suffix, house suffix, house number first suffix, address number first suffix,
  property number suffix, suffix
streetNumberLast: number last, street number last, house number last, address number last, street last, house last,
  property number last
streetNumberLastPrefix: number last prefix, street number last prefix, house number last prefix
streetNumberLastSuffix: number last suffix, street number last suffix, house number last suffix, house last suffix,
  address number last suffix
street: street, street full, street name type, street name full, full street name, street text
streetName: street name, name street
streetType: street type, type street, street name type code, street suffix type
streetSuffix: street suffix, street direction, street type suffix, street name suffix, street last suffix
postal: box, po box, postal box, post box, po box number, box number, postal delivery number, po number, postal number,
  delivery number
postalType: postal type, box type, postal delivery type, delivery type, postal type code
rdNumber: rural, rural delivery, rural number, rural delivery number, rural delivery route
locality: suburb, locality, suburb name, locality name, suburb town, suburb city, suburb locality, town suburb,
  city suburb town, locality suburb, district
townCity: town, city, town city, town name, city name, post town
state: state, state code, state name, state abbreviation, state region, region, iso state, state text, county state,
  state postcode, state post code, state postal code
postcode: postcode, post code, postal code, postcode text, postcode number, code post, post code number, postal zip
country: country, country code, country name, country iso, iso country code, country iso code
latitude: latitude, point latitude, location latitude
longitude: longitude, point longitude, location longitude
point: point, location point, latitude longitude, latitude longitude point, point text
phone: phone, phone number, mobile, mobile number, phone N, phone code, phone mobile, contact number,
  mobile phone, mobile phone number, person number, person phone, person mobile
fax: fax, fax number, fax N, phone fax
email: email, email address, email N, person email, email id
web: web, web address, web text
abn: abn, abn number, company number, tax number
acn: acn, acn number
givenName: given, given name, first name, name first, person first, person first name, owner first name
middleName: middle, middle name, name middle, middle initial, initial middle
familyName: family, family name, last name, name last, person last, person last name, owner last name
nameSuffix: generation
title: honorific
person: person, person name, owner, owner name, customer name, full name, name full, customer
company: company, company name, company full name, name company, account name, account, legal name, company legal name
name: name, name N, location name, address category
dateOfBirth: birth, birth date, date birth
sex: gender, gender code
background: birth location, location birth, birth town, birth city, birth country, birth state,
  birth locality, occupation
id: id, id number, unique id, record id, customer number, customer id, account number, account id, address id,
  number id, record number, property id, location id, company id, lot id, street id, property number id,
  customer code, location code, account code, street code
date: date, date time, year, time, date N, time date, date text
amount: amount, amount number, total amount
note: note, note N, text, note text
salutation: salutation, person salutation
status: status, status name, is, has, postal is
category: category, type, address type, code, category name, type name, category code, company type, property type,
  location type, building type, house type, customer type
other: county, county name, region name, barcode, meshblock, dpid, tax, iso, prefix, abbreviation, text name,
  direction, district number, postal preference, name prefix, person title, name suffix
`;

/** The words of a phrase, and whether it names a place among its like. */
export interface Phrase {
  readonly role: Role;
  readonly words: readonly string[];
  readonly numbered: boolean;
}

/** A line that begins with a space goes on with the row before. */
const NEW_ROW = /\n(?! )/;

/** Phrases by each of their words. */
const byWord = new Map<string, Phrase[]>();
for (const row of PHRASES.trim().split(NEW_ROW)) {
  const [role, phrases] = row.split(': ') as [string, string];
  for (const text of phrases.split(/,\s+/)) {
    const all = text.split(' ');
    const words = all.filter((word) => word !== 'N');
    const phrase = { role, words, numbered: words.length < all.length };
    for (const word of new Set(words)) byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
  }
}

/** The phrases in which a word stands. */
export const phrasesWith = (word: string): readonly Phrase[] => byWord.get(word) ?? [];

/** Words that say whose or which address it is; they hold together the columns of one address. */
export const OWNERS: ReadonlySet<string> = new Set(
  `billing shipping delivery postal post po home physical work property customer company person owner account building
   location care`.split(/\s+/),
);

/** Words that add nothing to the others. */
export const FILLERS: ReadonlySet<string> = new Set(
  'address name code text full of abbreviation iso line first number type'.split(' '),
);

/** Words of columns that are no address, whatever else their heading says. */
export const FOREIGN: ReadonlySet<string> = new Set(
  `email phone mobile fax web id birth date time year amount note status category gender tax abn acn barcode meshblock
   dpid latitude longitude point bank salutation`.split(/\s+/),
);

/** Who or what has an address, in the words of headings: each is an owner of its own. */
export const PARTIES: ReadonlySet<string> = new Set(
  `service supply clinic patient student pupil parent guardian caregiver carer mother father partner spouse kin
   emergency tenant landlord occupier occupant resident residents licensee licence permit applicant agent vendor buyer
   seller purchaser supplier merchant branch store outlet depot warehouse facility venue event campus school hospital
   practice provider centre employee staff worker donor guest attendee delegate player volunteer sender receiver
   recipient consignee consignor shipper pickup dropoff collection destination origin primary secondary main principal
   other alternate alternative previous current former new old registered head trading subscriber policy insured
   claimant meter network asset job ticket order booking passenger driver vehicle child individual household debtor
   creditor payer payee sa ba ra ma`.split(/\s+/),
);
