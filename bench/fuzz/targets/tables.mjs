// Tables as bytes through everything that looks at a file: its encoding, format, dialect and header, the recognition of
// its columns, the readers of records, and the writing of what is answered. What is read must be written or refused.
import { Readable, Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { mutatedBytes, mutatedText } from '../mutate.mjs';

const ROWS = [
  ['1', 'Ann', '24 Smith St', 'Reservoir', 'VIC', '3073', 'a@example.com'],
  ['2', 'Bo "B" Ng', 'Unit 5, 24 Smith St', 'Reservoir', 'VIC', '3073', ''],
  ['3', 'Cé', 'PO Box 77', 'Otara', '', '2023', 'c@example.org'],
  ['', '', '', '', '', '', ''],
];
const HEADER = ['id', 'name', 'address', 'suburb', 'state', 'postcode', 'email'];
const quoted = (cell, by) => (cell.includes(by) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);
const table = (by, end, rows = ROWS, header = [HEADER]) =>
  [...header, ...rows].map((row) => row.map((cell) => quoted(cell, by)).join(by)).join(end) + end;
const objects = ROWS.map((row) => Object.fromEntries(row.map((cell, i) => [HEADER[i], cell])));
const deep = { a: { b: { fullAddress: '24 Smith St' } }, tags: ['x', ['y']] };

const seeds = [
  table(',', '\n'),
  table(';', '\r\n'),
  table('\t', '\n'),
  table('|', '\r'),
  table(',', '\n', ROWS, []),
  `sep=;\n${table(';', '\n')}`,
  `Report of 2026\n\n${table(',', '\n')}\nTotal,4\n`,
  `\ufeff${table(',', '\r\n')}`,
  '24 Smith St, Reservoir VIC 3073\n1 High St Otara\n',
  '"address"\n"24 ""Smith"" St\nReservoir"\n',
  JSON.stringify([...objects, deep]),
  JSON.stringify(objects, null, 2),
  `${[...objects, deep].map((one) => JSON.stringify(one)).join('\n')}\n`,
  '[]',
].flatMap((text) => [Buffer.from(text), Buffer.from(text)]);
seeds.push(
  Buffer.from(`\ufeff${table(',', '\r\n')}`, 'utf16le'),
  Buffer.from(table(',', '\n'), 'latin1'),
  gzipSync(table(',', '\n').repeat(20)),
);
const NAMES = ['in.csv', 'in.csv', 'in.txt', 'in.tsv', 'in.json', 'in.json', 'in.jsonl', 'stdin', 'in.csv.gz'];
const FORMATS = ['csv', 'jsonl', 'json', 'tsv', undefined, undefined];

class Collector extends Writable {
  parts = [];
  _write(part, _, done) {
    this.parts.push(Buffer.from(part));
    done();
  }
}

/** The bytes in pieces, whose ends fall anywhere. */
function pieces(bytes, size) {
  const parts = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(bytes.subarray(at, at + size));
  return Readable.from(parts, { objectMode: false });
}

/** @param {{ texts: readonly string[] }} options */
export async function open({ texts }) {
  const { runBatch } = await import('../../../dist/batch/run.js');
  const { operationNamed } = await import('../../../dist/contract/operations.js');
  const { WaypostError } = await import('../../../dist/contract/errors.js');
  const operation = operationNamed('parse');
  const engine = {
    run: (_, { payload }) =>
      Promise.resolve({ status: 'SUCCESS', messages: [], payload: payload.map(() => ({ payload: [{}] })) }),
    close: () => Promise.resolve(),
  };
  const step = { name: 'parse', operation: { ...operation, elements: ({ payload }) => payload.map(() => ({})) } };
  const ofCells = (random) => {
    const cells = Array.from({ length: 1 + random.below(8) }, () => mutatedText(random, texts).slice(0, 2000));
    return Buffer.from(
      table(random.pick([',', ';', '\t']), '\n', [cells, ...ROWS], random.chance(0.5) ? [HEADER] : []),
    );
  };
  return {
    make: (random) => {
      const own = random.chance(0.2) ? [ofCells(random)] : seeds;
      const bytes = mutatedBytes(random, own);
      return {
        bytes: random.chance(0.02) ? gzipSync(bytes) : bytes,
        name: random.pick(NAMES),
        format: random.pick(FORMATS),
        piece: random.pick([1, 7, 100, 65_536, 65_536, 65_536]),
        block: random.pick([undefined, undefined, 16, 200]),
        header: random.chance(0.1) ? random.below(5) || false : undefined,
        limit: random.chance(0.1) ? random.below(5) + 1 : undefined,
        encoding: random.chance(0.1) ? random.pick(['utf-8', 'windows-1252', 'utf-16le']) : undefined,
      };
    },
    group: ({ name }) => `table ${name}`,
    show: ({ bytes, ...rest }) =>
      `${JSON.stringify(rest)} ${bytes.length} bytes ${JSON.stringify(bytes.toString('latin1'))}`,
    /** A file may take more than a line: 2 µs a byte beside. */
    limit: ({ bytes, piece }) => 150 + bytes.length / (piece === 1 ? 50 : 500),
    async run({ bytes, name, piece, block, ...rest }) {
      const output = new Collector();
      const refused = [];
      try {
        const summary = await runBatch({
          now: () => 0,
          input: { stream: pieces(bytes, bytes.length > 20_000 ? 65_536 : piece), name },
          output: { stream: output, name: 'output' },
          onRefused: (row) => refused.push(row.line),
          blockBytes: block,
          steps: [{ ...step, engine: () => Promise.resolve(engine), onThreads: false }],
          ...rest,
        });
        return { rows: summary.rows, refused, out: Buffer.concat(output.parts).toString('latin1') };
      } catch (error) {
        if (error instanceof WaypostError) return { refusal: error.message };
        throw error;
      }
    },
    fault(_, { rows, refused }) {
      if (!rows) return undefined;
      const { read, written, refused: count, dropped = 0 } = rows;
      if (read !== written + count + dropped) return `rows are lost: ${JSON.stringify(rows)}`;
      return count === refused.length ? undefined : `${count} rows are refused, ${refused.length} are said`;
    },
  };
}
