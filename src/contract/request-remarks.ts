// What of a request has no effect, said beside its answer: fields that an operation does not read, feature options that
// it does not have or that are written wrongly, records behind the one that it answers.
import type { FeatureOption } from './feature-option.js';
import type { Operation, Request } from './operation.js';

/** Names that one remark lists. */
const MOST_NAMES = 5;
const LONGEST_NAME = 40;
/** Says which variant of the address object a record is; every operation knows by itself. */
const VARIANT = '_type';

type Asked = Pick<Operation, 'name' | 'features' | 'recordsPerCall' | 'asksOne' | 'answersAll'>;

/**
 * The remarks on a request that is otherwise right; none for nearly every one. `fields`: what the operation reads of a
 * record; undefined where its records have fields of their own making.
 */
export const requestRemarks = (
  operation: Asked,
  { payload, featureOptions }: Pick<Request, 'payload' | 'featureOptions'>,
  fields: ReadonlySet<string> | undefined,
): string[] => [
  ...optionRemarks(operation, featureOptions),
  ...(fields ? fieldRemarks(operation, payload, fields) : []),
  ...droppedRemarks(operation, payload.length),
];

/** Options that the operation has not, and values that an option may not have. */
function optionRemarks({ name, features }: Asked, given: Request['featureOptions'] = {}): string[] {
  const remarks: string[] = [];
  const unknown = Object.keys(given).filter((key) => !features.some((feature) => feature.name === key));
  if (unknown.length > 0) {
    const known = features.length === 0 ? 'none' : features.map((feature) => feature.name).join(', ');
    remarks.push(`not used: feature option ${listed(unknown)}; those of ${name}: ${known}`);
  }
  for (const feature of features) {
    const value = given[feature.name];
    if (value !== undefined && !isAllowed(feature, value)) {
      remarks.push(`not used: feature option ${feature.name} is '${shown(value)}'; it may be ${allowed(feature)}`);
    }
  }
  return remarks;
}

const isAllowed = ({ values }: FeatureOption, value: string): boolean =>
  typeof values === 'string' || values.includes(value);

const allowed = ({ values }: FeatureOption): string => (typeof values === 'string' ? values : values.join(' or '));

/** Fields with something in them that no record of the operation has. */
function fieldRemarks({ name }: Asked, payload: readonly unknown[], fields: ReadonlySet<string>): string[] {
  const unread = new Set<string>();
  for (const record of payload) {
    if (typeof record !== 'object' || record === null) continue;
    for (const [field, value] of Object.entries(record)) {
      if (value !== null && value !== '' && field !== VARIANT && !fields.has(field)) unread.add(field);
    }
  }
  return unread.size === 0 ? [] : [`not used: field ${listed([...unread])}; ${name} reads ${[...fields].join(', ')}`];
}

/** Records behind the first, where that alone is answered. */
const droppedRemarks = ({ recordsPerCall, asksOne, answersAll }: Asked, count: number): string[] =>
  recordsPerCall > 1 || asksOne === true || answersAll === true || count < 2
    ? []
    : [`only the first of ${count} records was looked up`];

const listed = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMES).map(shown).join(', ') +
  (names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '');

const shown = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);
