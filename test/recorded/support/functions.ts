// Functions of every room, called with arguments that are kept as text, and tables that rooms share.
import { made, shown } from './arguments.js';

/** A function, such as `geo/box#isInside`, and its arguments as JSON. */
export interface Call {
  readonly path: string;
  readonly args: string;
}
type Room = Record<string, unknown>;

/** The calls of a file of answers. */
export const callsOf = (text: string): Call[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [path = '', args = ''] = line.split('\t');
      return { path, args };
    });

/**
 * What a function gives for its arguments, or what it made of them where it gives nothing; a table itself. `load`
 * imports a file of the sources.
 */
export async function given({ path, args }: Call, load: (file: string) => Promise<unknown>): Promise<unknown> {
  const [file = '', name = ''] = path.split('#');
  const called = ((await load(file)) as Room)[name];
  if (called === undefined) throw new Error(`${path} is gone`);
  if (typeof called !== 'function') return shown(called);
  const all = (JSON.parse(args) as unknown[]).map(made);
  const result = await (called as (...all: unknown[]) => unknown)(...all);
  return result === undefined ? { args: shown(all) } : shown(result);
}
