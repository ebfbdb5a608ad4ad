// The fictional layer of LINZ addresses, whole or changed, and what an import of it gives.
import fs from 'node:fs';
import path from 'node:path';
import { ADDRESS_WORDS, NONE, WORD, type AddressSet } from '../../../src/data/addresses/read/address-set.js';
import { temporaryFolder } from '../support/release.js';

const folder = new URL('../../../fixtures/linz/', import.meta.url).pathname;

export const layer = path.join(folder, 'nz-addresses.csv');

export const postcodes = path.join(folder, 'postcodes.csv');

const text = fs.readFileSync(layer, 'utf8').replace(/^\ufeff/, '');

/** Writes a layer made from the fixture's and returns its path. */
export function changed(edit: (text: string) => string, name = 'nz-addresses.csv'): string {
  const file = path.join(temporaryFolder(), name);
  fs.writeFileSync(file, edit(text));
  return file;
}

/** An address in words: `12A-14 NAME|TYPE|SUFFIX, SUBURB, TOWN (territory) postcode`. */
export function said(set: AddressSet, id: string): string {
  const address = set.addressOf(id);
  if (address < 0) return 'none';
  const street = set.streetOf(address);
  const block = set.street(street);
  const at = block.start + (address - block.first) * ADDRESS_WORDS;
  const locality = set.streetLocality[street]!;
  const town = set.localityTown[locality]!;
  const form = set.numberForms[block.words[at + WORD.formAndPostcode]! >>> 16]!;
  const first = block.words[at]!;
  const unit = set.unit(block.words[at + WORD.unit]!);
  const postcode = block.words[at + WORD.formAndPostcode]! & 0xffff;
  const name = (place: number): string => set.localityNames.display(set.localityName[place]!);
  return [
    [unit.flatType, unit.flatNumber, unit.levelType, unit.levelNumber].filter(Boolean).join(' '),
    `${form.prefix}${first}${form.suffix}${form.isRange ? `-${first + form.lastDelta}` : ''}`,
    [
      set.streetNames.display(set.streetName[street]!),
      set.types[set.streetType[street]!]!,
      set.suffixes[set.streetSuffix[street]!]!,
    ].join('|'),
    name(locality),
    town === NONE ? '-' : name(town),
    set.states[set.localityState[locality]!]!,
    postcode === 0 ? '' : String(postcode),
  ]
    .filter(Boolean)
    .join(', ');
}

export const idOf = (line: RegExp): string => line.exec(text)![1]!;

export const ID = (full: string): string => idOf(new RegExp(`,(\\d+),AIMS,\\d+,${full},`));
