// --feature key=value: the named options of an operation, checked against its description.
import { WaypostError } from '../../contract/errors.js';
import { isFeatureValue } from '../../contract/feature-value.js';
import type { FeatureOption, Operation } from '../../contract/operation.js';

/** What a feature's value may be, in words. */
export function featureValues({ values }: FeatureOption): string {
  if (values === 'count') return '<n>';
  return values === 'text' ? '<text>' : values.join('|');
}

/**
 * The feature options of the request: those given, and what the command sends by itself. Undefined when there are none.
 * Throws a usage error for one that the operation does not have.
 */
export function readFeatures(
  given: readonly string[] | undefined,
  { name, features }: Pick<Operation, 'name' | 'features'>,
): Record<string, string> | undefined {
  const options: Record<string, string> = {};
  for (const text of given ?? []) {
    const [, key, value = ''] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    const feature = features.find((candidate) => candidate.name === key);
    if (!feature) {
      const there = features.map((candidate) => `${candidate.name}=${featureValues(candidate)}`).join(', ');
      throw new WaypostError(
        'usage',
        `--feature ${text}: ${there === '' ? `${name} has no feature options` : `give one of ${there}`}`,
      );
    }
    if (!isFeatureValue(feature, value)) {
      const choices = `one of ${featureValues(feature).replaceAll('|', ', ')}`;
      throw new WaypostError(
        'usage',
        `--feature ${text}: ${feature.name} is ${feature.values === 'count' ? 'a whole number from 1' : choices}`,
      );
    }
    if (options[feature.name] !== undefined) {
      throw new WaypostError('usage', `--feature ${text}: ${feature.name} is given twice; give it once`);
    }
    options[feature.name] = value;
  }
  for (const { name: feature, onCommandLine } of features) {
    if (onCommandLine !== undefined) options[feature] ??= onCommandLine;
  }
  return Object.keys(options).length === 0 ? undefined : options;
}
