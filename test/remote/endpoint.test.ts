// What is taken for the address of a service.
import { describe, expect, test } from 'vitest';
import { urlBelow, endpointOf } from '../../src/remote/endpoint.js';

describe('An endpoint is', () => {
  test.each([
    'https://service.example',
    'https://service.example:8443/base/',
    'http://localhost:8480',
    'http://127.0.0.1:1',
    'http://127.1.2.3',
    'http://[::1]:8480',
  ])('%s', (text) => {
    expect(endpointOf(text).href).toContain(new URL(text).host);
  });

  test.each([
    ['', /no http or https address/],
    ['service.example', /no http or https address/],
    ['ftp://service.example', /no http or https address/],
    ['file:///etc/passwd', /no http or https address/],
    ['https://user:pa55@service.example', /user or password in its address/],
    ['https://user@service.example', /user or password/],
    ['https://service.example?key=pa55', /with a query/],
    ['https://service.example#pa55', /with a query/],
    ['http://service.example', /plain http/],
    ['http://10.0.0.1:8480', /plain http/],
    ['http://localhost.example', /plain http/],
    ['http://127.0.0.1.example', /plain http/],
  ])('not %s', (text, message) => {
    expect(() => endpointOf(text)).toThrow(message);
    expect(() => endpointOf(text)).toThrow(
      expect.objectContaining({ kind: 'usage', message: expect.not.stringContaining('pa55') as string }) as Error,
    );
  });

  test.each([
    ['https://a.example', 'https://a.example/rest/x?q=a%26b'],
    ['https://a.example/', 'https://a.example/rest/x?q=a%26b'],
    ['https://a.example/api/v1//', 'https://a.example/api/v1/rest/x?q=a%26b'],
  ])('the root of the paths of the contract: %s', (base, whole) => {
    expect(urlBelow(endpointOf(base), '/rest/x', { q: 'a&b' }).href).toBe(whole);
  });
});
