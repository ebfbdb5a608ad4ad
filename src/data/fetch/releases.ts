// The catalogue of addresses: where the owners of data publish their releases. It is data, and a file or address of the
// user's own may take the place of the one that comes with the package.
import fs from 'node:fs';
import { z } from 'zod';
import { WaypostError } from '../../contract/errors.js';
import { readFailure } from '../../contract/read-failure.js';
import { filesOfPackage } from './ckan.js';
import { orderExport, type ExportOptions } from './layer-export.js';
import { persist } from './persist.js';
import type { ReleaseAddress } from './release-address.js';
import type { Web } from './web.js';

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, 'is not 64 hexadecimal digits')
  .transform((text) => text.toLowerCase());
const entry = z.strictObject({ name: z.string(), page: z.string(), licence: z.string() });
const catalogue = z.strictObject({
  format: z.literal(1),
  releases: z.record(
    z.string(),
    z.union([
      entry.extend({
        files: z
          .array(
            z.strictObject({
              release: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, 'is not a date such as 2026-05'),
              datum: z.string().optional(),
              url: z.string(),
              bytes: z.int().positive().optional(),
              sha256: sha256.optional(),
            }),
          )
          .min(1),
      }),
      entry.extend({ ckan: z.strictObject({ package: z.string(), file: z.string(), parts: z.boolean().optional() }) }),
      entry.extend({
        export: z.strictObject({
          service: z.url(),
          layer: z.url(),
          crs: z.string(),
          format: z.string(),
          key: z.string(),
        }),
      }),
    ]),
  ),
});

type CatalogueEntry = z.infer<typeof catalogue>['releases'][string];

/** What is known of the newest release of a kind. */
export interface NewestRelease extends ReleaseAddress {
  readonly title: string;
  readonly licence: string;
  /** Its other files, where it is published in several. */
  readonly parts?: readonly ReleaseAddress[];
}

export interface ReleaseOptions extends Omit<ExportOptions, 'keyFrom'> {
  readonly datum?: string | undefined;
  /** File or address that takes the place of the package's catalogue. */
  readonly catalogue?: string | undefined;
}

/** In the package's folder: above dist/bundle, or above the sources. */
const OURS = ['../../release-catalogue.json', '../../../release-catalogue.json'].map(
  (file) => new URL(file, import.meta.url),
);

/** The newest release of a kind in a datum, as the catalogue tells it; ordered from its owner where it has to be. */
export async function newestRelease(kind: string, web: Web, options: ReleaseOptions): Promise<NewestRelease> {
  const { releases, where } = await readCatalogue(options, web);
  const { datum: wanted } = options;
  const found = releases[kind];
  if (!found) {
    throw new WaypostError(
      'input-unreadable',
      `${where} has no release of ${kind}; it has ${Object.keys(releases).join(', ') || 'none'}`,
    );
  }
  const files = await filesOf(found, web, options);
  const fitting = files.filter(
    ({ datum }) => wanted === undefined || datum === undefined || datum.toUpperCase() === wanted,
  );
  const newest = fitting.toSorted((a, b) => (a.release < b.release ? 1 : -1))[0];
  if (!newest) {
    throw new WaypostError(
      'input-unreadable',
      `${where} has no release of ${kind} in ${wanted ?? 'any datum'}; see ${found.page}`,
    );
  }
  const base = /^https?:/.test(where) ? where : undefined;
  const whole = (file: ReleaseAddress): ReleaseAddress => {
    if (URL.canParse(file.url, base)) return { ...file, url: new URL(file.url, base).href };
    throw new WaypostError(
      'input-unreadable',
      `${where}: the address '${file.url}' of ${kind} cannot be read; give a whole https address`,
    );
  };
  const isInParts = 'ckan' in found && found.ckan.parts === true;
  const others = isInParts ? { parts: fitting.filter((file) => file !== newest).map(whole) } : {};
  return { ...whole(newest), title: found.name, licence: found.licence, ...others };
}

/** The files of an entry: named in it, listed by an open data portal, or made to order. */
async function filesOf(found: CatalogueEntry, web: Web, options: ReleaseOptions): Promise<readonly ReleaseAddress[]> {
  if ('files' in found) return found.files;
  if ('ckan' in found) return filesOfPackage(found.ckan, web, options);
  return [await orderExport(found.export, web, { ...options, keyFrom: found.export.key })];
}

async function readCatalogue(
  options: ReleaseOptions,
  web: Web,
): Promise<z.infer<typeof catalogue> & { where: string }> {
  const { catalogue: given, signal } = options;
  const where = given ?? 'the catalogue of this waypost';
  const content =
    given !== undefined && /^https?:\/\//i.test(given)
      ? await persist(() => web.json(given, { signal }), options)
      : readFile(given, where);
  const read = catalogue.safeParse(content);
  if (read.success) return { ...read.data, where };
  const { path, message } = deepest(read.error.issues);
  throw new WaypostError(
    'input-unreadable',
    `${where}: ${path.join('.') || 'the catalogue'}: ${message}; docs/guide/data.md shows how a catalogue is written`,
  );
}

/** The issue that says most: inside the alternative that came furthest. */
function deepest(issues: readonly z.core.$ZodIssue[]): { path: PropertyKey[]; message: string } {
  const all = issues.flatMap((issue) =>
    issue.code === 'invalid_union'
      ? issue.errors
          .map((errors) => deepest(errors))
          .map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
      : [{ path: issue.path, message: issue.message }],
  );
  return all.reduce((best, one) => (one.path.length > best.path.length ? one : best));
}

function readFile(given: string | undefined, where: string): unknown {
  try {
    return JSON.parse(
      fs.readFileSync(given ?? OURS.find((file) => fs.existsSync(file)) ?? OURS[0]!, 'utf8'),
    ) as unknown;
  } catch (cause) {
    const why = cause instanceof SyntaxError ? 'it is not JSON' : readFailure(cause);
    throw new WaypostError('input-unreadable', `${where} cannot be read: ${why}; give a file or an https address`, {
      cause,
    });
  }
}
