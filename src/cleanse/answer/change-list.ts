// The changes of an answer, as the contract lists them.
import { foldName } from '../../address/fold.js';
import type { ChangedItem } from '../../contract/schema/address.js';

export class ChangeList {
  readonly items: ChangedItem[] = [];

  /** Lists a component that was written otherwise than it is answered; case and punctuation are no change. */
  compare(element: string, old: string, now: string): void {
    if (old === now || (now !== '' && old === foldName(now))) return;
    this.add(actionOf(old, now), element, element, old, now);
  }

  /** Lists a change or a remark; `component` names what has changed, `affected` where that shows. */
  add(
    actionType: ChangedItem['actionType'],
    component: string,
    affected: string,
    oldValue: string,
    newValue: string,
  ): void {
    this.items.push({ componentID: component, actionType, affectedElement: affected, oldValue, newValue });
  }
}

function actionOf(old: string, now: string): ChangedItem['actionType'] {
  if (old === '') return 'ADD';
  return now === '' ? 'REMOVE' : 'MODIFY';
}
