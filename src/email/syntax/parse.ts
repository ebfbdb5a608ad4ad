// Takes an address apart by its form alone: RFC 5321 as it is sent to, RFC 5322 as it may stand in a header, RFC 6531
// for letters of all languages. Whether it is one that a customer has, `policy` decides.
import { ALPHANUMERIC, byteLength, CODE, kindOf } from './characters.js';
import { DomainReader } from './domain.js';
import { asciiDomain, isAscii, labelLength } from './idna.js';
import { LocalReader, LONGEST_LOCAL } from './local.js';
import { categoryOf, type Category, type FormReason } from './reasons.js';
import { Scanner } from './scanner.js';

/** Bytes of a whole address (RFC 5321 section 4.5.3.1.3, less the angle brackets), a domain, a label. */
const LONGEST = 254;
const LONGEST_DOMAIN = 255;
const LONGEST_LABEL = 63;

/** An address, taken apart. Where it has an error, its parts are what was read up to there. */
export interface ParsedEmail {
  readonly category: Category;
  readonly reason: FormReason;
  /** Before the @, as written; without comments and the white space around them. */
  readonly local: string;
  readonly isQuoted: boolean;
  /** Behind the @, in lower case; brackets and what stands in them for an address literal. */
  readonly domain: string;
  readonly isLiteral: boolean;
  /** The domain as name servers know it; '' for a literal, and for what cannot be written so. */
  readonly asciiDomain: string;
}

/** Takes the address apart. Never throws, and takes time in proportion to its length. */
export const parseEmail = (text: string): ParsedEmail => plain(text) ?? anyForm(text);

/**
 * An address as nearly all are: ASCII words with dots, two labels or more. Undefined for whatever else it is.
 */
function plain(text: string): ParsedEmail | undefined {
  const { length } = text;
  if (length > LONGEST) return undefined;
  const at = localEnd(text, length);
  if (at < 1) return undefined;
  return plainDomain(text, at, length);
}

/** Index of the @ behind a plain local part; -1 where it is not one. */
function localEnd(text: string, length: number): number {
  let before: number = CODE.dot;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code < 128 && kindOf(code) !== 0) {
      before = code;
      continue;
    }
    if (before === CODE.dot) return -1;
    if (code === CODE.at) return i > LONGEST_LOCAL ? -1 : i;
    if (code !== CODE.dot) return -1;
    before = CODE.dot;
  }
  return -1;
}

function plainDomain(text: string, at: number, length: number): ParsedEmail | undefined {
  let start = at + 1;
  let labels = 1;
  let isLower = true;
  for (let i = start; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code < 128 && kindOf(code) === ALPHANUMERIC) {
      if (code > 57 && code < 97) isLower = false;
      continue;
    }
    const isDot = code === CODE.dot;
    // A hyphen stands between two others; a dot ends a label of 1 to 63.
    if (i === start || (!isDot && code !== CODE.hyphen)) return undefined;
    if (!isDot) continue;
    if (i - start > LONGEST_LABEL || text.charCodeAt(i - 1) === CODE.hyphen) return undefined;
    start = i + 1;
    labels++;
  }
  if (labels === 1 || length - start > LONGEST_LABEL || length === start) return undefined;
  if (isDigit(text.charCodeAt(start)) || text.charCodeAt(length - 1) === CODE.hyphen) return undefined;
  const written = text.slice(at + 1);
  const domain = isLower ? written : written.toLowerCase();
  return {
    category: 'ok',
    reason: 'ok',
    local: text.slice(0, at),
    isQuoted: false,
    domain,
    isLiteral: false,
    asciiDomain: domain,
  };
}

/** An address of any form, or none. */
function anyForm(text: string): ParsedEmail {
  const scanner = new Scanner(text);
  const local = new LocalReader(scanner).read();
  const domain = new DomainReader(scanner).read();
  const ascii = domain.isLiteral || scanner.hasStopped ? '' : asciiDomain(domain.text);
  if (!scanner.hasStopped) noteLengths(scanner, local.text, domain.text, domain.isLiteral);
  const { reason } = scanner;
  return {
    // A control character is never a part of what mail is sent to, nor of a header that anybody wrote.
    category: CONTROLS.test(text) ? 'error' : categoryOf(reason),
    reason,
    local: local.text,
    isQuoted: local.isQuoted,
    domain: domain.isLiteral ? domain.text : domain.text.toLowerCase(),
    isLiteral: domain.isLiteral,
    asciiDomain: ascii,
  };
}

/** Control characters other than the tab, which is white space. */
const CONTROLS = /(?!\t)\p{Cc}/u;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Findings on what was read to its end: how long its parts are, and what its last label is. */
function noteLengths(scanner: Scanner, local: string, domain: string, isLiteral: boolean): void {
  const labels = isLiteral ? [domain] : domain.split('.');
  const lengths = labels.map(isLiteral || isAscii(domain) ? byteLength : labelLength);
  const domainLength = lengths.reduce((sum, length) => sum + length, labels.length - 1);
  if (!isLiteral && lengths.some((length) => length > LONGEST_LABEL)) scanner.note('label-too-long');
  if (domainLength > LONGEST_DOMAIN) scanner.note('domain-too-long');
  if (byteLength(local) + 1 + domainLength > LONGEST) scanner.note('too-long');
  if (isLiteral) return;
  if (labels.length === 1) scanner.note('tld-only');
  if (isDigit(labels.at(-1)!.charCodeAt(0))) scanner.note('numeric-tld');
}
