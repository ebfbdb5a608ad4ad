// The local engine: the operations of the contract over the installed reference data, on this machine, offline.
import type { Places } from '../address/reading.js';
import { cleanseAddress } from '../cleanse/cleanse.js';
import { indexed, type CleanseContext } from '../cleanse/context.js';
import type { AddressInput } from '../contract/cleanse.js';
import { WaypostError } from '../contract/errors.js';
import type { Engine, Operation, Request, Response } from '../contract/operation.js';
import { parseAddress } from '../address/parse.js';
import type { AddressSet } from '../reference/address-set.js';
import { listSets, setFile } from '../reference/catalogue.js';
import { gazetteerPlaces, openGazetteer } from '../reference/gazetteer.js';
import { attachAddressSet, openAddressSet, type SetShare, type SharedAddressSet } from '../reference/open.js';

export interface LocalEngineOptions {
  /** Folder with the catalogue and the imported sets; may not exist yet. */
  dataDir: string;
  /** Source of truth to use; default the best installed one for the country. */
  source?: string | undefined;
  /** au, nz or intl; the contract's {locale}. */
  locale?: 'au' | 'nz' | 'intl' | undefined;
}

/** What worker threads need to attach to the same data: structured-clone safe, the bytes shared, not copied. */
export interface EngineShare { addresses: SetShare | null; gazetteer: SetShare; locale: 'au' | 'nz' | 'intl'; notes: string[] }

export interface LocalEngine extends Engine {
  /** Loads everything into shared memory and returns the handle. */
  share(): EngineShare;
  /** Remarks on which data answers, for the user. */
  readonly notes: readonly string[];
}

/** Sources of Australian addresses from the most to the least preferred, after the one asked for. */
const PREFERRED = ['AUPAF', 'GNAF', 'CNAR', 'CUSTOM_AU_1', 'CUSTOM_AU_2'];

/** Opens the engine on a data folder. Throws `source-not-installed` for a source that is not there. */
export async function openLocalEngine(options: LocalEngineOptions): Promise<LocalEngine> {
  const installed = await listSets(options.dataDir);
  const asked = options.source;
  const chosen = asked === undefined
    ? PREFERRED.map((source) => installed.find((set) => set.source === source)).find((set) => set !== undefined)
    : installed.find((set) => set.source === asked);
  if (asked !== undefined && !chosen) {
    const there = installed.map((set) => set.source).join(', ');
    throw new WaypostError('source-not-installed', `source of truth ${asked} is not installed in ${options.dataDir}; ${there === '' ? 'nothing is: import a release with "waypost data import gnaf PATH"' : `installed: ${there}`}`);
  }
  const addresses = chosen ? openAddressSet(setFile(options.dataDir, chosen)) : null;
  const gazetteer = openGazetteer();
  const notes = chosen && asked === undefined && chosen.source !== PREFERRED[0] ? [`source of truth: ${chosen.source} ${chosen.release} (the best installed)`] : [];
  return new Local(addresses, gazetteer, options.locale ?? 'au', notes);
}

/** The same engine in another thread. */
export function attachLocalEngine(share: EngineShare): Engine {
  return new Local(share.addresses && attachAddressSet(share.addresses), attachAddressSet(share.gazetteer), share.locale, share.notes);
}

class Local implements LocalEngine {
  private readonly context: CleanseContext;
  private readonly places: Places;

  constructor(private readonly addresses: AddressSet | SharedAddressSet | null, private readonly gazetteer: AddressSet | SharedAddressSet, private readonly locale: 'au' | 'nz' | 'intl', readonly notes: string[]) {
    this.places = gazetteerPlaces(gazetteer);
    this.context = { addresses: addresses && indexed(addresses), gazetteer: indexed(gazetteer), places: this.places, country: locale === 'nz' ? 'NZ' : '' };
  }

  run<Rec, Element>(operation: Operation<Rec, Element>, request: Request<Rec>): Promise<Response> {
    const records = request.payload as unknown as AddressInput[];
    switch (operation.name) {
      case 'cleanse':
        if (request.sourceOfTruth !== undefined && request.sourceOfTruth !== this.addresses?.source) {
          return Promise.reject(new WaypostError('source-not-installed', `source of truth ${request.sourceOfTruth} is not the one in use; ${this.addresses ? `in use: ${this.addresses.source}` : 'none is installed'}`));
        }
        return Promise.resolve({ status: 'SUCCESS', messages: this.notes, payload: records.map((record) => cleanseAddress(this.context, record.fullAddress)) });
      case 'parse':
        return Promise.resolve({ status: 'SUCCESS', messages: [], payload: records.map((record) => ({ status: 'SUCCESS', messages: [], payload: [parseAddress(record.fullAddress, this.places, this.locale)] })) });
      default:
        return Promise.reject(new WaypostError('bad-request', `this engine has no operation ${operation.name}`));
    }
  }

  share(): EngineShare {
    return { addresses: this.addresses && (this.addresses as SharedAddressSet).share(), gazetteer: (this.gazetteer as SharedAddressSet).share(), locale: this.locale, notes: this.notes };
  }

  close(): Promise<void> { return Promise.resolve(); }
}
