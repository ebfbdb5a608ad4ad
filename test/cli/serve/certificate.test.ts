// A certificate whose files are replaced between their reading and the watching of them, and one out of its dates.
import { generate } from 'selfsigned';
import { expect, onTestFinished, test } from 'vitest';
import {
  datesAgainst,
  readCertificate,
  watchCertificate,
  type Certificate,
} from '../../../src/cli/config/certificate.js';
import { workdir } from '../../support/workdir.js';

test('A certificate that is replaced between its reading and the watching of its files is seen', async () => {
  const dir = workdir();
  const [first, second] = await Promise.all(
    [1, 2].map(() => generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' })),
  );
  const write = ({ cert, private: key }: typeof first & object): { cert: string; key: string } => ({
    cert: `${dir.path}/${dir.write('cert.pem', cert)}`,
    key: `${dir.path}/${dir.write('key.pem', key)}`,
  });
  const files = write(first!);
  const read = readCertificate(files);
  const end = new AbortController();
  const used: Certificate[] = [];
  const problems: Error[] = [];
  onTestFinished(() => {
    end.abort();
  });
  write(second!);
  watchCertificate(
    files,
    read,
    end.signal,
    (renewed) => {
      used.push(renewed);
    },
    (problem) => {
      problems.push(problem);
    },
  );
  await expect.poll(() => used.map(({ pem }) => pem.cert.toString()), { timeout: 20_000 }).toEqual([second!.cert]);
  expect([read.pem.cert.toString(), problems]).toEqual([first!.cert, []]);
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
