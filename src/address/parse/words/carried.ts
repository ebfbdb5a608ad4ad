// What a text carries along from where it was copied: tags and escapes of a page or a program, the form of a link,
// brackets or quotes round the whole. None of it is an address.

/** Characters of which a text has one where it carries any of these but quotes and brackets. */
const CARRIES = /[<\\%+]/;
/** What a tag may have behind its name: attributes with their values. */
const ATTRIBUTES = String.raw`(?:\s+[a-z-]{1,30}=(?:"[^"<>]{0,200}"|'[^'<>]{0,200}'|[^\s"'<>]{1,200}))*\s*\/?`;
const BLOCK_TAG = new RegExp(`</?(?:br|p|div|li|ul|ol|td|tr|table|address|h[1-6]|hr)${ATTRIBUTES}>`, 'gi');
const OTHER_TAG = new RegExp(`</?(?:a|b|i|u|em|strong|span|font|small|abbr|label|sup|sub)${ATTRIBUTES}>`, 'gi');
/** Line ends and tabs as a program writes them; behind them no small letter, which a path or a slash may have. */
const ESCAPED_BREAK = /\\r\\n|\\[nrt](?=[A-Z\d\\\s(]|$)/g;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const QUOTED = /^(["'“‘«`])(.*)["'”’»`]$/s;
/** Two or more signs for a space, as links and forms have them: 12+Smith+St,+Dubbo. */
const PLUSES = /\+[^+]*\+/;

/** The text without these, commas where they parted something. */
export function withoutCarried(text: string): string {
  const plain = unwrapped(text);
  return CARRIES.test(plain) ? withoutEscapes(plain) : plain;
}

function withoutEscapes(text: string): string {
  let plain = text;
  if (plain.includes('<')) plain = plain.replace(BLOCK_TAG, ', ').replace(OTHER_TAG, ' ');
  if (plain.includes('\\')) plain = plain.replace(ESCAPED_BREAK, ', ');
  if (/\s/.test(plain)) return plain.trim();
  if (PLUSES.test(plain)) plain = plain.replaceAll('+', ' ');
  return /%(?:20|2C)/i.test(plain) ? decoded(plain) : plain;
}

/** The text that an address of a page stands for; the text itself where it is none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
}

/** The text without quotes or one pair of brackets that hold the whole of it. */
function unwrapped(text: string): string {
  const quoted = QUOTED.exec(text);
  if (quoted && !quoted[2]!.includes(quoted[1]!)) return quoted[2]!.trim();
  const close = CLOSING[text.charAt(0)];
  if (close === undefined || !text.endsWith(close)) return text;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === text[0]) depth++;
    else if (text[i] === close && --depth === 0) return i === text.length - 1 ? text.slice(1, -1).trim() : text;
  }
  return text;
}
