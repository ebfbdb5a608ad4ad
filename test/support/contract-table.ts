// What the contract says of each address operation, and the test that holds it: the rows of docs/reference/contract.md.
// A test fails when an operation, a field of its record or one of its feature options has no row, or a row no test.

/** `what`: a field as the request writes it, or what else is said; `tested`: `file › title` below test/, the title as the file has it. */
export interface Row { readonly what: string; readonly rule: string; readonly tested: string }

const row = (what: string, rule: string, tested: string): Row => ({ what, rule, tested });

const SOURCES = 'engine/sources › With several sets installed', CLEANSE = 'cleanse/cleanse', GEOCODE = 'geocode/locate', EXPOSED = 'reference/attribute-import › only if it is on (%j)';

/** Rows by the name of the operation. */
export const rowsByOperation: Readonly<Record<string, readonly Row[]>> = {
  cleanse: [
    row('payload.fullAddress', 'required; the address on one line, in any usual order and spelling', `${CLEANSE} › An address as the data has it is verified`),
    row('sourceOfTruth', 'the source that answers; the best installed one of the country if not given', SOURCES),
    row('featureOptions.exposeAttributes', '1 adds what the installed attribute sets say', EXPOSED),
    row('response', 'one validated address for each record, in order, with status, level, confidence, changes and candidates', `${CLEANSE} › An address with faults is corrected, and each change is listed`),
    row('exception', 'why the answer is less than the whole address', `${CLEANSE} › An address that does not exist is refused at its true level`),
    row('attributes', 'coordinates, mesh block, ids, geocode type', `${CLEANSE} › coordinates, mesh block, ids, geocode type and the building of a unit`),
    row('attributes of a delivery', 'DPID, Barcode, Bsp, where the source has them', 'cleanse/postal › carries its delivery point, barcode and sort plan, and no id of another source'),
    row('an empty record', 'rejected, exception EMPTY', `${CLEANSE} › nothing to work on (%j) is rejected`),
    row('a source that is not installed', 'an error that names what is installed', `${CLEANSE} › a source that is not installed is an error that names what is`),
  ],
  parse: [
    row('payload.fullAddress', 'required; the address on one line', 'address/parse-au › parse in Australia'),
    row('sourceOfTruth', 'says the conventions of which country; need not be installed', 'engine/sources › parses by the conventions of a source that is not installed'),
    row('response', 'one envelope for each record, in order, around one parsed address; every field of the contract, null where absent', 'address/parse-au › gives every field of the contract, null where absent'),
    row('New Zealand', 'suburb, townCity and rdNumber in fields of their own', 'address/parse-nz › parse in New Zealand'),
    row('changedItems', 'each normalisation, component by component', 'address/changes › changed items of parse'),
    row('unknown', 'what no component took; nothing is lost', 'property/address-parse › loses no digit and no letter: each is in a component, in unknown, or in a change'),
  ],
  geocode: [
    row('payload.fullAddress', 'required; an address, a place name or a postal code', `${GEOCODE} › A place with its postal codes`),
    row('payload.country', 'required; name, ISO 3166-1 alpha-2 or alpha-3, in any case', `${GEOCODE} › A country`),
    row('sourceOfTruth', 'chooses among the installed sets of Australia and New Zealand', 'cli/geocode › does not let imported places answer for addresses'),
    row('response', 'one AddressIntl for each record, with attributes Latitude and Longitude', 'cli/geocode › gives one answer as the contract has it'),
    row('Australia and New Zealand', 'down to the address, as cleanse finds it', 'cli/geocode › goes down to the address in Australia'),
    row('an unknown country', 'null at its own index and a message; the call is a SUCCESS', 'cli/geocode › A record whose country is not known is null at its own index, with a message, and the call a success'),
  ],
  retrieve: [
    row('payload.id', 'required; the id that a find, cleanse or lookup gave', 'cli/retrieve › gives the whole address of an id, with its attributes on the command line'),
    row('sourceOfTruth', 'of ids without a source', 'cli/retrieve › says in one line what is wrong with the id %s'),
    row('featureOptions.exposeAttributes', '1 fills attributes', 'cli/retrieve › keeps attributes back unless they are asked for, and writes names in title case when told to'),
    row('featureOptions.caseType', 'TITLE or UPPER letters of names', 'cli/retrieve › keeps attributes back unless they are asked for, and writes names in title case when told to'),
    row('an unknown id', 'an error that says which data lacks it', 'cli/retrieve › says in one line what is wrong with the id %s'),
  ],
  types: [
    row('kind', 'floorLevel, postal, street, streetSuffix or unitFlat, in the path', 'cli/types › gives the payload of %s as JSON, names and aliases'),
    row('sourceOfTruth', 'whose tables are listed; the vocabulary where it has none', 'cli/types › takes the vocabulary where no data is installed, and says so'),
    row('response', 'elements of name and value; several names may have one value', 'cli/types › gives the payload of %s as JSON, names and aliases'),
    row('an unknown kind', 'an error that names the kinds', 'cli/types › refuses %s'),
  ],
};

/** What all operations share. */
export const sharedRows: readonly Row[] = [
  row('sourceOfTruth', 'the values of the contract; one that is not installed is an error that names what is', 'engine/sources › a source %s is an error that names what is'),
  row('default source', "AUPAF or NZAD where installed, else the best one of the country, which messages say", 'engine/sources › The choice'),
  row('transactionID', 'taken and without effect', 'contract/descriptions › takes a request with all that it may hold, and a transactionID'),
  row('records a call', 'more than the limit is an error, and nothing is processed', 'contract/descriptions › refuses more records than a call may have, and none at all'),
];

/** What the contract names without saying how it is called or what it does. */
export const notOffered: readonly { readonly name: string; readonly why: string }[] = [
  { name: 'transaction', why: 'the contract shows neither path nor payload nor effect' },
  { name: 'auNzReverseGeocode as an operation of its own', why: 'the contract shows no path; reverseGeocode does what it does' },
];
