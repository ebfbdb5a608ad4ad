// Blocks of addresses that are not public, at both of their ends (IANA's registries of special-purpose addresses).
import { expect, test } from 'vitest';
import { isGlobalAddress } from '../../../src/email/network/dns/global-address.js';

/** The first and the last address of a block, and those beside them that are public, '' where none is. */
const BLOCKS: readonly (readonly [first: string, last: string, before: string, behind: string])[] = [
  ['0.0.0.0', '0.255.255.255', '', '1.0.0.0'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['192.31.196.0', '192.31.196.255', '192.31.195.255', '192.31.197.0'],
  ['192.52.193.0', '192.52.193.255', '192.52.192.255', '192.52.194.0'],
  ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['192.175.48.0', '192.175.48.255', '192.175.47.255', '192.175.49.0'],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['224.0.0.0', '239.255.255.255', '223.255.255.255', ''],
  ['240.0.0.0', '255.255.255.255', '', ''],
  ['::', '1fff:ffff::ffff', '', '2000::'],
  ['2001::', '2001:1ff:ffff::ffff', '2000:ffff::1', '2001:200::'],
  ['2001:db8::', '2001:db8:ffff::ffff', '2001:db7:ffff::1', '2001:db9::'],
  ['2002::', '2002:ffff:ffff::ffff', '2001:ffff::1', '2003::'],
  ['2620:4f:8000::', '2620:4f:8000:ffff::ffff', '2620:4f:7fff::1', '2620:4f:8001::'],
  ['3fff::', '3fff:fff:ffff::ffff', '3ffe:ffff::1', '3fff:1000::'],
  ['4000::', 'ffff:ffff::ffff', '3fff:ffff::1', ''],
];

test.each(BLOCKS)('No address from %s to %s is public, and those beside them are', (first, last, before, behind) => {
  expect([first, last].filter(isGlobalAddress)).toEqual([]);
  const beside = [before, behind].filter((address) => address !== '');
  expect(beside.filter(isGlobalAddress)).toEqual(beside);
});
