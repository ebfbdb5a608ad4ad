// The contract's {locale} where the user gives none.
import { locales, type Locale, type Operation } from './operation.js';
import { readAddressId } from './address-id.js';
import { sourceNamed } from './sources.js';

/**
 * That of the operation's country, of the source's, of the country that begins the first record's id, else
 * Australia's.
 */
export function localeOf(
  { country }: Pick<Operation, 'country'>,
  source: string | undefined,
  first: Readonly<Record<string, unknown>> | undefined,
): Locale {
  const id = first?.['id'];
  const ofSource = source === undefined ? '' : (sourceNamed(source)?.country ?? '');
  const ofId = typeof id === 'string' ? (readAddressId(id)?.country ?? '') : '';
  const wanted = (country ?? (ofSource !== '' ? ofSource : ofId)).trim().toLowerCase();
  return locales.find((locale) => locale === wanted) ?? 'au';
}
