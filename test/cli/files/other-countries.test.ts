// A file with rows of several countries through the command line.
import { expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

const FILE =
  'street,city,country\n' +
  '24 Smith St,Reservoir,Australia\n' +
  '24 Smith St,Reservoir,United States\n' +
  '10 Downing St,London,England\n' +
  '24 Smith St,Reservoir,DEU\n' +
  '12 Queen St,Auckland,Aotearoa\n' +
  '24 Smith St,Reservoir,Aust\n' +
  '24 Smith St,Reservoir,"Korea, South"\n';

const COMMAND = ['cleanse', 'in.csv', '--columns', 'exception,full_address,country', '--quiet'];

test('A country column is believed', async () => {
  const dir = workdir();
  dir.write('in.csv', FILE);
  const { code, stdout } = await dir.run(COMMAND);
  expect(code).toBe(0);
  expect(stdout.split('\n')).toMatchInlineSnapshot(`
    [
      "street,city,country,cleanse_exception,cleanse_full_address,cleanse_country",
      "24 Smith St,Reservoir,Australia,,"24 SMITH STREET, RESERVOIR VIC 3073",AU",
      "24 Smith St,Reservoir,United States,COUNTRY_NOT_COVERED,"24 Smith St, Reservoir, United States",US",
      "10 Downing St,London,England,COUNTRY_NOT_COVERED,"10 Downing St, London, England",GB",
      "24 Smith St,Reservoir,DEU,COUNTRY_NOT_COVERED,"24 Smith St, Reservoir, DEU",DE",
      "12 Queen St,Auckland,Aotearoa,NO_ADDRESS_DATA,"12 QUEEN STREET, AUCKLAND",NZ",
      "24 Smith St,Reservoir,Aust,,"24 SMITH STREET, RESERVOIR VIC 3073",AU",
      "24 Smith St,Reservoir,"Korea, South",COUNTRY_NOT_COVERED,"24 Smith St, Reservoir, Korea, South",KR",
      "",
    ]
  `);
  // The same on threads, which a file of more than a megabyte has: each row has a cell that makes it a long one.
  const given = FILE.trimEnd().split('\n');
  const answered = stdout
    .trimEnd()
    .split('\n')
    .map((line, i) => line.slice(given[i]!.length));
  const many = (answers: readonly string[]): string[] =>
    Array.from({ length: 100 }, () =>
      given.slice(1).map((row, i) => `${row},${'x'.repeat(2000)}${answers[i + 1]!}`),
    ).flat();
  dir.write('in.csv', [`${given[0]!},note`, ...many(given.map(() => '')), ''].join('\n'));
  const onThreads = await dir.run([...COMMAND, '--threads', '2']);
  expect(onThreads.stdout.split('\n').slice(1)).toEqual([...many(answered), '']);
});
