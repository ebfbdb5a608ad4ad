// What of a request has no effect, said beside its answer: fields that an operation does not read, feature options that
// it does not have or that are written wrongly, records behind the one that it answers.
import type { FeatureOption } from './feature-option.js';
import type { Operation, Request } from './operation.js';

/** Names that one remark lists. */
const MOST_NAMES = 5;
const LONGEST_NAME = 40;
/** Says which variant of the address object a record is; every operation knows by itself. */
const VARIANT = '_type';

type Asked = Pick<Operation, 'name' | 'methods' | 'features' | 'recordsPerCall'> &
  Partial<Pick<Operation, 'asksOne' | 'saysDropped'>>;

/** The remarks on the options and the number of records of a request that is otherwise right; none for nearly all. */
export const callRemarks = (
  operation: Asked,
  { payload, featureOptions }: Pick<Request, 'payload' | 'featureOptions'>,
): string[] => [...optionRemarks(operation, payload[0], featureOptions), ...droppedRemarks(operation, payload.length)];

/** Options that the operation has not, and values that an option may not have. */
function optionRemarks({ name, features }: Asked, first: unknown, given: Request['featureOptions'] = {}): string[] {
  const remarks: string[] = [];
  const unknown = Object.keys(given).filter((key) => !features.some((feature) => feature.name === key));
  if (unknown.length > 0) {
    const known = features.length === 0 ? 'none' : features.map((feature) => feature.name).join(', ');
    remarks.push(`not used: feature option ${listed(unknown)}; those of ${name}: ${known}`);
  }
  for (const feature of features) {
    const value = valueOf(feature, first, given);
    if (value !== '' && !isAllowed(feature, value)) {
      const what = feature.inRecord === true ? '' : 'feature option ';
      remarks.push(`not used: ${what}${feature.name} is '${shown(value)}'; it may be ${allowed(feature)}`);
    }
  }
  return remarks;
}

/** What a request says of an option, '' for nothing. The first record decides, where it is a field of records. */
function valueOf({ name, inRecord }: FeatureOption, first: unknown, given: Record<string, string>): string {
  const said = inRecord === true ? (first as Readonly<Record<string, unknown>> | undefined)?.[name] : undefined;
  return typeof said === 'string' && said !== '' ? said : (given[name] ?? '');
}

/** Those of a record are read in any letters. */
const isAllowed = ({ values, inRecord }: FeatureOption, value: string): boolean =>
  typeof values === 'string' || values.includes(inRecord === true ? value.trim().toLowerCase() : value);

const allowed = ({ values }: FeatureOption): string => (typeof values === 'string' ? values : values.join(' or '));

/** The remarks on fields of records with something in them; `fields` are those that the operation reads. */
export function fieldRemarks(
  { name, features = [] }: Pick<Asked, 'name'> & Partial<Pick<Asked, 'features'>>,
  payload: readonly unknown[],
  fields: ReadonlySet<string>,
): string[] {
  const unread = new Set<string>();
  for (const record of payload) {
    if (typeof record !== 'object' || record === null) continue;
    for (const [field, value] of Object.entries(record)) {
      if (value !== null && value !== '' && field !== VARIANT && !fields.has(field)) unread.add(field);
    }
  }
  if (unread.size === 0) return [];
  // Who writes an option as a field is told where it has an effect.
  const options = features.filter((feature) => unread.has(feature.name)).map((feature) => feature.name);
  const where = options.length === 0 ? '' : `; ${options.join(', ')} belongs in featureOptions`;
  return [`not used: field ${listed([...unread])}; ${name} reads ${[...fields].join(', ')}${where}`];
}

/** Records behind the first, where that alone is answered. */
const droppedRemarks = ({ recordsPerCall, methods, asksOne, saysDropped }: Asked, count: number): string[] =>
  recordsPerCall > 1 || !methods.includes('POST') || asksOne === true || saysDropped === true || count < 2
    ? []
    : [`only the first of ${count} records was looked up`];

const listed = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMES).map(shown).join(', ') +
  (names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '');

const shown = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);
