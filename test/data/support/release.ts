// Releases for the tests: the fixture, changed copies of it, and a plain reader of its tables to compare with.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll } from 'vitest';

/** The fictional release of fixtures/make-gnaf.mjs. */
export const fixture = new URL('../../../fixtures/gnaf', import.meta.url).pathname;
const inside = 'g-naf_feb26_sample_gda2020_psv/G-NAF/G-NAF FEBRUARY 2026';
export const standard = path.join(fixture, inside, 'Standard');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** A folder that goes away with the test file. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waypost-reference-'));
  folders.push(folder);
  return folder;
}

/**
 * A copy of the fixture whose files, by name without `_psv.psv`, were changed; an edit that answers undefined removes
 * the file.
 */
export function changedRelease(edits: Readonly<Record<string, (text: string) => string | undefined>>): string {
  const folder = temporaryFolder();
  fs.cpSync(fixture, folder, { recursive: true });
  for (const [name, edit] of Object.entries(edits)) {
    const file = releaseFile(folder, name);
    const text = edit(fs.readFileSync(file, 'utf8'));
    if (text === undefined) fs.rmSync(file);
    else fs.writeFileSync(file, text);
  }
  return folder;
}

export const releaseFile = (release: string, name: string): string =>
  path.join(release, inside, name.startsWith('Authority') ? 'Authority Code' : 'Standard', `${name}_psv.psv`);

/** Rows of a fixture table of all states, by column name. */
export function rows(table: string): Record<string, string>[] {
  return fs
    .readdirSync(standard)
    .filter((name) => new RegExp(`^[A-Z]+_${table}_psv\\.psv$`).test(name))
    .flatMap((name) => {
      const [head, ...lines] = fs
        .readFileSync(path.join(standard, name), 'utf8')
        .trim()
        .split('\r\n')
        .map((line) => line.split('|'));
      return lines.map((cells) => Object.fromEntries(head!.map((column, i) => [column, cells[i]!])));
    });
}

/** A zip of a folder's files, stored: written by hand, so that the reader is held against the format, not a library. */
export function zipOf(folder: string, file: string): void {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const full = path.join(folder, name);
    if (fs.statSync(full).isDirectory()) continue;
    const data = fs.readFileSync(full);
    const path8 = Buffer.from(name);
    const fixed = Buffer.alloc(26);
    fixed.writeUInt16LE(20, 0);
    fixed.writeUInt32LE(crc32(data), 10);
    fixed.writeUInt32LE(data.length, 14);
    fixed.writeUInt32LE(data.length, 18);
    fixed.writeUInt16LE(path8.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fixed, tail, path8);
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), fixed, path8, data);
    offset += 30 + path8.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(central.length / 4, 8);
  end.writeUInt16LE(central.length / 4, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  fs.writeFileSync(file, Buffer.concat([...locals, directory, end]));
}
