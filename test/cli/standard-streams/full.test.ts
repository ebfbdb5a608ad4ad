// Standard output that cannot be written: exit 7 with one plain line, whatever was to be printed. Standard error that
// cannot be written changes nothing. Through the real binary.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, inject, test } from 'vitest';
import { allCommands } from '../../support/docs/command-pages.js';
import { writeUsers } from '../../support/service/known-users.js';
import { workdir, type Workdir } from '../../support/workdir.js';

const FULL = '/dev/full';
const SENTENCE = /^waypost: standard output cannot be written: the disk is full; free some space, or \w.*$/m;
const ADDRESS = 'AU|GNAF|GAVIC910000026';

/** Calls of each command that prints something on standard output. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  cleanse: [
    'cleanse "24 smith st reservoir"',
    'cleanse "24 smith st reservoir" --json',
    'cleanse in.csv',
    'cleanse in.csv --format jsonl',
    'cleanse in.csv --format table',
    'cleanse in.csv --order review',
    'cleanse in.csv --dry-run',
    'cleanse in.csv -o out.csv --summary -',
  ],
  parse: ['parse "24 smith st reservoir"', 'parse in.csv'],
  find: ['find "24 smith st"', 'find in.csv --map fullAddress=address'],
  retrieve: [`retrieve ${ADDRESS}`],
  'lookup address': ['lookup address "24 smith st"'],
  'lookup buildingName': ['lookup buildingName tower'],
  'lookup locality': ['lookup locality reservoir'],
  'lookup postal': ['lookup postal 118 --locality reservoir'],
  'lookup postcode': ['lookup postcode 3073'],
  'lookup street': ['lookup street smith'],
  'lookup streetNumber': ['lookup streetNumber 24 --street "smith st" --locality reservoir --postcode 3073'],
  'lookup subdwelling': ['lookup subdwelling 5'],
  'lookup subdwellingAddress': [`lookup subdwellingAddress ${ADDRESS}`],
  'lookup suburb': ['lookup suburb reservoir'],
  'lookup townCity': ['lookup townCity dunedin'],
  'lookup combined': ['lookup combined "24 smith st" --country AU'],
  geocode: ['geocode "24 smith st reservoir"'],
  'reverse-geocode': ['reverse-geocode -37.71,145.01'],
  identify: [`identify ${ADDRESS}`],
  company: ['company "wattlebrae plumbing"'],
  match: ['match in.csv --dedupe', 'match "24 smith st reservoir 3073" --reference in.csv'],
  suppress: ['suppress 10000004'],
  'validate-email': ['validate-email jane@firm.com.au', 'validate-email in.csv --map address=address'],
  'validate-phone': ['validate-phone "0491 570 156"'],
  'property-title': ['property-title "3 East Tamaki Road, Otara" --full-name "P Exempel"'],
  '3wa': ['3wa -37.71,145.01'],
  '3wa suggest': ['3wa suggest a.b.c'],
  '3wa grid': ['3wa grid 1,2,1.0001,2.0001'],
  '3wa languages': ['3wa languages', '3wa languages --json'],
  types: ['types street', 'types street --json'],
  run: ['run --example', 'run plan.toml in.csv'],
  'data list': ['data list', 'data list --json', 'data list --data none'],
  'data verify': ['data verify', 'data verify --json'],
  serve: ['serve --port 0 --threads 0 --users users.json'],
  'user add': ['user add bob --users users.json'],
  'user list': ['user list --users users.json', 'user list --users users.json --json', 'user list --users none.json'],
};

/** Commands that print nothing there. */
const SILENT = /^(data (import|fetch) .*|data remove|user remove)$/;

/** Calls that are of no command. */
const HELP = ['', '-h', '--help', '--version', 'help', 'help cleanse', 'data --help', 'cleanse -h', 'user add --help'];

/** Calls of which each prints in a way of its own, as processes. */
const PROCESSES = [
  '--help',
  '--version',
  'types street',
  'cleanse "24 smith st reservoir"',
  'cleanse in.csv',
  'cleanse in.csv --format table',
  'serve --port 0 --users users.json',
];

function prepared(): Workdir {
  const dir = workdir();
  dir.write('in.csv', 'address\n24 Smith St Reservoir 3073\n25 Smith St Reservoir 3073\n');
  dir.write('plan.toml', '[[step]]\noperation = "parse"\n');
  writeUsers(join(dir.path, 'users.json'), [['alice']]);
  return dir;
}

/** The exit code, and what is said beside remarks. */
const told = ({ code, stderr }: { code: number | null; stderr: string }): unknown[] => [
  code,
  ...stderr.split('\n').filter((line) => /^waypost: |\.js:\d/.test(line)),
];
const TOLD = [7, expect.stringMatching(SENTENCE)];

describe('A standard output that takes nothing', () => {
  test('is met by a call of every command', () => {
    const names = allCommands()
      .filter(({ command }) => command.commands.length === 0 || command.registeredArguments.length > 0)
      .map(({ name }) => name.replace(/^waypost /, ''));
    expect(Object.keys(CALLS).sort()).toEqual(names.filter((name) => !SILENT.test(name)).sort());
  });

  test.each([...HELP, ...Object.values(CALLS).flat()])('is exit 7 of waypost %s', async (line) => {
    const dir = prepared();
    const full = new Writable({
      write(_bytes, _encoding, done) {
        done(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
      },
    });
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!);
    const env = { WAYPOST_DATA: inject('sampleSets').everyKind };
    expect(told(await dir.run(words, { stdout: full, env }))).toEqual(TOLD);
  });
});

describe.skipIf(!existsSync(FULL))('A full disk on standard output', { timeout: 60_000 }, () => {
  test.each(PROCESSES)('is exit 7 of waypost %s', async (line) => {
    const dir = prepared();
    expect(told(await dir.shell(`waypost ${line} > ${FULL}`))).toEqual(TOLD);
  });

  test('loses nothing of a run that writes to a file', async () => {
    const dir = prepared();
    expect((await dir.shell(`waypost cleanse in.csv -o out.csv --quiet > ${FULL}`)).code).toBe(0);
    expect(dir.read('out.csv').split('\n')).toHaveLength(4);
  });

  test('makes no user whose credential nobody saw, and nothing is left of it', async () => {
    const dir = prepared();
    const before = dir.read('users.json');
    const { code, stderr } = await dir.shell(`waypost user add bob --users users.json > ${FULL}`);
    expect([code, stderr]).toEqual([7, expect.stringMatching(SENTENCE)]);
    expect(dir.read('users.json')).toBe(before);
    expect(dir.list()).toEqual(['in.csv', 'plan.toml', 'users.json']);
    const again = await dir.shell('waypost user add bob --users users.json');
    expect(again).toEqual({ code: 0, stdout: expect.stringMatching(/^bob:[\w-]{43}\n$/) as string, stderr: '' });
  });
});

describe('A standard output that takes a part', () => {
  // A limit on the size of a file takes what fits, and refuses the rest, as a disk that is nearly full does.
  test.each(['cleanse "24 smith st reservoir 3073"', 'run --example', 'cleanse many.csv --quiet', '--help'])(
    'of waypost %s is told',
    async (line) => {
      const dir = prepared();
      dir.write('many.csv', `address\n${'24 Smith St Reservoir 3073\n'.repeat(20)}`);
      const { code, stderr } = await dir.shell(`ulimit -f 1; waypost ${line} > part`);
      expect([code, stderr]).toEqual([
        7,
        expect.stringContaining(
          'waypost: standard output cannot be written: the file would be larger than this system allows; ',
        ),
      ]);
      expect(Buffer.byteLength(dir.read('part'))).toBe(1024);
    },
  );
});

describe('A reader of standard output that goes away', () => {
  test.each(['cleanse "24 smith st reservoir"', 'types street', 'data list', '--help', 'cleanse in.csv --dry-run'])(
    'is no failure of waypost %s',
    async (line) => {
      const dir = prepared();
      const { code, stderr } = await dir.shell(`waypost ${line} 2> said | true; code=\${PIPESTATUS[0]}; exit $code`);
      expect([code, stderr]).toEqual([0, '']);
      expect(dir.read('said')).not.toMatch(/EPIPE|cannot be written/);
    },
  );

  test('before it has the credential adds no user, and that is said', async () => {
    const dir = prepared();
    // The reader is waited for until it has gone.
    const { code, stderr } = await dir.shell(
      'exec 3> >(exec true); wait $!; waypost user add bob --users users.json >&3; exit $?',
    );
    expect([code, stderr]).toEqual([
      0,
      'waypost: warning: the reader of standard output went away: bob is not added; add the user again\n',
    ]);
    expect(dir.read('users.json')).not.toContain('bob');
    expect(readdirSync(join(dir.path)).sort()).toEqual(['in.csv', 'plan.toml', 'users.json']);
  });
});

describe('Standard error that cannot be written', () => {
  test.each([
    ['cleanse in.csv -o out.csv', 0],
    ['cleanse none.csv', 6],
    ['cleanse in.csv --map fullAddress=nothing', 2],
    ['user remove alice --users users.json', 0],
    ['cleanse in.csv -o none/out.csv', 7],
  ])('changes nothing of waypost %s', async (line, wanted) => {
    const streams = existsSync(FULL) ? ['2>&-', `2> ${FULL}`] : ['2>&-'];
    for (const stream of streams) {
      const dir = prepared();
      const { code, stdout } = await dir.shell(`waypost ${line} ${stream}`);
      expect([stream, code, stdout]).toEqual([stream, wanted, '']);
      expect(dir.exists('out.csv')).toBe(line === 'cleanse in.csv -o out.csv');
    }
  });
});
