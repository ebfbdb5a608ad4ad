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

/** The example of a field of that name, in the country of the operation; undefined where there is none. */
export const exampleValue = (name: string, country: keyof typeof VALUES = 'AU'): string | undefined =>
  VALUES[country][name] ?? VALUES.AU[name] ?? VALUES.NZ[name];
