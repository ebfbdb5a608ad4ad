// What stands in the brackets of user@[…]: an IPv4 address, an IPv6 address behind `IPv6:`, or neither
// (RFC 5321 section 4.1.3).
import type { FormReason } from './reasons.js';

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d|0\d\d?)`;
const IPV4_LAST = new RegExp(String.raw`(?:^|:)(${OCTET}\.${OCTET}\.${OCTET}\.${OCTET})$`);
const GROUP = /^[0-9A-Fa-f]{0,4}$/;
const TAG = /^IPv6:/i;

/** No address is longer; what is needs no looking into. */
const LONGEST = 64;

/** Groups of sixteen bits in an IPv6 address. */
const GROUPS = 8;

/** The finding on what stands between the brackets; `address-literal` for an address. */
export function literalReason(text: string): FormReason {
  if (text.length > LONGEST) return 'header-literal';
  const ipv4 = IPV4_LAST.exec(text);
  if (ipv4?.index === 0 && ipv4[1] === text) return 'address-literal';
  if (!TAG.test(text)) return 'header-literal';
  const written = text.slice('IPv6:'.length);
  const v4 = IPV4_LAST.exec(text)?.[1];
  // An IPv4 address at the end is the last two groups.
  return ipv6Reason(v4 === undefined ? written : `${written.slice(0, -v4.length)}0:0`);
}

function ipv6Reason(address: string): FormReason {
  if (address.startsWith(':') && address[1] !== ':') return 'ipv6-colon-first';
  if (address.endsWith(':') && address.at(-2) !== ':') return 'ipv6-colon-last';
  const groups = address.split(':');
  const elision = address.indexOf('::');
  if (elision !== address.lastIndexOf('::')) return 'ipv6-two-elisions';
  if (!groups.every((group) => GROUP.test(group))) return 'ipv6-digits';
  if (elision === -1) return groups.length === GROUPS ? 'address-literal' : 'ipv6-groups';
  // At an end, the elision leaves one more empty group than between two others.
  const most = GROUPS + (elision === 0 || elision === address.length - 2 ? 1 : 0);
  if (groups.length > most) return 'ipv6-too-many';
  return groups.length === most ? 'obsolete-ipv6' : 'address-literal';
}
