// Inputs that are refused: what is in the folder, the command, its exit code and its one line.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Workdir } from '../../support/workdir.js';

interface Case {
  name: string;
  prepare: (dir: Workdir) => void;
  args: string[];
  code: number;
  message: RegExp;
}

export const cases: Case[] = [
  { name: 'an empty file', prepare: (dir) => dir.write('in.csv', ''), args: [], code: 6, message: /in\.csv.*empty/ },
  {
    name: 'a file of blank lines',
    prepare: (dir) => dir.write('in.csv', '\n\n\r\n'),
    args: [],
    code: 6,
    message: /in\.csv/,
  },
  {
    name: 'a binary file',
    prepare: (dir) => dir.write('in.csv', Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256))),
    args: [],
    code: 6,
    message: /in\.csv.*binary/,
  },
  {
    name: 'a picture',
    prepare: (dir) => dir.write('in.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    args: [],
    code: 6,
    message: /in\.csv/,
  },
  ...(
    [
      ['an HTML page', '\ufeff\n<!DOCTYPE html>\n<html><body>Sign in</body></html>\n', 'an HTML page'],
      ['a spreadsheet that is a page', '<TABLE border=1><tr><td>24 Smith St</td></tr></TABLE>\n', 'an HTML page'],
      ['an XML file', '<?xml version="1.0"?>\n<Workbook/>\n', 'an XML file'],
      ['an RTF document', '{\\rtf1\\ansi 24 Smith St}\n', 'an RTF document'],
    ] as const
  ).map(([name, text, what]) => ({
    name,
    prepare: (dir: Workdir) => dir.write('in.csv', text),
    args: [],
    code: 6,
    message: new RegExp(`in\\.csv is ${what}.*; save the table as CSV`),
  })),
  {
    name: 'text in UTF-32',
    prepare: (dir) => dir.write('in.csv', Buffer.from('fffe0000690000006400000', 'hex')),
    args: [],
    code: 6,
    message: /in\.csv is text in UTF-32, which is not supported; save it as UTF-8/,
  },
  {
    name: 'a folder',
    prepare: (dir) => {
      mkdirSync(join(dir.path, 'in.csv'));
    },
    args: [],
    code: 6,
    message: /in\.csv is a folder; give a file in it/,
  },
  {
    name: 'a file that is not there',
    prepare: () => undefined,
    args: [],
    code: 6,
    message: /there is no file in\.csv/,
  },
  {
    name: 'a missing column',
    prepare: (dir) => dir.write('in.csv', 'id,address\n1,24 smith st\n'),
    args: ['--map', 'fullAddress=Adress'],
    code: 2,
    message:
      /fullAddress=Adress: there is no column 'Adress' \(do you mean 'address'\?\); the columns are 'id', 'address'/,
  },
  {
    name: 'no column of use',
    prepare: (dir) => dir.write('in.csv', 'id,amount\n1,10.50\n2,11.50\n'),
    args: [],
    code: 2,
    message: /no column can be used for cleanse; the columns are 'id', 'amount'.*--map fullAddress=COLUMN/,
  },
  {
    name: 'a workbook',
    prepare: (dir) => dir.write('in.csv', Buffer.from('504b0304140000000800', 'hex')),
    args: [],
    code: 6,
    message: /in\.csv is a zip archive, which is not supported; unpack it first/,
  },
  {
    name: 'a broken gzip file',
    prepare: (dir) => {
      dir.write('in.csv', gzipSync('address\n24 smith st\n'.repeat(1000)).subarray(0, 60));
    },
    args: [],
    code: 6,
    message: /in\.csv.*gzip/,
  },
  {
    name: 'gzip data within gzip data',
    prepare: (dir) => {
      dir.write('in.csv', gzipSync(gzipSync('address\n24 smith st\n')));
    },
    args: [],
    code: 6,
    message: /in\.csv is gzip data within gzip data; decompress it once/,
  },
  {
    name: 'an input column of the same name as an added one',
    prepare: (dir) => dir.write('in.csv', 'address,cleanse_status\n24 smith st,x\n'),
    args: [],
    code: 2,
    message: /cleanse_status.*--on-clash/,
  },
  {
    name: 'a source that is not installed',
    prepare: (dir) => dir.write('in.csv', 'address\n24 smith st\n'),
    args: ['--source', 'AUPAF'],
    code: 2,
    message: /AUPAF is not installed/,
  },
];
