// Where the three-word service is, told by the address of the service that has it among others.
import type { AnyOperation } from '../../contract/operation.js';
import { wordsService } from '../../contract/services.js';

interface Endpoints {
  readonly endpoint?: string | undefined;
  readonly wordsEndpoint?: string | undefined;
}

/** The contract has its version in the base address of the three-word service, and in no other base address. */
const IS_OF_WORDS = /\/v1\/*$/;

/** Options with `wordsEndpoint` in place of `endpoint`, where that is given to an operation of three words. */
export function withWordsEndpoint<T extends Endpoints>(options: T, { service }: Pick<AnyOperation, 'service'>): T {
  const { endpoint, ...others } = options;
  if (service !== wordsService || endpoint === undefined) return options;
  const isOwn = endpoint === '' || IS_OF_WORDS.test(endpoint);
  return { ...others, wordsEndpoint: isOwn ? endpoint : endpoint.replace(/\/+$/, '') + wordsService.base } as T;
}
