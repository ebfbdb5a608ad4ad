// MetadataRestRequest and MetadataRestResponse. The kind of the list is in the path.
import { z } from 'zod';
import { envelope, sourceOfTruth } from './address.js';

const namedValue = z.object({ name: z.string(), value: z.string() });

export const schema = {
  request: z.strictObject({
    sourceOfTruth: sourceOfTruth.optional(),
    transactionID: z.string().optional(),
  }),
  response: envelope(namedValue),
};

/** One way to write a value; several names may stand for one value. */
export type NamedValue = z.infer<typeof namedValue>;
