// Which module answers which operation, and what it searches addresses by: the keys are the operations' names. A module
// is loaded at the first call, so that no command starts with what another needs.
import { lookups, type LookupKind } from '../contract/operations/lookup-forms.js';
import type { Settings } from '../contract/settings.js';
import type { SearchBy } from '../data/addresses/read/open.js';
import type { Handler, PackageHandler, WholeFileHandler } from './context.js';

export interface HandlerEntry {
  readonly load: () => Promise<Handler>;
  /** Of an operation over whole files: what answers these. */
  readonly loadWhole?: () => Promise<WholeFileHandler>;
  /** The same, of a handler that answers from what comes with the package alone. */
  readonly ofPackage?: () => Promise<PackageHandler>;
  /** What it searches addresses by, beside their text: worker threads need memory for it. */
  readonly searchesBy?: readonly SearchBy[];
  /** Throws `usage` for settings of the operation that cannot be, before anybody asks anything. */
  readonly requireSettings?: (settings: Settings) => Promise<void>;
}

const ofPackage = (load: () => Promise<PackageHandler>): HandlerEntry => ({ load, ofPackage: load });

/** What a search of a line needs: ids of groups, and the names of buildings. */
const AS_TYPED: readonly SearchBy[] = ['id', 'building'];

/** What lookups search addresses by, beside streets and places. A line is found as find does it. */
const LOOKUPS_SEARCH_BY: Partial<Record<LookupKind, readonly SearchBy[]>> = {
  address: AS_TYPED,
  combined: AS_TYPED,
  buildingName: ['building'],
  subdwellingAddress: ['id'],
};

const lookupHandlers = Object.fromEntries(
  lookups.map(({ kind }): [string, HandlerEntry] => [
    `lookup ${kind}`,
    {
      load: async () => (await import('./handlers/lookup.js')).handleLookup(kind),
      searchesBy: LOOKUPS_SEARCH_BY[kind] ?? [],
    },
  ]),
);

export const handlers: ReadonlyMap<string, HandlerEntry> = new Map(
  Object.entries<HandlerEntry>({
    cleanse: { load: async () => (await import('./handlers/cleanse.js')).handleCleanse },
    parse: { load: async () => (await import('./handlers/parse.js')).handleParse },
    find: { load: async () => (await import('./handlers/find.js')).handleFind, searchesBy: AS_TYPED },
    retrieve: { load: async () => (await import('./handlers/retrieve.js')).handleRetrieve, searchesBy: ['id'] },
    ...lookupHandlers,
    'address retrieve': {
      load: async () => (await import('./handlers/address-retrieve.js')).handleAddressRetrieve,
      searchesBy: ['id'],
    },
    'intl find': { load: async () => (await import('./handlers/intl-find.js')).handleIntlFind },
    'intl retrieve': {
      load: async () => (await import('./handlers/intl-retrieve.js')).handleIntlRetrieve,
      searchesBy: ['id'],
    },
    geocode: { load: async () => (await import('./handlers/geocode.js')).handleGeocode },
    reverseGeocode: {
      load: async () => (await import('./handlers/reverse-geocode.js')).handleReverseGeocode,
      searchesBy: ['point'],
    },
    intlReverseGeocode: {
      load: async () => (await import('./handlers/intl-reverse-geocode.js')).handleIntlReverseGeocode,
      searchesBy: ['point'],
    },
    companyLookup: { load: async () => (await import('./handlers/company.js')).handleCompany },
    match: { load: async () => (await import('./handlers/match.js')).handleMatch },
    identify: { load: async () => (await import('./handlers/identify.js')).handleIdentify, searchesBy: ['id'] },
    validateEmail: {
      load: async () => (await import('./handlers/validate-email.js')).handleValidateEmail,
      requireSettings: async (settings) => (await import('./mail.js')).requireMailSettings(settings),
    },
    propertyTitleComponent: {
      load: async () => (await import('./handlers/property-title.js')).handleTitleComponent,
      searchesBy: ['id'],
    },
    propertyTitleAddress: {
      load: async () => (await import('./handlers/property-title.js')).handleTitleAddress,
      searchesBy: ['id'],
    },
    propertyTitleLatlong: { load: async () => (await import('./handlers/property-title.js')).handleTitleLatlong },
    movedSuppression: { load: async () => (await import('./handlers/suppression.js')).handleSuppression('moved') },
    deceasedSuppression: {
      load: async () => (await import('./handlers/suppression.js')).handleSuppression('deceased'),
    },
    matchFile: {
      load: async () => (await import('./handlers/match-file.js')).refuseRecords,
      loadWhole: async () => (await import('./handlers/match-file.js')).matchWholeFile,
    },
    types: { load: async () => (await import('./handlers/types.js')).handleTypes },
    words3wa: ofPackage(async () => (await import('./handlers/words.js')).handleThreeWords),
    wordsCoordinates: {
      load: async () => (await import('./handlers/words.js')).handleWordsCoordinates,
      searchesBy: ['point'],
    },
    wordsSuggest: ofPackage(async () => (await import('./handlers/words-suggest.js')).handleSuggest),
    wordsGridsection: ofPackage(async () => (await import('./handlers/words-grid.js')).handleGridSection),
    wordsLanguages: ofPackage(async () => (await import('./handlers/words-grid.js')).handleLanguages),
    validatePhone: { load: async () => (await import('./handlers/validate-phone.js')).handleValidatePhone },
  }),
);
