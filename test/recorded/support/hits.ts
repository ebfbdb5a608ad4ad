// Lines as they are typed, and hits as text.
import { chance } from './mixed.js';
import { compact } from './recorded.js';

/** Each line cut somewhere, as one sees it who types it. */
export function cut(lines: readonly string[], seed: number): string[] {
  const below = chance(seed);
  return lines.map((line, i) => (i % 3 === 0 ? line : line.slice(0, 3 + below(line.length - 3))));
}

export interface Answer {
  readonly status: string;
  readonly messages: readonly unknown[];
  readonly payload: readonly Readonly<Record<string, unknown>>[] | null;
}

/** The hits of an answer as text, of those with an id that as well. */
export const hits = ({ status, messages, payload }: Answer): unknown => ({
  ...(status === 'SUCCESS' ? {} : { status }),
  ...(messages.length === 0 ? {} : { messages }),
  hits: payload?.map(({ _type, id, fullAddress, attributes, ...more }) =>
    [fullAddress, id, attributes === null ? '' : compact(attributes), compact(more)]
      .filter((text) => text !== '' && text !== '{}')
      .join(' ~ '),
  ),
});
