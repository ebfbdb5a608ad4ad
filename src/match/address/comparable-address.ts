// One address of a record becomes what addresses are compared by: from its components where each holds its own part,
// else from one line of all that is said.
import type { Abroad, AbroadLines } from '../../address/abroad.js';
import { foldWorldName } from '../../address/fold.js';
import { toLine } from '../../address/parse/line.js';
import { readings } from '../../address/parse/read.js';
import type { LocalityIndex } from '../../address/parse/reading.js';
import type { MatchAddress } from '../../contract/operations/match-record.js';
import type { ComparableAddress } from '../comparable.js';
import { abroadForm, foreignForm, isAmerican } from './form/abroad-form.js';
import { componentForm, countryForm, postcodeForm, stateForm } from './form/component-form.js';
import { componentsOf, lineOf, type Components } from './components.js';
import { houseNumber } from './form/house-number.js';
import { lineForm } from './form/line-form.js';
import { embeddedLocalities } from './localities.js';
import { referenceIds, type ReferenceIds } from './form/reference-id.js';
import { unitForm } from './form/unit-form.js';

/** What is known of places while addresses are read. */
export interface KnownPlaces {
  /** Localities of Australia; those that come with the package where none are given. */
  readonly localities?: LocalityIndex | undefined;
  /** Tells lines of other countries; without it, a line that names no country is of `country`. */
  readonly abroad?: AbroadLines | undefined;
}

const AT_HOME: ReadonlySet<string> = new Set(['AU', 'NZ', '']);

/**
 * What an address is compared by. `country` (ISO 3166-1 alpha-2) is that of an address that names none; '' where none
 * is to be assumed. Undefined for an address that says nothing. Throws `data-broken` where the package's own list of
 * localities cannot be read.
 */
export function comparableAddress(
  address: MatchAddress,
  country: string,
  known: KnownPlaces = {},
): ComparableAddress | undefined {
  const said = componentsOf(address);
  const ids = referenceIds(address);
  const form = componentForm(said, country) ?? wholeForm(address, said, country, known);
  if (form === undefined || !saysAnything(form)) return ids.pid + ids.dpid === '' ? undefined : withIds(EMPTY, ids);
  return ids.pid + ids.dpid === '' ? form : withIds(form, ids);
}

const withIds = (form: ComparableAddress, { pid, dpid }: ReferenceIds): ComparableAddress => ({ ...form, pid, dpid });

const saysAnything = (form: ComparableAddress): boolean =>
  form.street !== '' ||
  form.locality !== '' ||
  form.postcode !== '' ||
  form.postalType !== '' ||
  form.building !== '' ||
  form.rest !== '';

const EMPTY: ComparableAddress = {
  pid: '',
  dpid: '',
  country: '',
  state: '',
  postcode: '',
  locality: '',
  town: '',
  street: '',
  streetType: '',
  streetSuffix: '',
  numberFirst: 0,
  numberLast: 0,
  numberSuffix: '',
  numberLastSuffix: '',
  lot: '',
  unit: '',
  level: '',
  postalType: '',
  postalNumber: '',
  building: '',
  rest: '',
};

/** From one line; what components say and the line does not is added to it. */
function wholeForm(
  address: MatchAddress,
  said: Components,
  country: string,
  { localities = embeddedLocalities(), abroad }: KnownPlaces,
): ComparableAddress | undefined {
  const named = countryForm(said.country) || country;
  if (!AT_HOME.has(named)) {
    // Where components say the place, a line of what is left cannot be taken for one.
    const isPlaced = said.locality + said.town !== '';
    const text = lineOf(address, said, isPlaced);
    const found = isPlaced ? undefined : abroadOf(text, localities, abroad);
    return abroadPlaced(found ? abroadForm({ ...found, country: named }) : foreignForm(text, named, isPlaced), said);
  }
  const text = lineOf(address, said);
  if (text === '') return undefined;
  const away = said.country === '' ? abroadOf(text, localities, abroad) : undefined;
  if (away) return abroadForm(away);
  if (said.country === '' && isAmerican(text)) return foreignForm(text, 'US', false);
  return contradicted(placed(lineForm(text, named, localities), said), said);
}

/** What is known of a line abroad; undefined for a line at home. */
function abroadOf(text: string, localities: LocalityIndex, abroad: AbroadLines | undefined): Abroad | undefined {
  if (abroad === undefined) return undefined;
  const line = toLine(text);
  const [reading] = readings(line, localities);
  if (reading === undefined) return undefined;
  return abroad.certain(line, reading) ?? abroad.likely(line, reading) ?? undefined;
}

/** Components say state and postcode more surely than a line does, in which they are looked for. */
function placed(form: ComparableAddress, said: Components): ComparableAddress {
  const { postcode, state } = said;
  if (postcode === '' && state === '') return form;
  return {
    ...form,
    postcode: postcode === '' ? form.postcode : postcodeForm(postcode),
    state: state === '' ? form.state : stateForm(state),
  };
}

function abroadPlaced(form: ComparableAddress, said: Components): ComparableAddress {
  const locality = said.locality || said.town;
  return placed(locality === '' ? form : { ...form, locality: foldWorldName(locality) }, said);
}

/** A component beside a line that says another number: both count, so that neither alone makes two addresses one. */
function contradicted(form: ComparableAddress, said: Components): ComparableAddress {
  const number = houseNumber(said.number, said.numberSuffix, said.numberLast);
  const unit = unitForm('', said.unitNumber === '0' ? '' : said.unitNumber);
  const isOtherNumber = number !== undefined && number.first > 0 && !says(form, number.first, number.unit);
  const isOtherUnit = unit !== '' && form.unit !== '' && !form.unit.split(' ').includes(unit) && form.level !== unit;
  if (!isOtherNumber && !isOtherUnit) return form;
  return {
    ...form,
    unit: isOtherUnit ? `${form.unit} ${unit}` : form.unit,
    rest: isOtherNumber ? `${form.rest} ${said.number}`.trim() : form.rest,
  };
}

const says = (form: ComparableAddress, number: number, unit: string): boolean =>
  [form.numberFirst, form.numberLast].includes(number) ||
  form.unit === String(number) ||
  form.lot === String(number) ||
  form.postalNumber === String(number) ||
  (unit !== '' && form.unit === unit);
