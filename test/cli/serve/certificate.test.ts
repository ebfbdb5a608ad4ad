// A certificate whose files are replaced between their reading and the watching of them, and one out of its dates.
import { generate } from 'selfsigned';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  datesAgainst,
  readCertificate,
  watchCertificate,
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
  const wrong = [expect.stringMatching(/^the certificate cert\.pem and the key key\.pem cannot be used: /) as string];
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

test.each([
  ['2030-06-15', undefined],
  ['2030-05-31', 'is not valid before 2030-06-01; callers refuse it until it is renewed'],
  ['2030-07-02', 'expired on 2030-07-01; callers refuse it until it is renewed'],
])('Of a certificate for June 2030 is said on %s: %s', async (day, said) => {
  const dir = workdir();
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date('2030-06-01'),
    notAfterDate: new Date('2030-07-01'),
  });
  dir.write('cert.pem', cert);
  dir.write('key.pem', key);
  const files = { cert: `${dir.path}/cert.pem`, key: `${dir.path}/key.pem` };
  const against = datesAgainst(files, readCertificate(files), Date.parse(day));
  expect(against).toBe(said && `the certificate ${files.cert} ${said}`);
});
