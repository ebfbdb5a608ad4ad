// Forms and tables of the web, mail merge, labels and sheets from elsewhere.
/** @type {import('../run.mjs').Convention[]} */
export const letters = [
  {
    name: 'form-parts-in-brackets',
    source: 'entries of web forms (Address (Street Address), Address (Address Line 2), Address (City) …)',
    style: { quote: 'all', bom: true },
    columns: [
      ['Name (First)', (_, b) => b.given()],
      ['Name (Last)', (_, b) => b.family()],
      ['Address (Street Address)', (f) => f.houseShort],
      ['Address (Address Line 2)', (f) => f.within],
      ['Address (City)', (f) => f.suburb],
      ['Address (State / Province)', (f) => f.stateName],
      ['Address (ZIP / Postal Code)', (f) => f.pc],
      ['Address (Country)', () => 'Australia'],
    ],
  },
  {
    name: 'form-parts-within-the-cell',
    source: 'submissions of web forms (one cell with the label of each part before it)',
    style: { quote: 'all' },
    columns: [
      ['Submission Date', (_, b) => b.datetime()],
      ['Full Name', (_, b) => b.person()],
      [
        'Address',
        (f) =>
          [
            `Street Address: ${f.house}`,
            ...(f.within === '' ? [] : [`Street Address Line 2: ${f.within}`]),
            `City: ${f.suburb}`,
            `State / Province: ${f.stateName}`,
            `Postal / Zip Code: ${f.pc}`,
          ].join('\n'),
      ],
    ],
  },
  {
    name: 'booking-address',
    source: 'ticket reports (Booking Address 1, Booking Address 2, Booking Suburb …)',
    style: {},
    columns: [
      ['Booking ID', (_, b) => b.id()],
      ['Booking First Name', (_, b) => b.given()],
      ['Booking Last Name', (_, b) => b.family()],
      ['Booking Address 1', (f) => f.slash],
      ['Booking Address 2', (_, b) => b.choose(['', '-', 'n/a', '.'])],
      ['Booking Suburb', (f) => f.suburb.toUpperCase()],
      ['Booking State', (f) => f.state],
      ['Booking Post Code', (f) => f.pc],
      ['Booking Country', () => 'Australia'],
    ],
  },
  {
    name: 'label-in-one-cell',
    source: 'mail merge labels kept as one cell (name, street, SUBURB  STATE  code)',
    style: { quote: 'all', crlf: true },
    columns: [
      ['Ref', (_, b) => b.id()],
      ['Label', (f, b) => `${b.person()}\r\n${f.slash}\r\n${f.SUBURB}  ${f.state}  ${f.pc}`],
    ],
  },
  {
    name: 'lines-moved-up',
    source: 'mail house files with blank lines taken out (Add1 … Add5: whatever comes next)',
    style: {},
    columns: [
      ['Title', (_, b) => b.title()],
      ['Surname', (_, b) => b.family()],
      ...[0, 1, 2, 3].map((line) => [
        `Add${line + 1}`,
        (f) => [f.storey, f.unit, f.house, `${f.SUBURB} ${f.state} ${f.pc}`].filter(Boolean)[line] ?? '',
      ]),
    ],
  },
  {
    name: 'care-of-before-the-street',
    source: 'membership bureaus (Address1 with C/- or a firm before the street)',
    style: {},
    columns: [
      ['Member', (_, b) => b.person()],
      ['Address1', (_, b) => `${b.choose(['C/-', 'c/o', 'Attn:', 'ATTENTION'])} ${b.person()}`],
      ['Address2', (f) => f.slash],
      ['Address3', () => ''],
      ['Suburb', (f) => f.suburb],
      ['State', (f) => f.state],
      ['PCode', (f) => f.pc],
    ],
  },
  {
    name: 'entities-of-the-web',
    source: 'address books of web programs that keep HTML (&#039; &amp; &#x2F;)',
    style: { quote: 'all' },
    entities: true,
    columns: [
      ['Name', (_, b) => b.person()],
      ['Company', (_, b) => `${b.family()} & Sons`],
      ['Street address', (f) => f.slash],
      ['Suburb', (f) => f.suburb],
      ['State', (f) => f.state],
      ['Postcode', (f) => f.pc],
    ],
  },
  {
    name: 'breaks-of-the-web',
    source: 'order tables of web programs (address with <br/> between its lines)',
    style: {},
    columns: [
      ['Order', (_, b) => b.id()],
      [
        'Shipping Address',
        (f, b) => [b.person(), f.within, f.house, f.suburb, f.state, f.pc].filter(Boolean).join('<br/>'),
      ],
    ],
  },
  {
    name: 'windows-dashes',
    source: 'spreadsheets saved as ANSI text (Windows-1252, dashes between numbers)',
    style: { encoding: 'windows-1252', delimiter: 'semicolon', crlf: true },
    columns: [
      ['Name', (_, b) => `${b.given()} D’Arcy`],
      ['Street', (f) => f.lineShort.replace(/(\d)-(\d)/, '$1–$2')],
      ['Suburb', (f) => f.suburb],
      ['State', (f) => f.state],
      ['P/Code', (f) => f.pc],
    ],
  },
  {
    name: 'addresses-in-reverse',
    source: 'sheets from the Continent (Country; Postal code; Town; Street; No; Apartment)',
    style: { delimiter: 'semicolon' },
    typeless: true,
    shapes: ['plain', 'unit', 'suffix', 'range'],
    columns: [
      ['Land', () => 'Australien'],
      ['PLZ', (f) => f.pc],
      ['Ort', (f) => f.suburb],
      ['Strasse', (f) => f.street],
      ['Nr.', (f) => f.number],
      ['Wohnung', (f) => f.unitNo],
      ['Bundesland', (f) => f.state],
    ],
  },
].map((convention) => ({ kind: 'letters', ...convention }));
