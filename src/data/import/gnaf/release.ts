// Finds the tables of a G-NAF release in the paths given, and reads release month and datum from their names.
import path from 'node:path';
import { WaypostError } from '../../../contract/errors.js';
import { australianStates } from '../../../contract/fields/states.js';
import { releaseFiles, type ReleaseFile } from '../tables/files.js';

/** The datums a release comes in. */
export type Datum = 'GDA94' | 'GDA2020';

export interface Release {
  readonly release: string;
  readonly datum: Datum;
  readonly states: readonly string[];
  /** Files of a table, by state; empty for one the release does not have. */
  readonly table: (name: string) => readonly ReleaseFile[];
  readonly authority: (name: string) => ReleaseFile | undefined;
  /** The same release with the tables of one state only. */
  readonly only: (state: string) => Release;
  /** What was assumed or is missing, for the user. */
  readonly notes: string[];
  readonly close: () => void;
}

/** Tables without which there is no address. */
const REQUIRED = ['STATE', 'LOCALITY', 'STREET_LOCALITY', 'ADDRESS_DETAIL'] as const;
/** True for a table without which there is no address. */
export const isRequired = (table: string): boolean => (REQUIRED as readonly string[]).includes(table);
/** Tables that are used when they are there, and what is missing without them. */
const OPTIONAL: Readonly<Record<string, string>> = {
  ADDRESS_DEFAULT_GEOCODE: 'addresses have no coordinates',
  LOCALITY_POINT: 'locality points are the middle of their addresses',
  LOCALITY_ALIAS: 'no other names of localities',
  LOCALITY_NEIGHBOUR: 'no neighbours of localities',
  STREET_LOCALITY_POINT: 'street points are the middle of their addresses',
  STREET_LOCALITY_ALIAS: 'no other names of streets',
  ADDRESS_ALIAS: 'alias addresses are not tied to their principal',
  PRIMARY_SECONDARY: 'units are not tied to their building',
};
const STATE_ORDER = australianStates.map(({ code }) => code);
const TABLE_NAME = /^([A-Z]{2,3})_([A-Z0-9_]+)_psv\.psv$/i;
const AUTHORITY_NAME = /^Authority_Code_([A-Z0-9_]+?)_psv\.psv$/i;

/**
 * Finds the release under `paths`; only the `states` asked for, all when undefined. Throws WaypostError for what is
 * missing or double.
 */
export async function openRelease(
  paths: readonly string[],
  states?: readonly string[],
  datum?: Datum,
): Promise<Release> {
  const opened: Awaited<ReturnType<typeof releaseFiles>>[] = [];
  const close = (): void => {
    for (const { close } of opened) close();
  };
  try {
    for (const input of paths) opened.push(await releaseFiles(input));
    return sortOut(
      opened.flatMap(({ files }) => files),
      paths,
      states?.map((state) => state.toUpperCase()),
      datum,
      close,
    );
  } catch (error) {
    close();
    throw error;
  }
}

function sortOut(
  files: readonly ReleaseFile[],
  paths: readonly string[],
  wanted: readonly string[] | undefined,
  datum: Datum | undefined,
  close: () => void,
): Release {
  const tables = new Map<string, Map<string, ReleaseFile>>();
  const authorities = new Map<string, ReleaseFile>();
  const notes: string[] = [];
  for (const file of files) {
    const base = path.basename(file.path);
    const code = AUTHORITY_NAME.exec(base);
    const table = TABLE_NAME.exec(base);
    if (code) authorities.set(code[1]!.toUpperCase(), file);
    else if (table) {
      const state = table[1]!.toUpperCase();
      const name = table[2]!.toUpperCase();
      if (wanted && !wanted.includes(state)) continue;
      const byState = tables.get(name) ?? new Map<string, ReleaseFile>();
      const other = byState.get(state);
      if (other) {
        throw new WaypostError(
          'input-unreadable',
          `${state}_${name} is there twice: ${other.name} and ${file.name}; give one release`,
        );
      }
      tables.set(name, byState.set(state, file));
    }
  }
  const states = [...(tables.get('ADDRESS_DETAIL')?.keys() ?? [])].sort(
    (a, b) => STATE_ORDER.indexOf(a) - STATE_ORDER.indexOf(b) || (a < b ? -1 : 1),
  );
  checkTables(tables, states, paths, wanted);
  for (const [name, without] of Object.entries(OPTIONAL)) {
    if (!tables.has(name)) notes.push(`the release has no ${name} table: ${without}`);
  }
  if (!tables.has('ADDRESS_MESH_BLOCK_2021') && !tables.has('ADDRESS_MESH_BLOCK_2016')) {
    notes.push('the release has no ADDRESS_MESH_BLOCK table: addresses have no mesh block');
  }
  const seen = [...tables.values()].flatMap((byState) => [...byState.values()].map((file) => file.path));
  const tablesOf =
    (some: readonly string[]) =>
    (name: string): readonly ReleaseFile[] => {
      const byState = tables.get(name);
      return some.flatMap((state) => byState?.get(state) ?? []);
    };
  const whole: Release = {
    release: releaseName(seen),
    datum: datum ?? datumOf(seen, notes),
    states,
    notes,
    close,
    table: tablesOf(states),
    authority: (name) => authorities.get(name),
    only: (state) => ({ ...whole, states: [state], table: tablesOf([state]) }),
  };
  return whole;
}

function checkTables(
  tables: ReadonlyMap<string, ReadonlyMap<string, ReleaseFile>>,
  states: readonly string[],
  paths: readonly string[],
  wanted: readonly string[] | undefined,
): void {
  const where = paths.join(', ');
  if (tables.size === 0) {
    throw new WaypostError(
      'input-unreadable',
      `there is no G-NAF table (such as NSW_ADDRESS_DETAIL_psv.psv) in ${where}; give the folder or zip of ` +
        `the release as downloaded`,
    );
  }
  for (const name of REQUIRED) {
    if (!tables.has(name)) {
      throw new WaypostError(
        'input-unreadable',
        `the release in ${where} has no ${name} table (such as NSW_${name}_psv.psv); download it again`,
      );
    }
    const lacking = states.filter((state) => !tables.get(name)!.has(state));
    if (lacking.length > 0) {
      throw new WaypostError(
        'input-unreadable',
        `the release in ${where} has no ${lacking[0]!}_${name}_psv.psv, but ` +
          `${lacking[0]!}_ADDRESS_DETAIL_psv.psv is there; download it again`,
      );
    }
  }
  const absent = wanted?.find((state) => !states.includes(state));
  if (absent !== undefined) {
    throw new WaypostError(
      'input-unreadable',
      `the release in ${where} has no state ${absent}; it has ${states.join(', ')}`,
    );
  }
}

/** MAY 2026 from the folder "G-NAF MAY 2026", '' when no folder says. */
function releaseName(files: readonly string[]): string {
  const names = new Set(
    files.flatMap(
      (file) => /G-?NAF[ _-]+([A-Z]{3,9}[ _-]+\d{4})[\\/]/i.exec(file)?.[1]?.toUpperCase().replace(/[_-]/g, ' ') ?? [],
    ),
  );
  if (names.size > 1) {
    throw new WaypostError('input-unreadable', `there are two releases: ${[...names].join(' and ')}; give one`);
  }
  return [...names][0] ?? '';
}

function datumOf(files: readonly string[], notes: string[]): Datum {
  if (files.some((file) => /GDA[ _-]?2020/i.test(file))) return 'GDA2020';
  if (!files.some((file) => /GDA[ _-]?(19)?94/i.test(file))) {
    notes.push('no folder or file name says GDA94 or GDA2020: taken as GDA94');
  }
  return 'GDA94';
}
