// What can be said of the form of an address: a code that stays the same, what it means for mail, and how it ranks.
// Of several findings the one with the highest rank is the answer.

/**
 * `ok`: mail can be sent to it. `unusual`: the same, in a form that hardly anybody has (RFC 5321). `header-only`: may
 * stand in the header of a message (RFC 5322), but cannot be sent to. `error`: neither.
 */
export type Category = 'ok' | 'unusual' | 'header-only' | 'error';

interface Reason {
  readonly category: Category;
  /** One sentence, without the address. */
  readonly says: string;
}

const of = (category: Category, says: string): Reason => ({ category, says });

/** From the least to the gravest: the place is the rank. */
const TABLE = {
  ok: of('ok', 'the form is right'),
  'tld-only': of('unusual', 'the domain is a single word, without a dot'),
  'numeric-tld': of('unusual', 'the last part of the domain begins with a digit, as no top-level domain does'),
  'quoted-local': of('unusual', 'the part before the @ is in quotation marks'),
  'address-literal': of('unusual', 'the domain is an IP address in brackets'),
  comment: of('header-only', 'there is a comment in parentheses'),
  'folding-space': of('header-only', 'there is space around it'),
  'obsolete-local': of('header-only', 'the part before the @ is written in an obsolete way'),
  'obsolete-folding': of('header-only', 'there is space between its parts'),
  'obsolete-quoted-text': of('header-only', 'there is a control character in quotation marks'),
  'obsolete-quoted-pair': of('header-only', 'there is a control character behind a backslash'),
  'obsolete-comment': of('header-only', 'there is a comment between its parts'),
  'obsolete-comment-text': of('header-only', 'there is a control character in a comment'),
  'obsolete-ipv6': of('header-only', 'the IPv6 address leaves out a single group'),
  'space-near-at': of('header-only', 'there is space or a comment beside the @'),
  'header-domain': of('header-only', 'the domain has a character that no domain has'),
  'too-long': of('error', 'it is longer than 254 bytes'),
  'local-too-long': of('error', 'the part before the @ is longer than 64 bytes'),
  'domain-too-long': of('error', 'the domain is longer than 255 bytes'),
  'label-too-long': of('error', 'a part of the domain is longer than 63 bytes'),
  'header-literal': of('header-only', 'what stands in the brackets is no IP address'),
  'obsolete-literal': of('header-only', 'there is a control character or a backslash in the brackets'),
  'ipv6-groups': of('header-only', 'the IPv6 address has not the right number of groups'),
  'ipv6-two-elisions': of('header-only', 'the IPv6 address has :: twice'),
  'ipv6-digits': of('header-only', 'a group of the IPv6 address is no hexadecimal number of one to four digits'),
  'ipv6-too-many': of('header-only', 'the IPv6 address has too many groups beside its ::'),
  'ipv6-colon-first': of('header-only', 'the IPv6 address begins with a single colon'),
  'ipv6-colon-last': of('header-only', 'the IPv6 address ends with a single colon'),
  'bad-literal-character': of('error', 'there is a character in the brackets that cannot stand there'),
  'no-local': of('error', 'there is nothing before the @'),
  'no-domain': of('error', 'there is no @ with a domain behind it'),
  'two-dots': of('error', 'there are two dots in a row'),
  'text-after-comment': of('error', 'there is a space or a comment in the middle of a word'),
  'text-after-quotes': of('error', 'there is text behind the quotation marks'),
  'text-after-literal': of('error', 'there is text behind the brackets'),
  'bad-escape': of('error', 'there is a character behind a backslash that cannot stand there'),
  'bad-character': of('error', 'there is a character that cannot stand there'),
  'bad-quoted-character': of('error', 'there is a character in quotation marks that cannot stand there'),
  'bad-comment-character': of('error', 'there is a character in a comment that cannot stand there'),
  'backslash-last': of('error', 'it ends with a backslash'),
  'dot-first': of('error', 'a part of it begins with a dot'),
  'dot-last': of('error', 'a part of it ends with a dot'),
  'hyphen-first': of('error', 'a part of the domain begins with a hyphen'),
  'hyphen-last': of('error', 'a part of the domain ends with a hyphen'),
  'open-quotes': of('error', 'a quotation mark is not closed'),
  'open-comment': of('error', 'a parenthesis is not closed'),
  'open-literal': of('error', 'a bracket is not closed'),
  'fold-twice': of('error', 'there is an empty line in it'),
  'fold-last': of('error', 'there is a line break in it'),
  'bare-cr': of('error', 'there is a carriage return in it'),
  'dot-after-literal': of('error', 'there is a dot behind the brackets'),
  'broken-unicode': of('error', 'half of a character is missing'),
} as const satisfies Record<string, Reason>;

/** The code of a finding on the form. */
export type FormReason = keyof typeof TABLE;

/** All codes, in the order of their rank. */
export const formReasons = Object.keys(TABLE) as readonly FormReason[];

const RANKS = Object.fromEntries(formReasons.map((code, rank) => [code, rank])) as Readonly<Record<FormReason, number>>;

/** The graver of two findings. */
export const graver = (a: FormReason, b: FormReason): FormReason => (RANKS[b] > RANKS[a] ? b : a);

/** What the finding means for mail. */
export const categoryOf = (reason: FormReason): Category => TABLE[reason].category;

/** The finding as a sentence. */
export const sentenceOf = (reason: FormReason): string => TABLE[reason].says;
