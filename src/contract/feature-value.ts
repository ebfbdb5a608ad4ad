// What a feature option may be.
import type { FeatureOption } from './operation.js';

/** True for a value, as the contract writes it, that the option may have. */
export function isFeatureValue({ values }: FeatureOption, value: string): boolean {
  if (values === 'count') return /^[1-9]\d{0,8}$/.test(value);
  return values === 'text' ? value !== '' : values.includes(value);
}

/** The value with which a feature option fills the columns that are its own. */
export const valueThatFills = (features: readonly FeatureOption[], name: string): string =>
  features.find((feature) => feature.name === name)?.values.includes('true') === true ? 'true' : '1';
