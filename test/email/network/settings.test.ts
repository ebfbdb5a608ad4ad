// What the operator decides about asking mail servers: what is missing or cannot be is said before anybody is asked.
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import { isProperName, probeSettings, type MailSettings } from '../../../src/email/network/settings.js';

const here = (): string => 'host.example.org';
const nowhere = (): string => 'laptop';

describe('Settings', () => {
  test('ask no mail server unless that is said', () => {
    expect(probeSettings({ allowPrivateMx: true }, nowhere)).toBeUndefined();
  });

  test.each([
    [{ helo: 'mail.example.com' }, '--helo is for mail servers, which only --probe asks; add --probe'],
    [{ mailFrom: '<>' }, '--mail-from is for mail servers, which only --probe asks; add --probe'],
    [{ smtpPort: 25 }, '--smtp-port is for mail servers, which only --probe asks; add --probe'],
  ])('that would do nothing are refused: %j', (settings: MailSettings, message) => {
    expect(() => probeSettings(settings, nowhere)).toThrow(message);
  });

  test('have the name of the machine where it is a public one, and no sender', () => {
    expect(probeSettings({ probe: true }, () => 'mail.firm.com.au')).toEqual({
      helo: 'mail.firm.com.au',
      mailFrom: '',
      port: 25,
    });
  });

  test.each([
    [{ helo: 'mail.example.com', mailFrom: 'me@example.com' }, 'mail.example.com', 'me@example.com', 25],
    [{ helo: '[192.0.2.1]', mailFrom: '<>', smtpPort: 2525 }, '[192.0.2.1]', '', 2525],
    [{ helo: '[IPv6:2001:db8::1]', mailFrom: '<me@example.com>' }, '[IPv6:2001:db8::1]', 'me@example.com', 25],
  ])('of %j are taken', (settings: MailSettings, helo, mailFrom, port) => {
    expect(probeSettings({ probe: true, ...settings }, nowhere)).toEqual({ helo, mailFrom, port });
  });

  const needs =
    "--probe needs --helo and --mail-from: mail servers want to know who asks, and this machine's name (laptop) is " +
    'no public one; give the public name of this machine and a mailbox of yours';
  test.each([
    [{}, needs],
    [{ helo: 'mail.example.com' }, needs],
    [{ mailFrom: 'me@example.com' }, needs],
    [
      { helo: 'laptop', mailFrom: '<>' },
      "--helo takes the public name of this machine, such as mail.example.com, not 'laptop'",
    ],
    [
      { helo: 'a.test\r\nMAIL', mailFrom: '<>' },
      "--helo takes the public name of this machine, such as mail.example.com, not 'a.test\r\nMAIL'",
    ],
    [
      { helo: '[300.1.1.1]', mailFrom: '<>' },
      "--helo takes the public name of this machine, such as mail.example.com, not '[300.1.1.1]'",
    ],
    [
      { helo: 'mail.example.com', mailFrom: 'me' },
      "--mail-from takes an address, such as postmaster@example.com, or <> for none, not 'me'",
    ],
    [
      { helo: 'mail.example.com', mailFrom: '' },
      "--mail-from takes an address, such as postmaster@example.com, or <> for none, not ''",
    ],
    [
      { helo: 'mail.example.com', mailFrom: 'me@example.com> SIZE=1' },
      "--mail-from takes an address, such as postmaster@example.com, or <> for none, not 'me@example.com> SIZE=1'",
    ],
    [
      { helo: 'mail.example.com', mailFrom: '<>', smtpPort: 70_000 },
      '--smtp-port takes a number from 1 to 65535, not 70000',
    ],
  ])('of %j are refused', (settings: MailSettings, message) => {
    const read = (): unknown => probeSettings({ probe: true, ...settings }, nowhere);
    expect(read).toThrow(WaypostError);
    expect(read).toThrow(message);
  });

  test.each([
    ['mail.firm.com.au', true],
    ['xn--bcher-kva.ch', true],
    ['laptop', false],
    ['laptop.local', false],
    ['localhost.localdomain', false],
    ['vm.internal', false],
    ['host.example', false],
    ['-x.com', false],
    ['10.0.0.1', false],
  ])('know whether %s is a name that others can look up: %s', (name, isProper) => {
    expect(isProperName(name)).toBe(isProper);
    expect(isProperName(here())).toBe(true);
  });
});
