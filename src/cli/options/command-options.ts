// The options of the command of an operation, or of several that share it: those that all commands have, and what the
// fields and features of the operations give.
import type { Command } from 'commander';
import type { FeatureOption, Operation } from '../../contract/operation.js';
import { wordsService } from '../../contract/services.js';
import type { Setting } from '../../contract/settings.js';
import { featureValues } from './feature-options.js';
import { operationOptions, type OperationOptions } from './operation-options.js';
import { optionKey, type OptionGroup, type OptionSpec } from './option-spec.js';
import { readSettings } from '../../files/read-settings.js';
import {
  allOption,
  caseOption,
  countryOption,
  endpointOption,
  featureOption,
  localeOption,
  namingOptions,
  sourceOption,
  wordsEndpointOptions,
} from './step-options.js';
import { mapReferenceOption, wholeFileOptions } from './whole-file-options.js';

/**
 * The options of the command: those that all share, one for each field that an option may give, and the feature
 * options, where the operations heed any, named in the help.
 */
export function commandOptions(operations: readonly Operation[]): readonly OptionGroup[] {
  const own = uniqueByKey(operations.flatMap(ownOptions));
  const taken = new Set(own.map(optionKey));
  return operationOptions.map(({ title, options }) => {
    const shared = options.filter((spec) => !taken.has(optionKey(spec))).flatMap((spec) => fitted(spec, operations));
    if (title !== 'Operation:') return { title, options: shared };
    // What a file is compared with decides more than how.
    const first = shared.filter((spec) => OF_WHOLE_FILES.has(spec));
    return { title, options: [...first, ...own, ...shared.filter((spec) => !OF_WHOLE_FILES.has(spec))] };
  });
}

/** The options that an operation has of its own: of its fields, of features that have a flag, and its settings. */
export const ownOptions = ({ fields, features, settings = [] }: Operation): OptionSpec[] => [
  ...fields
    .filter(({ option }) => option !== undefined && option !== false)
    .map(({ name, about, option }): OptionSpec => ({
      flags: `--${kebabCase(name)} <text>`,
      about: `${lowerFirst(about)}, of the one record${option === 'one' ? '' : ' or of rows that have none'}`,
      kind: 'text',
      ...(option === 'one' ? { ofOneRecord: true } : { isMain: true }),
    })),
  ...fields.flatMap(({ columnFlag: flags, about }): OptionSpec[] =>
    flags === undefined
      ? []
      : [{ flags, about: `column of the ${lowerFirst(about)}; of one record, it itself`, kind: 'text', isMain: true }],
  ),
  ...features.flatMap((feature) => (feature.flags === undefined ? [] : [featureFlag(feature, feature.flags)])),
  ...settings.map(settingOption),
];

/** The option that gives a feature; one whose flag has no value is turned on by it. */
const featureFlag = ({ about, values, ofFiles }: FeatureOption, flags: string): OptionSpec => ({
  ...(ofFiles === undefined ? {} : { ofFiles }),
  ...formOf(values, flags),
  about,
  flags,
  isMain: true,
});

const formOf = (values: FeatureOption['values'], flags: string): Pick<OptionSpec, 'kind' | 'choices'> =>
  flags.includes('<') && typeof values !== 'string'
    ? { kind: 'choice', choices: values }
    : { kind: flags.includes('<') ? 'text' : 'flag' };

/** An option of an operation's own that says what this machine decides of it. */
export const settingOption = ({ name: _name, kind, ...said }: Setting): OptionSpec => ({
  ...said,
  kind: kind === 'file' ? 'text' : kind,
});

/**
 * The options that a step of an operation has in common with the steps of others, but for those whose form in a plan is
 * not that of the command line: mapping, columns, features.
 */
export const stepOptionsOf = (operation: Operation): readonly OptionSpec[] =>
  [
    ...wholeFileOptions,
    sourceOption,
    localeOption,
    countryOption,
    caseOption,
    allOption,
    ...namingOptions,
    endpointOption,
  ].flatMap((spec) => fitted(spec, [operation]));

/** Taken by the operations that work on whole files. */
const OF_WHOLE_FILES: ReadonlySet<OptionSpec> = new Set([...wholeFileOptions, mapReferenceOption]);

/** A shared option as the operations take it; none where it means nothing to them. */
function fitted(spec: OptionSpec, operations: readonly Operation[]): readonly OptionSpec[] {
  if (spec === endpointOption) {
    return operations.some(({ service }) => service === wordsService) ? wordsEndpointOptions : [spec];
  }
  if (OF_WHOLE_FILES.has(spec)) return operations.some(({ file }) => file === 'whole') ? [spec] : [];
  if (spec === sourceOption) return takesNoSource(operations) ? [] : [sourcesOf(operations) ?? spec];
  if (spec === allOption) return operations.some(({ rows }) => rows) ? [spec] : [];
  if (spec === caseOption) return operations.some(({ inLetters }) => inLetters) ? [spec] : [];
  if (spec !== featureOption) return [spec];
  const features = new Map(operations.flatMap((operation) => operation.features.map((each) => [each.name, each])));
  return features.size === 0 ? [] : [{ ...spec, about: `${[...features.values()].map(said).join('; ')}; repeatable` }];
}

/** True where whatever source is named says nothing to any of the operations. */
const takesNoSource = (operations: readonly Operation[]): boolean =>
  operations.every(({ sources }) => sources?.length === 0);

/** The option of sources of truth where the operations take others than those of addresses. */
function sourcesOf(operations: readonly Operation[]): OptionSpec | undefined {
  const choices = [...new Set(operations.flatMap(({ sources = [] }) => sources))];
  if (choices.length === 0) return undefined;
  // The variable names a source of addresses.
  const { env: _env, ...option } = sourceOption;
  return { ...option, about: 'how it is checked', otherwise: choices[0]!, kind: 'choice', choices };
}

const said = (feature: FeatureOption): string => `${feature.name}=${featureValues(feature)}: ${feature.about}`;

const uniqueByKey = (options: readonly OptionSpec[]): OptionSpec[] =>
  [...new Map([...options].reverse().map((spec) => [optionKey(spec), spec])).values()].reverse();

/** The options with what options of the operation's own say of its features and its settings. */
export function withOwn(options: OperationOptions, command: Command, operation: Operation): OperationOptions {
  const own = operation.features.flatMap(({ name, flags }) => {
    const value = flags === undefined ? undefined : (command.getOptionValue(name) as string | boolean | undefined);
    return value === undefined ? [] : [`${name}=${featureText(value)}`];
  });
  const settings = readSettings(operation.settings ?? [], { ...options });
  const columns = columnMap(operation, (name) => command.getOptionValue(name) as string | undefined);
  return {
    ...options,
    ...(columns.length === 0 ? {} : { map: [...(options.map ?? []), ...columns] }),
    ...(own.length === 0 ? {} : { feature: [...(options.feature ?? []), ...own] }),
    ...(settings === undefined ? {} : { settings }),
  };
}

/** A feature as its option gives it: one that is turned on is 1. */
export const featureText = (value: unknown): string => (value === true ? '1' : String(value));

/** The mappings, as --map has them, of fields whose columns are named by options of their own. */
export const columnMap = ({ fields }: Operation, given: (name: string) => unknown): string[] =>
  fields.flatMap(({ name, columnFlag }) => {
    const column = columnFlag === undefined ? undefined : given(name);
    return typeof column === 'string' ? [`${name}=${column}`] : [];
  });

/** The same of one record, whose options give what they name the columns of in a file. */
export const recordOptions = (command: Command, operation: Operation): string[] =>
  fieldOptions(command, operation).map((value, i) => {
    const { name, columnFlag } = operation.fields[i]!;
    return columnFlag === undefined ? value : ((command.getOptionValue(name) as string | undefined) ?? '');
  });

/** The values that options give to the operation's fields, in their order; '' where there is none. */
export const fieldOptions = (command: Command, { fields }: Operation): string[] =>
  fields.map(({ name, option }) =>
    option === true || option === 'one' ? ((command.getOptionValue(name) as string | undefined) ?? '') : '',
  );

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
