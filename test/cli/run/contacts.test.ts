// One pass over a messy export of customers: addresses, email, phone and company of each row.
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, inject, test } from 'vitest';
import { workdir, type Workdir } from '../../support/workdir.js';

/** A title above the header, semicolons, a byte order mark, CRLF, half-empty rows, a number that lost its digits. */
const EXPORT = [
  '\uFEFFExport of customers;;;;;;;;',
  ';;;;;;;;',
  'Customer No;Contact Name;Business Name;Address 1;Suburb;State;PCode;E-mail Address;Mobile',
  '1001;Ada Okafor;Wattlebrae Plumbing P/L;24 Smith Street;Reservoir;VIC;3073;Ada.Okafor@gmial.com;0491 570 156',
  '1002;"Lindqvist; Ben";Wattlebrae Hot Watr;u5 24 smtih st;reservoir;;3073;"Ben <ben@firm.com.au>";4.9157E+08',
  '1003;Chloe;;;;;;;',
  '1004;D. Petrov;Nobody Ever Ltd;99 Nowhere Rd;Reservoir;VIC;3073;d.petrov@firm;+61 (0)491 570 157 ext 3',
  '',
].join('\r\n');

const PLAN = `[[step]]
operation = "cleanse"
source = "GNAF"
columns = ["status", "full_address"]
[[step]]
operation = "validate-email"
block-list = "blocked.txt"
columns = ["status", "reason", "suggested_email"]
[[step]]
operation = "validate-phone"
columns = ["valid", "e164", "exception"]
[[step]]
operation = "company"
columns = ["status", "abn", "exception"]
`;

const sampleSets = { env: { WAYPOST_DATA: inject('sampleSets').everyKind } };

const folder = (plan = PLAN): Workdir => {
  const dir = workdir();
  dir.write('plan.toml', plan);
  dir.write('in.csv', EXPORT);
  dir.write('blocked.txt', '# nobody wants mail from here\n*.tempest.example\n');
  return dir;
};

/** What a run adds to each row, without what stays empty. */
const addedTo = (csv: string): string[][] =>
  (parseCsv(csv, { columns: true, delimiter: ';', bom: true }) as Record<string, string>[]).map((row) =>
    Object.entries(row)
      .filter(([name, value]) => /^(cleanse|email|phone|company)_/.test(name) && value !== '')
      .map(([name, value]) => `${name} ${value}`),
  );

describe('A plan over a messy export of customers', () => {
  test('cleanses, validates email and phone and looks the company up in one pass', async () => {
    const dir = folder();
    const { code, stderr } = await dir.run(['run', 'plan.toml', 'in.csv', '-o', 'out.csv'], sampleSets);
    expect(code).toBe(0);
    expect(stderr).toContain("step validate-email: address from 'E-mail Address'\n");
    expect(stderr).toContain(
      "step validate-phone: fullPhone from 'Mobile', state from 'State', postcode from 'PCode'\n",
    );
    expect(stderr).toContain("step company: name from 'Business Name', state from 'State', postcode from 'PCode'\n");
    expect(addedTo(dir.read('out.csv'))).toEqual([
      [
        'cleanse_status verified',
        'cleanse_full_address 24 SMITH STREET, RESERVOIR VIC 3073',
        'email_status unknown',
        'email_reason not-checked',
        'email_suggested_email Ada.Okafor@gmail.com',
        'phone_valid true',
        'phone_e164 +61491570156',
        'company_status found',
        'company_abn 36999000010',
      ],
      [
        'cleanse_status corrected',
        'cleanse_full_address UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073',
        'email_status unknown',
        'email_reason not-checked',
        'email_suggested_email ben@firm.com.au',
        'phone_valid false',
        'phone_exception Digits lost in a spreadsheet',
        'company_status found',
        'company_abn 36999000010',
      ],
      ['cleanse_status rejected', 'email_status rejected', 'email_reason empty', 'company_status rejected'],
      [
        'cleanse_status partial',
        'cleanse_full_address 99 NOWHERE ROAD, RESERVOIR VIC 3073',
        'email_status invalid',
        'email_reason tld-only',
        'phone_valid true',
        'phone_e164 +61491570157',
        'company_status unmatched',
        'company_exception NAME_NOT_FOUND',
      ],
    ]);
  });

  test.each([
    [
      'resolver = "127.0.0.1:53"',
      '--resolver is for the network, and none is asked; give --source VE_VERIFY or VE_ALL',
    ],
    ['block-list = "none.txt"', '--block-list none.txt: '],
    ['smtp-port = "high"', "smtp-port 'high' is not a whole number from 1"],
    ['probe = "yes"', 'probe is "yes"; give true or false'],
    ['source = "GNAF"', "source 'GNAF' is none of VE_INTERNAL, VE_VERIFY, VE_ALL"],
  ])('refuses what a step of validate-email cannot have: %s', async (line, message) => {
    const dir = folder(`[[step]]\noperation = "validate-email"\n${line}\n`);
    const { code, stderr } = await dir.run(['run', 'plan.toml', 'in.csv', '-o', 'out.csv'], sampleSets);
    expect({ code, isSaid: stderr.includes(message), stderr }).toMatchObject({ code: 2, isSaid: true });
    expect(dir.exists('out.csv')).toBe(false);
  });

  test('refuses two steps that decide one thing otherwise, and settings where a service answers', async () => {
    const two = `[[step]]\noperation = "validate-email"\nblock-list = "blocked.txt"\n
[[step]]\noperation = "validate-email"\nprefix = "again_"\nblock-list = "in.csv"\n`;
    const remote = `[[step]]\noperation = "validate-email"\nblock-list = "blocked.txt"\n
endpoint = "http://127.0.0.1:9"\n`;
    for (const [plan, message] of [
      [two, '--block-list is one thing in one step and another in the next; say the same in both'],
      [
        remote,
        '--block-list is for this machine, and the service that is asked decides it for itself; leave one of them out',
      ],
    ] as const) {
      const { code, stderr } = await folder(plan).run(['run', 'plan.toml', 'in.csv', '-o', 'out.csv'], sampleSets);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as string });
    }
  });

  test('refuses settings of a command whose answers come from a service', async () => {
    const dir = folder();
    const remote = ['--endpoint', 'http://127.0.0.1:9', '--block-list', 'blocked.txt'];
    const { code, stderr } = await dir.run(['validate-email', 'in.csv', '-o', 'out.csv', ...remote]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining(
        '--block-list is for this machine, and the service that is asked decides it for itself',
      ) as string,
    });
  });
});
