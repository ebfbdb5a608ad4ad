// What is said of options that do not go with each other, or with what they are given for, before a row is answered.
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

describe('Wrong usage is one line that says what to do, and exit code 2', () => {
  test.each<[string, string[], RegExp]>([
    [
      'a summary among the rows',
      ['cleanse', 'in.csv', '--summary', '-'],
      /--summary - is standard output, where the rows go; give a file with --output/,
    ],
    [
      'a summary among the rows by their name',
      ['cleanse', 'in.csv', '--summary', '-', '-o', '/dev/stdout'],
      /--summary - is standard output, where the rows go/,
    ],
    [
      'refused rows without a file',
      ['cleanse', 'in.csv', '-o', 'out.csv', '--errors', '-'],
      /--errors - names no file; give the name of a file/,
    ],
    ...['--output', '--errors', '--summary', '--data', '--file', '--source'].map(
      (option): [string, string[], RegExp] => [
        `${option} of a variable that is not set`,
        ['cleanse', 'in.csv', option, ''],
        new RegExp(`${option} <.*>: '' is empty; give a name; see waypost cleanse --help`),
      ],
    ),
    ...['find', 'geocode', 'validate-phone'].map((command): [string, string[], RegExp] => [
      `a country that ${command} does not know, of the rows without one`,
      [command, 'in.csv', '-o', 'o.csv', '--country', 'Atlantis'],
      /^waypost: the country 'Atlantis' is not known; give a name or a code of ISO 3166-1$/m,
    ]),
    [
      'both ways to go on',
      ['cleanse', 'in.csv', '-o', 'o.csv', '--resume', '--restart'],
      /--resume and --restart are both given; give one of them/,
    ],
    [
      'a preview into a file',
      ['cleanse', 'in.csv', '--format', 'table', '-o', 'o.csv'],
      /--format table is a preview on standard output; give another format with --output/,
    ],
    [
      'a preview with a mark',
      ['cleanse', 'in.csv', '--format', 'table', '--bom'],
      /--bom is for CSV output, and --format table is a preview/,
    ],
    [
      'a preview in an encoding',
      ['cleanse', 'in.csv', '--format', 'table', '--output-encoding', 'utf-8'],
      /--output-encoding is for CSV output, and --format table is a preview/,
    ],
    [
      'a preview with a delimiter',
      ['cleanse', 'in.csv', '--format', 'table', '--output-delimiter', ';'],
      /--output-delimiter is for CSV output, and --format table is a preview/,
    ],
    [
      'a preview with protected numbers',
      ['cleanse', 'in.csv', '--format', 'table', '--protect-numbers'],
      /--protect-numbers is for CSV output, and --format table is a preview/,
    ],
    [
      'a column without a name',
      ['cleanse', 'in.csv', '--map', 'locality=A++B'],
      /--map locality=A\+\+B: a column name is empty/,
    ],
    [
      'an attribute mapped twice',
      ['data', 'import', 'attributes', 'in.csv', '--data', 'd', '--name', 'X', '--map', 'A=b', '--map', 'A=c'],
      /--map A=c: A is mapped twice|unknown option '--name'/,
    ],
    [
      'a key for a list without one',
      ['data', 'import', 'moved', 'in.csv', '--data', 'd', '--key-file', 'k'],
      /--key-file is for a list that is put under a key; give --keyed too/,
    ],
    [
      'a day that is none',
      ['data', 'import', 'moved', 'in.csv', '--data', 'd', '--as-of', 'soon'],
      /--as-of soon: give the day up to which the list is complete as YYYY-MM-DD/,
    ],
    [
      'a day that may be two',
      ['data', 'import', 'moved', 'in.csv', '--data', 'd', '--as-of', '3/4/2024'],
      /--as-of 3\/4\/2024: give the day/,
    ],
    [
      'a day of a month that is none',
      ['data', 'import', 'moved', 'in.csv', '--data', 'd', '--as-of', '2024-13-01'],
      /--as-of 2024-13-01: give the day/,
    ],
    [
      'a name of a reference',
      ['data', 'import', 'reference', 'in.csv', '--data', 'd', '--name', 'a b'],
      /--name a b: give up to 40 letters, digits and _/,
    ],
    [
      'a name of a reference that is too long',
      ['data', 'import', 'reference', 'in.csv', '--data', 'd', '--name', 'x'.repeat(41)],
      /--name x{41}: give up to 40 letters, digits and _/,
    ],
    ['one record to match with nothing', ['match', '--id', '1'], /give --reference FILE|unknown option/],
  ])('%s', async (_, args, message) => {
    const dir = workdir();
    dir.write('in.csv', 'locality\nReservoir\n');
    const { code, stdout, stderr } = await dir.run(args);
    expect(stderr).toMatch(message);
    expect([code, stdout, dir.list()]).toEqual([2, '', ['in.csv']]);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
