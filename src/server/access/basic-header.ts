// The name and credential of an Authorization header (RFC 7617, in UTF-8).

/** A byte order mark is a character like others: without this it would be dropped in silence. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Name and credential of a Basic header; undefined for any other, for bytes that are no UTF-8, and for control
 * characters.
 */
export function readBasic(header: string): { name: string; credential: string } | undefined {
  const base64 = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header)?.[1];
  if (base64 === undefined) return undefined;
  let text: string;
  try {
    text = decoder.decode(Buffer.from(base64, 'base64'));
  } catch {
    return undefined;
  }
  const colon = text.indexOf(':');
  if (colon < 0 || holdsControl(text)) return undefined;
  return { name: text.slice(0, colon).normalize('NFC'), credential: text.slice(colon + 1) };
}

/**
 * True if the text holds a control character (CTL of RFC 5234), which RFC 7617 has in neither a name nor a credential.
 * A NUL at the end of a credential would be none to its hash, which pads with them.
 */
function holdsControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
