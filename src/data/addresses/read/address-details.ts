// What few questions ask of an address, and few sources say: how sure its place is, its parcel and site, its delivery
// point.
import { partitionPoint } from '../../ascending.js';
import type { SetFile } from '../../file/read/set-file.js';
import { TextTable } from '../../names/read/text-table.js';
import { NONE } from './address-set.js';
import { ColumnReader } from './record-reader.js';

/** Site ids are numbers below this; from it on they are texts of their own. */
export const TEXT_SITE = 0x80000000;

export class AddressDetails {
  private readonly parcels: TextTable;
  private readonly sites: TextTable;
  private readonly trust: ColumnReader;
  private readonly parcelIds: ColumnReader;
  private readonly siteIds: ColumnReader;
  private readonly dpids: ColumnReader;
  private readonly byDpid: ColumnReader;
  private readonly sortPlans: ColumnReader;
  private sortPlanTexts: readonly string[] | undefined;

  constructor(private readonly file: SetFile) {
    this.parcels = new TextTable(file, 'parcel');
    this.sites = new TextTable(file, 'site');
    this.trust = new ColumnReader(file, 'address.trust', 'u8', 0);
    this.parcelIds = new ColumnReader(file, 'address.parcel', 'u32', NONE);
    this.siteIds = new ColumnReader(file, 'address.site', 'u32', NONE);
    this.dpids = new ColumnReader(file, 'address.dpid', 'u32', 0);
    this.byDpid = new ColumnReader(file, 'address.byDpid', 'u32', 0);
    this.sortPlans = new ColumnReader(file, 'address.sortPlan', 'u8', 0);
  }

  confidence(address: number): number {
    return (this.trust.at(address) & 7) - 1;
  }
  geocodeLevel(address: number): number {
    return (this.trust.at(address) >>> 3) - 1;
  }
  parcel(address: number): string {
    const id = this.parcelIds.at(address);
    return id === NONE ? '' : this.parcels.text(id);
  }
  siteId(address: number): string {
    const site = this.siteIds.at(address);
    if (site === NONE) return '';
    return site < TEXT_SITE ? String(site) : this.sites.text(site - TEXT_SITE);
  }
  dpid(address: number): number {
    return this.dpids.at(address);
  }
  addressWithDpid(dpid: number): number {
    if (dpid === 0) return -1;
    const length = this.file.length('address.byDpid');
    const at = partitionPoint(0, length, (place) => this.dpids.at(this.byDpid.at(place)) < dpid);
    const address = at < length ? this.byDpid.at(at) : -1;
    return address >= 0 && this.dpids.at(address) === dpid ? address : -1;
  }
  sortPlan(address: number): string {
    return (this.sortPlanTexts ??= this.file.json<readonly string[]>('sortPlans', ['']))[this.sortPlans.at(address)]!;
  }
}
