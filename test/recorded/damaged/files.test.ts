// Files of every form with faults in them, and commands with options by chance: what is printed and written.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';
import { australian, zealandic } from '../support/addresses.js';
import { chance, pieces } from '../support/mixed.js';
import { asText } from '../support/recorded.js';
import { session } from '../support/session.js';
import { damaged, type Below } from './damaged-tables.js';

/** Headings, and the operations that their rows are for. */
const TABLES = pieces(`
  id,address;cleanse,parse,find,geocode,match | no,unit,number,street,locality,state,postcode;cleanse,parse,match
  | Customer No,Street Address,Suburb,State,Postcode;cleanse,parse,find,geocode
  | id,name,email,phone,address;phone,email,match,parse,cleanse | dpid,last contact;suppress
  | ID,Address Line 1,Address Line 2,Town/City,Post Code,Country;cleanse,parse,geocode
  | id,latitude,longitude,note;reverse,3wa | words,where;3wa
  | first name,surname,dob,address,mobile;match,match,phone,cleanse
`).map((text) => text.split(';').map((list) => list.split(',')) as [heads: string[], operations: string[]]);
const PEOPLE = pieces("Jo Brown | Zoë Quoll | Bilby Bakers Pty Ltd | Peg Exemplar | O'Sample, Ann |");
const PHONES = pieces('0491 570 156 | +61 3 5550 0101 | 5550 0101 | x | 021 123 456 |');
const EMAILS = pieces('jo@example.com | JO@EXMAPLE.COM | zoe@gmial.com | x@ | a@b@c |');
const DATES = pieces('2024-03-01 | 1/3/2024 | 31/12/2019 | March 2020 | 2024 | |');
const WORDS = pieces('erroneous.juvenescent.diploses | erroneos juvenescent diplose | a.b.c | -37.7136,145.0030 |');

/** A cell for a heading, of a line of an address. */
function cellOf(heading: string, line: string, below: Below): string {
  const one = (list: readonly string[]): string => list[below(list.length)]!;
  const [street = '', place = ''] = line.split(', ').slice(-2);
  const [, locality = place, state = '', postcode = ''] = /^(.*?) ?([A-Z]{2,3})? ?(\d{4})?$/.exec(place) ?? [];
  const [, number = '', name = street] = /^(\S*\d\S*) (.*)$/.exec(street) ?? [];
  const cells: Readonly<Record<string, () => string>> = {
    address: () => line,
    street: () => name,
    number: () => number,
    unit: () => one(['', '', '5', '2']),
    suburb: () => locality,
    locality: () => locality,
    'town/city': () => locality,
    state: () => state,
    postcode: () => postcode,
    'post code': () => postcode,
    country: () => one(['', 'Australia', 'NZ', 'AU']),
    name: () => one(PEOPLE),
    surname: () => one(PEOPLE).split(' ').at(-1)!,
    phone: () => one(PHONES),
    mobile: () => one(PHONES),
    email: () => one(EMAILS),
    dob: () => one(DATES),
    'last contact': () => one(DATES),
    dpid: () => one(['10000001', '10000004', '91000003', '123', '']),
    latitude: () => one(['-37.7136', '-37.6', '51.5', '95', '']),
    longitude: () => one(['145.003', '145.1', '-0.14', 'x', '']),
    words: () => one(WORDS),
    'first name': () => one(PEOPLE).split(' ')[0]!,
  };
  const known = cells[heading.toLowerCase()];
  if (known) return known();
  return heading.startsWith('Address Line') || heading.startsWith('Street') ? street : String(below(100));
}

/** Rows of a table under headings. */
function table(heads: readonly string[], below: Below): string[][] {
  const seed = below(1000);
  const lines = below(3) === 0 ? zealandic(seed, 2) : australian(seed, 2);
  return [[...heads], ...lines.map((line) => heads.map((heading) => cellOf(heading, line, below)))];
}

const quoted = (text: string, delimiter: string): string =>
  text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The name and bytes of a file. */
function file(heads: readonly string[], below: Below): [name: string, bytes: Buffer] {
  const rows = table(heads, below);
  const form = below(8);
  if (form < 3) {
    const objects = rows.slice(1).map((row) => Object.fromEntries(row.map((text, i) => [rows[0]![i], text])));
    if (form === 0) return ['in.json', Buffer.from(damaged(JSON.stringify(objects, null, below(3)), ',', below, true))];
    const text = objects.map((object) => JSON.stringify(object)).join('\n');
    return ['in.jsonl', Buffer.from(damaged(text, ',', below, true))];
  }
  const delimiter = [',', ',', ';', '\t', '|'][form - 3]!;
  const head = below(5) === 0 ? `Report of all${delimiter}\n\n` : '';
  const foot = below(5) === 0 ? `\nTotal${delimiter}${rows.length}` : '';
  const text = rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter)).join('\n');
  const made = head + (below(4) === 0 ? text : damaged(text, delimiter, below, true)) + foot;
  const encoding = (['utf8', 'utf8', 'utf16le', 'latin1'] as const)[below(4)]!;
  const bytes = Buffer.from(encoding === 'utf16le' ? `\ufeff${made}` : made, encoding);
  return below(8) === 0 ? ['in.csv.gz', gzipSync(bytes)] : [`in.${['csv', 'txt', 'tsv'][below(3)]!}`, bytes];
}

/** A command of each operation; the name of the file stands in the place of `in`. */
const COMMANDS: Readonly<Record<string, string[]>> = {
  cleanse: pieces('cleanse in | cleanse in --source GNAF | cleanse in --locale nz | cleanse in --country AU'),
  parse: pieces('parse in | parse in --locale intl | parse in --country NZ'),
  find: pieces('find in --source GNAF | find in --source GNAF --all'),
  geocode: pieces('geocode in --country AU | geocode in'),
  match: pieces(`
    match in --dedupe | match in --dedupe --level household --cluster | match in --dedupe --level address --golden
    | match in --dedupe --explain --review review.csv | match in --reference in --all
  `),
  phone: pieces('validate-phone in | validate-phone in --country NZ'),
  email: pieces('validate-email in'),
  suppress: pieces('suppress in --last-contact contact | suppress in | suppress in --mode split -o kept.csv'),
  reverse: pieces('reverse-geocode in | reverse-geocode in --radius 500 --source CUSTOM_AU_1'),
  '3wa': pieces('3wa in'),
};
const OPTIONS = pieces(`
  --columns all | --columns status,full_address | --columns brief,-status | --prefix w_ | --on-clash rename
  | --on-clash replace | --limit 4 | --sample 3 | --order review | --bom | --output-delimiter semicolon
  | --output-encoding windows-1252 | --protect-numbers | --case title | --no-header | --skip 1 | --header 2
  | --format jsonl | --format json | --format tsv | --format table | --summary - | --dry-run | --dry-run 
  | --errors wrong.csv | --delimiter comma | --encoding utf-8 | --strict-columns
  | --only verified,corrected --dropped left.csv | --address-group home | --require-data | --input-format lines
  | --log-format json | -o out.csv | -o out.jsonl | -o out.csv.gz | -o out.json --quiet | -o out.tsv
`);

/** Signs that no one sees, by their numbers; what UTF-16 has between letters is left out. */
const visible = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replaceAll(
      /[\p{Cc}\p{Cf}\ufffd](?<![\n\t\0])/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

/** So many commands for each test. */
const EACH = 12;
test.each([1, 2, 3, 4, 5])('Faults of a file are met as they were: %i', async (part) => {
  const told: string[] = [];
  for (let i = 0; i < EACH; i++) {
    const below = chance((part * 100 + i) * 7919);
    const folder = workdir();
    const [heads, operations] = TABLES[below(TABLES.length)]!;
    const [name, bytes] = file(heads, below);
    folder.write(name, bytes);
    const commands = COMMANDS[operations[below(operations.length)]!]!;
    const options = Array.from({ length: below(3) }, () => OPTIONS[below(OPTIONS.length)]!);
    const command = commands[below(commands.length)]!.replaceAll(/\bin\b/g, name);
    told.push(...(await session(folder, [[command, ...options].join(' ')])));
  }
  await expect(visible(asText(told))).toMatchFileSnapshot(`../answers/damaged/files-${part}.txt`);
});
