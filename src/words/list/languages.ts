// The languages that have a list of words. Lists are frozen: a place keeps its words for ever.

export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** Its name in English. */
  readonly name: string;
  /** Its name in itself. */
  readonly nativeName: string;
}

/** The language that has words for every cell; the others have them for land and what is near it. */
export const ENGLISH = 'en';

export const LANGUAGES: readonly Language[] = [
  { code: ENGLISH, name: 'English', nativeName: 'English' },
  { code: 'da', name: 'Danish', nativeName: 'Dansk' },
  { code: 'es', name: 'Spanish', nativeName: 'Español' },
  { code: 'fr', name: 'French', nativeName: 'Français' },
  { code: 'nl', name: 'Dutch', nativeName: 'Nederlands' },
  { code: 'pl', name: 'Polish', nativeName: 'Polski' },
  { code: 'ru', name: 'Russian', nativeName: 'Русский' },
];
