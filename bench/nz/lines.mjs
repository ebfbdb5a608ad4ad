// Lines of New Zealand in the forms that registers have, made of invented names at real places, each with the
// components that it must give.
const NAMES = 'Mataka Kowhara Tawhara Pinfold Ardlee Te Rawa|St Aldan|Upper Marlow|Ngahuia|Kaiwhare|Old Quarry'
  .split('|')
  .flatMap((part) => (part.startsWith('St') || part.includes('Te ') ? [part] : part.split(' ')));
const TYPES = ['Road', 'Street', 'Avenue', 'Drive', 'Place', 'Crescent', 'Terrace', 'Lane'];
const TOWNS = [
  ['Timaru', 'Canterbury'],
  ['Gore', 'Southland'],
  ['Paeroa', 'Waikato'],
  ['Hawera', 'Taranaki'],
  ['Kaikohe', 'Northland'],
  ['Dannevirke', 'Manawatu-Wanganui'],
  ['Motueka', 'Tasman'],
  ['Waipukurau', "Hawke's Bay"],
  ['Oamaru', 'Otago'],
  ['Opotiki', 'Bay of Plenty'],
];
const SUBURBS = [
  ['Roslyn', 'Dunedin'],
  ['Petone', 'Lower Hutt'],
  ['Rosedale', 'Auckland'],
  ['Merivale', 'Christchurch'],
  ['Tawa', 'Wellington'],
  ['Taradale', 'Napier'],
  ['Bell Block', 'New Plymouth'],
];
const BUILDINGS = ['Mataka Community Hall', 'Kowhara School', 'St Aldan Church', 'Mataka Shopping Centre'];

/** `random` gives numbers from 0 to below 1. Each class makes { line, expected }; expected names fields of parse. */
export function lineClasses(random) {
  const one = (list) => list[Math.floor(random() * list.length)];
  const upTo = (n) => 1 + Math.floor(random() * n);
  const street = () => `${one(NAMES)} ${one(TYPES)}`;
  const at = (more) => {
    const [suburb, townCity] = one(SUBURBS);
    return { streetNumber: String(upTo(400)), street: street(), suburb, townCity, ...more };
  };
  const inTown = (more) => {
    const [townCity, region] = one(TOWNS);
    return { expected: { streetNumber: String(upTo(4000)), street: street(), townCity, ...more }, region };
  };
  const line = (expected, text) => ({ line: text(expected), expected });
  return {
    plain: () => line(at({}), (a) => `${a.streetNumber} ${a.street}, ${a.suburb}, ${a.townCity}`),
    'no commas': () => line(at({}), (a) => `${a.streetNumber} ${a.street} ${a.suburb} ${a.townCity}`),
    'unit slash': () =>
      line(at({ flatUnitNumber: String(upTo(40)) }), (a) => {
        return `${a.flatUnitNumber}/${a.streetNumber} ${a.street}, ${a.suburb}, ${a.townCity}`;
      }),
    'RD behind a comma': () => {
      const { expected } = inTown({ rdNumber: String(upTo(14)) });
      return line(expected, (a) => `${a.streetNumber} ${a.street}, RD ${a.rdNumber}, ${a.townCity}`);
    },
    'RD without one': () => {
      const { expected } = inTown({ rdNumber: String(upTo(14)) });
      return line(expected, (a) => `${a.streetNumber} ${a.street} RD ${a.rdNumber} ${a.townCity}`);
    },
    'RD with a letter': () => {
      const { expected } = inTown({ rdNumber: `${upTo(9)}K` });
      return line(expected, (a) => `${a.streetNumber} ${a.street} RD ${a.rdNumber}, ${a.townCity}`);
    },
    'highway and RD': () => {
      const { expected } = inTown({ street: `State Highway ${upTo(90)}`, rdNumber: String(upTo(14)) });
      return line(expected, (a) => `${a.streetNumber} ${a.street} RD ${a.rdNumber}, ${a.townCity}`);
    },
    'line and RD': () => {
      const { expected } = inTown({ street: `${one(NAMES)} Line`, rdNumber: String(upTo(14)) });
      return line(expected, (a) => `${a.streetNumber} ${a.street} RD ${a.rdNumber} ${a.townCity}`);
    },
    'numbered line': () => {
      const { expected } = inTown({ street: `No ${upTo(9)} Line` });
      return line(expected, (a) => `${a.streetNumber} ${a.street}, ${a.townCity}`);
    },
    'region behind': () => {
      const { expected, region } = inTown({});
      return line({ ...expected, unknown: region }, (a) => `${a.streetNumber} ${a.street}, ${a.townCity}, ${region}`);
    },
    'building before': () =>
      line(at({ buildingName: one(BUILDINGS) }), (a) => {
        return `${a.buildingName}, ${a.streetNumber} ${a.street}, ${a.suburb}, ${a.townCity}`;
      }),
    'building, no number': () => {
      const { expected } = inTown({ buildingName: one(BUILDINGS), streetNumber: null });
      return line(expected, (a) => `${a.buildingName}, ${a.street}, ${a.townCity}`);
    },
    corner: () => {
      const { expected } = inTown({ street2: `Ferrier ${one(TYPES)}`, streetNumber: null });
      return line(expected, (a) => `Cnr ${a.street} & ${a.street2}, ${a.townCity}`);
    },
    'private bag': () => {
      const { expected } = inTown({ streetNumber: null, street: null, postalType: 'Private Bag' });
      return line(expected, (a) => `Private Bag, ${a.townCity}`);
    },
    'box and RD': () => {
      const { expected } = inTown({ streetNumber: null, street: null, postalNumber: String(upTo(999)), rdNumber: '1' });
      return line(expected, (a) => `PO Box ${a.postalNumber} RD 1 ${a.townCity}`);
    },
  };
}
