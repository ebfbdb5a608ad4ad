// What each of the lookups takes, as the contract has it: the table from which their descriptions derive.
import type { FeatureOption } from '../operation.js';
import { FEATURES } from './find.js';

/** What a lookup may be asked by. */
export type LookupAttribute =
  | 'fullAddress'
  | 'country'
  | 'id'
  | 'buildingName'
  | 'subdwelling'
  | 'streetNumber'
  | 'street'
  | 'postal'
  | 'locality'
  | 'suburb'
  | 'townCity'
  | 'state'
  | 'postcode';

/** One record of the request: the attributes that are given. */
export type LookupInput = Readonly<Partial<Record<LookupAttribute, string>>>;

/** What a form of an operation takes: each of `required`, one of each list of `oneOf`, any of `optional`. */
export interface LookupForm {
  readonly required: readonly LookupAttribute[];
  readonly oneOf?: readonly (readonly LookupAttribute[])[];
  readonly optional: readonly (LookupAttribute | 'transactionID' | 'featureOptions')[];
}

export type LookupKind =
  | 'address'
  | 'buildingName'
  | 'locality'
  | 'postal'
  | 'postcode'
  | 'street'
  | 'streetNumber'
  | 'subdwelling'
  | 'subdwellingAddress'
  | 'suburb'
  | 'townCity'
  | 'combined';

/** One of the lookups, as the contract has it. */
export interface Lookup {
  readonly kind: LookupKind;
  readonly about: string;
  /** What POST takes of a record; an attribute that is not named is not heeded. */
  readonly post: LookupForm;
  /** What GET takes; `sourceOfTruth` is required beside it where the path has a locale. */
  readonly get: LookupForm;
  /** The one country that has the operation; both have it if absent. */
  readonly country?: 'AU' | 'NZ';
  /** The sources of truth it is valid with; all if absent. */
  readonly sources?: readonly string[];
  readonly features: readonly FeatureOption[];
}

const CALL = ['transactionID', 'featureOptions'] as const;
const PLACE = ['postcode', 'locality'] as const;
const PLACE_NZ = ['townCity', 'suburb'] as const;
const LIST = [FEATURES.hits, FEATURES.case];
const ADDRESSES = [...LIST, FEATURES.lot, FEATURES.attributes];

/** GET takes what POST takes, and what is named. */
const getAlso = <const Form extends LookupForm>(
  form: Form,
  ...more: LookupForm['optional']
): { readonly post: Form; readonly get: LookupForm } => ({
  post: form,
  get: { ...form, optional: [...form.optional, ...more] },
});

const TABLE = [
  {
    kind: 'address',
    about: 'addresses by one line, whole or as far as it is typed',
    features: ADDRESSES,
    ...getAlso({ required: ['fullAddress'], optional: ['locality', 'postcode', 'state'] }, ...CALL),
  },
  {
    kind: 'buildingName',
    about: 'buildings by their names',
    features: ADDRESSES,
    post: { required: ['buildingName'], optional: [...PLACE, ...PLACE_NZ, 'street', 'streetNumber', 'featureOptions'] },
    get: { required: ['buildingName'], optional: [...PLACE, 'transactionID'] },
  },
  {
    kind: 'locality',
    about: 'localities by their names, or by a line with state and postcode',
    country: 'AU',
    features: LIST,
    ...getAlso({ required: [], oneOf: [['locality', 'fullAddress']], optional: ['postcode'] }, ...CALL),
  },
  {
    kind: 'postal',
    about: 'post boxes and bags of a place',
    features: ADDRESSES,
    ...getAlso({ required: ['postal'], oneOf: [['postcode', 'locality']], optional: [] }, ...CALL),
  },
  {
    kind: 'postcode',
    about: 'the places of a postcode',
    features: LIST,
    ...getAlso({ required: ['postcode'], optional: [] }, ...CALL),
  },
  {
    kind: 'street',
    about: 'streets by their names',
    features: [],
    ...getAlso({ required: ['street'], optional: [...PLACE, ...PLACE_NZ] }),
  },
  {
    kind: 'streetNumber',
    about: 'the numbers in a street',
    features: [],
    ...getAlso({ required: ['streetNumber', 'postcode', 'locality', 'street'], optional: PLACE_NZ }),
  },
  {
    kind: 'subdwelling',
    about: 'units, flats and floors',
    features: [],
    post: { required: ['subdwelling'], optional: [...PLACE, 'street', 'streetNumber', ...PLACE_NZ] },
    get: { required: ['subdwelling', ...PLACE, 'street', 'streetNumber'], optional: PLACE_NZ },
  },
  {
    kind: 'subdwellingAddress',
    about: 'all units, flats and floors of the address of an id',
    features: ADDRESSES,
    ...getAlso({ required: ['id'], optional: [] }, 'featureOptions'),
  },
  {
    kind: 'suburb',
    about: 'suburbs by their names',
    country: 'NZ',
    sources: ['NZPAF', 'NZAD'],
    features: [],
    ...getAlso({ required: ['suburb'], optional: ['postcode', 'townCity'] }),
  },
  // The contract does not show what it takes: as suburb does, the other way round.
  {
    kind: 'townCity',
    about: 'towns and cities by their names',
    country: 'NZ',
    sources: ['NZPAF', 'NZAD'],
    features: [],
    ...getAlso({ required: ['townCity'], optional: ['postcode', 'suburb'] }),
  },
  {
    kind: 'combined',
    about: 'addresses of a country with all components, by one line',
    features: [],
    ...getAlso({ required: ['fullAddress', 'country'], optional: [] }),
  },
] as const satisfies readonly Lookup[];

/**
 * The lookups, in the order in which the contract has them: the eleven of one component each, then the combined one.
 */
export const lookups: readonly Lookup[] = TABLE;

type PostOf<Kind extends LookupKind> = Extract<(typeof TABLE)[number], { readonly kind: Kind }>['post'];
/** `never` where the form has no such list. */
type OneOf<Form> = Form extends { readonly oneOf: readonly (readonly (infer Name)[])[] } ? Name : never;
type Asked<Name> = Extract<Name, LookupAttribute>;

/** One record of the request of a lookup: what it requires, and what it may have beside that. */
export type LookupRecord<Kind extends LookupKind> = {
  readonly [Name in PostOf<Kind>['required'][number]]: string;
} & {
  readonly [Name in Asked<PostOf<Kind>['optional'][number] | OneOf<PostOf<Kind>>>]?: string | null | undefined;
};
