// A telephone number as RFC 3966 writes it: `tel:+61-2-9374-4000;ext=12`, `tel:9374-4000;phone-context=+612`.
import type { TypedNumber } from './join-pieces.js';

/** The scheme, or the parameter that no other text has; what stands before the scheme is no part of it. */
const SCHEME = /(?:^|[\s<])tel:(?:\/\/)?/i;
const CONTEXT = /;\s*phone-context=/i;
const NO_DIGIT = /\D+/g;
const GLOBAL = /^\s*\+/;

/** The number of such a text, and the words before it; undefined for any other. */
export function numberOfUri(text: string): { number: TypedNumber; remarks: readonly string[] } | undefined {
  const scheme = SCHEME.exec(text);
  if (scheme === null && !CONTEXT.test(text)) return undefined;
  const before = text.slice(0, scheme?.index ?? 0).trim();
  const uri = decoded(scheme === null ? text : text.slice(scheme.index + scheme[0].length));
  const [number = '', ...parameters] = uri.split(';');
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
    number: {
      digits: (isWithin ? digitsOf(context) : '') + digitsOf(number),
      isInternational: isGlobal || isWithin,
      extension: digitsOf(values.get('ext') ?? ''),
    },
    remarks: before === '' ? [] : [before],
  };
}

const digitsOf = (text: string): string => text.replaceAll(NO_DIGIT, '');

/** `%2B` and `%20` as the signs they stand for; other escapes are left. */
const decoded = (text: string): string => text.replaceAll(/%2B/gi, '+').replaceAll('%20', ' ');
