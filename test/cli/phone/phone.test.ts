// waypost validate-phone as a user meets it: files, columns, one number, imported ranges, and what is wrong with them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workdir } from '../../support/workdir.js';

const CUSTOMERS = `Id,Home Phone,Mobile,Fax,State,Country
1,(02) 5550 1234,0491 570 156,07 5550 1234,NSW,Australia
2,5550 1234,491570157,,VIC,AUS
3,09 300 1234,+64 21 123 4567,,,NZ
4,,6.1412E+10,,QLD,
5,02 5550 1234,,,,
6,,0491570158 or 0491570159,,,
`;
const COLUMNS = ['--columns', 'status,valid,e164,exception'];

describe('A file', () => {
  it('has an answer in every row, and the column that was taken is said', async () => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    const { code, stdout, stderr } = await dir.run([
      'validate-phone',
      'in.csv',
      '--map',
      'fullPhone=Mobile',
      ...COLUMNS,
    ]);
    expect(stdout.split('\n').map((row) => row.split(',').slice(6).join(','))).toEqual([
      'phone_status,phone_valid,phone_e164,phone_exception',
      'indeterminate,true,+61491570156,',
      'indeterminate,true,+61491570157,',
      'indeterminate,true,+64211234567,',
      'indeterminate,false,,Digits lost in a spreadsheet',
      'rejected,,,',
      'indeterminate,true,+61491570158,Several numbers',
      '',
    ]);
    expect(stderr).toContain("fullPhone from 'Mobile', country from 'Country', state from 'State'");
    expect(stderr).toContain('  Home Phone  not used (phone)');
    expect(code).toBe(0);
  });

  it.each([
    ['the best of several', 'Fax,Phone,Mobile\n07 5550 1234,,0491570156\n,,0491570157\n', 'Mobile'],
    ['no fax number', 'Fax,Tel No\n07 5550 1234,02 5550 1234\n', 'Tel No'],
    ['a fax number where there is no other', 'Fax,Name\n07 5550 1234,A\n', 'Fax'],
    ['one whose heading says nothing', 'a,b\nx,0491570156\ny,0491570157\n', 'b'],
  ])('has %s for its number', async (_, table, column) => {
    const { stderr } = await workdir().run(['validate-phone', '-', ...COLUMNS], { stdin: table });
    expect(stderr).toContain(`fullPhone from '${column}'`);
  });

  it('without a column of numbers is a usage error that says what to do', async () => {
    const { code, stderr } = await workdir().run(['validate-phone', '-', ...COLUMNS], { stdin: 'a,b\nx,y\n' });
    expect(stderr).toMatch(/no column .*fullPhone|--map fullPhone=/);
    expect(code).toBe(2);
  });
});

describe('One number', () => {
  it('takes its country and state from options', async () => {
    const dir = workdir();
    const asked = await dir.run(['validate-phone', '5550 1234', '--state', 'VIC']);
    expect(JSON.parse(asked.stdout)).toMatchObject({ areaCode: '03', attributes: { e164: '+61355501234' } });
    const abroad = await dir.run(['validate-phone', '020 7946 0123', '--country', 'gb']);
    expect(JSON.parse(abroad.stdout)).toMatchObject({ country: 'GB', exception: null });
  });
});

describe('Imported ranges', () => {
  it('say who holds a number, and a table that is damaged changes nothing', async () => {
    const dir = workdir();
    const table = dir.write(
      'metadata/61/ranges.csv',
      'Prefix ; Length ; Type ; Operator\n491 ; 9 ; MOBILE ; "wattle"\n',
    );
    dir.write('metadata/61/operators.csv', 'Id ; Name:en\nwattle ; "Wattle Mobile"\n');
    const data = ['--data', 'data'];
    const imported = await dir.run(['data', 'import', 'phone-ranges', 'metadata', '--release', '2026-07-16', ...data]);
    expect(imported).toMatchObject({ code: 0 });
    expect(imported.stderr + imported.stdout).toContain('PHONERANGES 2026-07-16: 1 ranges of phone numbers');
    const answer = JSON.parse((await dir.run(['validate-phone', '0491 570 156', ...data])).stdout) as object;
    expect(answer).toMatchObject({ operatorName: 'Wattle Mobile', attributes: { rangesRelease: '2026-07-16' } });

    writeFileSync(join(dir.path, table), 'Prefix ; Length ; Type\n49? ; 9 ; MOBILE\n');
    const damaged = await dir.run(['data', 'import', 'phone-ranges', 'metadata', ...data]);
    expect(damaged.stderr).toContain(
      "metadata/61/ranges.csv line 2: '49?' is no beginning of numbers; nothing was imported",
    );
    expect(damaged.code).toBe(6);
    expect(JSON.parse((await dir.run(['validate-phone', '0491 570 156', ...data])).stdout)).toEqual(answer);
    expect(await dir.run(['data', 'verify', ...data])).toMatchObject({ code: 0 });
    expect(await dir.run(['data', 'remove', 'PHONERANGES', ...data])).toMatchObject({ code: 0 });
  });

  it('of a zip that is no zip are refused by name', async () => {
    const dir = workdir();
    dir.write('metadata.zip', 'PK\u0003\u0004 cut');
    const { code, stderr } = await dir.run(['data', 'import', 'phone-ranges', 'metadata.zip', '--data', 'data']);
    expect(stderr).toContain('metadata.zip is not a whole zip file');
    expect(code).toBe(6);
  });

  it('have a release that is a date', async () => {
    const { code, stderr } = await workdir().run(['data', 'import', 'phone-ranges', 'x', '--release', 'v9']);
    expect(stderr).toContain('--release v9: give the date of the release as YYYY-MM-DD');
    expect(code).toBe(2);
  });
});
