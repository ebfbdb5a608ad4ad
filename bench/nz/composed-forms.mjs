// The forms in which lists of New Zealand join a venue to its address, each with what its line must be read as.

const place = ({ suburb, town, postcode }) => `${suburb}, ${town} ${postcode}`;

/** A line and its truth; `more` is what stands in it beside the name and the place, `without` what does not. */
const made = (line, { name, at, number }, more = {}, without = []) => {
  const truth = {
    building: name,
    number: String(number),
    street: at.street,
    place: `${at.suburb} ${at.town}`,
    postcode: at.postcode,
    ...more,
  };
  for (const key of without) delete truth[key];
  return { line, truth };
};
const address = ({ at, number }) => `${number} ${at.street}`;

/** Each is given { name, at: a street with its place, other: another, number }. */
export const forms = {
  'venue before': (of) => made(`${of.name}, ${address(of)}, ${place(of.at)}`, of),
  'venue before, no comma': (of) => made(`${of.name} ${address(of)}, ${place(of.at)}`, of),
  'venue before, no number': (of) => made(`${of.name}, ${of.at.street}, ${place(of.at)}`, of, {}, ['number']),
  'venue behind': (of) => made(`${address(of)}, ${of.name}, ${place(of.at)}`, of),
  'venue behind, no suburb': (of) =>
    made(`${address(of)}, ${of.name}, ${of.at.town} ${of.at.postcode}`, of, { place: of.at.town }),
  'venue, unit': (of) => made(`${of.name}, Shop 3, ${address(of)}, ${place(of.at)}`, of, { unit: '3' }),
  'unit, venue': (of) => made(`Shop 3, ${of.name}, ${address(of)}, ${place(of.at)}`, of, { unit: '3' }),
  'level, venue': (of) => made(`Level 2, ${of.name}, ${address(of)}, ${place(of.at)}`, of, { level: '2' }),
  'venue, corner': (of) =>
    made(`${of.name}, Cnr ${of.at.street} & ${of.other.street}, ${place(of.at)}`, of, { street2: of.other.street }, [
      'number',
    ]),
  'venue, level behind corner': (of) =>
    made(
      `${of.name}, Cnr ${of.at.street} & ${of.other.street}, Level 2, ${place(of.at)}`,
      of,
      { street2: of.other.street, level: '2' },
      ['number'],
    ),
  'venue, no street': (of) => made(`${of.name}, ${place(of.at)}`, of, {}, ['number', 'street']),
  'venue, box': (of) =>
    made(`${of.name}, PO Box 12, ${place(of.at)}`, of, { postal: 'PO BOX 12' }, ['number', 'street']),
  'box, street': (of) =>
    made(`PO Box 12, ${of.at.street}, ${place(of.at)}`, of, { postal: 'PO BOX 12' }, ['number', 'building']),
  'person, venue': (of) => made(`C/- J Smith, ${of.name}, ${address(of)}, ${place(of.at)}`, of, { careOf: 'J SMITH' }),
  'venue, rural delivery': (of) => made(`${of.name}, ${address(of)}, RD 2, ${place(of.at)}`, of, { rd: '2' }),
  'venue, rapid number': (of) => made(`${of.name}, Rapid No ${address(of)}, ${place(of.at)}`, of),
  'suburb in brackets': (of) =>
    made(`${of.name}, ${address(of)}, ${of.at.town} (${of.at.suburb}) ${of.at.postcode}`, of),
  'venue, off a highway': (of) => made(`${of.name}, ${address(of)} off SH 1, ${place(of.at)}`, of),
};
