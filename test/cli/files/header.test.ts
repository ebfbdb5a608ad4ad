// The options that settle which line of a file is its header, on the command line.
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

const TITLED =
  'Members as at July\n\nid,address\n1,24 Smith St Reservoir 3073\n2,25 Smith St Reservoir 3073\nTotal,2\n';
const OUT = 'id,address,cleanse_status\n1,24 Smith St Reservoir 3073,verified\n';

describe('The header of a file is', () => {
  test.each<[string, string[], string]>([
    ['found below its title', [], `${OUT}2,25 Smith St Reservoir 3073,verified\nTotal,2,rejected\n`],
    ['told by its line', ['--header', '3'], `${OUT}2,25 Smith St Reservoir 3073,verified\nTotal,2,rejected\n`],
    ['the first line that is not skipped', ['--skip', '2', '--limit', '1'], OUT],
    [
      'none, of what is not skipped',
      ['--skip', '3', '--no-header'],
      '1,24 Smith St Reservoir 3073,verified\n2,25 Smith St Reservoir 3073,verified\nTotal,2,rejected\n',
    ],
  ])('%s', async (_, args, wanted) => {
    const dir = workdir();
    dir.write('in.csv', TITLED);
    const { code, stdout } = await dir.run(['cleanse', 'in.csv', '--columns', 'status', '--quiet', ...args]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: wanted });
  });

  test('found below lines that are told without the blank ones between', async () => {
    const dir = workdir();
    dir.write('in.csv', `Members,,\n\n,,\n  as at   July,,\n\n${TITLED.split('\n').slice(2).join('\n')}`);
    const { code, stderr } = await dir.run(['parse', 'in.csv', '-o', 'out.csv', '--limit', '1']);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining("lines 1-5 above the header are left out: 'Members / as at July'"),
    ]);
  });

  test('told for a file of a run of steps too, and said in its summary', async () => {
    const dir = workdir();
    dir.write('in.csv', TITLED);
    dir.write('plan.toml', '[[step]]\noperation = "cleanse"\ncolumns = ["status"]\n');
    const args = ['run', 'plan.toml', 'in.csv', '-o', 'out.csv', '--header', '3', '--summary', 'summary.json'];
    const { code, stderr } = await dir.run(args);
    expect(code).toBe(0);
    expect(stderr).toContain("lines 1-2 above the header are left out: 'Members as at July'");
    expect(dir.read('out.csv')).toContain(OUT);
    expect(JSON.parse(dir.read('summary.json'))).toMatchObject({ input: { header: true, linesAbove: 2 } });
  });

  test.each<[string, string[]]>([
    [
      'waypost: --header and --no-header exclude each other; give one of them',
      ['in.csv', '--header', '3', '--no-header'],
    ],
    [
      'waypost: --no-header and --header exclude each other; give one of them',
      ['in.csv', '--no-header', '--header', '3'],
    ],
    ['waypost: --header 2: line 2 of in.csv is blank; name the line of the headings', ['in.csv', '--header', '2']],
    ['waypost: --skip 9: in.csv has 6 lines', ['in.csv', '--skip', '9']],
    ['waypost: --header is for a file, not for the text of one record', ['1 High St', '--header', '3']],
    ['waypost: --no-header is for a file, not for the text of one record', ['1 High St', '--no-header']],
    ['waypost: --skip is for a file, not for the text of one record', ['1 High St', '--skip', '3']],
  ])('refused with "%s"', async (message, args) => {
    const dir = workdir();
    dir.write('in.csv', TITLED);
    const { code, stdout, stderr } = await dir.run(['cleanse', ...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `${message}\n` });
  });
});

describe('A file without a heading whose first line has no number', () => {
  const places = 'Reservoir VIC,verified\nPreston VIC,verified\n';

  test.each<[string, string, string, string[], string]>([
    ['is all records, as places', 'in.txt', 'Reservoir VIC\nPreston VIC\n', [], places],
    ['as places without a state', 'in.csv', 'Reservoir\nPreston\n', [], 'Reservoir,verified\nPreston,verified\n'],
    [
      'as streets without a number above such with one',
      'in.txt',
      'Smith St, Reservoir VIC\n24 Smith St Reservoir VIC 3073\n',
      ['--input-format', 'lines'],
      '"Smith St, Reservoir VIC",partial\n24 Smith St Reservoir VIC 3073,verified\n',
    ],
    [
      'as anything that is told to be lines',
      'in.txt',
      'Nowhere at all\nPreston VIC\n',
      ['--input-format', 'lines'],
      'Nowhere at all,unmatched\nPreston VIC,verified\n',
    ],
    [
      'as rows with a state',
      'in.csv',
      'Smith,Reservoir,VIC\nJones,Preston,VIC\n',
      [],
      'Smith,Reservoir,VIC,verified\nJones,Preston,VIC,verified\n',
    ],
  ])('%s', async (_, name, text, args, wanted) => {
    const dir = workdir();
    dir.write(name, text);
    const run = ['geocode', name, '--format', 'csv', '--columns', 'status', '--quiet', ...args];
    const { code, stdout } = await dir.run(run);
    expect({ code, stdout }).toEqual({ code: 0, stdout: wanted });
  });

  test.each<[string, string, string[]]>([
    ['a heading that says nothing', 'Customer Site\nReservoir VIC\nPreston VIC\n', []],
    ['a heading of lines', 'Address\nReservoir VIC\nPreston VIC\n', ['--input-format', 'lines']],
  ])('has its heading kept, and its one column is the address, under %s', async (_, text, args) => {
    const dir = workdir();
    dir.write('in.csv', text);
    const run = ['geocode', 'in.csv', '--format', 'csv', '--columns', 'status', '--quiet', ...args];
    const { code, stdout } = await dir.run(run);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `${text.split('\n', 1)[0]!},geocode_status\n${places}`,
    });
  });
});
