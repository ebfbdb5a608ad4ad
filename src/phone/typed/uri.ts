// A telephone number as RFC 3966 writes it: `tel:+61-2-9374-4000;ext=12`, `tel:9374-4000;phone-context=+612`.
import type { TypedNumber } from './join-pieces.js';

const SCHEME = /^tel:/i;
const NO_DIGIT = /\D+/g;
const GLOBAL = /^\s*\+/;

/** The number of such a text; undefined for any other. */
export function numberOfUri(text: string): TypedNumber | undefined {
  if (!SCHEME.test(text)) return undefined;
  const [number = '', ...parameters] = decoded(text.replace(SCHEME, '').replace(/^\/\//, '')).split(';');
  const values = new Map(
    parameters.map((parameter) => {
      const [name = '', ...value] = parameter.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()] as const;
    }),
  );
  const context = values.get('phone-context') ?? '';
  const isGlobal = GLOBAL.test(number);
  const isWithin = !isGlobal && GLOBAL.test(context);
  return {
    digits: (isWithin ? digitsOf(context) : '') + digitsOf(number),
    isInternational: isGlobal || isWithin,
    extension: digitsOf(values.get('ext') ?? ''),
  };
}

const digitsOf = (text: string): string => text.replaceAll(NO_DIGIT, '');

/** `%2B` and `%20` as the signs they stand for; other escapes are left. */
const decoded = (text: string): string => text.replaceAll(/%2B/gi, '+').replaceAll('%20', ' ');
