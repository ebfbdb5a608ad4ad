// What is wrong with a plan is said in one line, with its place.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../../src/cli/main.js';
import { fakeIo } from '../../support/fake-io.js';
import { folder, sampleData } from './plans.js';

describe('What is wrong with a plan is said in one line, with its place (exit code 2):', () => {
  const CLEANSE = '[[step]]\noperation = "cleanse"\n';
  const PARSE = '[[step]]\noperation = "parse"\n';
  test.each<[string, string, string | RegExp]>([
    ['nothing in it', '', 'p.toml: the plan has no step; "waypost run --example" prints a plan'],
    ['a comment alone', '# later\n', 'p.toml: the plan has no step; "waypost run --example" prints a plan'],
    ['a step that is no table', 'step = [1]\n', 'p.toml: the plan has no step; "waypost run --example" prints a plan'],
    [
      'a text without quotes',
      `${CLEANSE}name = one\n`,
      'p.toml, line 3, column 8: this is not TOML: invalid value; put a text in quotes',
    ],
    ['a number with a letter', `${CLEANSE}name = 1one\n`, /^p\.toml, line 3, column \d+: this is not TOML: [^;]*$/],
    [
      'a backslash',
      `${CLEANSE}map = { fullAddress = "A\\B" }\n`.replace('map = { fullAddress = ', 'name = ').replace(' }', ''),
      /^p\.toml, line 3, column \d+: this is not TOML: .*; put a text with a \\ in single quotes$/,
    ],
    [
      'another table',
      '[[steps]]\noperation = "cleanse"\n',
      "p.toml, line 1: a plan has no 'steps' (do you mean 'step'?); it is a list of [[step]]",
    ],
    [
      'a key before the steps',
      `\nname = "x"\n${CLEANSE}`,
      "p.toml, line 2: a plan has no 'name'; it is a list of [[step]]",
    ],
    [
      'no operation',
      '[[step]]\nopration = "cleanse"\n',
      /^p\.toml, line 1: the step has no operation \(do you mean 'opration'\?\); give one of cleanse, parse, /,
    ],
    [
      'an operation that is not there',
      `${PARSE}\n[[step]]\noperation = "clense"\n`,
      /^p\.toml, line 5: operation 'clense': there is none \(do you mean 'cleanse'\?\); there are cleanse, parse, /,
    ],
    [
      'an operation that is no text',
      '[[step]]\noperation = 5\n',
      'p.toml, line 2: operation is 5; give a text in quotes',
    ],
    [
      'an unknown key',
      `${PARSE}${CLEANSE}colums = ["status"]\n`,
      /^p\.toml, line 5: a step of cleanse has no 'colums' \(do you mean 'columns'\?\); it has operation, name, from, /,
    ],
    [
      'an option of another operation',
      `${CLEANSE}radius = 5\n`,
      /^p\.toml, line 3: a step of cleanse has no 'radius'; it has operation, /,
    ],
    [
      'an unknown column of its own',
      `${CLEANSE}\ncolumns = ["status", "ful_address"]\n`,
      /^p\.toml, line 4: columns: cleanse has no column 'ful_address' \(do you mean 'full_address'\?\); it has /,
    ],
    [
      'no column',
      `${CLEANSE}columns = []\n`,
      'p.toml, line 3: columns is empty; name one at least, or leave it out for all',
    ],
    [
      'an unknown field',
      `${CLEANSE}map = { fullAdress = "Name" }\n`,
      /^p\.toml, line 3: map: cleanse has no field 'fullAdress' \(do you mean 'fullAddress'\?\); it has fullAddress, /,
    ],
    [
      'a field and its column in the other order',
      `${CLEANSE}map = { Name = "fullAddress" }\n`,
      /^p\.toml, line 3: map: cleanse has no field 'Name' \(do you mean fullAddress=Name\? the field comes first\); /,
    ],
    [
      'an unknown column of the input',
      `${CLEANSE}map = { fullAddress = "Nme" }\n${PARSE}`,
      /^step cleanse: map: there is no column 'Nme' \(do you mean 'Name'\?\); the input has 'Customer No', /,
    ],
    [
      'an unknown column in a condition',
      `${CLEANSE}${PARSE}when = { cleanse_statos = "verified" }\n`,
      /^step parse: when: there is no column 'cleanse_statos' \(do you mean 'cleanse_status'\?\); the input has /,
    ],
    [
      'an unknown step',
      `${CLEANSE}${PARSE}from = "clense"\n`,
      "step parse: from = 'clense': there is no such step (do you mean 'cleanse'?); there are cleanse, parse",
    ],
    [
      'steps that wait for each other',
      `${CLEANSE}from = "parse"\n${PARSE}from = "cleanse"\n`,
      'steps wait for each other: cleanse needs parse needs cleanse; leave one of these out',
    ],
    [
      'a step that feeds itself',
      `${PARSE}${CLEANSE}from = "cleanse"\n`,
      'step cleanse takes its input from itself; name another step',
    ],
    [
      'two steps of one prefix',
      `${CLEANSE}${CLEANSE}`,
      "step cleanse 2: its columns get the prefix 'cleanse_', which step cleanse has too; give one of them another " +
        'with prefix',
    ],
    [
      'two steps of one name',
      `${CLEANSE}name = "x"\n${PARSE}name = "x"\n`,
      'two steps are called x; give one of them another name',
    ],
    ['a name that is empty', `${CLEANSE}name = ""\n`, 'p.toml, line 3: name is empty; give a text, or leave it out'],
    ['a number for a name', `${CLEANSE}name = 5\n`, 'p.toml, line 3: name is 5; give a text in quotes'],
    [
      'a condition that is no table',
      `${CLEANSE}when = "x"\n`,
      'p.toml, line 3: when is "x"; give it as { column = ["value", "value"] }',
    ],
    ['a mapping that is no table', `${CLEANSE}map = 5\n`, 'p.toml, line 3: map is 5; give it as { field = "Column" }'],
    [
      'a mapping of tables',
      `${CLEANSE}map = { fullAddress = { a = 1 } }\n`,
      'p.toml, line 3: map holds {"a":1}; give texts in quotes',
    ],
    [
      'a value that an option does not take',
      `${CLEANSE}on-clash = "x"\n`,
      "p.toml, line 3: on-clash 'x' is none of error, replace, rename (as --on-clash)",
    ],
    ['a list for one value', `${CLEANSE}prefix = ["a", "b"]\n`, 'p.toml, line 3: prefix is a list; give one value'],
    [
      'a flag that is no flag',
      '[[step]]\noperation = "find"\nall = "yes"\n',
      'p.toml, line 3: all is "yes"; give true or false',
    ],
    [
      'a feature that is not there',
      `${CLEANSE}feature = { exposeAttribute = 1 }\n`,
      'p.toml, line 3: --feature exposeAttribute=1: give one of exposeAttributes=0|1',
    ],
    [
      'a country and a locale that contradict each other',
      `${CLEANSE}country = "NZ"\nlocale = "au"\n`,
      'p.toml, line 3: --country NZ and --locale au contradict each other; give one of them',
    ],
    [
      'an endpoint that is none',
      `${PARSE}${CLEANSE}endpoint = "nonsense"\n`,
      /^step cleanse: the endpoint is no http or https address; /,
    ],
  ])('%s', async (_, plan, message) => {
    const dir = folder({ 'p.toml': plan });
    const { code, stdout, stderr } = await dir.run(['run', 'p.toml', 'in.csv', '-o', 'out.csv', '--quiet']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    const [line = '', ...more] = stderr.split('\n');
    expect(more).toEqual(['']);
    if (typeof message === 'string') expect(line).toBe(`waypost: ${message}`);
    else expect(line.replace(/^waypost: /, '')).toMatch(message);
    expect(dir.list()).toEqual(['in.csv', 'p.toml']);
  });

  test.each<[string, string, RegExp]>([
    ['what is no JSON', '{"step":\n [}', /^waypost: p\.json: this is not JSON: .+\n$/],
    ['a list', '[]', /^waypost: p\.json: a plan as JSON is an object with a list "step"\n$/],
    [
      'an unknown key',
      '{"step":[{"operation":"parse"},{"operation":"cleanse","colums":[]}]}',
      /^waypost: p\.json, step 2: a step of cleanse has no 'colums' \(do you mean 'columns'\?\); .+\n$/,
    ],
  ])('in JSON, %s', async (_, plan, message) => {
    const dir = folder({ 'p.json': plan });
    const { code, stderr } = await dir.run(['run', 'p.json', 'in.csv', '-o', 'out.csv', '--quiet']);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(message) as string });
  });

  test.each<[string, string[], string | RegExp, number]>([
    ['no plan', ['run'], 'run needs a plan and a file; "waypost run --example" prints a plan', 2],
    [
      'a plan that is not there',
      ['run', 'none.toml', 'in.csv'],
      'plan none.toml: there is no such file; "waypost run --example" prints a plan',
      2,
    ],
    ['a plan that is a folder', ['run', '.', 'in.csv'], /^plan \.: it is a folder; /, 2],
    [
      'plan and file in the other order',
      ['run', 'in.csv', 'p.toml'],
      'in.csv is no plan by its name; the plan comes before the file: waypost run PLAN in.csv',
      2,
    ],
    ['an input that is not there', ['run', 'p.toml', 'none.csv'], /^there is no file none\.csv; /, 6],
    ['two inputs', ['run', 'p.toml', 'in.csv', '--file', 'in.csv'], /^an input argument and --file are both given/, 2],
    ['an option of a step', ['run', 'p.toml', 'in.csv', '--columns', 'status'], /--columns/, 2],
    [
      'both ways to resume',
      ['run', 'p.toml', 'in.csv', '-o', 'out.csv', '--resume', '--restart'],
      /^--resume and --restart are both given/,
      2,
    ],
  ])('%s', async (_, args, message, exit) => {
    const dir = folder({ 'p.toml': PARSE });
    const { code, stderr } = await dir.run([...args, '--quiet']);
    expect(code).toBe(exit);
    const [line = ''] = stderr.split('\n');
    if (typeof message === 'string') expect(line).toBe(`waypost: ${message}`);
    else expect(line.replace(/^waypost: /, '')).toMatch(message);
  });
});

test('An option of calls is refused where no step asks a service, and one of threads where all do', async () => {
  const dir = folder({
    'here.toml': '[[step]]\noperation = "cleanse"\n',
    'there.toml': '[[step]]\noperation = "cleanse"\nendpoint = "http://127.0.0.1:9"\n',
  });
  for (const [plan, option, why] of [
    ['here.toml', '--rate', 'is for a service, and none is asked'],
    ['there.toml', '--threads', 'is for the data on this machine'],
  ] as const) {
    const io = fakeIo({ env: { WAYPOST_DATA: sampleData() } });
    const { path } = dir;
    expect(await main(['run', join(path, plan), join(path, 'in.csv'), option, '2'], io)).toBe(2);
    expect(io.err()).toContain(`${option} ${why}`);
  }
});
