// What a person is shown of an address: its parts, its reference, what was changed, what else it may be; and of an
// address among several hits, its line.
import type { CardRow, Choice, HitLine, ResultCard, Tone } from '../card.js';
import type { AddressAuNz } from '../schema/address.js';
import type { ValidatedAddress } from '../schema/cleanse.js';
import { MATCH } from '../match.js';
import { componentFields } from './output-columns.js';

/** Whatever the operations answer of an address. */
type ShownAddress = Omit<Partial<ValidatedAddress>, 'level' | 'status' | 'exception' | 'messages'> & {
  readonly level?: string | undefined;
  readonly exception?: string | null | undefined;
  readonly unknown?: string | null | undefined;
  readonly district?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly province?: string | null | undefined;
};

/** What an element, or the envelope around it, says of the record. */
interface Outcome {
  readonly status?: string | null | undefined;
  readonly messages?: readonly string[] | null | undefined;
}

const TONES: Readonly<Record<string, Tone>> = {
  verified: 'good',
  corrected: 'good',
  found: 'good',
  SUCCESS: 'good',
  partial: 'fair',
  ambiguous: 'fair',
};

/** The card of an address, with the status and the messages of its record. */
export function addressCard(address: ShownAddress, { status, messages }: Outcome): ResultCard {
  return {
    title: address.fullAddress || '(no address)',
    status: status ?? '',
    tone: TONES[status ?? ''] ?? 'poor',
    qualifications: qualifications(address),
    sections: [
      { title: 'Parts', rows: parts(address) },
      { title: 'Reference', rows: reference(address) },
      { title: 'Changed', rows: changes(address) },
      { title: 'It may also be', rows: candidates(address) },
    ],
    messages: messages ?? [],
  };
}

function qualifications({ level, confidence, runnerUp, exception }: ShownAddress): string[] {
  const texts: string[] = [];
  if (level) texts.push(`level ${level}`);
  if (`${confidence ?? ''}` !== '') texts.push(`confidence ${confidence}${runnerUp ? ` (next ${runnerUp})` : ''}`);
  if (exception) texts.push(exception);
  return texts;
}

/** Fields that repeat others joined together. */
const JOINED: ReadonlySet<string> = new Set(['fullAddress', 'subdwelling', 'postal']);

/** A street that is known by its name is not shown as one text too. */
const isShown = (field: string, address: ShownAddress): boolean =>
  !JOINED.has(field) && (field !== 'street' || !address.streetName);

const filledRows = (rows: readonly (readonly [string, string | null | undefined])[]): CardRow[] =>
  rows.flatMap(([name, value]) => (value == null || value === '' ? [] : [{ name, value }]));

const parts = (address: ShownAddress): CardRow[] =>
  filledRows([
    ['careOf', address.careOf],
    ...componentFields
      .filter((field) => isShown(field, address))
      .map((field) => [field, (address as AddressAuNz)[field] as string | null | undefined] as const),
    ['district', address.district],
    ['city', address.city],
    ['province', address.province],
    ['unknown', address.unknown],
  ]);

const reference = ({ id, sourceOfTruth, attributes }: ShownAddress): CardRow[] =>
  filledRows([['id', id], ['sourceOfTruth', sourceOfTruth], ...Object.entries(attributes ?? {})]);

const changes = ({ changedItems }: ShownAddress): CardRow[] =>
  (changedItems ?? []).map(({ affectedElement, actionType, oldValue, newValue }) => {
    const change = oldValue && newValue ? `${oldValue} → ${newValue}` : oldValue || newValue || '';
    return {
      name: affectedElement,
      value: actionType === 'MODIFY' ? change : `${change} (${actionType.toLowerCase()})`,
    };
  });

const candidates = ({ candidates: others }: ShownAddress): CardRow[] =>
  (others ?? []).map(({ confidence, fullAddress, id }) => ({
    name: `${confidence ?? ''}`,
    value: fullAddress ?? '',
    note: id ?? '',
  }));

/** What an address among several hits says of itself. */
interface ShownHit {
  readonly fullAddress?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly attributes?: Readonly<Record<string, string>> | null | undefined;
}

/** The line of an address among hits: a group says what it is of and how many it holds, a near one how far it is. */
export function addressHit({ fullAddress, id, attributes }: ShownHit): HitLine {
  const type = attributes?.['Type'] || 'Address';
  const distance = attributes?.['Distance'] ?? '';
  const about = type === 'Address' ? [] : [type, attributes?.['subdwellings'] ?? ''];
  if (distance !== '') about.push(`${distance} km`);
  return {
    text: fullAddress ?? '',
    about: about.filter((part) => part !== '').join(', '),
    id: id ?? '',
    isNear: isNear(attributes),
  };
}

/** True for a hit that says of itself that it is not as asked. */
const isNear = (attributes: ShownHit['attributes']): boolean => attributes?.['Match'] === MATCH.near;

/** An address to choose while it is typed. */
export const addressChoice = ({ id, fullAddress, attributes }: ShownHit): Choice => ({
  id: id ?? '',
  text: fullAddress ?? '',
  about: attributes?.['subdwellings'] ?? '',
  isGroup: (attributes?.['Type'] ?? 'Address') !== 'Address',
  isNear: isNear(attributes),
});
