// Forms in which every place and every street is written once: what a line says of a place or street, and what of it
// must be found. `write`: of a row ({ street, locality, state, postcode }); `parts`: what is found beside the locality.

const at = ({ locality, state, postcode }) => `${locality} ${state} ${postcode}`;

const smith = { streetNumber: '12', street: 'SMITH STREET' };
const form = (name, write, parts) => ({ name, write, parts: typeof parts === 'function' ? parts : () => parts });

/** Forms of places, behind and before streets that need no data. */
export const placeForms = [
  form('the name alone', ({ locality }) => locality, {}),
  form('name and state', ({ locality, state }) => `${locality} ${state}`, {}),
  form('name, state, postcode', at, {}),
  form('behind a street', (row) => `12 Smith St ${at(row)}`, smith),
  form('behind a street, no state or postcode', ({ locality }) => `12 Smith Street ${locality}`, smith),
  form('behind a suffix', (row) => `12 Smith St E, ${at(row)}`, { ...smith, street: 'SMITH STREET EAST' }),
  form('behind a street without a number', (row) => `Smith Street ${at(row)}`, { street: 'SMITH STREET' }),
  form('behind a street without a type', (row) => `12 Broadway ${at(row)}`, {
    streetNumber: '12',
    street: 'BROADWAY',
  }),
  form('behind THE AVENUE', (row) => `12 The Avenue ${at(row)}`, { streetNumber: '12', street: 'THE AVENUE' }),
  form('behind a box', (row) => `PO Box 5 ${at(row)}`, { postal: 'PO BOX 5' }),
  form('behind a box, no state or postcode', ({ locality }) => `PO Box 5 ${locality}`, { postal: 'PO BOX 5' }),
  form('behind a shop in a plaza', (row) => `Shop 5 Koala Plaza ${at(row)}`, {
    subdwelling: 'SHOP 5',
    buildingName: 'KOALA PLAZA',
  }),
  form('behind a unit behind its street', (row) => `12 Smith St Unit 5 ${at(row)}`, {
    ...smith,
    subdwelling: 'UNIT 5',
  }),
  form('behind a corner in the plural', (row) => `Cnr Smith & Jones Sts ${at(row)}`, {
    street: 'SMITH STREET',
    street2: 'JONES STREET',
  }),
  form('postcode and state first', ({ locality, state, postcode }) => `${postcode} ${state} 12 Smith St, ${locality}`, {
    ...smith,
  }),
  form('the place first', ({ locality, state, postcode }) => `${locality}, 12 Smith St, ${state} ${postcode}`, smith),
  form('behind premises without a number', (row) => `Town Hall Smith Street ${at(row)}`, {
    street: 'SMITH STREET',
    buildingName: 'TOWN HALL',
  }),
  form('behind a lot', (row) => `Lot 5 Smith Rd ${at(row)}`, { street: 'SMITH ROAD', lotNumber: '5' }),
];

const numbered = ({ street }) => ({ streetNumber: '12', street });

/** Forms of streets, in their places. */
export const streetForms = [
  form('number, comma', (row) => `12 ${row.street}, ${at(row)}`, numbered),
  form('number, no comma', (row) => `12 ${row.street} ${at(row)}`, numbered),
  form(
    'unit, no comma',
    (row) => `Unit 5 12 ${row.street} ${at(row)}`,
    (row) => ({
      ...numbered(row),
      subdwelling: 'UNIT 5',
    }),
  ),
  form(
    'unit behind',
    (row) => `12 ${row.street} Unit 5, ${at(row)}`,
    (row) => ({
      ...numbered(row),
      subdwelling: 'UNIT 5',
    }),
  ),
  form(
    'lot, no comma',
    (row) => `Lot 5 ${row.street} ${at(row)}`,
    ({ street }) => ({ street, lotNumber: '5' }),
  ),
  form(
    'premises before a number',
    (row) => `Koala Shopping Centre 12 ${row.street}, ${at(row)}`,
    (row) => ({
      ...numbered(row),
      buildingName: 'KOALA SHOPPING CENTRE',
    }),
  ),
  form(
    'premises, no number',
    (row) => `Koala Town Hall, ${row.street}, ${at(row)}`,
    ({ street }) => ({
      street,
      buildingName: 'KOALA TOWN HALL',
    }),
  ),
  form(
    'premises, no number, no comma',
    (row) => `Town Hall ${row.street}, ${at(row)}`,
    ({ street }) => ({
      street,
      buildingName: 'TOWN HALL',
    }),
  ),
  form(
    'first of a corner',
    (row) => `Cnr ${row.street} & Smith St, ${at(row)}`,
    ({ street }) => ({
      street,
      street2: 'SMITH STREET',
    }),
  ),
  form(
    'second of a corner, no comma',
    (row) => `Cnr Smith St and ${row.street} ${at(row)}`,
    ({ street }) => ({
      street: 'SMITH STREET',
      street2: street,
    }),
  ),
  form('number behind', (row) => `${row.street} 12, ${at(row)}`, numbered),
  form('postcode and state first', (row) => `${row.postcode} ${row.state} 12 ${row.street}, ${row.locality}`, numbered),
  form('place first', (row) => `${row.locality}, 12 ${row.street}, ${row.state} ${row.postcode}`, numbered),
  form(
    'a corner in brackets',
    (row) => `12 ${row.street} (cnr Smith St), ${at(row)}`,
    (row) => ({
      ...numbered(row),
      street2: 'SMITH STREET',
    }),
  ),
  form(
    'no number, comma',
    (row) => `${row.street}, ${at(row)}`,
    ({ street }) => ({ street }),
  ),
  form(
    'no number, no comma',
    (row) => `${row.street} ${at(row)}`,
    ({ street }) => ({ street }),
  ),
];
