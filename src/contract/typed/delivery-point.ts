// Delivery point ids (DPIDs) as files hold them. An id is eight digits that say nothing but which point is meant, so
// none is guessed: what has lost a digit on its way is no id.
import { visible } from './visible.js';

/** Why a text is no delivery point id, to be said behind the text. */
export interface NotDeliveryPoint {
  readonly reason: string;
}

/** Eight digits are below this number. */
export const DELIVERY_POINTS = 100_000_000;

/** What stands round an id: its name, the source and country of an address id, the mark of a cell that is a text. */
const BEFORE = /^(?:'|=?"|dpid\s*[:#=]?\s*|au\|aupaf\|)/i;
/** What tables make of a number that some rows lack. */
const AFTER = /(?:\.0{1,6}|")$/;
const LONGEST = 64;

/**
 * The id that a text is, as a number from 1 to 99,999,999; else why it is none. Eight digits, not all of them zeros;
 * `12345678.0`, `'12345678` and `AU|AUPAF|12345678` are read too.
 */
export function readDeliveryPoint(text: string): number | NotDeliveryPoint {
  const plain = eightDigits(text);
  if (plain > 0) return plain;
  if (text.length > LONGEST) return { reason: 'is no delivery point id, which has eight digits' };
  const bare = visible(text).replace(BEFORE, '').replace(AFTER, '');
  const read = eightDigits(bare);
  if (read > 0) return read;
  if (read === 0) return { reason: 'is no delivery point: all its digits are zeros' };
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(bare)) {
    return { reason: 'was rounded by a spreadsheet: the digits of the delivery point id are lost' };
  }
  if (/^\d{5,7}$/.test(bare)) {
    return { reason: `has ${bare.length} digits, and a delivery point id eight: leading zeros may be lost` };
  }
  return { reason: 'is no delivery point id, which has eight digits' };
}

/** What was read, as messages quote it: no longer than tells which it is. */
export const quotedPoint = (text: string): string => {
  const bare = visible(text);
  return `'${bare.length > MOST_QUOTED ? `${bare.slice(0, MOST_QUOTED)}…` : bare}'`;
};

const MOST_QUOTED = 24;

/** The id as the contract writes it: eight digits. */
export const deliveryPointText = (id: number): string => String(id).padStart(8, '0');

/** The same of an id that was read from the text, which most often is it. */
export const deliveryPointOf = (text: string, id: number): string => (text.length === 8 ? text : deliveryPointText(id));

const ZERO = 48;

/** The number that eight digits are; -1 for any other text. */
function eightDigits(text: string): number {
  if (text.length !== 8) return -1;
  let number = 0;
  for (let i = 0; i < 8; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
