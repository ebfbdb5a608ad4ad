// Numbers that are valid by their form and that regulators set aside for films and books: nobody answers them.
// Sources: the Australian Communications and Media Authority's list for creative works; Ofcom's numbers for drama use;
// the North American Numbering Plan's 555-0100 to 555-0199. New Zealand has set none aside.

const AU_MOBILES = `491570006 491570156 491570157 491570158 491570159 491570110 491570313 491570737 491571266 491571491
491571804 491572549 491572665 491572983 491573770 491573087 491574118 491574632 491575254 491575789 491576398 491576801
491577426 491577644 491578957 491578148 491578888 491579212 491579760 491579455`;
const AU_FREE = `1800160401 1800975707 1800975708 1800975709 1800975710 1800975711`;
const AU_LOCAL_RATE = `1300975707 1300975708 1300975709 1300975710 1300975711`;

const WHOLE: ReadonlySet<string> = new Set(
  [AU_MOBILES, AU_FREE, AU_LOCAL_RATE]
    .join(' ')
    .split(/\s+/)
    .map((national) => `61${national}`),
);

/** All but the last three digits. */
const BRITISH = [
  '11[345678]4960',
  '1[23456]14960',
  '1914980',
  '2079460',
  '2896496',
  '2920180',
  '1632960',
  '7700900',
  '8081570',
  '9098790',
  '3069990',
];

/** National numbers by calling code, the digits after the calling code. */
const RANGES: Readonly<Record<string, RegExp>> = {
  '61': /^[2378](?:5550|7010)\d{4}$/,
  '1': /^\d{3}55501\d{2}$/,
  '44': new RegExp(`^(?:${BRITISH.join('|')})\\d{3}$`),
};

/** True for a valid number that is set aside for fiction. */
export const isOfFiction = (callingCode: string, national: string): boolean =>
  RANGES[callingCode]?.test(national) === true || (callingCode === '61' && WHOLE.has(callingCode + national));
