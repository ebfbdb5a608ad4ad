// What can happen to a file on a disk, seeded: a bit turned, a page of zeros, a page of something else, two pages
// exchanged, an end that is missing, a line of a catalogue that says something else.
import fs from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';

const PAGE = 4096;

const pageAt = (bytes, below) => PAGE * below(Math.ceil(bytes.length / PAGE));

const BYTES = {
  flip(bytes, below) {
    const at = below(bytes.length);
    const bit = below(8);
    bytes[at] ^= 1 << bit;
    return `bit ${bit} of byte ${at} turned`;
  },
  zeros(bytes, below) {
    const at = pageAt(bytes, below);
    bytes.fill(0, at, Math.min(at + PAGE, bytes.length));
    return `zeros from ${at}`;
  },
  noise(bytes, below) {
    const at = pageAt(bytes, below);
    for (let i = at; i < Math.min(at + PAGE, bytes.length); i++) bytes[i] = below(256);
    return `noise from ${at}`;
  },
  exchange(bytes, below) {
    const [a, b] = [pageAt(bytes, below), pageAt(bytes, below)];
    const length = Math.min(PAGE, bytes.length - Math.max(a, b));
    const kept = Buffer.from(bytes.subarray(a, a + length));
    bytes.copyWithin(a, b, b + length);
    kept.copy(bytes, b);
    return `pages at ${a} and ${b} exchanged`;
  },
  cut(bytes, below) {
    const length = below(bytes.length);
    return [`cut to ${length}`, bytes.subarray(0, length)];
  },
};

/** What every block of kept answers begins with (src/layers/cache/answer-blocks.ts). */
const BLOCK = Buffer.from([0xf7, 0x57, 0x50, 0xf8]);

/** Where the blocks of a file of answers begin, and its end. */
function blocksIn(bytes) {
  const starts = [];
  for (let at = bytes.indexOf(BLOCK); at >= 0; at = bytes.indexOf(BLOCK, at + 1)) starts.push(at);
  return [...starts, bytes.length];
}

const piece = (bytes, below) => {
  const from = below(bytes.length);
  return [from, from + 1 + below(Math.min(PAGE, bytes.length - from))];
};

/** What can happen to a file that only grows. */
const LOG = {
  doubled(bytes, below) {
    const [from, to] = piece(bytes, below);
    return [`${from} to ${to} is there twice`, Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])];
  },
  lost(bytes, below) {
    const [from, to] = piece(bytes, below);
    return [`${from} to ${to} is gone`, Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])];
  },
  swapped(bytes, below) {
    const starts = blocksIn(bytes);
    const blocks = starts.slice(1).map((end, i) => bytes.subarray(starts[i], end));
    const [a, b] = [below(blocks.length), below(blocks.length)];
    [blocks[a], blocks[b]] = [blocks[b], blocks[a]];
    return [`blocks ${a} and ${b} swapped`, Buffer.concat(blocks)];
  },
  key(bytes, below) {
    const starts = blocksIn(bytes).slice(1, -1);
    const at = (starts[below(starts.length)] ?? 0) + 32;
    const other = (starts[below(starts.length)] ?? 0) + 32;
    bytes.copyWithin(at, other, other + 32);
    return `the key at ${at} is the one at ${other}`;
  },
};

/** Values that no entry should have, where one of its members or the entry itself was. */
const WRONG = [null, 0, -1, 1e300, true, '', '../../etc/passwd', '/dev/zero', '\u0000', [], {}, [null], { a: null }];

const CATALOGUE = {
  member(bytes, below) {
    const catalogue = JSON.parse(bytes.toString('utf8'));
    const entry = catalogue.sets[below(catalogue.sets.length)];
    const names = Object.keys(entry);
    const name = names[below(names.length)];
    entry[name] = WRONG[below(WRONG.length)];
    return [`${name} is ${JSON.stringify(entry[name])}`, Buffer.from(JSON.stringify(catalogue))];
  },
  entry(bytes, below) {
    const catalogue = JSON.parse(bytes.toString('utf8'));
    catalogue.sets[below(catalogue.sets.length)] = WRONG[below(WRONG.length)];
    return ['an entry is something else', Buffer.from(JSON.stringify(catalogue))];
  },
  twice(bytes, below) {
    const catalogue = JSON.parse(bytes.toString('utf8'));
    catalogue.sets.push(catalogue.sets[below(catalogue.sets.length)]);
    return ['an entry is there twice', Buffer.from(JSON.stringify(catalogue))];
  },
};

/** Damages a file; says how. `sealed`: the checksums of a data file are made right again, as a faulty writer's are. */
export function damage(file, random, sealed) {
  const below = (n) => random.below(n);
  const bytes = fs.readFileSync(file);
  const kinds = {
    ...BYTES,
    ...(path.basename(file) === 'catalogue.json' ? CATALOGUE : {}),
    ...(file.endsWith('.log') ? LOG : {}),
  };
  const names = Object.keys(kinds).filter((name) => !(sealed && name === 'cut'));
  const name = names[below(names.length)];
  const done = sealed && file.endsWith('.wpd') ? withinSection(bytes, kinds[name], below) : kinds[name](bytes, below);
  const [how, result] = Array.isArray(done) ? done : [done, bytes];
  fs.writeFileSync(file, result);
  return how;
}

/** Damages one section, chosen by chance whatever its size, and makes its checksums and the header's right. */
export function withinSection(bytes, change, below) {
  const at = Number(bytes.readBigUInt64LE(16));
  const header = JSON.parse(bytes.subarray(at, at + bytes.readUInt32LE(24)).toString('utf8'));
  const filled = header.sections.filter(({ length }) => length > 0);
  const section = filled[below(filled.length)];
  const width = { u8: 1, u16: 2, u32: 4, i32: 4, json: 1 }[section.type];
  const content = bytes.subarray(section.offset, section.offset + section.length * width);
  const how = change(content, below);
  section.crc32 = crc32(content);
  const { pages } = header;
  if (pages) {
    for (let from = 0; from < content.length; from += PAGE) {
      const sum = crc32(content.subarray(from, from + PAGE));
      bytes.writeUInt32LE(sum, pages.offset + 4 * ((section.offset + from) / PAGE - 1));
    }
    pages.crc32 = crc32(bytes.subarray(pages.offset, pages.offset + 4 * pages.count));
  }
  const text = Buffer.from(JSON.stringify(header));
  const padded = Buffer.concat([text, Buffer.alloc(Math.max(0, bytes.readUInt32LE(24) - text.length), 0x20)]);
  const whole = Buffer.concat([bytes.subarray(0, at), padded]);
  whole.writeUInt32LE(padded.length, 24);
  whole.writeUInt32LE(crc32(padded), 12);
  whole.writeUInt32LE(crc32(whole.subarray(0, 60)), 60);
  return [`${section.name}: ${how}, checksums made right`, whole];
}
