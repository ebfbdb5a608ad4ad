// What an example of a request says: fictional values by the contract's field names.

/** Addresses of the sample release (fixtures/gnaf, fixtures/linz), where no such house stands, and its companies. */
const VALUES: Readonly<Record<'AU' | 'NZ', Readonly<Record<string, string>>>> = {
  AU: {
    fullAddress: '24 Smith Street, Reservoir VIC 3073',
    country: 'AU',
    id: 'AU|GNAF|GAVIC910000026',
    sourceOfTruth: 'GNAF',
    street: 'Smith Street',
    streetNumber: '24',
    subdwelling: 'Unit 5',
    buildingName: 'King George Gardens',
    locality: 'Reservoir',
    state: 'VIC',
    postcode: '3073',
    postal: 'PO Box 12',
    latitude: '-37.7136',
    longitude: '145.0030',
    point: '-37.7136,145.0030',
    address: 'jane.citizen@example.com',
    fullPhone: '0491 570 156',
    name: '36 999 000 010',
    businessName: 'Wattlebrae Plumbing',
    optionalConfig: 'active:Y;current:Y',
    config: 'active:Y;current:Y',
    apiName: 'SearchByABNv201408',
    dpid: '10000004',
    lastContact: '2024-06-30',
    coordinates: '-37.7136,145.0030',
    words: 'uninspiring.drably.convey',
    input: 'uninspiring.drably.conv',
    reverseGeocode: 'true',
    language: 'en',
    focus: '-37.7136,145.0030',
    nResults: '3',
    nFocusResults: '1',
    clipToCountry: 'AU,NZ',
    clipToBoundingBox: '-38,144,-37,146',
    clipToCircle: '-37.7136,145.0030,10',
    clipToPolygon: '-38,144,-38,146,-37,146,-37,144,-38,144',
    inputType: 'text',
    preferLand: 'true',
    boundingBox: '-37.7137,145.0029,-37.7135,145.0031',
    format: 'geojson',
  },
  NZ: {
    fullAddress: '3 East Tāmaki Road, Ōtara, Auckland',
    country: 'NZ',
    id: 'NZ|NZAD|1500002',
    sourceOfTruth: 'NZAD',
    suburb: 'Ōtara',
    townCity: 'Auckland',
    postcode: '2023',
    street: 'East Tāmaki Road',
    streetNumber: '3',
    latitude: '-36.9680',
    longitude: '174.8724',
    firstName: 'Pieter',
    lastName: 'van der Exempel',
    showDetails: 'true',
  },
};

/** Values that stand in place of the fictional ones: those of an address that is there, by country and field. */
export type OwnExamples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The example of a field of that name, in the country of the operation; undefined where there is none. */
export const exampleValue = (
  name: string,
  country: keyof typeof VALUES = 'AU',
  own: OwnExamples = {},
): string | undefined => own[country]?.[name] ?? VALUES[country][name] ?? VALUES.AU[name] ?? VALUES.NZ[name];
