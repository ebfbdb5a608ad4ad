// Functions of every room, called with arguments that are kept as text, and tables that rooms share.
import { callsAmong, made, shown } from './arguments.js';

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

type Step = readonly [name: string, ...args: unknown[]];
type Made = new (...all: unknown[]) => Record<string, unknown>;

const isClass = (asked: unknown): asked is Made => /^class\b/.test(String(asked));

/** What the methods and properties of an instance give, one after another; of those that throw the messages. */
async function lived(instance: Record<string, unknown>, steps: readonly Step[]): Promise<unknown[]> {
  const told: unknown[] = [];
  for (const [name, ...args] of steps) {
    try {
      const member = instance[name];
      const all = args.map(made);
      const result = typeof member === 'function' ? ((await member.apply(instance, all)) as unknown) : member;
      told.push(shown(result === instance ? 'itself' : result), ...callsAmong(all));
    } catch (error) {
      told.push(`! ${(error as Error).message}`);
    }
  }
  return told;
}

/**
 * What a function gives for its arguments, or what it made of them where it gives nothing; a table itself. Of a
 * class, whose arguments are those of the constructor and a list of calls, what the calls of an instance give. `load`
 * imports a file of the sources.
 */
export async function given({ path, args }: Call, load: (file: string) => Promise<unknown>): Promise<unknown> {
  const [file = '', name = ''] = path.split('#');
  const asked = ((await load(file)) as Room)[name];
  if (asked === undefined) throw new Error(`${path} is gone`);
  if (typeof asked !== 'function') return shown(asked);
  if (isClass(asked)) {
    const [own, steps] = JSON.parse(args) as [unknown[], Step[]];
    return lived(new asked(...own.map(made)), steps);
  }
  const all = (JSON.parse(args) as unknown[]).map(made);
  const result = await (asked as (...all: unknown[]) => unknown)(...all);
  const called = callsAmong(all);
  if (called.length > 0) return { gives: shown(result), called };
  return result === undefined ? { args: shown(all) } : shown(result);
}
