// The version of waypost that a data file says it was built by.
import { readFileSync } from 'node:fs';

/** Version of the package that runs. */
export const builtBy = (): string => (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
