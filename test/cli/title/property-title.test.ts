// waypost property-title: which of its operations a text or a table is for, what a file gets, what is refused.
import { describe, expect, inject, test } from 'vitest';
import { workdir, type Workdir } from '../../support/workdir.js';

/** Runs the command over the sample register. */
const run = (dir: Workdir, ...args: string[]) =>
  dir.run(['property-title', ...args], { env: { WAYPOST_DATA: inject('sampleSets').everyKind } });

/** Status and reason of each row of CSV on standard output. */
const verdicts = (csv: string): string[] => {
  const [heading = '', ...rows] = csv.trim().split(/\r?\n/);
  const names = heading.split(',');
  const [status, reason] = ['title_status', 'title_reason'].map((name) => names.indexOf(name));
  return rows.map((row) => {
    const cells = [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) => match[1]!);
    return `${cells[status!]!} ${cells[reason!]!}`.trim();
  });
};

describe('waypost property-title with one record', () => {
  test.each<[string, readonly string[], object]>([
    [
      'a point',
      ['-36.96808,174.87248', '--first-name', 'Pieter', '--last-name', 'van der Exempel'],
      { response: 'pass', reason: 'OWNER' },
    ],
    ['a point and a name in one text', ['-36.96808 174.87248', '--full-name', 'P Exempel'], { response: 'fail' }],
    [
      'an address',
      ['3 East Tamaki Road, Otara', '--full-name', 'Pieter van der Exempel'],
      { response: 'pass', attributes: [] },
    ],
    [
      'an address and a company',
      ['2 East Tamaki Road, Otara', '--company-name', 'Example Holdings & Sons Ltd'],
      { response: 'pass' },
    ],
    [
      'an address, with details',
      ['3 East Tamaki Road, Otara', '--last-name', 'Nobody', '--feature', 'showDetails=true'],
      { response: 'fail', attributes: [{ attributes: { titleNo: 'NA900A/3' } }] },
    ],
  ])('asks by %s', async (_, args, answer) => {
    const { code, stdout } = await run(workdir(), ...args);
    expect(JSON.parse(stdout)).toMatchObject(answer);
    expect(code).toBe(0);
  });

  test('shows a card on a terminal, with owners where details are asked for', async () => {
    const dir = workdir();
    const asked = ['3 East Tamaki Road, Otara', '--full-name', 'Pieter van der Exempel'];
    const shown = await dir.run(['property-title', ...asked, '--feature', 'showDetails=true'], {
      env: { WAYPOST_DATA: inject('sampleSets').everyKind, NO_COLOR: '1' },
      columns: 100,
    });
    expect(shown.stdout).toMatch(/Owner of the land.*pass/s);
    expect(shown.stdout).toMatch(/Title NA900A\/3[^]*owners\s+Pieter van der Exempel/);
    const hidden = await dir.run(['property-title', ...asked], {
      env: { WAYPOST_DATA: inject('sampleSets').everyKind, NO_COLOR: '1' },
      columns: 100,
    });
    expect(hidden.stdout).not.toMatch(/Exempel|NA900A/);
  });

  test.each<[string, readonly string[], RegExp, number]>([
    [
      'no name',
      ['3 East Tamaki Road'],
      /^waypost: a name is needed, and where the land is: an address, .*; see waypost property-title --help$/m,
      2,
    ],
    ['nothing at all', ['', '--last-name', 'x'], /^waypost: the text is empty: there is nothing to check;/m, 2],
    [
      'a latitude beyond the pole',
      ['-96.9,174.8', '--last-name', 'x'],
      /the latitude -96\.9 is not between -90 and 90/,
      2,
    ],
    [
      'a value of a feature that there is not',
      ['1,2', '--last-name', 'x', '--feature', 'showDetails=1'],
      /showDetails is one of true, false/,
      2,
    ],
  ])('refuses %s', async (_, args, said, exit) => {
    const { code, stderr, stdout } = await run(workdir(), ...args);
    expect({ code, stdout }).toEqual({ code: exit, stdout: '' });
    expect(stderr).toMatch(said);
  });

  test('says how to import titles where there are none', async () => {
    const { code, stderr } = await workdir().run(['property-title', '-36.9,174.8', '--last-name', 'x']);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /no titles of the New Zealand land register are installed in .*"waypost data import nz-titles/,
    );
  });
});

describe('waypost property-title over a file', () => {
  test.each<[string, string, string[]]>([
    [
      'first name, surname and lines of an address',
      'First Name,Surname,Address 1,Suburb,City,Postcode\n' +
        'Alexandra,Tester,1 East Tamaki Road,Otara,Auckland,2023\n' +
        'Alex,Tester,1 East Tamaki Rd,Otara,Auckland,2023\n' +
        'Robin,Secondhouse,Unit 2 24 Kowhai Street,Otara,Auckland,2023\n' +
        ',,1 East Tamaki Road,Otara,Auckland,2023\n' +
        'Bob,Nobody,,,,\n',
      ['pass OWNER', 'fail NICKNAME', 'pass OWNER', 'rejected', 'rejected'],
    ],
    [
      'one name and components',
      'Name,Unit,House No,Street Name,Street Type,Suburb\n' +
        'Robin Firsthouse,1,24,Kowhai,Street,Otara\n' +
        'Pieter van der Exempel,,3,East Tamaki,Road,Otara\n',
      ['pass OWNER', 'pass OWNER'],
    ],
    [
      'an owner and a point',
      'Registered Owner,lat,lng\n"Tester, Alexandra",-36.9682,174.87248\nMoana Islander,-43.955,-176.555\n',
      ['pass OWNER', 'pass OWNER'],
    ],
    [
      'a person or a company',
      'Contact,Company,Address\n' +
        ',"Example, Holdings & Sons Limited","2 East Tamaki Road, Otara"\n' +
        'Pieter Exempel,Somebody Ltd,"3 East Tamaki Road, Otara"\n',
      ['pass OWNER', 'pass OWNER'],
    ],
    [
      'an address and a point: the address says the unit',
      'Owner,Address,Latitude,Longitude\nRobin Firsthouse,"2/24 Kowhai Street, Otara",-36.965,174.8725\n',
      ['fail OTHER_UNIT'],
    ],
  ])('takes %s', async (_, table, wanted) => {
    const dir = workdir();
    dir.write('in.csv', table);
    const { code, stdout } = await run(dir, 'in.csv', '--format', 'csv');
    expect(verdicts(stdout)).toEqual(wanted);
    expect(code).toBe(0);
  });

  const PEOPLE = 'Name,Address\nPieter van der Exempel,"3 East Tamaki Road, Otara"\n';

  test('adds the details of the likest title only where they are asked for', async () => {
    const dir = workdir();
    dir.write('in.csv', PEOPLE);
    const plain = await run(dir, 'in.csv', '--quiet');
    expect(plain.stdout.split('\n')[0]).toBe(
      'Name,Address,title_status,title_response,title_reason,title_score,title_count,title_messages',
    );
    const shown = await run(dir, 'in.csv', '--quiet', '--feature', 'showDetails=true', '--columns', 'title_no,owners');
    expect(shown.stdout).toBe(
      'Name,Address,title_title_no,title_owners\n' +
        'Pieter van der Exempel,"3 East Tamaki Road, Otara",NA900A/3,Pieter van der Exempel\n',
    );
    const refused = await run(dir, 'in.csv', '--quiet', '--columns', 'owners');
    expect(refused.stderr).toMatch(/the column 'owners' is filled with --feature showDetails=true only/);
  });

  test('names no owner in anything that it says beside the rows', async () => {
    const dir = workdir();
    dir.write('in.csv', 'Name,Address\nNobody,"3 East Tamaki Road, Otara"\n');
    const { stderr, stdout } = await run(
      dir,
      'in.csv',
      '-o',
      'out.csv',
      '--summary',
      'sum.json',
      '--log-format',
      'json',
    );
    const all = stderr + stdout + dir.read('sum.json') + dir.read('out.csv');
    expect(all).not.toMatch(/Exempel|NA900A/);
  });

  test('goes on where a row has no point that can be read', async () => {
    const dir = workdir();
    dir.write('in.csv', 'Owner,lat,lng\nx,abc,174\nMoana Islander,-43.955,183.445\n');
    const { code, stdout } = await run(
      dir,
      'in.csv',
      '--map',
      'latitude=lat',
      '--map',
      'longitude=lng',
      '--format',
      'csv',
    );
    expect(verdicts(stdout)).toEqual(['error', 'pass OWNER']);
    expect(code).toBe(3);
  });

  test('refuses a table that says nothing of where the land is', async () => {
    const dir = workdir();
    dir.write('in.csv', 'First Name,Last Name\nPieter,van der Exempel\n');
    const { code, stderr } = await run(dir, 'in.csv');
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /no column can be used for property-title; the columns are 'First Name', 'Last Name'.*\(fields: street, .*fullAddress, .*latitude, longitude\)/,
    );
  });

  test('is a step of a run', async () => {
    const dir = workdir();
    dir.write('in.csv', 'Name,Address\nRobin Firsthouse,"1/24 kowhai st, otara"\n');
    dir.write(
      'plan.toml',
      '[[step]]\noperation = "cleanse"\nlocale = "nz"\ncolumns = ["full_address"]\n' +
        '[[step]]\noperation = "property-title"\nfrom = "cleanse"\nmap = { fullName = "Name" }\ncolumns = ["status"]\n',
    );
    const { stdout, stderr } = await dir.run(['run', 'plan.toml', 'in.csv', '--quiet'], {
      env: { WAYPOST_DATA: inject('sampleSets').everyKind },
    });
    expect(stderr).toBe('');
    expect(stdout.split('\n')[1]).toMatch(/,pass$/);
  });
});

describe('waypost data import nz-titles', () => {
  test('imports the register, says the duties of its licence, and is listed, verified and removed', async () => {
    const dir = workdir();
    const data = ['--data', `${dir.path}/data`];
    const titles = new URL('../../../fixtures/titles', import.meta.url).pathname;
    const imported = await dir.run(['data', 'import', 'nz-titles', titles, ...data]);
    expect(imported.code).toBe(0);
    expect(imported.stderr + imported.stdout).toMatch(/NZTITLES to 2019-11-30: 16 rows by title_no/);
    expect(imported.stderr + imported.stdout).toMatch(/personal data under the LINZ Licence for Personal Data/);
    expect((await dir.run(['data', 'list', ...data])).stdout).toMatch(/NZTITLES\s+NZ\s+to 2019-11-30/);
    expect((await dir.run(['data', 'verify', ...data])).code).toBe(0);
    expect((await dir.run(['data', 'remove', 'NZTITLES', ...data])).code).toBe(0);
  });

  test('names what is missing, and leaves no file', async () => {
    const dir = workdir();
    const list = new URL('../../../fixtures/titles/nz-property-titles-owners-list.csv', import.meta.url).pathname;
    const { code, stderr } = await dir.run(['data', 'import', 'nz-titles', list, '--data', `${dir.path}/data`]);
    expect(code).toBe(6);
    expect(stderr).toMatch(/the layer "NZ Property Titles" \(50804\) is not among .*; give both in one import/);
  });
});
