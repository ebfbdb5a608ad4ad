// What the contract says of each address operation, and the test that holds it: the rows of docs/reference/contract.md.
// A test fails when an operation, a field of its record or one of its feature options has no row, or a row no test.

import { GIVEN_PARTS } from '../../../src/contract/fields/given-parts.js';
import { lookups, type Lookup } from '../../../src/contract/operations/lookup-forms.js';

/**
 * `what`: a field as the request writes it, or what else is said; `tested`: `file › title` below test/, the title as
 * the file has it.
 */
export interface Row {
  readonly what: string;
  readonly rule: string;
  readonly tested: string;
}

const row = (what: string, rule: string, tested: string): Row => ({ what, rule, tested });

const SOURCES = 'engine/sources › With several sets installed';
const CLEANSE = 'cleanse/cleanse';
const GEOCODE = 'geocode/locate';
const LOOKUP = 'lookup/lookup';
const LOOKUP_HITS = 'lookup/hits';
const FIND = 'engine/find/record';
const FIND_FEATURES = 'engine/find/features';
const COMPANY_NUMBERS = 'company/numbers';
const COMPANY_NAMES = 'company/names';
const EXPOSED = 'data/attribute-import › only if it is on (%j)';

const MATCH = 'engine/match';
const TITLE = 'engine/property-title';
/** What the three operations on property titles share. */
const titleRows: readonly Row[] = [
  row(
    'payload.lastName',
    'required: surname, or the name of a company, or any name in one text',
    `${TITLE} › compares first and last name, or a name in one text`,
  ),
  row('payload.firstName', 'optional', `${TITLE} › compares first and last name, or a name in one text`),
  row(
    'payload.showDetails',
    'true for the titles; without it the list is empty, and no owner is named; messages tell another value',
    `${TITLE} › shows details where they are asked for, and names no owner elsewhere`,
  ),
  row(
    'showDetails',
    'the same beside the payload, where it means the one record',
    'server/request/beside-payload › %s is of the record',
  ),
  row(
    'featureOptions.showDetails',
    'the same, for who gives options apart from records',
    `${TITLE} › shows details where they are asked for, and names no owner elsewhere`,
  ),
  row(
    'sourceOfTruth',
    'optional: the addresses of New Zealand that an address is looked for in; NZAD, or the best installed',
    `${TITLE} › looks for the address in the source that is asked for`,
  ),
  row(
    'response',
    'one object: response pass, fail or unknown; status, reason, score, count and messages beside it',
    `${TITLE} › answers one object of the contract’s form`,
  ),
];

const SUPPRESSION = 'engine/suppression';
/** What the two operations on suppression lists share. `attributes`: what they answer with. */
function suppressionRows(attributes: string): readonly Row[] {
  return [
    row(
      'payload.id',
      'required; a delivery point id (DPID), eight digits',
      `${SUPPRESSION} › reads %j as the delivery point %s`,
    ),
    row(
      'sourceOfTruth',
      'AUPAF only; it may be left out',
      `${SUPPRESSION} › refuses another source of truth than AUPAF`,
    ),
    row(
      'response',
      `one address object for each record, all fields null but id and attributes, which has ${attributes}`,
      `${SUPPRESSION} › answers %s to the letter`,
    ),
    row(
      'an id that is none',
      'status SUCCESS; not.checked in the place of not.found, and a message that says why',
      `${SUPPRESSION} › tells an id that could not be looked up from one that is on no list: %j`,
    ),
    row('no list', 'an error that names the import', `${SUPPRESSION} › says how to import a list where there is none`),
  ];
}

/** The rule of a lookup for the source of truth. */
function sourceRule(kind: Lookup['kind'], sources: Lookup['sources'], country: Lookup['country']): string {
  if (sources) return `${sources.join(' or ')} only`;
  if (country) return 'a source of Australia';
  return kind === 'combined' ? 'optional' : 'required with GET';
}

/** The rows of one of the earlier lookups, from what its description says that it takes. */
function lookupRows({ kind, post, get, features, country, sources }: Lookup): readonly Row[] {
  const isCall = (name: string): boolean => name === 'transactionID' || name === 'featureOptions';
  const either = (post.oneOf ?? []).flat();
  const attributes = [
    ...new Set([...post.required, ...either, ...post.optional, ...get.required, ...get.optional]),
  ].filter((name) => !isCall(name));
  return [
    ...attributes.map((name) => {
      if (post.required.some((one) => one === name)) {
        return row(`payload.${name}`, 'required', `${LOOKUP} › requires $name`);
      }
      if (either.some((one) => one === name)) {
        return row(
          `payload.${name}`,
          `required, or ${either.filter((one) => one !== name).join(', ')} in its place`,
          `${LOOKUP} › requires one of $names`,
        );
      }
      return row(
        `payload.${name}`,
        get.required.some((one) => one === name)
          ? 'optional with POST, required with GET'
          : 'optional; narrows the hits',
        `${LOOKUP} › answers a record with all it takes`,
      );
    }),
    row('sourceOfTruth', sourceRule(kind, sources, country), `${LOOKUP} › %s refuses another country or source`),
    ...features.map(({ name }) =>
      row(`featureOptions.${name}`, LOOKUP_FEATURES[name]!.rule, LOOKUP_FEATURES[name]!.tested),
    ),
    row(
      'response',
      'AddressAu or AddressNz elements, null for what their level does not have',
      kind === 'street' || kind === 'suburb'
        ? `${LOOKUP_HITS} › of a street or place has components of its own level alone`
        : `${LOOKUP} › answers a record with all it takes`,
    ),
  ];
}

const LOOKUP_FEATURES: Readonly<Record<string, { readonly rule: string; readonly tested: string }>> = {
  singleLineHitNumber: {
    rule: 'the most hits',
    tested: `${LOOKUP} › gives no more hits than are asked for, where the contract lets it be asked`,
  },
  caseType: {
    rule: 'TITLE or UPPER letters of names',
    tested: `${LOOKUP_HITS} › has every attribute where they are asked for, and names in title case`,
  },
  exposeAttributes: {
    rule: '1 adds every attribute',
    tested: `${LOOKUP_HITS} › has every attribute where they are asked for, and names in title case`,
  },
  displayGnafLot: {
    rule: '1 shows the lot beside a street number',
    tested: `${LOOKUP_HITS} › shows the lot beside a number only when told to`,
  },
};

/** Rows by the name of the operation. */
/** The parts of an address that a record may give beside its line. */
const givenRows = (tested: string): readonly Row[] =>
  GIVEN_PARTS.map((part) => row(`payload.${part}`, 'what is known of the line: it weighs in how this is read', tested));

export const rowsByOperation: Readonly<Record<string, readonly Row[]>> = {
  ...Object.fromEntries(lookups.map((lookup) => [`lookup ${lookup.kind}`, lookupRows(lookup)])),
  find: [
    row(
      'payload.country',
      'required; AU, NZ or another name or code, in any case',
      `${FIND} › has its country by code or name: %s`,
    ),
    row(
      'payload.fullAddress',
      'required; a line, whole or as far as it is typed',
      `${FIND} › is a line as far as it is typed, and its hits say what they are`,
    ),
    row(
      'payload.id',
      'optional; the id of a hit that is no Address, to go one level down',
      `${FIND} › goes down by the id of a group: street, building, unit`,
    ),
    row(
      'records',
      'only the first record of a call is processed',
      `${FIND} › is the first of a call; others are not processed`,
    ),
    row('sourceOfTruth', 'optional, of Australia and New Zealand', `${FIND} › may name the source of its ids`),
    row(
      'featureOptions.groupAddresses',
      '1 groups sub-addresses',
      `${FIND_FEATURES} › groupAddresses makes one hit of a building and its units`,
    ),
    row(
      'featureOptions.singleLineHitNumber',
      'most hits, 20 if not given',
      `${FIND_FEATURES} › singleLineHitNumber is the most hits, 20 if it is not given`,
    ),
    row(
      'featureOptions.displayGnafLot',
      '1 shows the lot beside a street number',
      `${FIND_FEATURES} › displayGnafLot shows the lot beside a street number, which is hidden otherwise`,
    ),
    row(
      'featureOptions.caseType',
      'TITLE or UPPER letters of names',
      `${FIND_FEATURES} › caseType writes names in TITLE or UPPER case`,
    ),
    row(
      'featureOptions.positionFilter',
      'ADDRESS or STREET: how near the coordinates must be the address',
      `${FIND_FEATURES} › positionFilter leaves out addresses without coordinates of their own`,
    ),
    row(
      'featureOptions.exposeAttributes',
      '1 adds the attributes of the address',
      `${FIND_FEATURES} › exposeAttributes adds the attributes of the address to a hit`,
    ),
    row(
      'response',
      'AddressIntlV2 with fullAddress, id, attributes Type and subdwellings; none where nothing fits',
      `${FIND} › has hits for no other than what fits`,
    ),
    row(
      'errors',
      'an empty text, an unknown country, an id of another source or of no group',
      `${FIND} › is refused with %s`,
    ),
  ],
  'address retrieve': [
    row('payload.id', 'required; an id or a delivery point', `${LOOKUP_HITS} › requires the %s`),
    row(
      'payload.country',
      'required, ISO 3166-1 alpha-2; the one that the id begins with',
      `${LOOKUP_HITS} › requires the %s`,
    ),
    row(
      'sourceOfTruth',
      'optional; of ids without a source',
      `${LOOKUP_HITS} › gives the whole address of an id or delivery point, with its attributes`,
    ),
    row(
      'response',
      'the full address',
      `${LOOKUP_HITS} › gives the whole address of an id or delivery point, with its attributes`,
    ),
  ],
  cleanse: [
    ...givenRows('cleanse/given-parts › weighs what columns of their own say'),
    row(
      'payload.fullAddress',
      'required; the address on one line, in any usual order and spelling',
      `${CLEANSE} › An address as the data has it is verified`,
    ),
    row('sourceOfTruth', 'the source that answers; the best installed one of the country if not given', SOURCES),
    row('featureOptions.exposeAttributes', '1 adds what the installed attribute sets say', EXPOSED),
    row(
      'response',
      'one validated address for each record, in order, with status, level, confidence, changes and candidates',
      'cleanse/corrections › An address with faults is corrected, and each change is listed',
    ),
    row(
      'exception',
      'why the answer is less than the whole address',
      'cleanse/refusals › An address that does not exist is refused at its true level',
    ),
    row(
      'attributes',
      'coordinates, mesh block, ids, geocode type',
      `${CLEANSE} › coordinates, mesh block, ids, geocode type and the building of a unit`,
    ),
    row(
      'attributes of a delivery',
      'DPID, Barcode, Bsp, where the source has them',
      'cleanse/postal › carries its delivery point, barcode and sort plan, and no id of another source',
    ),
    row('an empty record', 'rejected, exception EMPTY', `${CLEANSE} › nothing to work on (%j) is rejected`),
    row(
      'a source that is not installed',
      'an error that names what is installed',
      `${CLEANSE} › a source that is not installed is an error that names what is`,
    ),
  ],
  parse: [
    row('payload.fullAddress', 'required; the address on one line', 'address/parse-au › parse in Australia'),
    ...givenRows('address/forms/given-parts › Parts in columns of their own'),
    row(
      'sourceOfTruth',
      'says the conventions of which country; need not be installed',
      'engine/sources › parses by the conventions of a source that is not installed',
    ),
    row(
      'response',
      'one envelope for each record, in order, around one parsed address; every field of the contract, null ' +
        'where absent',
      'address/parse-au › gives every field of the contract, null where absent',
    ),
    row(
      'New Zealand',
      'suburb, townCity and rdNumber in fields of their own',
      'address/nz/parse-nz › parse in New Zealand',
    ),
    row('changedItems', 'each normalisation, component by component', 'address/changes › changed items of parse'),
    row(
      'unknown',
      'what no component took; nothing is lost',
      'property/address-parse › loses no digit and no letter: each is in a component, in unknown, or in a change',
    ),
  ],
  geocode: [
    row(
      'payload.fullAddress',
      'required; an address, a place name or a postal code',
      `${GEOCODE} › A place with its postal codes`,
    ),
    row(
      'payload.country',
      'required; name, ISO 3166-1 alpha-2 or alpha-3, in any case',
      'geocode/country-and-points › A country',
    ),
    row(
      'sourceOfTruth',
      'chooses among the installed sets of Australia and New Zealand',
      'cli/geocode/geocode › does not let imported places answer for addresses',
    ),
    row(
      'response',
      'one AddressIntl for each record, with attributes Latitude and Longitude',
      'cli/geocode/geocode › gives one answer as the contract has it',
    ),
    row(
      'Australia and New Zealand',
      'down to the address, as cleanse finds it',
      'cli/geocode/geocode › goes down to the address in Australia',
    ),
    row(
      'namesakes',
      'the one in the region or area that is named, else the largest, and the others in messages',
      `${GEOCODE} › Namesakes`,
    ),
    row('other names', 'in other languages and letters, codes of regions', `${GEOCODE} › Another name of a place`),
    row(
      'an unknown country',
      'null at its own index and a message; the call is a SUCCESS',
      'cli/geocode/geocode › A record of an unknown country is null at its own index, with a message, and the ' +
        'call a success',
    ),
  ],
  retrieve: [
    row(
      'payload.id',
      'required; the id that a find, cleanse or lookup gave',
      'cli/retrieve › gives the whole address of an id, with its attributes on the command line',
    ),
    row('sourceOfTruth', 'of ids without a source', 'cli/retrieve › says in one line what is wrong with the id %s'),
    row(
      'featureOptions.exposeAttributes',
      '1 fills attributes',
      'cli/retrieve › keeps attributes back unless they are asked for, and writes names in title case when told to',
    ),
    row(
      'featureOptions.caseType',
      'TITLE or UPPER letters of names',
      'cli/retrieve › keeps attributes back unless they are asked for, and writes names in title case when told to',
    ),
    row(
      'featureOptions.displayGnafLot',
      '1 shows the lot beside a street number',
      `${FIND_FEATURES} › displayGnafLot shows the lot beside a street number, which is hidden otherwise`,
    ),
    row(
      'featureOptions.splitNzFloorLevel',
      "1 gives New Zealand's floor as type and number apart",
      `${FIND_FEATURES} › splitNzFloorLevel gives New Zealand's floor as type and number apart`,
    ),
    row(
      'an unknown id',
      'an error that says which data lacks it',
      'cli/retrieve › says in one line what is wrong with the id %s',
    ),
  ],
  reverseGeocode: [
    row(
      'payload.attributes',
      'required; latitude and longitude, WGS84, as decimal strings',
      'engine/reverse/near › are those within 50 m, nearest first, each with its distance in kilometres',
    ),
    row(
      'dispatch',
      'Australia and New Zealand: addresses within the radius of the first record; elsewhere: the nearest ' +
        'address or place of every record, feature options without effect',
      'engine/reverse/nearest › Outside Australia and New Zealand every record gets its nearest address or place',
    ),
    row(
      'sourceOfTruth',
      'any installed set by name; GNAF and NZPAF if not given, else the best installed, which messages say',
      'engine/reverse/near › come from %s',
    ),
    row(
      'featureOptions.radius',
      'metres, 50 if not given, above 0 and up to 100,000',
      'engine/reverse/near › are within the radius that is asked for, and as many as are asked for',
    ),
    row(
      'featureOptions.singleLineHitNumber',
      'most hits, 20 if not given',
      'engine/reverse/near › are within the radius that is asked for, and as many as are asked for',
    ),
    row(
      'featureOptions.displayGnafLot',
      '1 shows the lot beside a street number',
      'engine/reverse/near › are shown as the feature options say',
    ),
    row(
      'featureOptions.caseType',
      'TITLE or UPPER letters of names',
      'engine/reverse/near › are shown as the feature options say',
    ),
    row(
      'featureOptions.exposeAttributes',
      '1 adds what is known of the address; without, Latitude, Longitude and Distance',
      'engine/reverse/near › are shown as the feature options say',
    ),
    row(
      'order',
      'exact great circle, the street address before its units, ties by id; across poles and the antimeridian',
      'geo/nearest › are those that looking at every row finds, anywhere on the globe, within any radius',
    ),
    row(
      'bad input',
      'an error for coordinates that are missing, no numbers or out of range, and for a radius of nothing or too much',
      'engine/reverse/refusals › are refused for %s',
    ),
  ],
  intlReverseGeocode: [
    row(
      'payload.attributes',
      'required; latitude and longitude, WGS84, as decimal strings',
      'engine/reverse/nearest › The nearest of every record, in any country',
    ),
    row(
      'sourceOfTruth',
      'of Australia and New Zealand; the best installed set answers',
      'engine/reverse/nearest › The nearest of every record, in any country',
    ),
    row(
      'response',
      'AddressIntl for each record, in order, with attributes Latitude, Longitude and Distance',
      'engine/reverse/nearest › The nearest of every record, in any country',
    ),
    row(
      'a record without a point',
      'null at its own index and a message; the call is a SUCCESS',
      'engine/reverse/nearest › A record of an unreadable point is null at its own index, with a message, and the ' +
        'call a success',
    ),
  ],
  'intl find': [
    row(
      'payload.country',
      'required; another country than Australia and New Zealand, by name or code',
      'world-find/find › refuses the country %j',
    ),
    row(
      'payload.fullAddress',
      'required; an address or place, whole or as far as it is typed, its parts in any order',
      'world-find/find › find in another country',
    ),
    row(
      'payload.id',
      'a group among the hits of the same country and text: what is in it',
      'world-find/find › gathers the units of a building with groupAddresses, and goes down into each group',
    ),
    row(
      'sourceOfTruth',
      'without effect: what is installed of the country answers',
      'world-find/find › is the same for other countries than Australia and New Zealand',
    ),
    row(
      'featureOptions.groupAddresses',
      '1 gathers the units of a building',
      'world-find/find › gathers the units of a building with groupAddresses, and goes down into each group',
    ),
    row(
      'featureOptions.singleLineHitNumber',
      'most hits, 20 if not given',
      'world-find/find › gives no more hits than singleLineHitNumber, the first of them',
    ),
    row(
      'response',
      'AddressIntlV2 with fullAddress, id, attributes.Type and of groups subdwellings',
      'world-find/find › gives the elements of the contract',
    ),
    row(
      'several records',
      'the first is processed',
      'world-find/find › processes the first record only, and says where addresses are not installed',
    ),
    row(
      'a longer text',
      'loses no address that still fits',
      'world-find/find › loses no address when more of it is typed',
    ),
    row(
      'an id of another country or source, an unknown country, empty text',
      'an error that says what to give',
      'world-find/find › refuses %j',
    ),
  ],
  'intl retrieve': [
    row(
      'payload.id',
      'required; the id that find or geocode gave',
      'world-find/retrieve › takes every id that find gives for an address or a place, in both operations',
    ),
    row(
      'sourceOfTruth',
      'if given, the source of the id',
      'world-find/retrieve › refuses the id of another source than is asked for',
    ),
    row(
      'response',
      'one AddressIntl with coordinates, CountryIso2, CountryIso3, CountryIsoNumber, DomesticId, ' +
        'ProvinceName, AdminAreaName, Line1 to Line3 as far as they are known',
      'world-find/retrieve › gives the whole address with what is known of it',
    ),
    row('an unknown id, or that of a group', 'an error', 'world-find/retrieve › refuses the id %s'),
    row('an empty id', 'an error', 'world-find/retrieve › refuses an empty id'),
  ],
  identify: [
    row(
      'payload.eid',
      'alone; the encrypted id that identify gave',
      'cli/identify › gives the address of an id with its eid and all that is known about it, and the ' +
        'same for the eid',
    ),
    row(
      'payload.id',
      'with sourceOfTruth, unless it names its source',
      'cli/identify › says in one line why %j has no answer',
    ),
    row(
      'sourceOfTruth',
      'of an id without a source; not heeded beside an eid',
      'cli/identify › gives the address of an id with its eid and all that is known about it, and the ' +
        'same for the eid',
    ),
    row(
      'featureOptions.caseType',
      'TITLE or UPPER letters of names',
      'cli/identify › writes names and lots as it is told to',
    ),
    row(
      'featureOptions.displayGnafLot',
      '1 shows the lot beside a street number too',
      'cli/identify › writes names and lots as it is told to',
    ),
    row(
      'response',
      'the address with id, eid and the items of all installed attribute sets',
      'cli/identify › gives the address of an id with its eid and all that is known about it, and the ' +
        'same for the eid',
    ),
    row('both or neither, a text that is no eid', 'an error', 'cli/identify › refuses the record %j'),
    row(
      'an eid that was changed, or is of another key',
      'an error',
      'identify/eid › does not open with a letter changed, added or taken away',
    ),
    row(
      'the key',
      'made at first use, in the data folder, for its owner alone',
      'cli/identify › makes one key, however many processes and threads begin at once',
    ),
  ],
  validateEmail: [
    row(
      'payload.address',
      'required; the text of a cell, in which an address is',
      'email/cell › finds the address in %j',
    ),
    row(
      'featureOptions.timeout',
      'milliseconds an address may take where the network is asked',
      'email/network/dns › is answered too late is unknown by the time that one address may take',
    ),
    row(
      'sourceOfTruth',
      'VE_INTERNAL, where none is named: the form and the lists; VE_VERIFY and VE_ALL ask name servers too, and mail ' +
        'servers where who runs the service wants that',
      'cli/contacts/validate-email › refuses a source that is not of email addresses',
    ),
    row(
      'response',
      'address, attributes and five booleans; what was not checked is false there and UNKNOWN in the attributes',
      'email/answer › says %s of what the network found',
    ),
    row(
      'formatValidated',
      'the form is one that a customer file takes: no quotation marks, no IP address, a top-level domain',
      'email/policy › refuses %j: %s',
    ),
    row(
      'blackListValidated',
      'true where it is not on the block list of who runs the service',
      'email/block-list › has %j at %s: %s',
    ),
    row(
      'attributes',
      'email_valid, message, reason, domain_exists, mailserver_exists, email_exists, disposable, relay, rolebased, ' +
        'free_email, catchall, accountname, domain, suggested_email',
      'email/answer › has every attribute, whatever came of an address: %j',
    ),
  ],
  validatePhone: [
    row(
      'payload.fullPhone',
      'required; a phone number as it is typed, of any country',
      'phone/answers › %s in %s is %s, %s',
    ),
    row(
      'payload.country',
      'name, ISO 3166-1 alpha-2 or alpha-3, in any case, of a number without a calling code; if not given, the ' +
        "locale's, else Australia",
      'engine/validate-phone › takes the country %j',
    ),
    row(
      'payload.state',
      'state of Australia, whose area code a local number gets',
      'engine/validate-phone › takes the area code of %j',
    ),
    row(
      'payload.postcode',
      'postcode of Australia, in place of the state',
      'engine/validate-phone › takes the area code of %j',
    ),
    row('sourceOfTruth', 'has no effect', 'engine/validate-phone › is the same for any source of truth'),
    row(
      'response',
      'one element for each record, in order, with the fields of the contract, attributes and messages',
      'phone/answers › has every field of the contract',
    ),
    row(
      'phoneStatus',
      'indeterminate: nobody is asked whether a number is connected',
      'phone/answers › %s in %s is %s, %s',
    ),
    row('exception', 'one of a list, null for a valid number', 'phone/answers › has a case for each exception'),
    row(
      'operatorName',
      'holder of the number range, where ranges are imported',
      'data/phone-ranges/import › says who holds a range, where it is and of which type it is',
    ),
  ],
  companyLookup: [
    row(
      'payload',
      'one object; GET takes name, config and apiName',
      'contract/descriptions › takes a request with all that it may hold, and a transactionID',
    ),
    row(
      'payload.name',
      'required; a name, an ABN, an ACN or ARBN, told by what it is',
      `${COMPANY_NUMBERS} › is read as it is written: %s`,
    ),
    row(
      'payload.apiName',
      'SearchByABNv201408 or SearchByASICv201408: what the text is',
      `${COMPANY_NUMBERS} › is what apiName says: %s of %s is %s`,
    ),
    row(
      'payload.optionalConfig',
      'active:Y and current:Y, joined by ;',
      `${COMPANY_NAMES} › leaves cancelled companies out`,
    ),
    row(
      'apiName, optionalConfig',
      'the same beside the payload, where they mean the one record',
      'server/request/beside-payload › %s is of the record',
    ),
    row(
      'payload.businessName',
      'optional, beside a number; is compared with its names',
      `${COMPANY_NUMBERS} › that is another is said, and the number decides`,
    ),
    row('payload.state', 'optional; decides between namesakes', `${COMPANY_NAMES} › are told apart by %s`),
    row('payload.postcode', 'optional; decides between namesakes', `${COMPANY_NAMES} › are told apart by %s`),
    row('sourceOfTruth', 'without effect', 'conformance/conformance › answers $title'),
    row(
      'response',
      'a list of matches: name, abn, statecode, postcode, status, legalName, acn, isCurrentIndicator; what more is ' +
        'known among attributes',
      `${COMPANY_NUMBERS} › gives all that is known of the company, by its main name`,
    ),
    row(
      'a name that several have',
      'all of them, none as the answer',
      `${COMPANY_NAMES} › are ambiguous, with what they have in common and none of their numbers`,
    ),
    row(
      'a number with wrong check digits',
      'no match, and a message that says so; it is not searched for as a name',
      `${COMPANY_NUMBERS} › with wrong check digits says so and is not searched for as a name: %s`,
    ),
    row(
      'no company data',
      'no match, what the number says by itself, and how to import',
      `${COMPANY_NUMBERS} › %s says what can be said: %s`,
    ),
  ],
  movedSuppression: suppressionRows(
    'moved_suppression_date and moved_suppression_consent_indicator, or moved_suppression with not.found',
  ),
  deceasedSuppression: suppressionRows('deceased_suppression_date, or deceased_suppression with not.found'),
  words3wa: [
    row(
      'payload.coordinates',
      'required; latitude and longitude in degrees with a comma between; any longitude, which counts on past 180',
      'contract/typed/coordinates › %s are %d and %d',
    ),
    row(
      'payload.language',
      'ISO 639-1 code of the words, English if not given; where it has no words, on the open sea and in the emptiest ' +
        'land, they are English',
      'words/three-words › are English where a language has no words for a cell, and say so',
    ),
    row('sourceOfTruth', 'has no effect', 'conformance/conformance › answers $title'),
    row(
      'response',
      'country, square, nearestPlace, coordinates, words, language and map, under threeword',
      'server/words › answers under status, code and time',
    ),
    row('country', 'ISO 3166-1 alpha-2, ZZ on the open sea', 'conformance/conformance › answers $title'),
  ],
  wordsCoordinates: [
    row(
      'payload.words',
      'required; three words with dots between, in any of the languages, three slashes before them or not',
      'contract/typed/typed-words › are read from %j',
    ),
    row(
      'payload.reverseGeocode',
      'true for the 20 nearest street addresses beside threeword; false; anything else is refused (BadReverseGeocode)',
      'server/words › gives the point of words, three slashes before them or not, and the addresses beside the place',
    ),
    row('featureOptions.reverseGeocode', 'as payload.reverseGeocode', 'conformance/conformance › is changed by $name'),
    row(
      'sourceOfTruth',
      'the set that has the addresses near by; if not given GNAF in Australia and NZAD in New Zealand, else the best ' +
        'installed',
      'conformance/conformance › is changed by $name',
    ),
    row(
      'addresses',
      'empty, with a message that says why, where no address data answers',
      'conformance/conformance › answers $title',
    ),
  ],
  wordsSuggest: [
    row(
      'payload.input',
      'required; two words and at least the first letter of the third, or what a voice engine heard',
      'words/suggest/suggest › mends %s: %s',
    ),
    row(
      'payload.nResults',
      'suggestions at most: 3 if not given; more than 100 are 100',
      'words/suggest/read-query › takes %j as %d results, %d of them by the focus',
    ),
    row(
      'payload.focus',
      'latitude and longitude of the point that suggestions are near to; any longitude',
      'words/suggest/suggest › puts the place first that is near it, and says how far each is',
    ),
    row(
      'payload.nFocusResults',
      'how many of the suggestions are chosen by the focus; all if not given',
      'words/suggest/suggest › is for as many results as are wanted to be near it',
    ),
    row(
      'payload.clipToCountry',
      'ISO 3166-1 alpha-2 codes in capitals with commas between',
      'server/words › refuses %s with %s',
    ),
    row(
      'payload.clipToBoundingBox',
      'south, west, north, east; longitudes may count on past 180',
      'words/suggest/clip › %s %s has %j: %s',
    ),
    row('payload.clipToCircle', 'latitude, longitude, kilometres', 'words/suggest/clip › %s %s has %j: %s'),
    row(
      'payload.clipToPolygon',
      'latitude and longitude of 4 to 25 corners, the first again as the last',
      'words/suggest/clip › %s %s has %j: %s',
    ),
    row(
      'payload.inputType',
      'text, generic-voice, vocon-hybrid or nmdp-asr',
      'words/suggest/languages-and-voices › is read from what %s gives: %s',
    ),
    row(
      'payload.language',
      'ISO 639-1; required for voice',
      'words/suggest/languages-and-voices › is only the one that is wanted',
    ),
    row('payload.preferLand', 'false for places at sea too', 'words/suggest/suggest › has them where they are wanted'),
    row('sourceOfTruth', 'has no effect', 'conformance/conformance › answers $title'),
    row(
      'response',
      'suggestions with country, nearestPlace, words, distanceToFocusKm where there is a focus, rank and language',
      'words/suggest/suggest › is first what was typed, with all that is known of it',
    ),
  ],
  match: [
    row('payload.from', 'required: exactly one record, with an id', `${MATCH} › refuses %s and answers nothing`),
    row(
      'payload.to',
      'required: 1 to 100 records, each with an id that no other of them has',
      `${MATCH} › refuses %s and answers nothing`,
    ),
    row(
      'addresses',
      'of a record, optional, 20 at most: address objects, on one line or in components; with an id where it is known',
      `${MATCH} › reads addresses in components as it reads lines`,
    ),
    row(
      'phones, emails',
      'of a record, optional, 20 at most: a list of objects with fullPhone, and one with address',
      `${MATCH} › compares every address, phone and email of a record, and says which agreed`,
    ),
    row(
      'featureOptions.explain',
      '1 for what was compared, and how it came out: evidence beside entityResults',
      `${MATCH} › says what was compared, where that is asked for`,
    ),
    row(
      'featureOptions.reference',
      'the name of an installed reference, empty for the only one: its nearest records, 100 at most, the surest ' +
        'first, in place of those of `to`, which is left out then',
      'engine/match-installed › answers the nearest records of the reference, the surest first',
    ),
    row(
      'sourceOfTruth',
      'optional: the addresses that both sides are looked for in; by their form where it is not sure of them',
      `${MATCH} › takes the source that is asked for`,
    ),
    row(
      'response',
      'one element for each reference, in order: fromId, toId, and entityResults with the best class, or with none',
      `${MATCH} › answers each of a hundred references, in their order`,
    ),
    row(
      'entityResults',
      'class, confidence and description of match-classes.md; indexes of exactly the elements that agreed',
      `${MATCH} › gives the classes of the contract’s own example, with the pairs that agreed`,
    ),
    row(
      'a record with nothing to compare',
      'no results, and a message that names it',
      `${MATCH} › says which records cannot be compared, and why`,
    ),
  ],
  wordsGridsection: [
    row(
      'payload.boundingBox',
      'required; south, west, north, east; 4 km from corner to corner at most; longitudes may count on past 180',
      'words/grid-lines › go on counting beyond 180 degrees, as they do on the other side of it',
    ),
    row(
      'payload.format',
      'json, the default, or geojson',
      'server/words › gives lines of squares in both forms, and the languages',
    ),
    row('featureOptions.format', 'as payload.format', 'conformance/conformance › is changed by $name'),
    row('sourceOfTruth', 'has no effect', 'conformance/conformance › answers $title'),
    row(
      'response',
      'lines with start and end, or one feature of lines',
      'server/words › gives lines of squares in both forms, and the languages',
    ),
  ],
  wordsLanguages: [
    row('sourceOfTruth', 'has no effect', 'server/words › gives lines of squares in both forms, and the languages'),
    row(
      'response',
      'languages with code, name and nativeName',
      'server/words › gives lines of squares in both forms, and the languages',
    ),
  ],
  types: [
    row(
      'kind',
      'floorLevel, postal, street, streetSuffix or unitFlat, in the path',
      'cli/types › gives the payload of %s as JSON, names and aliases',
    ),
    row(
      'sourceOfTruth',
      'whose tables are listed; the vocabulary where it has none',
      'cli/types › takes the vocabulary where no data is installed, and says so',
    ),
    row(
      'response',
      'elements of name and value; several names may have one value',
      'cli/types › gives the payload of %s as JSON, names and aliases',
    ),
    row('an unknown kind', 'an error that names the kinds', 'cli/types › refuses %s'),
  ],
  propertyTitleComponent: [
    ...['streetNumber', 'suburb', 'townCity', 'postcode'].map((name) =>
      row(
        `payload.${name}`,
        'optional; a unit may stand in the number',
        `${TITLE} › asks by the components of an address`,
      ),
    ),
    row('payload.street', 'required, name with type', `${TITLE} › asks by the components of an address`),
    ...titleRows,
  ],
  propertyTitleAddress: [
    row('payload.fullAddress', 'required', `${TITLE} › asks by an address on one line`),
    ...titleRows,
  ],
  propertyTitleLatlong: [
    ...['latitude', 'longitude'].map((name) =>
      row(`payload.${name}`, 'required, decimal degrees of WGS84', `${TITLE} › asks by latitude and longitude`),
    ),
    ...titleRows.filter(({ what }) => what !== 'sourceOfTruth'),
    row('sourceOfTruth', 'without effect: no address is looked for', `${TITLE} › asks by latitude and longitude`),
  ],
};

/** What all operations share. */
export const sharedRows: readonly Row[] = [
  row(
    'sourceOfTruth',
    'the values of the contract; one that is not installed is an error that names what is',
    'engine/sources › a source %s is an error that names what is',
  ),
  row(
    'default source',
    'AUPAF or NZAD where installed, else the best one of the country, which messages say',
    'engine/sources › The choice',
  ),
  row(
    'ids',
    '<country>|<source>|<local id>; the delivery point id where the earlier operations answer from a source ' +
      'that has it',
    'lookup/hits › has the delivery point of its source for an id, and its attributes',
  ),
  row(
    'attributes',
    'Latitude, Longitude, MeshblockId, ParcelID, CountryIso2, CountryIso3, GeocodeLevel, GeocodeType; of ' +
      'G-NAF its own ids, confidence and reliability; of delivery points DPID, Barcode, Bsp; of New Zealand ' +
      'address_type, address_line1, address_line2, ta_name, XCoordinate, YCoordinate, source; each where the ' +
      'data has it',
    `${FIND_FEATURES} › gives the attributes of the contract where the data has them`,
  ),
  row(
    'transactionID',
    'taken and without effect',
    'contract/descriptions › takes a request with all that it may hold, and a transactionID',
  ),
  row(
    'records a call',
    'more than the limit is an error, and nothing is processed',
    'contract/descriptions › refuses more records than a call may have, and none at all',
  ),
];

/** What the contract names without saying how it is called or what it does. */
export const notOffered: readonly { readonly name: string; readonly why: string }[] = [
  { name: 'transaction', why: 'the contract shows neither path nor payload nor effect' },
  {
    name: 'GNAFGroupPID, GNAFPIDPosition, PAFPosition',
    why:
      'attributes of which the contract does not say what they hold, and no imported table has columns of ' +
      'these names',
  },
  {
    name: 'regional_council_id, regional_council_name, ta_id',
    why: "attributes that are not in LINZ' layer of addresses; any table of them joins as an attribute set",
  },
  {
    name: 'auNzReverseGeocode as an operation of its own',
    why: 'the contract shows no path; reverseGeocode does what it does',
  },
];
