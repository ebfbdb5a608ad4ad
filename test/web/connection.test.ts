// What holds of everything that goes over a network: hosts of this machine, what is shown of an address, how long a
// service asks to wait, and failures that no second try mends.
import { describe, expect, it } from 'vitest';
import {
  isLoopback,
  isLoopbackHost,
  lastingFailure,
  proxyStatus,
  retryAfter,
  shown,
} from '../../src/web/connection.js';

describe('A host', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.255.1.12', '::1', '[::1]'])('is of this machine: %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });
  it.each(['localhost.example', 'x.localhost', '128.0.0.1', '127.0.0', '127.0.0.1.example', '1.127.0.0', '[::2]', ''])(
    'is of another: %j',
    (host) => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
  it('is that of its address', () => {
    expect([isLoopback(new URL('http://[::1]:80/x')), isLoopback(new URL('http://a.example/127.0.0.1'))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('An address', () => {
  it('is shown without what may be a credential', () => {
    expect(shown('https://user:secret@a.example:8443/b/c?key=secret#secret')).toBe('https://a.example:8443/b/c');
  });
});

describe('The wait that a service asks for', () => {
  const now = Date.parse('2026-01-02T03:04:05Z');
  it.each([
    ['0', 0],
    [' 12 ', 12_000],
    ['Fri, 02 Jan 2026 03:04:06 GMT', 1000],
    ['Fri, 02 Jan 2026 03:04:04 GMT', 0],
    ['999999999999', 1000 * 365 * 86_400_000],
    ['1.5 hours', undefined],
    ['soon', undefined],
    ['  ', undefined],
    [undefined, undefined],
  ])('is %j: %j ms', (text, ms) => {
    expect(retryAfter(text, now)).toBe(ms);
  });
});

describe('A failure that no second try mends', () => {
  const failure = (code: string, message = ''): string | undefined => {
    const error = lastingFailure('a.example', Object.assign(new Error(message), { code }));
    return error && `${error.kind}: ${error.message}`;
  };
  it.each([
    [
      'CERT_HAS_EXPIRED',
      /^configuration: the certificate of a\.example has expired \(CERT_HAS_EXPIRED\); nothing is sent to it/,
    ],
    [
      'CERT_NOT_YET_VALID',
      /^configuration: the certificate of a\.example is not valid yet \(is the clock of this machine right\?\)/,
    ],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /^configuration: the certificate of a\.example is that of another host/],
    [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      /^configuration: the certificate of a\.example is not trusted .* NODE_EXTRA_CA_CERTS$/,
    ],
    ['SELF_SIGNED_IN_CHAIN', /^configuration: the certificate of a\.example is not trusted/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /^configuration: the certificate of a\.example is not trusted/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /^configuration: a\.example speaks no TLS that this program knows/],
    ['EPROTO', /^configuration: a\.example speaks no TLS/],
  ])('is %s', (code, said) => {
    expect(failure(code)).toMatch(said);
  });
  it('is that of a proxy that asks for a user', () => {
    expect(failure('UND_ERR', 'Proxy response (407) !== 200 when HTTP Tunneling')).toMatch(
      /^authentication: the proxy asks for a user/,
    );
    expect(failure('UND_ERR', 'Proxy response (502) !== 200 when HTTP Tunneling')).toBeUndefined();
    expect(proxyStatus('Proxy response (502) !== 200')).toBe('502');
    expect(proxyStatus('a Proxy response (502)')).toBeUndefined();
  });
  it.each(['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'XEPROTO', ''])('is not %j', (code) => {
    expect(failure(code)).toBeUndefined();
  });
});
