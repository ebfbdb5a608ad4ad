// waypost validate-email through the command line.
import { describe, expect, test } from 'vitest';
import type { ValidatedEmail } from '../../../src/contract/schema/validate-email.js';
import { workdir, type Finished } from '../../support/workdir.js';

describe('validate-email', () => {
  test('answers one address as JSON, and as a card on request of nobody but a terminal', async () => {
    const { code, stdout } = await workdir().run(['validate-email', 'jane.citizen@example.com']);
    const element = JSON.parse(stdout) as ValidatedEmail;
    expect({ code, ...element }).toMatchObject({
      code: 0,
      address: 'jane.citizen@example.com',
      attributes: {
        email_valid: 'UNKNOWN',
        reason: 'example-domain',
        accountname: 'jane.citizen',
        domain: 'example.com',
      },
      mailBoxValidated: false,
      mailServerValidated: false,
      domainValidated: false,
      blackListValidated: true,
      formatValidated: true,
    });
  });

  test('finds the column of a file, keeps its rows and columns, and gives each row its answer', async () => {
    const dir = workdir();
    dir.write(
      'people.csv',
      [
        'Name,E-mail Address',
        'Jane,jane@firm.com.au',
        'Joe,joe@gmial.com',
        'Jim,jim.firm.com.au',
        'Jo,',
        'Bo,"bo@firm.com.au, b2@firm.com.au"',
        'Ann,info@mailinator.com',
        'Zoë,zoë@müller.example',
        '',
      ].join('\n'),
    );
    const { code, stderr } = await dir.run([
      'validate-email',
      'people.csv',
      '-o',
      'out.csv',
      '--columns',
      'status,reason,format_validated,suggested_email,disposable,role_based,messages',
    ]);
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('E-mail Address') as string });
    expect(dir.read('out.csv').trim().split('\n')).toEqual([
      'Name,E-mail Address,email_status,email_reason,email_format_validated,email_suggested_email,email_disposable,' +
        'email_role_based,email_messages',
      'Jane,jane@firm.com.au,unknown,not-checked,true,,FALSE,FALSE,Not checked: offline',
      'Joe,joe@gmial.com,unknown,not-checked,true,joe@gmail.com,TRUE,FALSE,Not checked: offline; the domain gives ' +
        'addresses away for a short time',
      'Jim,jim.firm.com.au,invalid,no-domain,false,,UNKNOWN,UNKNOWN,there is no @ with a domain behind it',
      'Jo,,rejected,empty,false,,,,there is no email address in this record',
      'Bo,"bo@firm.com.au, b2@firm.com.au",invalid,several-addresses,false,,UNKNOWN,UNKNOWN,' +
        'there are 2 addresses in it',
      'Ann,info@mailinator.com,unknown,not-checked,true,,TRUE,TRUE,Not checked: offline; the domain gives addresses ' +
        'away for a short time',
      'Zoë,zoë@müller.example,unknown,example-domain,true,,FALSE,FALSE,Not checked: offline; the domain is kept for ' +
        'examples',
    ]);
  });

  test('says nothing of the columns of an address, which it has no use for', async () => {
    const dir = workdir();
    dir.write('people.csv', 'Street,City,Postcode,Email\n24 Smith St,Reservoir,3073,jane@firm.com.au\n');
    const { code, stderr } = await dir.run(['validate-email', 'people.csv', '-o', 'out.csv', '--strict-columns']);
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.not.stringContaining('not used;') as string });
  });

  test('refuses what is on the block list, and says in what line a list is wrong', async () => {
    const dir = workdir();
    dir.write('blocked.txt', '# ours\n*.example.com\njoe@firm.com.au\n');
    dir.write('wrong.txt', 'firm.com.au\nnot a domain\n');
    const asked = async (address: string, list: string): Promise<Finished> =>
      dir.run(['validate-email', address, '--block-list', list]);
    const blocked = JSON.parse((await asked('Joe@firm.com.au', 'blocked.txt')).stdout) as ValidatedEmail;
    expect(blocked).toMatchObject({
      attributes: { email_valid: 'INVALID', reason: 'blocked' },
      blackListValidated: false,
      formatValidated: true,
    });
    expect(JSON.parse((await asked('jane@firm.com.au', 'blocked.txt')).stdout)).toMatchObject({
      blackListValidated: true,
    });
    expect(await asked('jane@firm.com.au', 'wrong.txt')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/wrong\.txt, line 2: 'not a domain' is no address, domain or \*\.domain/) as string,
    });
    expect(await asked('jane@firm.com.au', 'missing.txt')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--block-list missing.txt') as string,
    });
  });

  test('refuses a source that is not of email addresses', async () => {
    const { code, stderr } = await workdir().run(['validate-email', 'jane@firm.com.au', '--source', 'GNAF']);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("'GNAF' is none of VE_INTERNAL, VE_VERIFY, VE_ALL") as string,
    });
  });

  test('gives JSONL the whole element under its prefix', async () => {
    const dir = workdir();
    dir.write('people.jsonl', '{"id":1,"mail":"jane@firm.com.au"}\n');
    expect(await dir.run(['validate-email', 'people.jsonl', '-o', 'out.jsonl', '--quiet'])).toMatchObject({ code: 0 });
    expect(JSON.parse(dir.read('out.jsonl'))).toEqual({
      id: 1,
      mail: 'jane@firm.com.au',
      email: expect.objectContaining({ address: 'jane@firm.com.au', formatValidated: true }) as unknown,
    });
  });
});
