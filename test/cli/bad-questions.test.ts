// Bad input to the operations that are asked something: one line that says what is wrong and what to do, nothing on
// standard output, exit code 2; in a file, the row's own error, and the row in --errors.
import { describe, expect, test } from 'vitest';
import { workdir } from '../support/workdir.js';

const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['an empty text to find', ['find', ''], /^the text is empty: there is nothing to find; see waypost find --help$/],
  ['a blank text to find', ['find', '--text', '   '], /^the text is empty/],
  ['an empty id', ['retrieve', ''], /^the text is empty: there is nothing to retrieve/],
  ['an empty text to look up', ['lookup', 'street', ''], /^the text is empty: there is nothing to look up/],
  ['an empty text to geocode', ['geocode', ' '], /^the text is empty/],
  [
    'an unknown country',
    ['find', '24 smith st', '--country', 'Atlantis'],
    /^the country 'Atlantis' is not known; give a name or a code of ISO 3166-1$/,
  ],
  [
    'a source that is not installed',
    ['find', '24 smith st', '--source', 'AUPAF'],
    /^source of truth AUPAF is not installed in .*; installed: GNAF/,
  ],
  ['a source that is none', ['find', '24 smith st', '--source', 'NOPE'], /NOPE/],
  ['a source of attributes', ['find', '24 smith st', '--source', 'SEIFA2011'], /SEIFA2011 is not installed/],
  [
    'the id of another source',
    ['find', '24 smith st', '--id', 'NZ|NZAD|STREET:1'],
    /^the id NZ\|NZAD\|STREET:1 is not of AU\|GNAF/,
  ],
  ['an id that is none', ['find', '24 smith st', '--id', '|||'], /^the id \|\|\| is not of AU\|GNAF/],
  [
    'the id of an address to go down into',
    ['find', '24 smith st', '--id', 'AU|GNAF|GAVIC910000026'],
    /that of an address, with nothing below it; give it to retrieve$/,
  ],
  [
    'the id of no address',
    ['retrieve', 'AU|GNAF|nope'],
    /^GNAF FEBRUARY 2026 has no address with the id AU\|GNAF\|nope/,
  ],
  [
    'no hits wanted',
    ['find', '24 smith st', '--feature', 'singleLineHitNumber=0'],
    /singleLineHitNumber is a whole number from 1$/,
  ],
  [
    'an unknown feature option',
    ['find', '24 smith st', '--feature', 'nope=1'],
    /^--feature nope=1: give one of groupAddresses=0\|1/,
  ],
  ['an unknown kind of lookup', ['lookup', 'nope', 'x'], /^unknown command 'nope'/],
  ['no kind of lookup', ['lookup'], /^lookup needs one of its commands/],
  [
    'a lookup of the other country',
    ['lookup', 'suburb', 'x', '--country', 'AU'],
    /^lookup suburb is of New Zealand only/,
  ],
  [
    'a lookup without what it needs',
    ['lookup', 'streetNumber', '24'],
    /^lookup streetNumber needs postcode, locality, street/,
  ],
  ['a postcode that is none', ['lookup', 'postcode', 'abc'], /^the postcode 'abc' is not one to four digits$/],
  ['an empty point', ['reverse-geocode', ''], /^the text is empty: there is nothing to reverse geocode/],
  ['a point that is none', ['reverse-geocode', 'abc'], /^the latitude 'abc' is not a number/],
  ['a point beyond the pole', ['reverse-geocode', '-91,145'], /^the latitude -91 is not between -90 and 90/],
  [
    'a point beyond the antimeridian',
    ['reverse-geocode', '-37.7,181'],
    /^the longitude 181 is not between -180 and 180$/,
  ],
  [
    'a radius of nothing',
    ['reverse-geocode', '-37.7,145', '--radius', '0'],
    /^the radius '0' is not a number of metres above 0/,
  ],
  [
    'a radius of a thousand kilometres',
    ['reverse-geocode', '-37.7,145', '--radius', '1000000'],
    /^the radius '1000000' is not a number of metres above 0 and up to 100000$/,
  ],
  ['nothing to identify', ['identify', ''], /^the text is empty: there is nothing to identify/],
  ['an eid that is none', ['identify', 'eid1.AAAA'], /^'eid1\.AAAA' is no eid/],
  ['a country that geocode does not know', ['geocode', 'x', '--country', 'XQ'], /^the country 'XQ' is not known/],
  ['an unknown kind of types', ['types', 'nope'], /'nope' is none of floorLevel, postal, street/],
  ['two texts', ['retrieve', 'a', 'b'], /put quotes round a text of several words/],
  ['an option for files', ['find', '24 smith st', '--all'], /^--all is for a file/],
];

describe('A bad question on the command line', () => {
  test.each(cases)('is one line and exit code 2: %s', async (_, args, message) => {
    const { code, stdout, stderr } = await workdir().run(args);
    expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({ code: 2, stdout: '', lines: 1 });
    expect(stderr.replace(/^waypost: /, '').trimEnd()).toMatch(message);
  });
});

describe('A bad row of a file', () => {
  const rows =
    'id,address,country\n1,24 smith st reservoir,AU\n2,1 main st,Atlantis\n3,,AU\n4,22a smith st reservoir,AU\n';

  test('keeps its place with its error, stands in --errors, and makes exit code 3', async () => {
    const dir = workdir();
    dir.write('in.csv', rows);
    const { code } = await dir.run([
      'find',
      'in.csv',
      '-o',
      'out.csv',
      '--errors',
      'errors.csv',
      '--columns',
      'status,messages',
      '--summary',
      'summary.json',
      '--quiet',
    ]);
    expect(code).toBe(3);
    expect(
      dir
        .read('out.csv')
        .split('\n')
        .map((line) => line.split(',').slice(0, 4).join()),
    ).toEqual([
      'id,address,country,find_status',
      '1,24 smith st reservoir,AU,SUCCESS',
      '2,1 main st,Atlantis,ERROR',
      '3,,AU,ERROR',
      '4,22a smith st reservoir,AU,SUCCESS',
      '',
    ]);
    expect(dir.read('errors.csv')).toBe(
      `line,code,reason,row\n3,BAD_REQUEST,the country 'Atlantis' is not known; give a name or a code of ISO ` +
        `3166-1,"2,1 main st,Atlantis"\n`,
    );
    expect(JSON.parse(dir.read('summary.json'))).toMatchObject({
      rows: { read: 4, written: 4, refused: 0, failed: 1 },
      refusals: {},
      exitCode: 3,
    });
  });

  test('stands there in the order of the file, beside rows that are refused, and as JSON Lines', async () => {
    const dir = workdir();
    dir.write('in.csv', `${rows}5,ragged\n6,1 main st,Narnia\n`);
    await dir.run(['find', 'in.csv', '-o', 'out.csv', '--errors', 'errors.csv', '--quiet']);
    expect(
      dir
        .read('errors.csv')
        .split('\n')
        .map((line) => line.split(',').slice(0, 2).join()),
    ).toEqual(['line,code', '3,BAD_REQUEST', '6,TOO_FEW_COLUMNS', '7,BAD_REQUEST', '']);
    await dir.run(['find', 'in.csv', '-o', 'out.jsonl', '--errors', 'errors.jsonl', '--quiet']);
    expect(
      dir
        .read('errors.jsonl')
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { line: number; row: string }).row),
    ).toEqual(['2,1 main st,Atlantis', '5,ragged', '6,1 main st,Narnia']);
  });

  test('is not put beside the output unasked', async () => {
    const dir = workdir();
    dir.write('in.csv', rows);
    await dir.run(['find', 'in.csv', '-o', 'out.csv', '--quiet']);
    expect(dir.list()).toEqual(['in.csv', 'out.csv']);
  });
});
