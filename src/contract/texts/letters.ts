// The letters that an answer's address is written in. Only the text of an address changes: ids, codes, states,
// postcodes, attributes, the words of the input, people and firms stay as they are.
import { ADDRESS_WORDS } from '../address-element.js';
import { Remembered } from '../remembered.js';
import { titleCase } from './title-case.js';

/** Capitals, title case, or the letters that the reference data has. */
export const letterCases = ['upper', 'title', 'as-is'] as const;
export type LetterCase = (typeof letterCases)[number];
/** Those that change anything. */
export type Letters = Exclude<LetterCase, 'as-is'>;

/** Fields that hold words of an address: those of every address object, and the names of its place. */
const FIELDS = [...ADDRESS_WORDS, 'locality', 'suburb', 'townCity', 'city', 'district', 'province'] as const;

/** Those fields of an address object. */
export type AddressTexts = { readonly [field in (typeof FIELDS)[number]]?: string | null | undefined };

/** Names of streets and places come again and again. */
const inTitleCase = new Remembered<string, string>();

/** The text in the letters asked for. */
const written = (text: string, letters: Letters): string =>
  letters === 'title' ? inTitleCase.of(text, titleCase) : text.toUpperCase();

/** The address in the letters asked for, with the addresses it may also be; the given one stays as it is. */
export function addressInLetters<E extends AddressTexts>(address: E, letters: Letters): E {
  const copy: Record<string, unknown> = { ...address };
  for (const field of FIELDS) {
    const text = copy[field];
    if (typeof text === 'string' && text !== '') copy[field] = written(text, letters);
  }
  const others = copy['candidates'];
  if (Array.isArray(others)) copy['candidates'] = others.map((other: AddressTexts) => addressInLetters(other, letters));
  return copy as E;
}

/** The same for an answer around a list of addresses; null is a hit that could not be given. */
export const payloadInLetters = <E extends { readonly payload: readonly (AddressTexts | null)[] }>(
  answer: E,
  letters: Letters,
): E => ({ ...answer, payload: answer.payload.map((hit) => (hit === null ? null : addressInLetters(hit, letters))) });

/** The element in the letters asked for; as it is where none are, or where its operation answers no addresses. */
export const lettered = <E>(
  { inLetters }: { inLetters?(element: E, letters: Letters): E },
  element: E,
  letters: Letters | undefined,
): E => (letters === undefined ? element : (inLetters?.(element, letters) ?? element));
