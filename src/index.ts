// The library: the same engine and operations that the command line uses, with a method for each operation.
export { WaypostError, type ErrorKind } from './contract/errors.js';
export type {
  Engine,
  FeatureOption,
  ListOperation,
  Locale,
  Operation,
  Request,
  Response,
} from './contract/operation.js';
export { listOperationNamed, listOperations, operationNamed, operations } from './contract/operations.js';
export type { SourceOfTruth } from './contract/sources.js';

export { openLocalEngine, type LocalOptions, type LocalWaypostEngine } from './library/local.js';
export { openRemoteEngine, type RemoteWaypostEngine } from './library/remote.js';
export type { RemoteEngineOptions } from './remote/engine.js';
export type { GivenSettings } from './library/settings.js';
export type { WaypostEngine } from './library/engine.js';
export type { Given, KindOf, LineOf, ListName, OperationName, RecordOf, ResultOf } from './library/methods.js';
export type { AskOptions, FeatureValue, ListOptions } from './library/options.js';
export type { Answered, AnsweredRow, FileAnswers, StreamOptions } from './library/streams.js';
export type { Cells, FileDescription, FileOptions } from './library/file-rows.js';
export type { ColumnMap, FileStep, StepOptions } from './library/job.js';
export type { RunFileOptions } from './library/run-file.js';
export type { BatchSummary, Progress, RefusedRow } from './batch/report.js';

// What operations take.
export type { CompanyInput } from './contract/operations/company.js';
export type { ThreeWordsInput, WordsCoordinatesInput } from './contract/operations/three-word.js';
export type { PhoneInput } from './contract/operations/validate-phone.js';
export type { ValidateEmailInput } from './contract/operations/validate-email.js';
export type { WordsGridInput } from './contract/operations/word-grid.js';
export type { WordsSuggestInput } from './contract/operations/word-suggest.js';
export type { AddressInput } from './contract/fields/given-parts.js';
export type { FindInput } from './contract/operations/find.js';
export type { GeocodeInput } from './contract/operations/geocode.js';
export type { IdentifyInput } from './contract/operations/identify.js';
export type { LookupKind, LookupRecord } from './contract/operations/lookup-forms.js';
export type {
  TitleByAddressInput,
  TitleByComponentInput,
  TitleByPointInput,
} from './contract/operations/property-title.js';
export type { RetrieveInput } from './contract/operations/retrieve.js';
export type { PointInput } from './contract/fields/point-fields.js';

// What they answer.
export type { CompanyHits } from './contract/fields/company-answer.js';
export type { CompanyHit } from './contract/schema/company.js';
export type { CheckedPhone } from './contract/schema/validate-phone.js';
export type { ValidatedEmail } from './contract/schema/validate-email.js';
export type { WordAnswer } from './contract/fields/word-answer.js';
export type { WordGridAnswer } from './contract/operations/word-grid.js';
export type { WordSuggestions } from './contract/operations/word-suggest.js';
export type { WordLanguage } from './contract/schema/three-word.js';
export type { AddressAuNz, ChangedItem, Envelope } from './contract/schema/address.js';
export type { Candidate, Exception, Level, Status, ValidatedAddress } from './contract/schema/cleanse.js';
export type { Hits } from './contract/fields/hits.js';
export type { Found, Retrieved } from './contract/schema/find.js';
export type { Geocoded } from './contract/schema/geocode.js';
export type { Identified } from './contract/operations/identify.js';
export type { LookupHit } from './contract/schema/lookup.js';
export type { Near, Nearest } from './contract/schema/reverse.js';
export type { NamedValue } from './contract/schema/types.js';
export type { ParsedAddress } from './contract/schema/parse.js';
export type { CheckedTitle, TitleDetails } from './contract/schema/property-title.js';
