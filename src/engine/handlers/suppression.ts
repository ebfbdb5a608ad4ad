// movedSuppression and deceasedSuppression: what a list says of each record's delivery point.
import {
  NOT_CHECKED,
  NOT_FOUND,
  suppressedAddress,
  type SuppressionList,
} from '../../contract/fields/suppressed-address.js';
import { WaypostError } from '../../contract/errors.js';
import { DELIVERY_POINT_SOURCE, type SuppressionInput } from '../../contract/operations/suppression.js';
import type { SettingFile } from '../../contract/settings.js';
import type { SuppressedAddress } from '../../contract/schema/suppression.js';
import { quotedPoint, readDeliveryPoint } from '../../contract/typed/delivery-point.js';
import type { Handler } from '../context.js';
import type { OpenList } from '../resources/suppression-lists.js';
import { success } from '../success.js';

/**
 * The operation of a list. Throws `bad-request` for another source of truth than that of delivery points, and what
 * opening the list throws. A record whose id is none is answered as not checked, which a message says.
 */
export const handleSuppression =
  (list: SuppressionList): Handler =>
  ({ payload, sourceOfTruth }, { suppression, settings }) => {
    if (sourceOfTruth !== undefined && sourceOfTruth.toUpperCase() !== DELIVERY_POINT_SOURCE) {
      throw new WaypostError(
        'bad-request',
        `sourceOfTruth ${sourceOfTruth} has no delivery point ids; the only one that has is ${DELIVERY_POINT_SOURCE}`,
      );
    }
    const open = suppression.get(list, settings['keyFile'] as SettingFile | undefined);
    const messages: string[] = [];
    const answer = answersOf(list, open);
    const elements = (payload as SuppressionInput[]).map(({ id }, i) => {
      const point = readDeliveryPoint(id);
      if (typeof point === 'number') return answer(id, point);
      messages.push(`record ${i + 1}: ${quotedPoint(id)} ${point.reason}; it was not checked`);
      return suppressedAddress(id, { [`${list}_suppression`]: NOT_CHECKED });
    });
    return success(elements, ...messages);
  };

/** Makes the element of a delivery point. */
function answersOf(list: SuppressionList, { set, hash }: OpenList): (id: string, point: number) => SuppressedAddress {
  if (list === 'deceased') {
    return (id, point) => {
      const row = set.find(point, hash);
      return suppressedAddress(
        id,
        row < 0 ? { deceased_suppression: NOT_FOUND } : { deceased_suppression_date: set.dateText(row) },
      );
    };
  }
  return (id, point) => {
    const row = set.find(point, hash);
    if (row < 0) return suppressedAddress(id, { moved_suppression: NOT_FOUND });
    return suppressedAddress(id, {
      moved_suppression_date: set.dateText(row),
      // A list that says nothing of consent has none.
      moved_suppression_consent_indicator: set.consent(row) || 'N',
    });
  };
}
