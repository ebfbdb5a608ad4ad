// The hits of one record as lines that a person can read: the address, what kind of hit it is, and its id.
import type { Style } from './style.js';

interface Hit {
  readonly fullAddress?: string | null;
  readonly id?: string | null;
  readonly attributes?: Readonly<Record<string, string>> | null;
}

/** The lines of an envelope of hits. */
export function hitList(element: unknown, style: Style): string {
  const { payload, messages } = element as { payload: readonly Hit[]; messages: readonly string[] };
  const rows = payload.map(({ fullAddress, id, attributes }) => {
    const type = attributes?.['Type'] || 'Address';
    const subdwellings = attributes?.['subdwellings'] ?? '';
    const distance = attributes?.['Distance'] ?? '';
    const group = type === 'Address' ? '' : [type, subdwellings].filter((part) => part !== '').join(', ');
    return {
      text: fullAddress ?? '',
      about: [group, distance === '' ? '' : `${distance} km`].filter((part) => part !== '').join(', '),
      id: id ?? '',
    };
  });
  const width = Math.max(0, ...rows.map(({ text }) => text.length));
  const digits = String(rows.length).length;
  const lines = rows.map(({ text, about, id }, i) =>
    (
      `${style.dim(String(i + 1).padStart(digits))}  ${style.bold(text)}${' '.repeat(width - text.length)}  ` +
      `${about === '' ? '' : `${about}  `}${style.dim(id)}`
    ).trimEnd(),
  );
  if (lines.length === 0) lines.push('nothing fits');
  for (const message of messages) lines.push('', message);
  return `${lines.join('\n')}\n`;
}
