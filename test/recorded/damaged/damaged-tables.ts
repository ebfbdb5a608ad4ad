// Tables as owners publish them with faults put in by chance, and what their import makes of them.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importKinds } from '../../../src/cli/import-kinds.js';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { root } from '../../support/in-process.js';
import { chance } from '../support/mixed.js';

interface Kind {
  readonly kind: string;
  /** Files and folders, of the repository or of the tables for imports. */
  readonly files: readonly string[];
  /** What stands between two cells. */
  readonly between: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

export const DAMAGED: Readonly<Record<string, Kind>> = {
  linz: { kind: 'linz', files: ['fixtures/linz/nz-addresses.csv'], between: ',' },
  postcodes: { kind: 'nz-postcodes', files: ['fixtures/linz/postcodes.csv'], between: ',' },
  titles: { kind: 'nz-titles', files: ['fixtures/titles'], between: ',' },
  abr: { kind: 'abr', files: ['fixtures/companies'], between: '<' },
  asic: { kind: 'asic', files: ['fixtures/companies/company_202601.csv'], between: '\t' },
  own: { kind: 'csv', files: ['own.csv'], between: ',', options: { source: 'CUSTOM_AU_1', country: 'AU' } },
  postal: { kind: 'csv', files: ['postal.csv'], between: ',', options: { source: 'AUPAF' } },
  lines: {
    kind: 'csv',
    files: ['lines.csv'],
    between: ',',
    options: { source: 'CUSTOM_AU_2', map: ['fullAddress=address'] },
  },
  geonames: { kind: 'geonames-postal', files: ['allCountries.txt'], between: '\t' },
  openaddresses: { kind: 'openaddresses', files: ['london.csv'], between: ',', options: { country: 'GB' } },
  attributes: {
    kind: 'attributes',
    files: ['areas.csv'],
    between: ',',
    options: { source: 'ASGS', key: 'MeshblockId', map: ['key=MB_CODE'] },
  },
  moved: { kind: 'moved', files: ['moved.csv'], between: ',', options: { dateOrder: 'dmy' } },
  deceased: { kind: 'deceased', files: ['deceased.csv'], between: ',' },
  ranges: { kind: 'phone-ranges', files: ['ranges'], between: ';', options: { release: '2026-01-01' } },
  gnaf: { kind: 'gnaf', files: ['fixtures/gnaf'], between: '|' },
};

export type Below = (size: number) => number;
const CELLS = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1',
  '99999999999',
  '1.5',
  'é',
  '"',
  '""',
  'N/A',
  'NULL',
  "O'Brien",
  '2026-02-30',
];

/** The text with a few faults: of cells, rows, headings and line ends. */
export function damaged(text: string, between: string, below: Below, isWhole: boolean): string {
  const rows = text.split(/\r?\n/).slice(0, isWhole ? undefined : 10 + below(16));
  const row = (): number => below(rows.length);
  for (let left = 1 + below(8); left > 0; left--) {
    const at = below(24) === 0 ? 0 : Math.min(1 + row(), rows.length - 1);
    const cells = rows[at]!.split(between);
    const cell = below(cells.length);
    const other = rows[row()]!.split(between);
    const mild = [
      () => rows.splice(at, 1),
      () => rows.splice(at, 0, ''),
      () => ([rows[at], rows[rows.length - 1]] = [rows.at(-1)!, rows[at]!]),
      () => (rows[at] = cells.with(cell, CELLS[below(CELLS.length)]!).join(between)),
      () => (rows[at] = cells.with(cell, other[cell] ?? '').join(between)),
      () => (rows[at] = cells.with(cell, other[cell] ?? '').join(between)),
      () =>
        (rows[at] = cells
          .with(
            cell,
            cells[cell]!.replaceAll(/\d/g, () => String(below(10))),
          )
          .join(between)),
      () => (rows[at] = cells.with(cell, cells[cell]!.toUpperCase()).join(between)),
      () => (rows[at] = cells.with(cell, `${cells[cell]!} `).join(between)),
    ];
    const grave = [
      () => rows.splice(at, 0, rows[row()]!),
      () => (rows[at] = cells.toSpliced(cell, 1).join(between)),
      () => (rows[at] = cells.toSpliced(cell, 0, CELLS[below(CELLS.length)]!).join(between)),
      () => (rows[at] = rows[at]!.toLowerCase()),
      () => (rows[at] = rows[at]!.slice(0, below(rows[at]!.length + 1))),
      () => rows.push(...rows.slice(1).toReversed()),
    ];
    const faults = below(16) === 0 ? grave : mild;
    faults[below(faults.length)]!();
    if (rows.length === 0) rows.push('');
  }
  const ends = ['\n', '\n', '\n', '\r\n', '\r'];
  return `${below(8) === 0 ? '\ufeff' : ''}${rows.join(ends[below(ends.length)])}${below(3) === 0 ? '' : '\n'}`;
}

const MANY = 8;

/** Damages one or all of the tables in a folder, or the file. */
function damageIn(place: string, between: string, below: Below): void {
  const names = statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((name) => join(place, name))
        .filter((name) => statSync(name).isFile())
    : [place];
  // Many tables refer to each other: one of them is damaged then, and none cut short.
  const isWhole = names.length > MANY;
  const one = below(names.length);
  for (const [i, name] of names.entries()) {
    if (isWhole ? i !== one : names.length > 1 && below(3) > 0) continue;
    writeFileSync(name, damaged(readFileSync(name, 'utf8'), between, below, isWhole));
  }
}

/** Name, length and the sum of each section of a data file. */
function sums(path: string): string {
  const file = SetFile.open(path);
  try {
    const sections = file.sections.map(({ name }) => {
      const bytes = new Uint8Array(file.byteLength(name));
      file.readBytes(name, 0, bytes);
      return `${name} ${file.length(name)} ${createHash('sha256').update(bytes).digest('hex').slice(0, 4)}`;
    });
    return `${JSON.stringify(file.meta)} ${sections.join(', ')}`;
  } finally {
    file.close();
  }
}

/** What comes of the import of a table of that name with faults by that seed; `tables` are those for imports. */
export async function importDamaged(name: string, seed: number, tables: string): Promise<string> {
  const { kind, files, between, options = {} } = DAMAGED[name]!;
  const below = chance(seed * 7919);
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  try {
    const paths = files.map((file) => {
      const from = file.startsWith('fixtures') ? join(root, file) : join(tables, file);
      const to = join(folder, file.split('/').at(-1)!);
      cpSync(from, to, { recursive: true });
      damageIn(to, between, below);
      return to;
    });
    const data = join(folder, 'data');
    mkdirSync(data);
    const told: string[] = [];
    try {
      const run = await importKinds.find((one) => one.name === kind)!.prepare(paths, options as never);
      const steps: string[] = [];
      const onProgress = ({ phase, done, total }: { phase: string; done: number; total: number }): void => {
        steps.push(`${phase} ${done}/${total}`);
      };
      const { notes } = await run({ dataDir: data, onProgress } as never);
      told.push(...(notes ?? []), steps.join(', '));
    } catch (error) {
      told.push(`! ${(error as Error).message}`);
    }
    const made = existsSync(data) ? readdirSync(data).toSorted() : [];
    told.push(...made.filter((one) => one.endsWith('.wpd')).map((one) => sums(join(data, one))));
    told.push(`left: ${made.map((one) => one.replace(/-[0-9a-f]{8}\./, '.')).join(' ')}`);
    return told.join('\n').replaceAll(folder, '<folder>').replaceAll('\n', '\n  ');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
