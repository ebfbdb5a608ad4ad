// The text of an XML element: entities become the characters that they stand for.

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi;
const LAST_CODE_POINT = 0x10ffff;

/** The text with its entities resolved; one that XML does not have stays as it is. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = code > 0 && code <= LAST_CODE_POINT && !(code >= 0xd800 && code < 0xe000);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
