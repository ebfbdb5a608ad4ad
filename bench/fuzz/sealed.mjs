// A data file whose content is wrong and whose checksums are right, as a program that writes it wrong would leave it.
import { crc32 } from 'node:zlib';

/**
 * The file with bits of its sections turned, and the checksum of its header as the catalogue has it.
 * @param {Buffer} whole
 * @param {(sections: { name: string, bytes: number }[]) => { section: number, at: number, bit: number }[]} flips
 * @param {object} format the module of the container
 */
export function sealed(whole, flips, { readPreamble, writePreamble, bytesOf, PAGE_BYTES }) {
  const { headerOffset, headerLength } = readPreamble(whole, 'whole');
  const header = JSON.parse(whole.toString('utf8', headerOffset, headerOffset + headerLength));
  const body = Buffer.from(whole.subarray(0, headerOffset));
  const { sections, pages } = header;
  for (const { section, at, bit } of flips(sections.map((one) => ({ name: one.name, bytes: bytesOf(one) })))) {
    const changed = sections[section];
    const end = changed.offset + bytesOf(changed);
    const place = changed.offset + at;
    body[place] ^= bit;
    changed.crc32 = crc32(body.subarray(changed.offset, end));
    const page = place - (place % PAGE_BYTES);
    const sum = crc32(body.subarray(page, Math.min(end, page + PAGE_BYTES)));
    body.writeUInt32LE(sum, pages.offset + 4 * (page / PAGE_BYTES - 1));
  }
  pages.crc32 = crc32(body.subarray(pages.offset, pages.offset + 4 * pages.count));
  const said = Buffer.from(JSON.stringify(header));
  const headerCrc32 = crc32(said);
  writePreamble({ headerOffset, headerLength: said.length, headerCrc32 }).copy(body);
  return { bytes: Buffer.concat([body, said]), checksum: headerCrc32.toString(16).padStart(8, '0') };
}
