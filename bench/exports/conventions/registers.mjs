// Open data of governments and councils, and geographic programs.
import { lines } from './contacts.mjs';

/** What geographic programs write for an empty field. */
const EMPTY = '<Null>';
const orNull = (text) => text || EMPTY;
const orZero = (text) => text || '0';

/** @type {import('../run.mjs').Convention[]} */
export const registers = [
  {
    name: 'noughts-for-nothing',
    source: 'openaddresses au/qld/townsville (unitno, unitnosuffix, houseno, housenosuffix, housenoto, streetname)',
    style: {},
    typeless: true,
    shapes: ['plain', 'unit', 'range', 'suffix'],
    columns: [
      ['propertyno', (_, b) => b.id()],
      ['propertyname', () => ''],
      ['unitno', (f) => orZero(f.unitNo)],
      ['unitnosuffix', () => ''],
      ['houseno', (f) => f.first],
      ['housenosuffix', (f) => f.firstSfx],
      ['housenoto', (f) => orZero(f.last)],
      ['streetname', (f) => f.street.toUpperCase()],
      ['locality', (f) => f.SUBURB],
      ['postcode', (f) => f.pc],
    ],
  },
  {
    name: 'null-in-angles',
    source: 'openaddresses au/vic/wodonga (blg_unit_id_1, house_number_1, road_name, road_type, locality_name)',
    style: {},
    typeless: true,
    shapes: ['plain', 'unit', 'range', 'suffix'],
    columns: [
      ['blg_unit_prefix_1', () => EMPTY],
      ['blg_unit_id_1', (f) => orNull(f.unitNo)],
      ['blg_unit_suffix_1', () => EMPTY],
      ['blg_unit_id_2', () => EMPTY],
      ['house_prefix_1', () => EMPTY],
      ['house_number_1', (f) => f.first],
      ['house_suffix_1', (f) => orNull(f.firstSfx)],
      ['house_number_2', (f) => orNull(f.last)],
      ['house_suffix_2', (f) => orNull(f.lastSfx)],
      ['road_name', (f) => f.name.toUpperCase()],
      ['road_type', (f) => f.type.toUpperCase()],
      ['road_suffix', (f) => orNull(f.sfx.toUpperCase())],
      ['locality_name', (f) => f.SUBURB],
      ['state', (f) => f.state],
      ['postcode', (f) => f.pc],
    ],
  },
  {
    name: 'capitals-with-spaces',
    source:
      'openaddresses au/qld/brisbane (UNIT NUMBER, HOUSE NUMBER, STREET NAME, STREET TYPE, STREET SUFFIX, SUBURB)',
    style: {},
    typeless: true,
    shapes: ['plain', 'unit', 'range', 'suffix'],
    columns: [
      ['LOT PLAN', (_, b) => b.plan()],
      ['UNIT NUMBER', (f) => f.unitNo],
      ['HOUSE NUMBER', (f) => f.number],
      ['STREET NAME', (f) => f.name.toUpperCase()],
      ['STREET TYPE', (f) => f.typeShort.toUpperCase()],
      ['STREET SUFFIX', (f) => f.sfx.toUpperCase()],
      ['SUBURB', (f) => f.SUBURB],
      ['POSTCODE', (f) => f.pc],
      ['EASTING', (_, b) => b.easting()],
      ['NORTHING', (_, b) => b.northing()],
    ],
  },
  {
    name: 'start-and-end-numbers',
    source: 'openaddresses au/qld/logan (Start_Unit_Number, End_Unit_Number, Start_House_Number, Street_Name, Suburb)',
    style: {},
    typeless: true,
    shapes: ['plain', 'unit', 'range', 'suffix'],
    columns: [
      ['Property_Key', (_, b) => b.id()],
      ['Start_Unit_Number', (f) => orZero(f.unitNo)],
      ['End_Unit_Number', () => '0'],
      ['Start_House_Number', (f) => f.firstWith],
      ['End_House_Number', (f) => orZero(f.last)],
      ['Street_Name', (f) => f.street],
      ['Suburb', (f) => f.suburb],
      ['State', (f) => f.state],
      ['Postcode', (f) => f.pc],
    ],
  },
  {
    name: 'premises-street-place-in-a-cell',
    source: 'openaddresses au/sa/adelaide (ADDRESS: premises, number and street, place, one below the other)',
    style: { quote: 'all' },
    columns: [
      ['OBJECTID', (_, b) => b.seq('1')],
      ['ADDRESS', (f, b) => lines(b.may(30, b.building()), f.within, f.house, `${f.SUBURB} ${f.state} ${f.pc}`)],
    ],
  },
  {
    name: 'names-of-ten-letters',
    source: 'openaddresses au/vic/geelong (fulladdres, suburb, postcode), a shapefile of ten letters',
    style: {},
    columns: [
      ['prop_num', (_, b) => b.id()],
      ['fulladdres', (f) => `${f.slash.toUpperCase()} ${f.SUBURB} ${f.state} ${f.pc}`],
      ['suburb', (f) => f.SUBURB],
      ['postcode', (f) => f.pc],
    ],
  },
  {
    name: 'from-and-to-with-suffixes',
    source:
      'openaddresses au/tas (ST_NO_FROM, NO1_SUFFIX, ST_NO_TO, NO2_SUFFIX, STREET, ST_TYPE, UNIT_TYPE, UNIT_NUMB)',
    style: {},
    columns: [
      ['UNIT_TYPE', (f) => f.unitType],
      ['UNIT_NUMB', (f) => f.unitNo],
      ['ST_NO_FROM', (f) => f.first],
      ['NO1_SUFFIX', (f) => f.firstSfx],
      ['ST_NO_TO', (f) => f.last],
      ['NO2_SUFFIX', (f) => f.lastSfx],
      ['STREET', (f) => f.name.toUpperCase()],
      ['ST_TYPE', (f) => f.typeShort.toUpperCase()],
      ['ST_SUFFIX', (f) => f.sfx.toUpperCase()],
      ['LOCALITY', (f) => f.SUBURB],
      ['POSTCODE', (f) => f.pc],
      ['STATE', (f) => f.state],
    ],
    shapes: ['plain', 'unit', 'typed', 'range', 'suffix'],
  },
  {
    name: 'street-no-and-str-name',
    source: 'openaddresses au/vic/melbourne (street_no, str_name, add_comp, suburb)',
    style: {},
    shapes: ['plain', 'range', 'suffix'],
    columns: [
      ['gisid', (_, b) => b.id()],
      ['street_no', (f) => f.number],
      ['str_name', (f) => f.street],
      ['address_pnt', (f) => `${f.house} ${f.suburb}`, 'again'],
      ['suburb', (f) => f.suburb],
    ],
  },
  {
    name: 'parcel-before-the-street',
    source: 'environment licence registers (Premises address: Lot 3 DP 123456, 79 Newton Road)',
    style: {},
    shapes: ['plain', 'range', 'suffix'],
    columns: [
      ['Licence no', (_, b) => b.id()],
      ['Holder', (_, b) => b.firm()],
      ['Premises address', (f, b) => `Lot ${b.int('1-60')} DP ${b.id()}, ${f.house}`],
      ['Suburb', (f) => f.suburb],
      ['Postcode', (f) => f.pc],
    ],
  },
].map((convention) => ({ kind: 'registers', ...convention }));
