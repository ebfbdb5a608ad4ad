// Reads the ids of addresses. Nearly all ids that an engine is asked for begin with the same country and source, so
// that what the last one began with is not read again.
import { readAddressId, type AddressId } from '../../contract/address-id.js';

export class AddressIds {
  private beginning = '';
  private country = '';
  private source = '';

  /** The parts of an id; undefined for a local id alone. */
  read(id: string): AddressId | undefined {
    const { beginning } = this;
    if (beginning !== '' && id.startsWith(beginning)) {
      return { country: this.country, source: this.source, local: id.slice(beginning.length) };
    }
    const parts = readAddressId(id);
    if (parts && parts.local !== '') {
      this.beginning = id.slice(0, id.length - parts.local.length);
      this.country = parts.country;
      this.source = parts.source;
    }
    return parts;
  }
}
