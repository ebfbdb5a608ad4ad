// The local engine: the operations of the contract over the installed reference data, on this machine, offline.
import { parseAddress } from '../address/parse.js';
import type { LocalityIndex } from '../address/parse/reading.js';
import { cleanseAddress } from '../cleanse/cleanse.js';
import { indexed, type CleanseContext, type Indexed } from '../cleanse/context.js';
import type { AddressInput } from '../contract/operations/cleanse.js';
import type { AddressAuNz } from '../contract/schema/address.js';
import { WaypostError } from '../contract/errors.js';
import type {
  Engine,
  ListOperation,
  ListRequest,
  Locale,
  Operation,
  Request,
  Response,
} from '../contract/operation.js';
import { sourceNamed } from '../contract/sources.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { listSets, type InstalledSet } from '../data/catalogue.js';
import { gazetteerPlaces, openGazetteer } from '../data/gazetteer.js';
import { typeList } from '../data/addresses/read/type-lists.js';
import { isTypeKind } from '../contract/operations/types.js';
import { setsOfKind } from '../data/kinds.js';
import { attachAddressSet, type SetShare, type SharedAddressSet } from '../data/addresses/read/open.js';
import { AttributeSets } from './attribute-sets.js';
import type { Access, Answering, Handler, RequestOptions } from './context.js';
import { handlers } from './handlers.js';
import { OpenSets, type SetShares } from './open-sets.js';
import { CONTRACT_COUNTRIES, chooseSet, requireSource, type Choice } from './sources.js';

export interface LocalEngineOptions {
  /** Folder with the catalogue and the imported sets; may not exist yet. */
  dataDir: string;
  /** Source of truth of requests that name none; default the best installed one for the country. */
  source?: string | undefined;
  /** au, nz or intl; the contract's {locale}. Default: that of the source asked for, else au. */
  locale?: Locale | undefined;
}

interface Shared {
  readonly options: LocalEngineOptions;
  readonly installed: readonly InstalledSet[];
  readonly attributeSets: readonly InstalledSet[];
  readonly worldSets: readonly InstalledSet[];
  /** Sets that stand in for the embedded gazetteer in their country. */ readonly gazetteers: readonly InstalledSet[];
}

/** What worker threads need to attach to the same data: structured-clone safe, the bytes shared, not copied. */
export interface EngineShare extends Shared {
  readonly gazetteer: SetShare;
  readonly sets: SetShares;
  readonly attributes: SetShares;
}

export interface LocalEngine extends Engine {
  /**
   * Loads what `operation` with those options is sure to need (every operation if absent) into shared memory and
   * returns the handle; a worker opens for itself what its rows need beyond that.
   */
  share(operation?: Operation, featureOptions?: Request['featureOptions']): EngineShare;
  /** Remarks on which data answers, for the user. */
  readonly notes: readonly string[];
  /** Every set that may answer, with its release and checksum: the same text for the same data. */
  readonly dataVersion: string;
}

/**
 * Opens the engine on a data folder; a set is opened when a request needs it. Throws `source-not-installed` for a
 * source that is not there.
 */
export async function openLocalEngine(options: LocalEngineOptions): Promise<LocalEngine> {
  const all = await listSets(options.dataDir);
  const worldSets = setsOfKind(all, 'places', 'streets');
  const installed = setsOfKind(all, 'addresses');
  const attributeSets = setsOfKind(all, 'attributes');
  const gazetteers = setsOfKind(all, 'postcodes');
  if (options.source !== undefined) {
    requireSource(installed, options.source, askedCountry(options.locale), options.dataDir);
  }
  return new Local(
    { options, installed, attributeSets, worldSets, gazetteers },
    openGazetteer(),
    new OpenSets(options.dataDir),
    new AttributeSets(options.dataDir, attributeSets),
  );
}

/** The same engine in another thread. */
export function attachLocalEngine({ gazetteer, sets, attributes, ...shared }: EngineShare): Engine {
  const {
    options: { dataDir },
    attributeSets,
  } = shared;
  return new Local(
    shared,
    attachAddressSet(gazetteer),
    new OpenSets(dataDir, sets),
    new AttributeSets(dataDir, attributeSets, attributes),
  );
}

/** The country that a locale asks for; '' for one that asks for none. */
const askedCountry = (locale: Locale | undefined): string => (locale === 'au' ? 'AU' : locale === 'nz' ? 'NZ' : '');

/** True if the contract's feature option exposeAttributes is on. */
const exposes = (featureOptions: Request['featureOptions']): boolean => featureOptions?.['exposeAttributes'] === '1';

class Local implements LocalEngine, Access {
  readonly places: LocalityIndex;
  private readonly gazetteerIndex: Indexed;
  private readonly loaded: Map<string, Handler>;
  private readonly kept: Map<string, { close(): void }>;
  private readonly indexes: Map<AddressSet, Indexed>;
  /** What answers, by source asked for and country. */
  private readonly answers = new Map<string, Answering>();
  private readonly contexts = new Map<string, { context: CleanseContext; note: string }>();

  /** This engine as it is for requests of another locale: all but the answers to them is the same. */
  private readonly views = new Map<Locale, Local>();

  constructor(
    private readonly shared: Shared,
    private readonly gazetteer: AddressSet | SharedAddressSet,
    private readonly sets: OpenSets,
    private readonly attributes: AttributeSets,
    whole?: Local,
  ) {
    this.places = whole?.places ?? gazetteerPlaces(gazetteer);
    this.gazetteerIndex = whole?.gazetteerIndex ?? indexed(gazetteer);
    this.loaded = whole?.loaded ?? new Map<string, Handler>();
    this.kept = whole?.kept ?? new Map<string, { close(): void }>();
    this.indexes = whole?.indexes ?? new Map<AddressSet, Indexed>();
  }

  private in(locale: Locale | undefined): Local {
    if (locale === undefined || locale === this.locale) return this;
    let view = this.views.get(locale);
    if (!view) {
      this.views.set(
        locale,
        (view = new Local(
          { ...this.shared, options: { ...this.shared.options, locale } },
          this.gazetteer,
          this.sets,
          this.attributes,
          this,
        )),
      );
    }
    return view;
  }

  get notes(): readonly string[] {
    const note = this.choose(this.countryFor(this.shared.options.source), this.shared.options.source)?.note ?? '';
    return note === '' ? [] : [note];
  }

  get dataVersion(): string {
    const { installed, attributeSets, worldSets, gazetteers } = this.shared;
    return [
      ...new Set(
        [installed, attributeSets, worldSets, gazetteers]
          .flat()
          .map(({ source, country, release, checksum }) => `${source} ${country} ${release} ${checksum}`),
      ),
    ]
      .sort()
      .join('; ');
  }

  get dataDir(): string {
    return this.shared.options.dataDir;
  }
  get installed(): readonly InstalledSet[] {
    return this.shared.installed;
  }
  get worldSets(): readonly InstalledSet[] {
    return this.shared.worldSets;
  }
  get defaultSource(): string | undefined {
    return this.shared.options.source;
  }
  get locale(): Locale | undefined {
    return this.shared.options.locale;
  }

  async run<Rec, Element>(operation: Operation<Rec, Element>, request: Request<Rec>): Promise<Response> {
    const access = this.in(request.locale);
    if (operation.name === 'cleanse') return access.cleanse(request.payload as unknown as AddressInput[], request);
    if (operation.name === 'parse') {
      return access.parse(request.payload as unknown as AddressInput[], request.sourceOfTruth);
    }
    let handle = this.loaded.get(operation.name);
    if (!handle) {
      const load = Object.hasOwn(handlers, operation.name) ? handlers[operation.name] : undefined;
      if (!load) throw new WaypostError('bad-request', `this engine has no operation ${operation.name}`);
      ({ handle } = await load());
      this.loaded.set(operation.name, handle);
    }
    return handle(request, access);
  }

  list<Element>(
    operation: ListOperation<Element>,
    { kind, sourceOfTruth: source = this.shared.options.source, locale }: ListRequest,
  ): Promise<Response> {
    if (locale !== undefined && locale !== this.locale) {
      return this.in(locale).list(operation, { kind, sourceOfTruth: source });
    }
    try {
      if (operation.name !== 'types') {
        throw new WaypostError('bad-request', `this engine has no operation ${operation.name}`);
      }
      if (!isTypeKind(kind)) {
        throw new WaypostError(
          'bad-request',
          `there is no list of types '${kind}'; there are ${operation.kinds.join(', ')}`,
        );
      }
      const { options, installed } = this.shared;
      if (source !== undefined) requireSource(installed, source, askedCountry(options.locale), options.dataDir);
      const asked = this.countryFor(source);
      const choice = this.choose(asked, source);
      const country = choice?.set.country ?? (asked || 'AU');
      const { values, note } = typeList(kind, country, choice ? this.sets.get(choice.set) : null);
      return Promise.resolve({
        status: 'SUCCESS',
        messages: [choice?.note ?? '', note].filter((message) => message !== ''),
        payload: values,
      });
    } catch (error) {
      return Promise.reject(error as Error);
    }
  }

  share(operation?: Operation, featureOptions?: Request['featureOptions']): EngineShare {
    const { options, installed, attributeSets, worldSets, gazetteers } = this.shared;
    const country = operation ? this.countryFor(options.source) : '';
    const countries = operation?.usesSource === false ? [] : country === '' ? CONTRACT_COUNTRIES : [country];
    const sets = countries.flatMap((of) => this.choose(of, options.source)?.set ?? []);
    return {
      options,
      installed,
      attributeSets,
      worldSets,
      gazetteers,
      gazetteer: (this.gazetteer as SharedAddressSet).share(),
      sets: this.sets.share(sets, operation?.searchesBy ?? (operation ? [] : ['id', 'point', 'building'])),
      attributes: operation === undefined || exposes(featureOptions) ? this.attributes.share() : {},
    };
  }

  close(): Promise<void> {
    this.sets.close();
    this.attributes.close();
    for (const kept of this.kept.values()) kept.close();
    if ('close' in this.gazetteer) this.gazetteer.close();
    return Promise.resolve();
  }

  cleanse(
    records: readonly AddressInput[],
    { sourceOfTruth, featureOptions }: RequestOptions,
    asked?: string,
  ): Response {
    const { options, installed } = this.shared;
    const source = sourceOfTruth ?? options.source;
    if (source !== undefined) requireSource(installed, source, askedCountry(options.locale), options.dataDir);
    const country = asked ?? this.countryFor(source);
    const messages = new Set<string>();
    const of = (asked: string): CleanseContext => {
      const { context, note } = this.answer(asked, source);
      if (note !== '') messages.add(note);
      return context;
    };
    of(country);
    const payload = records.map((record) => cleanseAddress({ places: this.places, country, of }, record.fullAddress));
    if (exposes(featureOptions)) for (const element of payload) this.expose(element);
    return { status: 'SUCCESS', messages: [...messages], payload };
  }

  expose(address: AddressAuNz): void {
    this.attributes.expose(address);
  }

  keep<T extends { close(): void }>(key: string, make: () => T): T {
    const kept = (this.kept.get(key) ?? make()) as T;
    this.kept.set(key, kept);
    return kept;
  }

  answering(country: string, source: string | undefined): Answering | undefined {
    const key = `${source ?? ''}|${country}`;
    let answering = this.answers.get(key);
    if (!answering) {
      if (source !== undefined) requireSource(this.shared.installed, source, country, this.dataDir);
      const choice = this.choose(country, source);
      if (choice) this.answers.set(key, (answering = { set: this.sets.get(choice.set), note: choice.note }));
    }
    return answering;
  }

  private parse(records: readonly AddressInput[], source: string | undefined): Response {
    const locale =
      this.shared.options.locale ?? (source !== undefined && sourceNamed(source)?.country === 'NZ' ? 'nz' : 'au');
    return {
      status: 'SUCCESS',
      messages: [],
      payload: records.map((record) => ({
        status: 'SUCCESS',
        messages: [],
        payload: [parseAddress(record.fullAddress, this.places, locale)],
      })),
    };
  }

  /** The country of lines that name none: the locale's, else that of the source asked for, else Australia. */
  countryFor(source: string | undefined): string {
    const {
      options: { locale },
      installed,
    } = this.shared;
    if (locale !== undefined) return askedCountry(locale);
    return source === undefined ? 'AU' : (chooseSet(installed, '', source)?.set.country ?? '');
  }

  private choose(country: string, source: string | undefined): Choice | undefined {
    return chooseSet(this.shared.installed, country, source);
  }

  /** What answers for a country, opened at the first question. */
  private answer(country: string, source: string | undefined): { context: CleanseContext; note: string } {
    const key = `${source ?? ''}|${country}`;
    let answer = this.contexts.get(key);
    if (!answer) {
      const choice = this.choose(country, source);
      const places = this.shared.gazetteers.find((set) => set.country === country);
      answer = {
        context: {
          addresses: choice ? this.index(this.sets.get(choice.set)) : null,
          gazetteer: places ? this.index(this.sets.get(places)) : this.gazetteerIndex,
          country,
          source: source ?? '',
        },
        note: choice?.note ?? '',
      };
      this.contexts.set(key, answer);
    }
    return answer;
  }

  private index(set: AddressSet): Indexed {
    let index = this.indexes.get(set);
    if (!index) this.indexes.set(set, (index = indexed(set)));
    return index;
  }
}
