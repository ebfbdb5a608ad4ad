// A certificate whose files are replaced between their reading and the watching of them.
import { generate } from 'selfsigned';
import { expect, onTestFinished, test } from 'vitest';
import { readCertificate, watchCertificate, type Certificate } from '../../../src/cli/config/certificate.js';
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
