// The real binary beside the same program in this process, which the other tests of this folder mostly use: a process
// adds nothing to what it writes, and ends with the same code.
import { expect, test } from 'vitest';
import { workdir } from '../support/workdir.js';

const LIST = 'address\n24 Smith St Reservoir 3073\n1 Nowhere St\n';

test.each<[string, string[], string?]>([
  ['help', ['--help']],
  ['a wrong option', ['cleanse', '--nothing']],
  ['a record', ['cleanse', '24 smith st reservoir 3073']],
  ['a record that is not found', ['retrieve', 'AU|GNAF|NONE']],
  ['a file', ['cleanse', 'in.csv', '--columns', 'status']],
  ['standard input', ['find', '-', '--country', 'AU', '--quiet'], LIST],
  ['a file that is not there', ['parse', 'gone.csv']],
  ['a list', ['types', 'street']],
  ['a service that is out of reach', ['cleanse', 'a', '--endpoint', 'http://127.0.0.1:9', '--retries', '0']],
  ['an import that is refused', ['data', 'import', 'gnaf', 'in.csv', '--data', 'data']],
  ['a service without users', ['serve', '--users', 'users.json']],
])('is the same for %s', async (_, args, stdin = '') => {
  const dir = workdir();
  dir.write('in.csv', LIST);
  // How long it took is another time's.
  const timeless = (text: string): string => text.replace(/\d+\.\d s, [\d,]+ rows\/s/g, 'so long');
  const [here, there] = [await dir.run(args, { stdin }), await dir.runProcess(args, { stdin })];
  expect({ ...there, stderr: timeless(there.stderr) }).toEqual({ ...here, stderr: timeless(here.stderr) });
});
