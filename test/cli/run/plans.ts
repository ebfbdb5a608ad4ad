// What the tests of `waypost run` share: a folder with the customers and plans, and ways to read what is told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { inject } from 'vitest';
import { root, workdir, type Workdir } from '../../support/workdir.js';

export const CUSTOMERS = readFileSync(join(root, 'fixtures/customers.csv'), 'utf8');
export const STEPS = `[[step]]
operation = "parse"
columns = ["status", "street_name"]

[[step]]
operation = "cleanse"
columns = ["status", "full_address"]

[[step]]
operation = "geocode"
from = "cleanse"
when = { cleanse_status = ["verified", "corrected"] }
columns = ["status", "latitude", "longitude"]

[[step]]
operation = "reverse-geocode"
from = "geocode"
when = { geocode_status = "verified" }
radius = 15
columns = ["count", "full_address"]
`;

/** A folder with the customers and plans. */
export function folder(plans: Readonly<Record<string, string>> = {}): Workdir {
  const dir = workdir();
  dir.write('in.csv', CUSTOMERS);
  for (const [name, text] of Object.entries(plans)) dir.write(name, text);
  return dir;
}

export const sampleData = (): string => inject('sampleData');

/** The columns of an address in the customers are named at length. */
export const withoutColumns = (text: string): string => text.replaceAll(/addressLine1 from .*'PCode'/g, '…');

export const rowsOf = (text: string): Record<string, string>[] =>
  parseCsv(text, { columns: true }) as Record<string, string>[];

/** A text whose lines end where the end of a long record adds nothing. */
export const clipped = (text: string): string => text.replaceAll(/(?<=^.{80}).+$/gm, '…');
