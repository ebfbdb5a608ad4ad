// The version of the program, from its package.json.
import { readFileSync } from 'node:fs';

/** Version as published. */
export function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
