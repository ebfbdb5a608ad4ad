// retrieve: the whole address of an id, from the source that the id names.
import { describeAddress, presentationOf } from '../../answer/address.js';
import { locate } from '../../answer/locate.js';
import { WaypostError } from '../../contract/errors.js';
import { sourceNamed } from '../../contract/sources.js';
import type { Response } from '../../contract/operation.js';
import type { RetrieveInput } from '../../contract/operations/retrieve.js';
import type { Retrieved } from '../../contract/schema/find.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import type { Access, Answering, Handler, RequestOptions } from '../context.js';
import { ofRecord } from '../record-source.js';
import { CONTRACT_COUNTRIES } from '../sources.js';

/** The operation `retrieve`. Like find, it answers the first record of a call. */
export const handleRetrieve: Handler = (request, access) => {
  const [record] = request.payload as RetrieveInput[];
  if (!record) return answered();
  const found = retrieveOf(record.id, request, access);
  return found instanceof Promise ? found.then(answered) : answered(found);
};

const answered = (...found: Retrieved[]): Response => ({ status: 'SUCCESS', messages: [], payload: found });

/** The earlier operation `intl retrieve`: the same, with all attributes. */
export const handleIntlRetrieve: Handler = async (request, access) => {
  const [record] = request.payload as RetrieveInput[];
  if (record && record.id.trim() === '') {
    throw new WaypostError('bad-request', 'intl retrieve needs id, which the record does not have');
  }
  return {
    status: 'SUCCESS',
    messages: [],
    payload: record
      ? [
          await retrieveOf(
            record.id,
            { ...request, featureOptions: { ...request.featureOptions, exposeAttributes: '1' } },
            access,
          ),
        ]
      : [],
  };
};

/**
 * The address of an id of any country; a promise where it is of the world, which is loaded when first asked for. Throws
 * as `retrieveAddress`.
 */
export function retrieveOf(id: string, options: RequestOptions, access: Access): Retrieved | Promise<Retrieved> {
  if (beginningOf(id)?.isOfWorld !== true) return retrieveAddress(id, options, access);
  return import('./world-find.js').then(({ retrieveInWorld }) => retrieveInWorld(id, options.sourceOfTruth, access));
}

/** What an id begins with: `AU|GNAF|`, with country and source in capitals. */
interface Beginning {
  readonly text: string;
  readonly country: string;
  readonly source: string;
  /** True for another country, or a source that is none of the contract's: those of places and streets of the world. */
  readonly isOfWorld: boolean;
}

/** What the id read last began with: nearly always what the next one begins with. */
let last: Beginning | undefined;

/** What an id begins with; undefined for one that is local alone. */
function beginningOf(id: string): Beginning | undefined {
  if (last && id.startsWith(last.text)) return last;
  const first = id.indexOf('|');
  if (first < 0) return undefined;
  const second = id.indexOf('|', first + 1);
  const end = second < 0 ? id.length : second;
  const country = id.slice(0, first).toUpperCase();
  const source = id.slice(first + 1, end).toUpperCase();
  const found = {
    text: id.slice(0, end + 1),
    country,
    source,
    isOfWorld: !CONTRACT_COUNTRIES.includes(country) || sourceNamed(source) === undefined,
  };
  return second < 0 ? found : (last = found);
}

/**
 * The earlier operation `address retrieve`: the country beside the id is required, and the whole address has its
 * attributes.
 */
export const handleAddressRetrieve: Handler = async (request, access) => {
  const [record] = request.payload as (RetrieveInput & { country?: string })[];
  if (!record) return { status: 'SUCCESS', messages: [], payload: [] };
  const id = record.id.trim();
  const country = (record.country ?? '').trim().toUpperCase();
  const missing = [id === '' ? 'id' : '', country === '' ? 'country' : ''].filter((name) => name !== '');
  if (missing.length > 0) {
    throw new WaypostError(
      'bad-request',
      `address retrieve needs ${missing.join(' and ')}, which the record does not have`,
    );
  }
  if (id.includes('|') && id.split('|')[0]!.toUpperCase() !== country) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is not of ${country}; give the country that the id begins with`,
    );
  }
  const source = request.sourceOfTruth ?? access.answering(country, access.defaultSource)?.set.source;
  const whole = id.includes('|') || source === undefined ? id : `${country}|${source}|${id}`;
  return {
    status: 'SUCCESS',
    messages: [],
    payload: [
      await retrieveOf(
        whole,
        { sourceOfTruth: request.sourceOfTruth, featureOptions: { exposeAttributes: '1' } },
        access,
      ),
    ],
  };
};

/** The address of an id. Throws `bad-request` for an id that no installed source has, and `source-not-installed`. */
function retrieveAddress(id: string, { sourceOfTruth, featureOptions }: RequestOptions, access: Access): Retrieved {
  const { set, address } = addressOfId(id, sourceOfTruth, access);
  const principal = set.principalOf(address);
  const exposes = featureOptions?.['exposeAttributes'] === '1';
  const element: Retrieved = describeAddress(
    set,
    locate(set, principal < 0 ? address : principal, -1),
    presentationOf(featureOptions),
    exposes,
  );
  element._type = set.country === 'NZ' ? 'ValidatedAddressNz' : 'ValidatedAddressAu';
  element.exception = null;
  element.status = 'found';
  if (exposes) access.expose(element);
  else element.attributes = {};
  return element;
}

/** A delivery point id as text, the id of the earlier operations. */
const DPID = /^\d{1,8}$/;

/**
 * The set and address that an id names: `<ISO2>|<source>|<local id>`, or the local id or DPID alone, which is then
 * looked for in `source` or the default. Throws `bad-request` and `source-not-installed`.
 */
export function addressOfId(
  id: string,
  source: string | undefined,
  access: Access,
): { set: AddressSet; address: number } {
  const asked = source ?? access.defaultSource;
  const begins = beginningOf(id);
  const country = begins?.country ?? access.countryFor(asked);
  const named = begins?.source ?? asked ?? '';
  const local = begins ? id.slice(begins.text.length) : id;
  if (source !== undefined && named.toUpperCase() !== source.toUpperCase()) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is of the source ${named}, and ${source} is asked for; leave the source out, or give an ` +
        `id of ${source}`,
    );
  }
  const find = (): Answering | undefined => access.answering(country, named === '' ? undefined : named);
  const answering = begins ? ofRecord(access, undefined, find) : find();
  if (!answering) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is of no installed source; "waypost data list" shows what is installed`,
    );
  }
  const { set } = answering;
  const own = set.addressOf(local);
  const address = own < 0 && DPID.test(local) ? set.addressWithDpid(Number(local)) : own;
  if (address < 0) {
    throw new WaypostError('bad-request', `${set.source} ${set.release} has no address with the id ${id}`);
  }
  return { set, address };
}
