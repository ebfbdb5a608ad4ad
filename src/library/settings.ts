// What whoever opens the library's engine decides of its operations: the settings of the command line, by their names.
import { runOperations } from '../contract/operations.js';
import type { Setting, Settings } from '../contract/settings.js';
import { readSettings } from '../files/read-settings.js';
import { refuseUnknown, shown, usage } from './options.js';

/** Of a file its name; of what may be said again and again a list of texts. */
export type GivenSettings = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Of each kind of setting, what may be given for it, and how that is called. */
const KINDS: Readonly<Record<Setting['kind'], readonly [(value: unknown) => boolean, string]>> = {
  flag: [(value) => typeof value === 'boolean', 'true or false'],
  text: [isText, 'a text'],
  file: [isText, 'the name of a file'],
  count: [(value) => Number.isInteger(value) && Number(value) > 0, 'a whole number from 1'],
  list: [(value) => Array.isArray(value) && value.every(isText), 'a list of texts'],
};

/** The settings that are given. Throws a usage error for one that there is not, and for what none can be. */
export function settingsOf(method: string, given: GivenSettings = {}): Settings | undefined {
  const all = new Map(runOperations.flatMap(({ settings = [] }) => settings.map((each) => [each.name, each])));
  refuseUnknown(`${method} settings`, given, [...all.keys()]);
  for (const [name, value] of Object.entries(given)) {
    const [isOf, what] = KINDS[all.get(name)!.kind];
    if (value !== undefined && !isOf(value)) {
      throw usage(method, `settings.${name} must be ${what}, not ${shown(value)}`);
    }
  }
  return readSettings([...all.values()], given, ({ name }) => `settings.${name}`);
}
