// The ids that name an address whatever its text says: the id of a source of truth, and the delivery point id.
import { addressIdOf, readAddressId } from '../../../contract/address-id.js';
import type { MatchAddress } from '../../../contract/operations/match-record.js';

/** Eight digits; eight zeros stand for none. */
const DPID = /^(?!0{8})\d{8}$/;

export interface ReferenceIds {
  /** `AU|GNAF|GANSW704074813`; '' for none, and for a group of addresses, which is no address. */
  readonly pid: string;
  /** '' for none, and for what is no such id. */
  readonly dpid: string;
}

const NONE: ReferenceIds = { pid: '', dpid: '' };

/** Groups, as `find` gives them, have ids such as STREET:GANSW704074813. */
const isGroup = (local: string): boolean => local.includes(':');

/** The ids that an address says. */
export function referenceIds({ id, attributes }: MatchAddress): ReferenceIds {
  const said = typeof id === 'string' ? id.trim() : '';
  const beside = attributes?.['DPID'] ?? attributes?.['dpid'] ?? '';
  if (said === '' && beside === '') return NONE;
  const read = readAddressId(said);
  const pid =
    read === undefined || read.local === '' || isGroup(read.local)
      ? ''
      : addressIdOf(read.country, read.source, read.local);
  const dpid = [said, read?.local ?? '', String(beside).trim()].find((text) => DPID.test(text)) ?? '';
  return { pid, dpid };
}
