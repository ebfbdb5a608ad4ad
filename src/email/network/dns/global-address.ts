// Which addresses of the internet are public. A mail server that DNS places anywhere else is not asked unless the
// operator allows it: a service must not be made to knock inside its own network.
import { BlockList, isIP } from 'node:net';

/** What is not global of IPv4: IANA's registry of special-purpose addresses (RFC 6890), multicast and reserved ones. */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * The same of IPv6 within 2000::/3, outside of which nothing is global: protocol assignments with Teredo, benchmarks
 * and ORCHID (2001::/23), documentation, AS112, and 6to4, which leads to whatever IPv4 address stands in it. Mapped
 * addresses and those of NAT64 lie outside.
 */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, bits] of SPECIAL_V4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_V6) special.addSubnet(net, bits, 'ipv6');

const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** True for an address that means the same host everywhere in the internet. */
export function isGlobalAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
