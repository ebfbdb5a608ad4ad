// On a real terminal no text from outside steers it: names of files, headings, cells, endpoints' words, users, names of
// data. Every command prints such texts here, and what reaches the terminal is looked through for anything but our own.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { fetchKinds } from '../../../src/cli/fetch-kinds.js';
import { importKinds } from '../../../src/cli/import-kinds.js';
import { allCommands } from '../../support/docs/command-pages.js';
import { scriptedService } from '../../support/service/scripted-service.js';
import { workdir, type Workdir } from '../../support/workdir.js';
import { hasTerminal, onTerminal } from '../on-terminal.js';

/** Sets the title, colours, clears, turns the direction, breaks the line, hides. */
const EVIL = '\u001b]0;EVIL\u0007\u001b[31m\u001b[1mE\u009b2J\u007f\u0085\u202e\u2066\u2028\u2029\u200b\ufeffV';

/** What the program itself may send: styles, its own screen and bar, and ends of lines. */
const OURS = new RegExp(
  String.raw`\u001b\[(?:1|2|22|3[123]|39)m|\u001b\[\?(?:25|2004|7)[hl]|\u001b\[\d*[ACGJK]` +
    String.raw`|\r(?=\u001b)|\u001b[78]|\r*\n`,
  'g',
);

const STEERING = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029\u200b\ufeff\p{Cs}]/u;

/** What steers the terminal and is not our own, with what stands around it; '' where there is nothing. */
function steering(shown: string): string {
  // Colours are ours, but not where the text has them.
  const own = shown.replaceAll('\u001b[31m\u001b[1mE', '\u0000');
  const rest = own.replace(OURS, '');
  const at = rest.search(STEERING);
  return at < 0 ? '' : JSON.stringify(rest.slice(Math.max(0, at - 40), at + 20));
}

/** What the shell lines below call them. */
const TEXTS = { EVIL, IN: `in${EVIL}\n.csv`, HEADING: `Address${EVIL.replaceAll(/\s/g, '')}` };
const E = '"$EVIL"';
const IN = '"$IN"';
/** How the beginning of it is shown. */
const SHOWN = String.raw`\u001b]0;EVIL\u0007`;

/** A folder with files, a plan, users and data whose names and contents are hostile. */
function hostileFolder(): Workdir {
  const dir = workdir();
  dir.write(
    TEXTS.IN,
    `${TEXTS.HEADING},"note ${EVIL}"\n24 Smith St${EVIL} Reservoir 3073,"${EVIL}\nb"\n${EVIL},\n1,2,3,${EVIL}\n`,
  );
  dir.write('in.jsonl', `{"address":"24 Smith St Reservoir 3073","\\ud800":"\\ud800\\u001b[2J\\u009b\u009b\u202e"}\n`);
  dir.write('plan.toml', `[[step]]\noperation = 'parse${EVIL.replaceAll(/\p{Cc}/gu, '')}'\n`);
  dir.write(
    'plan.json',
    JSON.stringify({ step: [{ operation: 'parse', map: { fullAddress: [TEXTS.HEADING] }, name: EVIL }] }),
  );
  const credential = { cost: 16_384, blockSize: 8, salt: 'a', hash: 'b' };
  dir.write('users.json', JSON.stringify({ users: [{ name: EVIL, domains: [EVIL], created: EVIL, credential }] }));
  const sample = inject('sampleData');
  cpSync(sample, join(dir.path, 'data'), { recursive: true });
  const catalogue = JSON.parse(readFileSync(join(sample, 'catalogue.json'), 'utf8')) as { sets: object[] };
  const sets = catalogue.sets.map((set) => ({ ...set, release: EVIL, states: [EVIL] }));
  dir.write('data/catalogue.json', JSON.stringify({ ...catalogue, sets }));
  return dir;
}

const MAP = '--delimiter , --header 1 --map fullAddress="$HEADING"';

/** Calls of each command; those that begin with ! do not show the text as it is, but what they made of it. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  cleanse: [
    `cleanse ${IN} ${MAP}`,
    `cleanse ${IN} ${MAP} --format table`,
    `cleanse ${IN} ${MAP} --format csv`,
    `cleanse ${IN} ${MAP} --format jsonl`,
    `cleanse ${IN} ${MAP} --format json`,
    `cleanse ${IN} ${MAP} --dry-run`,
    `cleanse ${IN} ${MAP} -o out"$EVIL".csv --log-format json`,
    `cleanse ${IN} ${MAP} -o out.csv`,
    `cleanse ${IN} --only ${E}`,
    `cleanse ${IN} --header 1`,
    `cleanse ${IN} --map ${E}=${E}`,
    `!cleanse --text ${E} --json`,
    `cleanse "$EVIL".csv`,
    `cleanse x --data ${E} --debug`,
    `!cleanse x --endpoint http://${E}`,
    `cleanse x --feature ${E}`,
    `!cleanse ${E}`,
    '!cleanse in.jsonl --format jsonl',
    '!cleanse in.jsonl --format json',
  ],
  parse: [`parse ${IN} ${MAP} --format csv`, `!parse ${E}`],
  find: [`find ${IN} ${MAP}`, `!find ${E}`, `!find x --id ${E}`],
  retrieve: [`retrieve ${E}`],
  ...Object.fromEntries(
    ['address', 'buildingName', 'locality', 'postal', 'postcode', 'street', 'streetNumber', 'subdwelling']
      .concat(['subdwellingAddress', 'suburb', 'townCity', 'combined'])
      .map((name) => [
        `lookup ${name}`,
        [`!lookup ${name} ${E} --country AU --locality ${E}`, `lookup ${name} x --${E}`],
      ]),
  ),
  geocode: [`geocode ${IN} ${MAP}`, `!geocode ${E}`],
  'reverse-geocode': [`reverse-geocode ${E}`],
  identify: [`identify ${IN} --map id="$HEADING"`, `!identify ${E}`],
  company: [`company ${IN} --map name="$HEADING"`, `!company ${E}`],
  match: [
    `match ${IN} --dedupe --map name="$HEADING" --explain`,
    `match ${IN} --dedupe --map name="$HEADING" --review ${E}.csv --decided ${E}`,
    `match x --reference ${E}`,
    `match x --reference ${IN} --map-reference name="$HEADING"`,
  ],
  suppress: [
    `suppress ${IN} --map dpid="$HEADING"`,
    `suppress ${IN} --dropped ${E} --only ${E}`,
    `suppress 1 --key-file ${E}`,
    `!suppress ${E}`,
  ],
  'validate-email': [
    `validate-email ${IN} --map address="$HEADING"`,
    `validate-email x --block-list ${E}`,
    `!validate-email ${E}`,
  ],
  'validate-phone': [`validate-phone ${IN} --map fullPhone="$HEADING"`, `!validate-phone ${E}`],
  'property-title': [`property-title ${IN} --map fullName="$HEADING"`, `!property-title ${E}`],
  '3wa': [`3wa ${IN} --map words="$HEADING"`, `!3wa ${E}`],
  '3wa suggest': [`3wa suggest ${IN} --map input="$HEADING"`, `!3wa suggest ${E}`],
  '3wa grid': [`3wa grid ${IN} --map boundingBox="$HEADING"`, `!3wa grid ${E}`],
  '3wa languages': ['!3wa languages'],
  types: [`types ${E}`, 'types street'],
  run: [`run ${E}`, `!run plan.toml ${IN}`, `run plan.json ${IN}`],
  serve: [`serve --users ${E}`, `serve --host ${E}`, `serve --tls-cert ${E} --tls-key ${E}`],
  'user add': [`user add ${E} --users users.json`, `user add a --domain ${E}`],
  'user list': ['user list --users users.json', 'user list --users users.json --json', `user list --users ${E}`],
  'user remove': [`user remove ${E}x --users users.json`, `user remove ${E} --users users.json`],
  'data list': ['data list', 'data list --json', `data list --data ${E}`],
  'data verify': ['data verify', 'data verify --json'],
  'data remove': [`data remove ${E}`, 'data remove GNAF'],
  ...Object.fromEntries(importKinds.map(({ name }) => [`data import ${name}`, [`!data import ${name} ${E}`]])),
  'data import csv': [`data import csv ${E} --source CUSTOM_AU_1`, `data import csv ${IN} --source CUSTOM_AU_1`],
  ...Object.fromEntries(fetchKinds.map(({ name }) => [`data fetch ${name}`, [`data fetch ${name} --catalogue ${E}`]])),
};

const ALL = [E, `help ${E}`, `--${E}`, ...Object.values(CALLS).flat()];

/** Calls of which each prints in a way of its own. */
const ON_TERMINAL = [
  `cleanse ${IN} ${MAP}`,
  `cleanse ${IN} ${MAP} --format csv`,
  `cleanse ${IN} ${MAP} --dry-run`,
  `cleanse "$EVIL".csv`,
  'user list --users users.json --json',
  'data list',
];

/** The words of a shell line with the texts put in. */
const wordsOf = (line: string): string[] =>
  line
    .replace(/^!/, '')
    .split(' ')
    .map((word) => word.replace(/"\$(\w+)"/g, (_, name: keyof typeof TEXTS) => TEXTS[name]));

describe('On a terminal', { timeout: 60_000 }, () => {
  test('every command is called with texts that would steer it', () => {
    const names = allCommands()
      .filter(({ command }) => command.commands.length === 0 || command.registeredArguments.length > 0)
      .map(({ name }) => name.replace(/^waypost /, ''));
    expect(Object.keys(CALLS).sort()).toEqual(names.sort());
  });

  test.each(ALL)('none gets through waypost %s', async (call) => {
    const dir = hostileFolder();
    const { code, stdout, stderr } = await dir.run(wordsOf(call), {
      columns: 400,
      env: { WAYPOST_DATA: join(dir.path, 'data'), TERM: 'xterm' },
    });
    expect(steering(stdout + stderr)).toBe('');
    if (!call.startsWith('!')) expect(stdout + stderr).toContain(SHOWN);
    // A file is read to its end.
    if (call.includes(MAP)) expect([0, 3]).toContain(code);
  });

  test.skipIf(!hasTerminal).each(ON_TERMINAL)('of a process none gets through waypost %s', async (call) => {
    const dir = hostileFolder();
    const line = `cd '${dir.path}'; waypost ${call}`;
    const { shown } = await onTerminal(line, [], { ...TEXTS, WAYPOST_DATA: join(dir.path, 'data') }, 400);
    expect(steering(shown)).toBe('');
    expect(shown).toContain(SHOWN);
  });
});

describe('Of an endpoint', { timeout: 60_000 }, () => {
  const element = {
    _type: 'ValidatedAddressAu',
    fullAddress: EVIL,
    id: EVIL,
    status: 'verified',
    level: 'address',
    confidence: 99,
    attributes: { [EVIL]: EVIL },
    exception: EVIL,
    messages: [EVIL],
    candidates: [{ id: EVIL, fullAddress: EVIL, confidence: 1 }],
    type: EVIL,
    code: EVIL,
  };
  const answers: Readonly<Record<string, { status?: number; body: unknown }>> = {
    'an answer': { body: { status: 'SUCCESS', messages: [EVIL], payload: [element] } },
    'a refusal': { status: 400, body: { status: 'ERROR', messages: [EVIL], payload: [] } },
    'no permission': { status: 401, body: { status: 'ERROR', messages: [EVIL], payload: [] } },
    'a body that is no envelope': { body: EVIL },
    'an error of its own': { status: 404, body: { [EVIL]: EVIL } },
  };
  const calls = ['cleanse x', 'find x', 'parse x', 'types street', 'retrieve x', `cleanse ${IN} ${MAP}`];
  test.each(Object.keys(answers).flatMap((what) => calls.map((call) => [what, call] as const)))(
    '%s steers no terminal through waypost %s',
    async (what, call) => {
      const dir = hostileFolder();
      const { url } = await scriptedService({ answer: () => answers[what]! });
      const words = [...wordsOf(call), '--endpoint', url, '--retries', '0'];
      const { stdout, stderr } = await dir.run(words, { columns: 400, env: { TERM: 'xterm' } });
      expect(steering(stdout + stderr)).toBe('');
      if (what === 'an answer') expect(stdout + stderr).toContain(SHOWN);
    },
  );

  test.skipIf(!hasTerminal)('the hits of what is typed steer none', async () => {
    const hit = { _type: 'AddressIntlV2', id: 'G1', fullAddress: EVIL, country: 'AU', attributes: { Type: EVIL } };
    const body = { status: 'SUCCESS', messages: [EVIL], payload: [hit] };
    const { url } = await scriptedService({ answer: () => ({ body }) });
    const { shown } = await onTerminal(`waypost find --endpoint ${url}`, [
      { until: /escape leaves/, type: `a${EVIL.replaceAll(/\p{Cc}/gu, '')}` },
      { until: /1 of 1/, type: '\u0003' },
    ]);
    expect(steering(shown)).toBe('');
    expect(shown).toContain(SHOWN);
  });
});
