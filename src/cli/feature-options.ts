// --feature key=value: the named options of an operation, checked against its description.
import { WaypostError } from '../contract/errors.js';
import type { Operation } from '../contract/operation.js';

/** The feature options of the request; undefined when none is given. Throws a usage error for one that the operation does not have. */
export function readFeatures(given: readonly string[] | undefined, { name, features }: Pick<Operation, 'name' | 'features'>): Record<string, string> | undefined {
  if (given === undefined) return undefined;
  const options: Record<string, string> = {};
  for (const text of given) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    const feature = features.find((candidate) => candidate.name === key);
    if (!feature) {
      const there = features.map((candidate) => `${candidate.name}=${candidate.values.join('|')}`).join(', ');
      throw new WaypostError('usage', `--feature ${text}: ${there === '' ? `${name} has no feature options` : `give one of ${there}`}`);
    }
    if (!feature.values.includes(value!)) throw new WaypostError('usage', `--feature ${text}: ${feature.name} is one of ${feature.values.join(', ')}`);
    if (options[feature.name] !== undefined) throw new WaypostError('usage', `--feature ${text}: ${feature.name} is given twice; give it once`);
    options[feature.name] = value!;
  }
  return options;
}
