// One result as a card that a person can read: the address, the verdict, its parts, what was changed, what else it may
// be.
import type { AddressAuNz } from '../../contract/schema/address.js';
import type { ValidatedAddress } from '../../contract/schema/cleanse.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import type { ParsedAddress } from '../../contract/schema/parse.js';
import { componentFields } from '../../contract/fields/output-columns.js';
import type { Style, Tone } from './style.js';

type Shown = Omit<Partial<ValidatedAddress>, 'level' | 'status'> &
  Partial<Pick<ParsedAddress, 'unknown'>> &
  Pick<Geocoded, 'status' | 'level' | 'district' | 'city' | 'province'>;

const tones: Record<string, Tone> = {
  verified: 'good',
  corrected: 'good',
  found: 'good',
  SUCCESS: 'good',
  partial: 'fair',
  ambiguous: 'fair',
};

/** The lines of the card for an element of an address operation, bare or in its envelope. */
export function addressCard(element: unknown, style: Style): string {
  const { status, address, messages } = unwrap(element);
  const lines = [style.bold(address.fullAddress || '(no address)'), verdict(status, address, style)];
  section(lines, style, 'Parts', parts(address));
  section(lines, style, 'Reference', reference(address));
  section(
    lines,
    style,
    'Changed',
    (address.changedItems ?? []).map((item) => {
      const change =
        item.oldValue && item.newValue ? `${item.oldValue} → ${item.newValue}` : item.oldValue || item.newValue || '';
      return [
        item.affectedElement,
        item.actionType === 'MODIFY' ? change : `${change} (${item.actionType.toLowerCase()})`,
      ];
    }),
  );
  section(
    lines,
    style,
    'It may also be',
    (address.candidates ?? []).map((candidate) => [
      `${candidate.confidence ?? ''}`,
      `${candidate.fullAddress ?? ''}  ${style.dim(candidate.id ?? '')}`,
    ]),
  );
  for (const message of messages) lines.push('', message);
  return `${lines.join('\n')}\n`;
}

function unwrap(element: unknown): { status: string; address: Shown; messages: readonly string[] } {
  const envelope = element as { status?: string; messages?: string[]; payload?: Shown[] };
  if (Array.isArray(envelope.payload)) {
    return { status: envelope.status ?? '', address: envelope.payload[0] ?? {}, messages: envelope.messages ?? [] };
  }
  const address = element as Shown;
  return { status: address.status ?? '', address, messages: address.messages ?? [] };
}

function verdict(status: string, address: Shown, style: Style): string {
  const words = [style.tone(tones[status] ?? 'poor', status)];
  if (address.level) words.push(`level ${address.level}`);
  if (`${address.confidence ?? ''}` !== '') {
    words.push(`confidence ${address.confidence}${address.runnerUp ? ` (next ${address.runnerUp})` : ''}`);
  }
  if (address.exception) words.push(address.exception);
  return words.join(' · ');
}

/** Fields that repeat others joined together. */
const JOINED: ReadonlySet<string> = new Set(['fullAddress', 'subdwelling', 'postal']);

function parts(address: Shown): string[][] {
  const fields: readonly (keyof AddressAuNz & string)[] = componentFields;
  const rows = fields
    .filter((field) => !JOINED.has(field) && (field !== 'street' || !address.streetName))
    .map((field) => [field, (address[field] as string | null | undefined) ?? '']);
  return [
    ['careOf', address.careOf ?? ''],
    ...rows,
    ['district', address.district ?? ''],
    ['city', address.city ?? ''],
    ['province', address.province ?? ''],
    ['unknown', address.unknown ?? ''],
  ].filter(([, value]) => value !== '');
}

function reference(address: Shown): string[][] {
  const rows = [
    ['id', address.id ?? ''],
    ['sourceOfTruth', address.sourceOfTruth ?? ''],
    ...Object.entries(address.attributes ?? {}),
  ];
  return rows.filter(([, value]) => value !== '' && value !== null);
}

function section(lines: string[], style: Style, title: string, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  const width = Math.max(...rows.map(([name = '']) => name.length));
  lines.push('', title);
  for (const [name = '', value = ''] of rows) lines.push(`  ${style.dim(name.padEnd(width))}  ${value}`);
}
