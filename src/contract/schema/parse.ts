// ParsedAddressAu / ParsedAddressNz, one nested envelope per input record.
import { z } from 'zod';
import { addressAuNz, changedItem, envelope, fullAddressRequest } from './address.js';

export const parsedAddress = addressAuNz.extend({
  careOf: z.string().nullish(),
  exception: z.string().nullish(),
  unknown: z.string().nullish(),
  changedItems: z.array(changedItem),
});

export const schema = { request: fullAddressRequest(100), response: envelope(envelope(parsedAddress)) };

export type ParsedAddress = z.infer<typeof parsedAddress>;
