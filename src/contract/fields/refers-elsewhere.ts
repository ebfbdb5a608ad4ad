// What people write in a column of an address where it is in another one: `As above`, `Same as postal address`.

const WHICH =
  '(?:above|below|before|previous|postal|post|mailing|residential|residence|street address|home|business|billing|' +
  'delivery|shipping|physical|site|location|registered|address|details|column)';
const REFERS = new RegExp(
  `^\\W*(?:ditto|(?:the )?same(?: (?:as )?(?:the )?${WHICH}(?: ${WHICH})*)?|` +
    `(?:as|as per|see|refer|refer to)(?: the)? ${WHICH}(?: ${WHICH})*)\\W*$`,
  'i',
);
const LONGEST = 40;
/** No such text has one, and most addresses have. */
const DIGIT = /\d/;

/** True for a text that says no address, but where one is. */
export const refersElsewhere = (text: string): boolean =>
  text.length <= LONGEST && !DIGIT.test(text) && REFERS.test(text);
