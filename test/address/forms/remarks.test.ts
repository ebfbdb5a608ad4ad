// What is said of an address beside it: how far it is from a place, what it is opposite of, by way of which town; and
// places that are said twice, roads that are called by their number, types that are written twice.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const ON_HIGHWAY = 'street EMU HIGHWAY · locality DUBBO · state NSW · postcode 2830';
const NUMBERED = 'number 12 · street WATTLE STREET · locality RESERVOIR · state VIC';

const CASES: readonly (readonly [string, string])[] = [
  ['Emu Hwy, 2km N of Dubbo NSW 2830', `${ON_HIGHWAY} · unknown 2km N of`],
  ['Emu Hwy 2.5km south of Dubbo NSW 2830', `${ON_HIGHWAY} · unknown 2.5km south of`],
  ['Emu Hwy, 10 km east Dubbo NSW 2830', `${ON_HIGHWAY} · unknown 10 km east`],
  ['Emu Hwy 12kms West, Dubbo NSW 2830', `${ON_HIGHWAY} · unknown 12 kms West`],
  ['2 km south of Dubbo NSW', 'locality DUBBO · state NSW · unknown 2 km south of'],
  ['Emu Hwy, Lurg via Lilydale VIC', 'street EMU HIGHWAY · locality LURG · state VIC · unknown via Lilydale'],
  ['Lurg via Lilydale VIC', 'locality LURG · state VIC · unknown via Lilydale'],
  ['12 Via Roma, Dubbo NSW', 'number 12 · street VIA ROMA · locality DUBBO · state NSW'],
  ['Off Emu Hwy, Dubbo NSW', 'street EMU HIGHWAY · locality DUBBO · state NSW · unknown Off'],
  [
    'Koala Wharf, Off Emu Drive, Dubbo NSW',
    'building KOALA WHARF · street EMU DRIVE · locality DUBBO · state NSW · unknown Off',
  ],
  ['Wattle St opp Koala Station Reservoir', 'street WATTLE STREET · locality RESERVOIR · unknown opp Koala Station'],
  ['12 Wattle St opposite the park Reservoir VIC', `${NUMBERED} · unknown opposite the park`],
  ['Opposite 12 Wattle St, Reservoir VIC', `${NUMBERED} · unknown Opposite`],
  ['Adjacent to 12 Wattle St Reservoir VIC', `${NUMBERED} · unknown Adjacent to`],
  [
    'Wattle St btwn Myrtle Rd & Emu St, Reservoir VIC',
    'street WATTLE STREET · locality RESERVOIR · state VIC · unknown btwn Myrtle Rd & Emu St',
  ],
  ['12 Wattle St, Reservoir, Melbourne VIC', `${NUMBERED} · unknown Melbourne`],
  [
    '12 Wattle St, Reservoir, Dubbo NSW',
    'number 12 · street WATTLE STREET · locality DUBBO · state NSW · unknown Reservoir',
  ],
  ['12, Reservoir VIC 3073', 'number 12 · locality RESERVOIR · state VIC · postcode 3073'],
  ['M1 Emu Motorway, Dubbo NSW', 'street M1 EMU MOTORWAY · locality DUBBO · state NSW'],
  ['12 Wattle St Street, Reservoir VIC', NUMBERED],
  ['M/S 987, Wattle St, Reservoir', 'street WATTLE STREET · postal MS 987 · locality RESERVOIR'],
  ['PMB 12, via Dubbo NSW', 'postal PRIVATE BAG 12 · locality DUBBO · state NSW · unknown via'],
  ['12 Wattle St (PO Box 98) Reservoir', 'number 12 · street WATTLE STREET · postal PO BOX 98 · locality RESERVOIR'],
  ['12 Wattle St, RD 4, Reservoir VIC', `${NUMBERED} · unknown RD 4`],
  ['12 Wattle St, Reservoir VIC Postcode 3073', `${NUMBERED} · postcode 3073`],
];

describe('remarks, and what is said twice', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
