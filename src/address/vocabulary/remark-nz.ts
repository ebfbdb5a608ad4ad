// What people write behind a place of New Zealand that is no part of an address: where to park, how to get in, whom to
// ask, what it lies next to.

/** How a remark begins; no place, building or street does. */
const BEGINS = new RegExp(
  `^(?:${[
    'PARK (?:AT|BEHIND|IN|ON|OUT|OUTSIDE)',
    'PARKING',
    'PLEASE|PLS',
    'NEXT (?:DOOR|TO)',
    'OFF|ACROSS (?:FROM|THE)|ADJACENT|BEHIND|BESIDE|CLOSE TO|JUST (?:OFF|PAST)|NEAR|OPP|OPPOSITE',
    'ASK|BEWARE|BUZZ|CALL|COLLECT|CONTACT|KNOCK|LEAVE|MEET|NOTE|PHONE|PRESS|RING|TEXT|TURN|USE',
    'DELIVER|DELIVERIES|DELIVERY|DROP OFF',
    'ACCESS|ENTER|ENTRANCE|ENTRY|VIA',
    'BY (?:APPOINTMENT|THE)',
    'DOWNSTAIRS|UPSTAIRS',
  ].join('|')})(?: |$)`,
);
/** First words of such a beginning. */
const FIRST: ReadonlySet<string> = new Set(BEGINS.source.match(/(?<=[(|:^])[A-Z]{2,}/g));
/** Words that a remark behind a place has, and places have not. */
const HAS: ReadonlySet<string> = new Set(
  (
    'APPOINTMENT APPT AVAILABLE ONLY REQUIRED WELCOME ' +
    'BACK BELL DOOR DOORBELL DRIVEWAY ENTRANCE FENCE FOYER GATE GATES LETTERBOX MAILBOX PORCH RAMP STAIRS ' +
    'DOG DOGS DRIVERS TRUCKS VEHICLES VISITORS WHEELCHAIR ' +
    'LEFT REAR RIGHT SIGNPOSTED ' +
    'ARE AT FOR FROM IF IS NOT OUR PAST PLEASE THEN TO WE WHEN WITH YOU YOUR'
  ).split(' '),
);
const OFFICE = /(?:^| )(?:BRANCH|CITY|HEAD|MAIN|REGISTERED) OFFICE$/;
/** How large a property is: 105.0 HA, 4 ACRES. */
const SIZE = /^[\d.]+ ?(?:ACRES?|HA|HECTARES?|M2|SQM)\b/;
/** Such measures behind a number and a blank. */
const SIZES: ReadonlySet<string> = new Set(['ACRE', 'ACRES', 'HA', 'HECTARE', 'HECTARES', 'M2', 'SQM']);
/** KOWHAI ROAD END: which end of its street. */
const ENDS = / (?:ROAD|RD|STREET|ST) END$/;
/** A remark that is one word. */
const ALONE: ReadonlySet<string> = new Set(['DOWNSTAIRS', 'REAR', 'UPSTAIRS']);

/** True if a remark may begin with the word, behind which `next` stands. */
export const mayBeginRemarkNz = (word: string, next = ''): boolean =>
  FIRST.has(word) || ALONE.has(word) || SIZES.has(next) || (/^\d/.test(word) && SIZE.test(word));

/** True if words, joined by one space, begin as a remark does, and are more than its first word. */
export const beginsRemarkNz = (text: string): boolean =>
  ALONE.has(text) || SIZE.test(text) || (text.includes(' ') && BEGINS.test(text));

/** How a remark begins that people write before the address, and no shop is called. */
const LEADS = new RegExp(
  `^(?:${[
    'LEAVE (?:AT|BEHIND|BY|IN|ON|WITH)',
    'PLEASE|PLS',
    '(?:BUZZ|PRESS|RING) (?:THE )?(?:BELL|BUZZER|DOORBELL)',
    'CALL (?:BEFORE|FIRST|ON ARRIVAL)',
    'KNOCK (?:AT|ON)',
    'BEWARE OF',
    'PARK (?:AT|BEHIND|IN|ON)',
  ].join('|')})(?: |$)`,
);

const FIRST_BEFORE: ReadonlySet<string> = new Set('BEWARE BUZZ CALL KNOCK LEAVE PARK PLEASE PLS PRESS RING'.split(' '));

/** True if a remark before an address may begin with the word. */
export const mayLeadAddressNz = (word: string): boolean => FIRST_BEFORE.has(word);

/** True if words, joined by one space, are a remark before an address. */
export const leadsAddressNz = (text: string): boolean => LEADS.test(text);

/** True if words that stand behind a place and are none are a remark. */
export function isRemarkNz(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (beginsRemarkNz(text)) return true;
  return words.length > 1 && (words.some((word) => HAS.has(word)) || OFFICE.test(text) || ENDS.test(text));
}
