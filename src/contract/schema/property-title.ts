// Whether a person owns the land at a place, by the New Zealand land register: PropertyTitleRestRequest and
// PropertyTitleRestResponse, with the verdict beside the contract's fields.
import { z } from 'zod';
import { envelope, sourceOfTruth } from './address.js';

/** Why the answer is what it is, in one word (documented in docs/guide/property-title.md). */
export const titleReason = z.enum([
  'OWNER',
  'ONE_LETTER',
  'SWAPPED',
  'LEGAL_FORM',
  'NICKNAME',
  'MIDDLE_NAME',
  'SUFFIX',
  'INITIAL',
  'PART_OF_NAME',
  'TRUST',
  'FIRST_NAME_MISSING',
  'NUMBER',
  'SURNAME_ONLY',
  'ANOTHER_OWNER',
  'OTHER_UNIT',
  'WITHHELD',
  'OWNERS_MISSING',
  'PART_CANCELLED',
  'NO_TITLE',
  'UNIT_NOT_ON_TITLES',
  'ADDRESS_NOT_FOUND',
  'ADDRESS_AMBIGUOUS',
  'NO_COORDINATES',
]);

/** One title; every text is the register's own. */
const titleDetails = z.object({
  type: z.literal('NZ_PROPERTY_TITLE'),
  attributes: z.object({
    guaranteeStatus: z.string(),
    status: z.string(),
    descrption: z.string(),
    spatialExtensShared: z.string(),
    ownsNumber: z.string(),
    issueDate: z.string(),
    titleNo: z.string(),
    type: z.string(),
    owners: z.string(),
    titleId: z.string(),
    landDistrict: z.string(),
  }),
});

const checkedTitle = z.object({
  response: z.enum(['pass', 'fail', 'unknown']),
  attributes: z.array(titleDetails),
  status: z.enum(['pass', 'fail', 'unknown', 'rejected', 'error']).optional(),
  reason: titleReason.nullish(),
  /** 0 to 100: how like the name is to that of the likest owner. */
  score: z.string().nullish(),
  /** Titles that were compared. */
  count: z.string().nullish(),
  messages: z.array(z.string()).optional(),
});

const text = z.string().nullish();
const name = { firstName: text, lastName: z.string(), showDetails: text };

const requestOf = <T extends z.ZodType>(record: T) =>
  z.strictObject({
    payload: record,
    showDetails: text,
    sourceOfTruth: sourceOfTruth.optional(),
    featureOptions: z.record(z.string(), z.string()).optional(),
    transactionID: z.string().optional(),
  });

const response = envelope(checkedTitle);

export const componentSchema = {
  request: requestOf(
    z.looseObject({ ...name, streetNumber: text, street: z.string(), suburb: text, townCity: text, postcode: text }),
  ),
  response,
};
export const addressSchema = { request: requestOf(z.looseObject({ ...name, fullAddress: z.string() })), response };
export const latlongSchema = {
  request: requestOf(z.looseObject({ ...name, latitude: z.string(), longitude: z.string() })),
  response,
};

export type CheckedTitle = z.infer<typeof checkedTitle>;
export type TitleDetails = z.infer<typeof titleDetails>;
