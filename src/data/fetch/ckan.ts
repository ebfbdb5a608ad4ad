// Reads an open data portal's description of a package (CKAN action API, package_show) for the files of its releases.
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { WaypostError } from '../../contract/errors.js';
import { persist, type Patience } from './persist.js';
import type { ReleaseAddress } from './release-address.js';
import { shown } from '../../web/connection.js';
import type { Web } from './web.js';

const description = z.object({
  success: z.literal(true),
  result: z.object({
    resources: z.array(z.object({ url: z.string(), hash: z.string().nullish(), last_modified: z.string().nullish() })),
  }),
});
/** Characters of a pattern that a message shows. */
const MOST_SHOWN = 60;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The files of a package whose name `file` (a regular expression over the last part of the address, with the groups
 * month, year and datum) matches; with `parts` all of them are one release, as new as its newest file. The portal's own
 * size of a file is typed in by hand now and then, so it is not taken for exact.
 */
export async function filesOfPackage(
  from: { readonly package: string; readonly file: string; readonly parts?: boolean | undefined },
  web: Web,
  patience: Patience,
): Promise<ReleaseAddress[]> {
  const answer = description.safeParse(
    await persist(() => web.json(from.package, { signal: patience.signal }), patience),
  );
  if (!answer.success) {
    throw new WaypostError(
      'input-unreadable',
      `${shown(from.package)} does not describe a package of an open data portal ` +
        `(${answer.error.issues[0]?.path.join('.')}); check the catalogue`,
    );
  }
  const { resources } = answer.data.result;
  const matches = matchesOf(
    from.file,
    resources.map(({ url }) => lastPart(url)),
  );
  const files = resources.flatMap(({ url, hash, last_modified: modified }, i): ReleaseAddress[] => {
    const match = matches[i];
    const sha256 = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(hash ?? '')?.[1]?.toLowerCase();
    if (from.parts === true) {
      return match === undefined
        ? []
        : [{ release: /^\d{4}-\d{2}-\d{2}/.exec(modified ?? '')?.[0] ?? '', url, sha256 }];
    }
    const month = MONTHS.indexOf(match?.['month']?.toLowerCase() ?? '') + 1;
    const year = match?.['year'] ?? '';
    if (month === 0 || year === '') return [];
    return [
      {
        release: `${year.length === 2 ? '20' : ''}${year}-${String(month).padStart(2, '0')}`,
        datum: match?.['datum']?.toUpperCase(),
        url,
        sha256,
      },
    ];
  });
  if (files.length === 0) {
    throw new WaypostError(
      'input-unreadable',
      `none of the ${resources.length} files of ${shown(from.package)} has a name like ${from.file}; the ` +
        `portal has changed: give another catalogue with --catalogue`,
    );
  }
  return files;
}

const lastPart = (url: string): string => /([^/?#]*)(?:[?#].*)?$/.exec(url)?.[1] ?? '';

/** Longest name of a file that is looked at. */
const LONGEST_NAME = 255;
/** A pattern over some hundred names takes less than a millisecond. */
const MATCHING_MS = 2000;

/**
 * The groups of the pattern in each name. Pattern and names come from others, and a pattern can be one that takes years
 * over a name: it is given time.
 */
function matchesOf(text: string, names: readonly string[]): readonly (Record<string, string> | undefined)[] {
  let pattern: RegExp;
  try {
    pattern = new RegExp(text, 'i');
  } catch {
    throw new WaypostError(
      'input-unreadable',
      `'${text.slice(0, MOST_SHOWN)}' in the catalogue is no regular expression; correct it`,
    );
  }
  const short = names.map((name) => (name.length > LONGEST_NAME ? '' : name));
  try {
    return runInNewContext(
      'names.map((name) => { const match = pattern.exec(name); return match ? { ...match.groups } : undefined; })',
      { names: short, pattern },
      {
        timeout: MATCHING_MS,
      },
    ) as readonly (Record<string, string> | undefined)[];
  } catch {
    throw new WaypostError(
      'input-unreadable',
      `the pattern '${text.slice(0, MOST_SHOWN)}' in the catalogue takes too long over names of files; correct it`,
    );
  }
}
