// What is said of a command line that cannot be understood.
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

describe('Wrong usage is one line that says what to do, and exit code 2', () => {
  test.each<[string, string[], RegExp]>([
    ['an unknown command', ['frobnicate'], /unknown command 'frobnicate'; see waypost --help/],
    ['a misspelt command', ['clense', 'x'], /unknown command 'clense'; did you mean cleanse\? see waypost --help/],
    [
      'an unknown option',
      ['cleanse', 'x', '--frobnicate'],
      /unknown option '--frobnicate'; see waypost cleanse --help/,
    ],
    [
      'a misspelt option',
      ['cleanse', 'x', '--formt', 'csv'],
      /unknown option '--formt'; did you mean --format\? see waypost cleanse --help/,
    ],
    ['an option of later versions', ['cleanse', 'x', '--report', 'report.html'], /unknown option '--report'/],
    [
      'an input before the command',
      ['customers.csv', 'cleanse', '-o', 'out.csv'],
      /^waypost: the command stands first: waypost cleanse …; see waypost cleanse --help$/m,
    ],
    [
      'an option before the command',
      ['--data', 'here', 'data', 'list'],
      /^waypost: the command stands first: waypost data …; see waypost data --help$/m,
    ],
    ['several words without quotes', ['cleanse', '1', 'smith', 'st'], /put quotes round a text of several words/],
    [
      'an argument too many',
      ['data', 'list', 'gnaf'],
      /^waypost: data list takes no argument; see waypost data list --help$/m,
    ],
    [
      'an argument too many for one',
      ['user', 'add', 'a', 'b'],
      /^waypost: user add takes one argument; put quotes round a text of several words; see waypost user add --help$/m,
    ],
    [
      'several files',
      ['cleanse', 'a.csv', 'b.csv.gz', '-o', 'c.csv'],
      /^waypost: cleanse takes one argument; of several files each has a run of its own; see waypost cleanse --help$/m,
    ],
    [
      'a kind of list that is none',
      ['types', 'strets'],
      /^waypost: 'strets' is none of floorLevel, .*, unitFlat \(do you mean 'street'\?\); see waypost types --help$/m,
    ],
    [
      'no kind of list',
      ['types'],
      /^waypost: types needs its kind \(floorLevel, .*, unitFlat\); see waypost types --help$/m,
    ],
    [
      'a word that a command has none of',
      ['lookup', 'streat'],
      /unknown command 'streat'; did you mean street\? see waypost lookup --help/,
    ],
    ['two outputs', ['cleanse', 'in.csv', '-o', 'a.csv', '--output', 'b.csv'], /--output.* given twice/],
    ['--threads 0', ['cleanse', 'in.csv', '--threads', '0'], /--threads.*'0' is not a whole number from 1/],
    ['--limit many', ['cleanse', 'in.csv', '--limit', 'many'], /--limit.*'many' is not a whole number from 1/],
    ['--limit -1', ['cleanse', 'in.csv', '--limit=-1'], /--limit.*'-1' is not a whole number from 1/],
    [
      'a format that is none',
      ['cleanse', 'in.csv', '--format', 'pdf'],
      /'pdf' is none of csv, tsv, jsonl, json, table/,
    ],
    [
      'an option without its value',
      ['cleanse', 'in.csv', '--output'],
      /^waypost: -o, --output <file> needs a value; see waypost cleanse --help\n$/,
    ],
    [
      'a field that is none',
      ['cleanse', 'in.csv', '--map', 'suberb=Town'],
      /--map suberb=Town: cleanse has no field 'suberb'; it has fullAddress, /,
    ],
    [
      'a field and its column in the other order',
      ['cleanse', 'in.csv', '--map', 'Town = locality'],
      /cleanse has no field 'Town' \(do you mean locality=Town\? the field comes first\); it has fullAddress, /,
    ],
    ['a mapping of no shape', ['cleanse', 'in.csv', '--map', 'Town'], /--map Town: give it as field=Column/],
    [
      'a field mapped twice',
      ['cleanse', 'in.csv', '--map', 'locality=A', '--map', 'locality=B'],
      /locality is mapped twice; join columns with \+/,
    ],
    [
      'a column that is none',
      ['cleanse', 'in.csv', '--columns', 'status,post_code'],
      /--columns: cleanse has no column 'post_code' \(do you mean 'postcode'\?\); it has status, /,
    ],
    [
      'a delimiter of two characters',
      ['cleanse', 'in.csv', '--delimiter', '::'],
      /--delimiter '::': give one character/,
    ],
    [
      'a feature that is none',
      ['cleanse', 'in.csv', '--feature', 'x=1'],
      /--feature x=1: give one of exposeAttributes=0\|1/,
    ],
    [
      'a feature of a value that it cannot have',
      ['cleanse', '1 smith st', '--feature', 'exposeAttributes=yes'],
      /--feature exposeAttributes=yes: exposeAttributes is one of 0, 1/,
    ],
    [
      'a feature given twice',
      ['cleanse', 'in.csv', '--feature', 'exposeAttributes=1', '--feature', 'exposeAttributes=0'],
      /exposeAttributes is given twice/,
    ],
    [
      'a feature of an operation that has none',
      ['parse', 'in.csv', '--feature', 'exposeAttributes=1'],
      /unknown option '--feature'/,
    ],
    [
      'a column that needs a feature',
      ['cleanse', 'in.csv', '--columns', 'attributes'],
      /the column 'attributes' is filled with --feature exposeAttributes=1 only/,
    ],
    [
      'a CSV import without a source',
      ['data', 'import', 'csv', 'in.csv'],
      /--source is missing: say whose addresses these are, one of AUPAF, GNAF, /,
    ],
    [
      'a CSV import of a source that is none',
      ['data', 'import', 'csv', 'in.csv', '--source', 'PAF'],
      /--source PAF: no source of addresses has that name; there are AUPAF, /,
    ],
    [
      'a CSV import of a source of attributes',
      ['data', 'import', 'csv', 'in.csv', '--source', 'ASGS'],
      /--source ASGS: no source of addresses/,
    ],
    [
      'a CSV import of another country',
      ['data', 'import', 'csv', 'in.csv', '--source', 'AUPAF', '--country', 'NZ'],
      /--country NZ: AUPAF holds addresses of AU/,
    ],
    [
      'a CSV import of a source of any country',
      ['data', 'import', 'csv', 'in.csv', '--source', 'ADDRESS_EXCHANGE'],
      /--country is missing: ADDRESS_EXCHANGE may hold addresses of any/,
    ],
    [
      'a field that a CSV import lacks',
      ['data', 'import', 'csv', 'in.csv', '--source', 'AUPAF', '--map', 'colour=A'],
      /--map colour=A: an address set has no field 'colour'; it has fullAddress, .*dpid, id, bsp/,
    ],
    [
      'an attribute import without a key',
      ['data', 'import', 'attributes', 'in.csv', '--source', 'ASGS'],
      /--key is missing: say what the keys are, MeshblockId or id/,
    ],
    [
      'an attribute import of a source of addresses',
      ['data', 'import', 'attributes', 'in.csv', '--source', 'AUPAF', '--key', 'id'],
      /--source AUPAF: no source of attributes has that name; there are RDA, MDS, ASGS, SEIFA2011/,
    ],
    [
      'an attribute of a name that will not do',
      ['data', 'import', 'attributes', 'in.csv', '--source', 'MDS', '--key', 'id', '--map', 'a b=A'],
      /--map a b=A: give it as Name=Column; a name has letters, digits and _ only/,
    ],
    [
      'contradicting country and locale',
      ['cleanse', 'in.csv', '--country', 'AU', '--locale', 'nz'],
      /--country AU and --locale nz contradict/,
    ],
    [
      'a format for one record',
      ['cleanse', '1 smith st', '--format', 'csv'],
      /--format is for a file, not for the text of one record/,
    ],
    ['--json for a file', ['cleanse', 'in.csv', '--json'], /--json is for one record; .*--format json/],
    ['an argument and --text', ['cleanse', 'in.csv', '--text', 'x'], /both given/],
    ['data without its command', ['data'], /data needs one of its commands \(import, .*\); see waypost data --help/],
    ['an unknown data command', ['data', 'frobnicate'], /unknown command 'frobnicate'; see waypost data --help/],
    [
      'an import of nothing',
      ['data', 'import', 'gnaf'],
      /^waypost: data import gnaf needs its path; see waypost data import gnaf --help$/m,
    ],
    [
      'a state that is none',
      ['data', 'import', 'gnaf', '.', '--states', 'XYZ'],
      /--states: 'XYZ' is no state; there are NSW/,
    ],
    ['help for no command', ['help', 'frobnicate'], /there is no command 'frobnicate'; see waypost --help/],
  ])('%s', async (_, args, message) => {
    const dir = workdir();
    dir.write('in.csv', 'address\n1 smith st\n');
    const { code, stdout, stderr } = await dir.run(args);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^waypost: [^\n]*\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(2);
    expect(dir.list()).toEqual(['in.csv']);
  });

  test('a bad environment variable is named', async () => {
    const { code, stderr } = await workdir().run(['cleanse', '-'], { env: { WAYPOST_THREADS: 'two' } });
    expect(stderr).toBe(
      "waypost: WAYPOST_THREADS: 'two' is not a whole number from 1; correct the variable or give --threads\n",
    );
    expect(code).toBe(2);
  });

  test('a flag wins over its variable', async () => {
    const { code } = await workdir().run(['data', 'list', '--data', '/nowhere'], { env: { WAYPOST_DATA: '/else' } });
    expect(code).toBe(0);
  });

  test('is a JSON object on request', async () => {
    const { stderr } = await workdir().run(['cleanse', '--frobnicate', '--log-format', 'json']);
    expect(JSON.parse(stderr)).toMatchObject({
      level: 'error',
      kind: 'usage',
      message: "unknown option '--frobnicate'; see waypost cleanse --help",
    });
  });
});
