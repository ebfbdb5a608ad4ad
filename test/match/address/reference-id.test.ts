// The ids that an address of a record says, in any of the forms in which they are given.
import { expect, test } from 'vitest';
import { referenceIds } from '../../../src/match/address/form/reference-id.js';

test.each([
  [{ id: 'AU|GNAF|GAVIC900000011' }, { pid: 'AU|GNAF|GAVIC900000011', dpid: '' }],
  [{ id: ' au|gnaf|GAVIC900000011\t' }, { pid: 'AU|GNAF|GAVIC900000011', dpid: '' }],
  [{ id: 'AU|GNAF|STREET:GANSW704074813' }, { pid: '', dpid: '' }],
  [{ id: 'AU|GNAF|' }, { pid: '', dpid: '' }],
  [{ id: 'AU|AUPAF|12345678' }, { pid: 'AU|AUPAF|12345678', dpid: '12345678' }],
  [{ id: ' 12345678 ' }, { pid: '', dpid: '12345678' }],
  [{ id: '1234567' }, { pid: '', dpid: '' }],
  [{ attributes: { DPID: ' 12345678 ' } }, { pid: '', dpid: '12345678' }],
  [
    { id: '   ', attributes: { dpid: 12345678 } },
    { pid: '', dpid: '12345678' },
  ],
  [
    { id: 'AU|GNAF|GAVIC900000011', attributes: { DPID: '12345678' } },
    { pid: 'AU|GNAF|GAVIC900000011', dpid: '12345678' },
  ],
  [{ id: '   ' }, { pid: '', dpid: '' }],
  [{ id: 12 }, { pid: '', dpid: '' }],
  [{}, { pid: '', dpid: '' }],
])('of %j are %j', (address, ids) => {
  expect(referenceIds(address as never)).toEqual(ids);
});
