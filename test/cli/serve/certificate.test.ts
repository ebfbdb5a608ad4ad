// A certificate whose files are replaced between their reading and the watching of them, and one out of its dates.
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  datesAgainst,
  readCertificate,
  watchCertificate,
  watchDates,
  type Certificate,
  type CertificateFiles,
} from '../../../src/cli/config/certificate.js';
import { workdir } from '../../support/workdir.js';

/** The files of a folder, watched from when the first certificate was read until the test ends, and what was seen. */
async function watched() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const dir = workdir();
  const [first, second] = await Promise.all(
    [1, 2].map(() => generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' })),
  );
  const write = (cert: string, key: string): CertificateFiles => ({
    cert: `${dir.path}/${dir.write('cert.pem', cert)}`,
    key: `${dir.path}/${dir.write('key.pem', key)}`,
  });
  const files = write(first!.cert, first!.private);
  const read = readCertificate(files);
  const end = new AbortController();
  onTestFinished(() => {
    end.abort();
    vi.useRealTimers();
  });
  const seen: string[] = [];
  const watch = (): void => {
    const use = ({ pem }: Certificate): number => seen.push(pem.cert.toString());
    watchCertificate(files, read, end.signal, use, ({ message }) => seen.push(message.replaceAll(`${dir.path}/`, '')));
  };
  /** What is seen in the next seconds. */
  const next = (): string[] => {
    vi.advanceTimersByTime(3000);
    return seen.splice(0);
  };
  return { first: first!, second: second!, write, watch, next, end };
}

test('A certificate that is replaced between its reading and the watching of its files is seen', async () => {
  const { second, write, watch, next } = await watched();
  write(second.cert, second.private);
  watch();
  expect(next()).toEqual([second.cert]);
  expect(next()).toEqual([]);
});

test('What is wrong with new files is told once, and again after others were right', async () => {
  const { first, second, write, watch, next, end } = await watched();
  const wrong = [expect.stringMatching(/^the key key\.pem is not that of the certificate cert\.pem; /) as string];
  watch();
  for (const [cert, key, seen] of [
    [second.cert, first.private, wrong],
    [second.cert, second.private, [second.cert]],
    [second.cert, first.private, wrong],
    [first.cert, first.private, [first.cert]],
  ] as const) {
    write(cert, key);
    expect(next()).toEqual(seen);
    expect(next()).toEqual([]);
  }
  end.abort();
  write(second.cert, second.private);
  expect(next()).toEqual([]);
});

/** Files of a certificate for June 2030. */
async function ofJune2030(): Promise<CertificateFiles> {
  const dir = workdir();
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date('2030-06-01'),
    notAfterDate: new Date('2030-07-01'),
  });
  dir.write('cert.pem', cert);
  dir.write('key.pem', key);
  return { cert: `${dir.path}/cert.pem`, key: `${dir.path}/key.pem` };
}

test.each([
  ['2030-06-15', undefined],
  ['2030-05-31', 'is not valid before 2030-06-01; callers refuse it until it is renewed'],
  ['2030-07-02', 'expired on 2030-07-01; callers refuse it until it is renewed'],
])('Of a certificate for June 2030 is said on %s: %s', async (day, said) => {
  const files = await ofJune2030();
  const against = datesAgainst(files, readCertificate(files), Date.parse(day));
  expect(against).toBe(said && `the certificate ${files.cert} ${said}`);
});

describe('Of files that cannot be used is said what they are and what to do:', async () => {
  const [own, other] = await Promise.all(
    [1, 2].map(() => generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' })),
  );
  const { cert, private: key } = own!;
  const secret = createPrivateKey(key);
  const protectedKey = secret.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' });

  test.each<[string, string | Buffer, string | Buffer, RegExp]>([
    [
      'the key of another',
      cert,
      other!.private,
      /^the key \S*key\.pem is not that of the certificate \S*cert\.pem; give/,
    ],
    ['a chain the wrong way round', `${other!.cert}\n${cert}`, key, /before those of its chain$/],
    ['a key with a passphrase', cert, protectedKey, /key\.pem is protected by a passphrase, .*openssl pkey -in/],
    ['both the wrong way round', key, cert, /^\S*cert\.pem holds no certificate in PEM; give the PEM file of it$/],
    ['the certificate twice', cert, cert, /^\S*key\.pem holds no private key in PEM/],
    ['an empty certificate', '', key, /^\S*cert\.pem is empty; give the PEM file of the certificate$/],
    ['an empty key', cert, '', /^\S*key\.pem is empty; give the PEM file of the private key$/],
    [
      'a certificate in binary',
      new X509Certificate(cert).raw,
      key,
      /cert\.pem is not in PEM .*openssl x509 -inform DER/,
    ],
    ['a key in binary', cert, secret.export({ type: 'pkcs8', format: 'der' }), /openssl pkey -inform DER/],
    ['a broken key', cert, key.replace(/\n\S{20}/, '\n'), /key\.pem cannot be used: .*; give the PEM files of both$/],
  ])('%s', (_title, certificate, privateKey, message) => {
    const dir = workdir();
    dir.write('cert.pem', certificate);
    dir.write('key.pem', privateKey);
    const files = { cert: `${dir.path}/cert.pem`, key: `${dir.path}/key.pem` };
    expect(() => readCertificate(files)).toThrow(message);
  });
});

test('A certificate that expires while the service runs is warned of, once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const files = await ofJune2030();
  const certificate = readCertificate(files);
  const end = new AbortController();
  const warned: string[] = [];
  let now = Date.parse('2030-06-30');
  const warn = (against: string): void => void warned.push(against);
  const look = watchDates(
    files,
    () => certificate,
    () => now,
    end.signal,
    warn,
  );
  look();
  vi.advanceTimersByTime(120_000);
  expect(warned).toEqual([]);
  now = Date.parse('2030-07-02');
  vi.advanceTimersByTime(180_000);
  expect(warned).toEqual([
    `the certificate ${files.cert} expired on 2030-07-01; callers refuse it until it is renewed`,
  ]);
  end.abort();
  expect(vi.getTimerCount()).toBe(0);
});
