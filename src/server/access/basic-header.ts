// The name and credential of an Authorization header (RFC 7617, in UTF-8).

/** A byte order mark is a character like others: without this it would be dropped in silence. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What RFC 7617 has in neither. A NUL at the end of a credential would be none to its hash, which pads with them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\0-\x1F\x7F]/;

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
  if (colon < 0 || CONTROL.test(text)) return undefined;
  return { name: text.slice(0, colon).normalize('NFC'), credential: text.slice(colon + 1) };
}
