// Files of other kinds: each is named by what it is, with what to do, however its name ends.
import { expect, test } from 'vitest';
import { refuseOtherKind } from '../../src/formats/other-kinds.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A zip as far as its first entry, which is stored as it is. */
function zip(name: string, content = ''): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, bytes(name + content)]);
}

/** A tar archive's first block. */
function tar(name: string): Buffer {
  const block = Buffer.alloc(512);
  block.write(name, 'latin1');
  block.write('ustar', 257, 'latin1');
  return block;
}

test.each<[Buffer, string]>([
  [zip('customers.csv', 'id,address'), 'a zip archive, which is not supported; unpack it first, and give the file'],
  [zip('folder/'), 'a zip archive'],
  [zip('[Content_Types].xml'), 'an Excel file, which is not supported yet; save the sheet as CSV in the program'],
  [zip('_rels/.rels'), 'an Excel file'],
  [zip('xl/workbook.xml'), 'an Excel file'],
  [zip('docProps/app.xml'), 'an Excel file'],
  [zip('word/document.xml'), 'a Word document; save its table as CSV'],
  [
    zip('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
    'an OpenDocument spreadsheet, which is not supported; save the sheet as CSV',
  ],
  [zip('mimetype', 'application/vnd.oasis.opendocument.text'), 'an OpenDocument file, which is no table'],
  [zip('mimetype.csv'), 'a zip archive'],
  [bytes('PK\x03\x04'), 'a zip archive'],
  [tar('customers.csv'), 'a tar archive, which is not supported; unpack it first'],
  [bytes('BZh91AY&SY\x00'), 'bzip2 data, which is not supported; decompress it first'],
  [bytes('\xfd7zXZ\x00'), 'xz data, which is not supported; decompress it first'],
  [bytes('\x04\x22\x4d\x18'), 'lz4 data'],
  [bytes('Obj\x01\x04'), 'an Avro file'],
  [bytes('ARROW1\x00\x00'), 'an Arrow file'],
  [bytes('\x00\x01\x00\x00Standard ACE DB\x00'), 'an Access database; export the table as CSV'],
])('%j is named', (head, what) => {
  expect(() => {
    refuseOtherKind(head, 'in.csv');
  }).toThrow(`in.csv is ${what}`);
});

test.each(['id,address\n', 'PK,address\n', 'BZh,address\n', 'Obj,1\n', 'PAR,ustar\n', ''])('%j is a text', (head) => {
  expect(() => {
    refuseOtherKind(bytes(head), 'in.csv');
  }).not.toThrow();
});
