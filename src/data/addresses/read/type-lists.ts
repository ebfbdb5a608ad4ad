// The types of streets, units, floors and postal deliveries of a set: from the authority tables that came with it, else
// from its own addresses; without a set, from the vocabulary.
import { compareTexts } from '../../ascending.js';
import { postalTypes } from '../../../address/vocabulary/postal-types.js';
import {
  officialStreetSuffixes,
  officialStreetTypes,
  streetSuffixAbbreviation,
  streetTypeAbbreviation,
} from '../../../address/vocabulary/street.js';
import {
  flatTypeAbbreviation,
  levelTypeAbbreviation,
  officialFlatTypes,
  officialLevelTypes,
} from '../../../address/vocabulary/unit.js';
import type { NamedValue } from '../../../contract/schema/types.js';
import type { TypeKind } from '../../../contract/operations/types.js';
import type { AddressSet, TypeLists, TypePairs } from './address-set.js';

export interface TypeList {
  readonly values: NamedValue[];
  /** Where the list is from when that is not the source's own table. */ readonly note: string;
}

const VOCABULARY: Readonly<
  Record<
    keyof TypeLists,
    { all: () => TypePairs; short: (full: string) => string; words: (set: AddressSet) => Iterable<string> }
  >
> = {
  street: { all: officialStreetTypes, short: streetTypeAbbreviation, words: (set) => set.types },
  streetSuffix: { all: officialStreetSuffixes, short: streetSuffixAbbreviation, words: (set) => set.suffixes },
  unitFlat: { all: officialFlatTypes, short: flatTypeAbbreviation, words: (set) => unitWords(set, 'flatType') },
  floorLevel: { all: officialLevelTypes, short: levelTypeAbbreviation, words: (set) => unitWords(set, 'levelType') },
};

/** The list of a kind in a country (ISO 3166-1 alpha-2), from a set if there is one. */
export function typeList(kind: TypeKind, country: string, set: AddressSet | null): TypeList {
  if (kind === 'postal') return { values: postalTypes(country).map(([name, value]) => ({ name, value })), note: '' };
  const { all, short, words } = VOCABULARY[kind];
  const table = set?.typeLists[kind];
  if (table) return { values: named(table), note: '' };
  if (!set) {
    return {
      values: named(all()),
      note: `no address data of ${country} is installed: these are the types that the program knows`,
    };
  }
  const used = [...new Set(words(set))].filter((word) => word !== '');
  return {
    values: named(used.map((word) => [word, short(word)])),
    note: `${set.source} has no table of these types: they are those that its addresses have`,
  };
}

/** Every word under itself and under its abbreviation, in order of the values, the full word first. */
function named(pairs: TypePairs): NamedValue[] {
  return pairs
    .toSorted(([a], [b]) => compareTexts(a, b))
    .flatMap(([value, short]) =>
      short === value || short === ''
        ? [{ name: value, value }]
        : [
            { name: value, value },
            { name: short, value },
          ],
    );
}

function* unitWords(set: AddressSet, type: 'flatType' | 'levelType'): Generator<string> {
  for (let unit = 0; unit < set.unitCount; unit++) yield set.unit(unit)[type];
}
