// Gives the texts and decorations of addresses their final numbers, so that the same addresses give the same file
// whatever order they were read in. Columns are renumbered in place.
import { NONE, type NumberForm } from '../read/address-set.js';
import type { AddressColumns } from './address-columns.js';
import { TEXT_PID, type PidPrefix } from '../read/pid-column.js';
import { TEXT_SITE } from '../read/address-details.js';
import { requireFit } from './require-fit.js';
import { rankOf } from '../../file/write/grouped-order.js';
import { compareTexts } from '../../ascending.js';
import { NameList } from '../../names/write/write-names.js';

/** Between the parts of a number form's key: prefix, suffix and, for a range, delta, last prefix, last suffix. */
export const NUMBER_FORM_SEPARATOR = 0x1f;
/** A unit's key: flat label and level label (4 bytes each), flat type, level type (1 byte each). */
export const UNIT_KEY_BYTES = 10;

/** What the renumbered columns refer to, in order of the new numbers. */
export interface AddressTexts {
  readonly labels: NameList;
  readonly forms: readonly NumberForm[];
  readonly units: readonly {
    readonly flatLabel: number;
    readonly levelLabel: number;
    readonly flatType: number;
    readonly levelType: number;
  }[];
  /** Flat and level types, '' first. */
  readonly unitTypes: readonly string[];
  readonly buildings: readonly string[];
  readonly meshBlocks: readonly string[];
  readonly geocodes: readonly string[];
  readonly prefixes: readonly PidPrefix[];
  readonly pidTexts: readonly string[];
  readonly sites: readonly string[];
}

/** Most numbers that each packed field of an address record can hold. */
const LIMITS = { label: 1 << 20, form: 1 << 16, building: (1 << 24) - 1 };

/**
 * Gives the texts of addresses the numbers that records have. Throws WaypostError where a record has no room for them.
 */
export function numberAddresses(a: AddressColumns): AddressTexts {
  const labelTexts = a.labels.texts();
  const labels = new NameList(
    labelTexts.map((text) => ({ text, uses: 1 })),
    (text) => text,
  );
  const labelRank = Uint32Array.from(labelTexts, (text) => labels.id(text));
  requireFit(labels.texts.length, LIMITS.label, 'flat, level and lot numbers');
  const forms = ranked(a.forms.texts().map(decodeForm), compareForms);
  requireFit(forms.sorted.length, LIMITS.form, 'number forms');
  const types = ranked(a.unitTypes, compareTexts);
  const units = ranked(unitKeys(a, labelRank, types.rank), unitOrder(labels.texts));
  const buildings = ranked(a.buildings.texts(), compareTexts);
  requireFit(buildings.sorted.length, LIMITS.building, 'building names');
  const geocodes = ranked(a.geocodes.texts(), compareTexts);
  const blocks = [...new Set(a.meshBlockCodes)].sort(compareTexts);
  const blockIds = new Map(blocks.map((code, i) => [code, i]));
  const blockRank = Uint32Array.from(a.meshBlockCodes, (code) => blockIds.get(code)!);
  const prefixes = ranked(a.pids.prefixes(), (x, y) => compareTexts(x.text, y.text) || x.width - y.width);
  const pidTexts = ranked(a.pids.texts.texts(), compareTexts);
  const sites = ranked(a.sites.texts(), compareTexts);
  for (let i = 0; i < a.count; i++) {
    a.form[i] = forms.rank[a.form[i]!]!;
    a.unit[i] = units.rank[a.unit[i]!]!;
    a.lot[i] = labelRank[a.lot[i]!]!;
    // Building 0 and geocode type 0 are none.
    a.building[i] = a.building[i] === NONE ? 0 : buildings.rank[a.building[i]!]! + 1;
    if (a.geocode[i] !== 0) a.geocode[i] = geocodes.rank[a.geocode[i]! - 1]! + 1;
    if (a.meshBlock[i] !== NONE) a.meshBlock[i] = blockRank[a.meshBlock[i]!]!;
    if (a.site[i]! >= TEXT_SITE && a.site[i] !== NONE) a.site[i] = TEXT_SITE + sites.rank[a.site[i]! - TEXT_SITE]!;
  }
  // The ids are renumbered last and apart: until here they are found through their old numbers.
  for (let i = 0; i < a.count; i++) {
    if (a.prefix[i] === TEXT_PID) a.number[i] = pidTexts.rank[a.number[i]!]!;
    else a.prefix[i] = prefixes.rank[a.prefix[i]!]!;
  }
  return {
    labels,
    forms: forms.sorted,
    units: units.sorted,
    unitTypes: types.sorted,
    buildings: buildings.sorted,
    meshBlocks: blocks,
    geocodes: geocodes.sorted,
    prefixes: prefixes.sorted,
    pidTexts: pidTexts.sorted,
    sites: sites.sorted,
  };
}

/** Items in order, and the new number of each old one. */
function ranked<T>(items: readonly T[], compare: (a: T, b: T) => number): { sorted: T[]; rank: Uint32Array } {
  const order = Uint32Array.from(items.keys()).sort((a, b) => compare(items[a]!, items[b]!) || a - b);
  return { sorted: Array.from(order, (i) => items[i]!), rank: rankOf(order) };
}

function decodeForm(key: string): NumberForm {
  const [prefix = '', suffix = '', delta, lastPrefix = '', lastSuffix = ''] = key.split(
    String.fromCharCode(NUMBER_FORM_SEPARATOR),
  );
  return { prefix, suffix, lastDelta: Number(delta ?? 0), isRange: delta !== undefined, lastPrefix, lastSuffix };
}

const compareForms = (a: NumberForm, b: NumberForm): number =>
  Number(a.isRange) - Number(b.isRange) ||
  compareTexts(a.prefix, b.prefix) ||
  compareTexts(a.suffix, b.suffix) ||
  a.lastDelta - b.lastDelta ||
  compareTexts(a.lastPrefix, b.lastPrefix) ||
  compareTexts(a.lastSuffix, b.lastSuffix);

function unitKeys(a: AddressColumns, labelRank: Uint32Array, typeRank: Uint32Array): AddressTexts['units'][number][] {
  return Array.from({ length: a.units.size }, (_, id) => {
    const key = a.units.bytes(id);
    if (key.length === 0) return { flatLabel: 0, levelLabel: 0, flatType: 0, levelType: 0 };
    return {
      flatLabel: labelRank[key.readUInt32LE(0)]!,
      levelLabel: labelRank[key.readUInt32LE(4)]!,
      flatType: typeRank[key[8]!]!,
      levelType: typeRank[key[9]!]!,
    };
  });
}

/**
 * Units by flat type, flat number as people count (2 before 10), level type, level number; the unit that is none first.
 */
function unitOrder(
  labels: readonly string[],
): (a: AddressTexts['units'][number], b: AddressTexts['units'][number]) => number {
  const value = Float64Array.from(labels, (text) => Number(/\d+/.exec(text)?.[0] ?? 0));
  const byLabel = (a: number, b: number): number => value[a]! - value[b]! || a - b;
  return (a, b) =>
    a.flatType - b.flatType ||
    byLabel(a.flatLabel, b.flatLabel) ||
    a.levelType - b.levelType ||
    byLabel(a.levelLabel, b.levelLabel);
}
