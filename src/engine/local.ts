// The local engine: the operations of the contract over the installed reference data, on this machine, offline.
import { absentNotes } from '../contract/absent-data.js';
import { suppressionLists, suppressionOperation, type SuppressionList } from '../contract/fields/suppressed-address.js';
import { WaypostError } from '../contract/errors.js';
import { allPieces, type Pause } from '../contract/in-pieces.js';
import {
  isListOperation,
  type AnyOperation,
  type Engine,
  type Locale,
  type Operation,
  type Request,
  type Response,
  type WholeFileOptions,
} from '../contract/operation.js';
import { isOfParts, runParts } from '../contract/parts.js';
import { shortenedRemark } from '../contract/record-remarks.js';
import type { Settings } from '../contract/settings.js';
import { LONGEST_REMARK } from '../contract/shortened.js';
import type { Day } from '../contract/typed/typed-date.js';
import type { WholeFileAnswerer } from '../contract/whole-file.js';
import { attachAddressSet, type SetShare } from '../data/addresses/read/open.js';
import { listSets } from '../data/catalogue.js';
import { callRemarks } from '../contract/request-remarks.js';
import { wholeElement } from '../contract/address-element.js';
import { openGazetteer } from '../data/gazetteer.js';
import type { DataKind } from '../data/kinds.js';
import { contextIn, countryOfLocale, type EngineContext, type Handler } from './context.js';
import { exampleAddresses } from './example-addresses.js';
import type { OwnExamples } from '../contract/examples.js';
import { handlers } from './handlers.js';
import { openResources, type Resources, type SharedData } from './resources.js';
import { requireSource } from './resources/missing-source.js';
import { setsByKind, versionOf, type SetsByKind } from './resources/sets-by-kind.js';
import { shareForAll, shareForUses, type OperationUse } from './share-plan.js';
import { usualCalls, type UsualCall } from './usual-calls.js';

export type { OperationUse } from './share-plan.js';

export interface LocalEngineOptions {
  /** Folder with the catalogue and the imported sets; may not exist yet. */
  dataDir: string;
  /** Source of truth of requests that name none; default the best installed one for the country. */
  source?: string | undefined;
  /** au, nz or intl; the contract's {locale}. Default: that of the source asked for, else au. */
  locale?: Locale | undefined;
  /** What is decided of its operations; nothing by default. */
  settings?: Settings | undefined;
}

/** What worker threads need to attach to the same data: structured-clone safe, the bytes shared, not copied. */
export interface EngineShare extends SharedData {
  readonly options: LocalEngineOptions;
  readonly installed: SetsByKind;
  readonly gazetteer: SetShare;
}

export interface LocalEngine extends Engine {
  /**
   * Loads what the operations of a run are sure to need (any operation, if absent) into shared memory and returns the
   * handle; a worker opens for itself what its rows need beyond that.
   */
  share(uses?: readonly OperationUse[]): EngineShare;
  /** Remarks on which data answers, for the user. */
  readonly notes: readonly string[];
  /** What the operations cannot say because data of a kind is not installed, for the user. */
  absent(operations: readonly Pick<AnyOperation, 'needs'>[]): readonly string[];
  /** What there is to tell of data whose origin matters to whoever relies on an answer, if one of these asks it. */
  provenance(operations: readonly Pick<AnyOperation, 'name'>[]): readonly string[];
  /** What is to be said of such data on a day, as a number: 20240315. */
  ageNotes(operations: readonly Pick<AnyOperation, 'name'>[], today: Day): readonly string[];
  /** What was noticed of a network while it was asked, such as that it cannot be reached; none where all is well. */
  remarks(): readonly string[];
  /** An address of each country of the contract that has any. */
  readonly examples: OwnExamples;
  /** Calls as they usually come, of the installed addresses. */
  usualCalls(): IterableIterator<UsualCall>;
  /** Every set that may answer, with its release and checksum: the same text for the same data. */
  readonly dataVersion: string;
}

/**
 * Opens the engine on a data folder; a set is opened when a request needs it. Throws `source-not-installed` for a
 * source that is not there, and `usage` for settings that cannot be.
 */
export async function openLocalEngine(options: LocalEngineOptions): Promise<LocalEngine> {
  const { dataDir, source, locale, settings } = options;
  if (settings) for (const { requireSettings } of handlers.values()) await requireSettings?.(settings);
  const installed = setsByKind(await listSets(dataDir));
  if (source !== undefined) requireSource(installed.addresses, source, countryOfLocale(locale));
  return new Local(options, installed, openResources(dataDir, installed, openGazetteer()));
}

/** What another thread has of it. */
export type AttachedEngine = Engine & Pick<LocalEngine, 'usualCalls'>;

/** The same engine in another thread. */
export function attachLocalEngine({ options, installed, gazetteer, ...shared }: EngineShare): AttachedEngine {
  return new Local(options, installed, openResources(options.dataDir, installed, attachAddressSet(gazetteer), shared));
}

/** The suppression lists that the operations ask. */
const listsOf = (operations: readonly Pick<AnyOperation, 'name'>[]): SuppressionList[] =>
  suppressionLists.filter((list) => operations.some(({ name }) => name === suppressionOperation(list)));

class Local implements LocalEngine {
  private readonly loaded = new Map<string, Handler>();
  private readonly contexts = new Map<Locale | undefined, EngineContext>();

  constructor(
    private readonly options: LocalEngineOptions,
    private readonly installed: SetsByKind,
    private readonly resources: Resources,
  ) {}

  async run<Rec, Element>(
    operation: AnyOperation<Rec, Element>,
    request: Request<Rec>,
    pause?: Pause,
  ): Promise<Response> {
    if (isOfParts(operation)) return runParts(this, operation, request);
    const handle = this.loaded.get(operation.name) ?? (await this.load(operation.name));
    const answered = await this.withoutFolder(() => {
      const given = handle(request, this.contextOf(request.locale));
      return 'next' in given ? allPieces(given, pause) : given;
    });
    const remarks = [
      ...(isListOperation(operation) ? [] : callRemarks(operation, request)),
      ...(request.remarks ?? []),
    ];
    const response = {
      ...answered,
      messages: remarks.length === 0 ? answered.messages : [...new Set([...remarks, ...answered.messages])],
      payload: answered.payload.map(wholeElement),
    };
    // Remarks quote what was asked.
    return response.messages.some(({ length }) => length > LONGEST_REMARK)
      ? { ...response, messages: response.messages.map(shortenedRemark) }
      : response;
  }

  /**
   * The answer, or what is thrown in its place, without the path of the data folder: it is nothing to a caller of the
   * service, and an answer is the same wherever it is given. What only a log or a terminal gets to say has it.
   */
  private async withoutFolder(answer: () => Response | Promise<Response>): Promise<Response> {
    const told = (text: string): string => text.replaceAll(this.options.dataDir, 'the data folder');
    try {
      const response = await answer();
      return { ...response, messages: response.messages.map(told) };
    } catch (error) {
      if (error instanceof WaypostError && error.httpStatus !== 500) error.message = told(error.message);
      throw error;
    }
  }

  get examples(): OwnExamples {
    return exampleAddresses(this.resources.addresses);
  }

  usualCalls(): IterableIterator<UsualCall> {
    return usualCalls(this.resources.addresses);
  }

  async wholeFile<Rec, Element>(
    { name }: Operation<Rec, Element>,
    options: WholeFileOptions,
  ): Promise<WholeFileAnswerer<Rec, Element>> {
    const load = handlers.get(name)?.loadWhole;
    if (!load) throw new WaypostError('bad-request', `this engine has no operation ${name} over whole files`);
    const handle = await load();
    const answerer = await handle(options, this.contextOf(options.locale));
    return answerer as unknown as WholeFileAnswerer<Rec, Element>;
  }

  share(uses?: readonly OperationUse[]): EngineShare {
    const { options, installed, resources } = this;
    const contextOf = (locale: Locale | undefined): EngineContext => this.contextOf(locale);
    return {
      options,
      installed,
      gazetteer: resources.gazetteers.share(),
      ...(uses ? shareForUses(uses, contextOf) : shareForAll(contextOf(undefined))),
    };
  }

  get notes(): readonly string[] {
    const { source } = this.options;
    const note = this.resources.addresses.noteOf(this.contextOf(undefined).countryFor(source), source);
    return note === '' ? [] : [note];
  }

  get dataVersion(): string {
    return versionOf(this.installed);
  }

  absent(operations: readonly Pick<AnyOperation, 'needs'>[]): readonly string[] {
    const { installed } = this;
    return absentNotes(operations, (need) => !(need in installed) || installed[need as DataKind].length > 0);
  }

  provenance(operations: readonly Pick<AnyOperation, 'name'>[]): readonly string[] {
    return this.resources.suppression.provenance(listsOf(operations));
  }

  ageNotes(operations: readonly Pick<AnyOperation, 'name'>[], today: Day): readonly string[] {
    return this.resources.suppression.ageNotes(listsOf(operations), today);
  }

  remarks(): readonly string[] {
    return this.resources.remarks();
  }

  close(): Promise<void> {
    this.resources.close();
    return Promise.resolve();
  }

  /** The context of requests of a locale, which is the engine's own where they have none. */
  private contextOf(asked: Locale | undefined): EngineContext {
    const locale = asked ?? this.options.locale;
    const known = this.contexts.get(locale);
    if (known) return known;
    const context = contextIn(this.resources, locale, this.options);
    this.contexts.set(locale, context);
    return context;
  }

  private async load(name: string): Promise<Handler> {
    const entry = handlers.get(name);
    if (!entry) throw new WaypostError('bad-request', `this engine has no operation ${name}`);
    const handle = await entry.load();
    this.loaded.set(name, handle);
    return handle;
  }
}
