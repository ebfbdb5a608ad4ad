// lookup: the earlier operations of Australia and New Zealand, each of which looks up one component of addresses, and
// the combined lookup. One table says what each of them takes; the descriptions derive from it.
import { addressHit } from '../fields/address-card.js';
import { addressFields } from '../fields/address-fields.js';
import {
  attributeColumn,
  column,
  componentColumns,
  furtherAttributes,
  lineColumns,
  MAIL_COLUMNS,
} from '../fields/output-columns.js';
import { FEATURES } from './find.js';
import { hitAnswers, hitColumns, matchColumn, type Hits } from '../fields/hits.js';
import type { CommandFamily, InputField, Operation } from '../operation.js';
import {
  lookups,
  type Lookup,
  type LookupAttribute,
  type LookupInput,
  type LookupKind,
  type LookupRecord,
} from './lookup-forms.js';
import type { LookupHit } from '../schema/lookup.js';

/** Fields that no address column stands for. */
const OWN_FIELDS: readonly InputField[] = [
  {
    name: 'id',
    about: 'Id of an address: its DPID, or such as AU|GNAF|GAVIC1',
    headings: ['id', 'dpid', 'addressid', 'findid', 'cleanseid', 'gnafid', 'referenceid'],
  },
  {
    name: 'subdwelling',
    about: 'Unit, flat or floor, such as UNIT 5',
    headings: ['subdwelling', 'unit', 'flat', 'flatunit'],
  },
  { name: 'suburb', about: 'Suburb (New Zealand)', headings: ['suburb', 'suburbname'] },
];
/** The fields of an operation: what the text of one record gives first, then those that options give. */
function fieldsOf({ kind, post }: Lookup): InputField[] {
  const asked = [...post.required, ...(post.oneOf ?? []).flat(), ...post.optional].filter(
    (name): name is LookupAttribute => name !== 'transactionID' && name !== 'featureOptions',
  );
  // A line may be a locality's name and nothing else, so the text of one record is read as the line.
  const names = kind === 'locality' ? (['fullAddress', 'locality', 'postcode'] as const) : asked;
  return names.map((name, i) => {
    const field = OWN_FIELDS.find((own) => own.name === name) ?? addressFields.find((known) => known.name === name)!;
    return {
      ...field,
      ...(i > 0 ? { option: true } : {}),
    };
  });
}

/** What a record lacks that the operation requires, in words; undefined for nothing. */
export function lackOf({ kind, post }: Lookup, record: LookupInput): string | undefined {
  const isGiven = (name: LookupAttribute): boolean => typeof record[name] === 'string' && record[name].trim() !== '';
  const missing = [
    ...post.required.filter((name) => !isGiven(name)),
    ...(post.oneOf ?? []).filter((names) => !names.some(isGiven)).map((names) => names.join(' or ')),
  ];
  return missing.length === 0
    ? undefined
    : `lookup ${kind} needs ${missing.join(', ')}, which the record does not have`;
}

const family: CommandFamily = {
  summary: 'Look up one component of addresses: streets, localities, numbers and others',
};

function describe(lookup: Lookup): Operation<LookupInput, Hits<LookupHit>> {
  const { kind, about, features } = lookup;
  const fields = fieldsOf(lookup);
  const takesBoth = ['locality', 'suburb'].every((name) => fields.some((field) => field.name === name));
  return {
    name: `lookup ${kind}`,
    command: `lookup ${kind}`,
    family,
    summary: `Look up ${about}`,
    methods: ['GET', 'POST'],
    path: kind === 'combined' ? '/rest/address/lookup' : `/rest/{locale}/${kind}`,
    query: {
      ...lookup.get,
      optional: lookup.get.optional.filter((name) => name !== 'transactionID' && name !== 'featureOptions'),
      needsSource: kind !== 'combined',
    },
    ...(lookup.country === undefined ? {} : { country: lookup.country }),
    recordsPerCall: 1,
    needs: ['addresses', 'attributes'],
    features,
    prefix: 'lookup_',
    schema: async () => (await import('../schema/lookup.js')).lookupSchema(lookup.post),
    fields,
    toRecord: (values) => {
      const given: Partial<Record<LookupAttribute, string>> = Object.fromEntries(
        fields.map(({ name }, i) => [name, (values[i] ?? '').trim()] as const).filter(([, value]) => value !== ''),
      );
      // What people call a suburb is the locality, where an operation knows both.
      if (takesBoth && given.suburb !== undefined) given.locality ??= given.suburb;
      return Object.keys(given).length === 0 ? null : given;
    },
    lacks: (record) => lackOf(lookup, record),
    verb: 'look up',
    ...hitAnswers<LookupHit>('there is nothing to look up in this record', addressHit),
    columns: hitColumns<LookupHit>([
      column('id', 'Id of the address: its DPID where the source has one', (e) => e.id),
      matchColumn,
      ...componentColumns,
      ...lineColumns,
      attributeColumn('DPID', (e) => e.attributes?.['DPID']),
      attributeColumn('Barcode', (e) => e.attributes?.['Barcode']),
      attributeColumn('Bsp', (e) => e.attributes?.['Bsp']),
      ...(features.includes(FEATURES.attributes)
        ? [
            {
              ...column('attributes', 'Further attributes as a JSON object', (e: LookupHit) => furtherAttributes(e)),
              feature: 'exposeAttributes',
            },
          ]
        : []),
    ]),
    preview: ['status', 'match', 'full_address'],
    mail: ['status', ...MAIL_COLUMNS],
  };
}

/** One operation for each of the lookups, by the name of its method. */
type LookupOperations = {
  readonly [Kind in LookupKind as `lookup${Capitalize<Kind>}`]: Operation<LookupRecord<Kind>, Hits<LookupHit>>;
};

const methodOf = (kind: string): string => `lookup${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

// Each takes the record of its own form, which the table of forms says and a list of entries does not.
export const lookupOperations = Object.fromEntries(
  lookups.map((lookup) => [methodOf(lookup.kind), describe(lookup)]),
) as unknown as LookupOperations;
