// What a cleanse changed: the written components against the answered ones. Abbreviation, case and punctuation are no
// changes; everything else that differs is listed with its old and new value.
import { foldName } from '../../address/fold.js';
import type { AddressParts } from '../../address/format.js';
import { streetSuffix, streetType } from '../../address/vocabulary/street.js';
import type { Line, Reading } from '../../address/parse/reading.js';
import type { ChangedItem } from '../../contract/schema/address.js';
import { COST } from '../costs.js';
import type { Verdict } from '../decide.js';
import type { Hypothesis } from '../hypothesis.js';

/**
 * Changes from the line to the answered `parts`; `taken` is the reading that answers, `first` the plain one. `ofPlace`:
 * those of the place, where a country has its own.
 */
export function addressChanges(
  line: Line,
  taken: Reading,
  first: Reading,
  verdict: Verdict,
  parts: AddressParts,
  ofPlace: readonly ChangedItem[] | null,
): ChangedItem[] {
  const reading = taken.cost >= COST.swapped - 0.2 ? first : taken;
  const items: ChangedItem[] = [];
  if (ofPlace === null && isAsWritten(line, reading, verdict, parts)) return items;
  const compare = (element: string, old: string, now: string): void => {
    if (old === now || (now !== '' && old === foldName(now))) return;
    items.push({
      componentID: element,
      actionType: old === '' ? 'ADD' : now === '' ? 'REMOVE' : 'MODIFY',
      affectedElement: element,
      oldValue: old,
      newValue: now,
    });
  };
  const text = (from: number, to: number): string => line.words.slice(from, to).join(' ');
  const { chosen, place } = verdict;
  if (verdict.address >= 0) {
    if (
      reading.flatType !== '' &&
      reading.flatType !== parts.flatUnitType &&
      !(parts.flatUnitType === '' && reading.flatType === 'UNIT')
    ) {
      compare('flatUnitType', reading.flatType, parts.flatUnitType);
    }
    if (reading.flatNumber !== parts.flatUnitNumber) {
      compare('flatUnitNumber', reading.flatNumber, parts.flatUnitNumber);
    }
    if (reading.levelNumber !== '' || reading.levelType !== '') {
      compare('floorLevelNumber', reading.levelNumber, parts.floorLevelNumber);
    }
    compare(
      'streetNumber',
      writtenNumber(reading),
      reading.numberFirst === 0 && reading.lotNumber !== '' && parts.streetNumber === '' ? '' : parts.streetNumber,
    );
    if (reading.lotNumber !== '' && reading.lotNumber !== parts.lotNumber) {
      compare('lotNumber', reading.lotNumber, parts.lotNumber);
    }
    if (reading.buildingName !== '' && reading.buildingName === parts.buildingName) {
      items.push({
        componentID: 'buildingName',
        actionType: 'INFO',
        affectedElement: 'buildingName',
        oldValue: reading.buildingName,
        newValue: '',
      });
    }
  }
  if (chosen) {
    const { division } = chosen.street;
    compare('streetName', division.name, parts.streetName);
    const words = line.words.slice(division.from, division.end);
    const rest = words.slice(division.name.split(' ').length);
    const writtenSuffix = division.suffix === -1 ? '' : (streetSuffix(rest.at(-1) ?? '') ?? '');
    const typeWord = division.type === -1 ? '' : ((writtenSuffix === '' ? rest.at(-1) : rest.at(-2)) ?? '');
    compare('streetType', streetType(typeWord) ?? typeWord, parts.streetType);
    compare('streetSuffix', writtenSuffix, parts.streetSuffix);
    for (const [from, to] of strayWords(chosen)) {
      const ofPlaceWords =
        ofPlace !== null && place !== null && !place.open && from >= place.to && place.from >= division.end;
      if (!ofPlaceWords && (!place?.open || from !== division.end)) compare('unknown', text(from, to), '');
    }
  }
  if (ofPlace) items.push(...ofPlace);
  else if (place) {
    const written = place.open && chosen ? text(chosen.street.division.end, reading.to) : text(place.from, place.to);
    compare(
      'locality',
      written === '' && place.from === reading.to && !place.open ? reading.buildingName : written,
      parts.locality,
    );
    if (reading.state !== '' || parts.state !== '') compare('state', reading.state, parts.state);
    compare('postcode', reading.postcode, parts.postcode);
  }
  if (reading.unknown.length > 0) compare('unknown', reading.unknown.map((i) => line.words[i]).join(' '), '');
  return items;
}

/**
 * True if every part stands in the line as it is answered: three lines of four do, and need no comparing part by part.
 */
function isAsWritten({ words }: Line, reading: Reading, { chosen, address }: Verdict, parts: AddressParts): boolean {
  if (address < 0 || !chosen || chosen.cost !== 0 || reading.unknown.length > 0 || reading.buildingName !== '') {
    return false;
  }
  const {
    place,
    street: { division },
  } = chosen;
  const { from, to } = place;
  return (
    division.name === parts.streetName &&
    division.from === reading.from &&
    division.end === from &&
    to === reading.to &&
    !place.open &&
    (to - from === 1 ? words[from]! : words.slice(from, to).join(' ')) === parts.locality &&
    reading.state === parts.state &&
    reading.postcode === parts.postcode &&
    streetTypeIn(words, division) === parts.streetType &&
    parts.streetSuffix === '' &&
    division.suffix === -1 &&
    writtenNumber(reading) === parts.streetNumber &&
    reading.lotNumber === parts.lotNumber &&
    reading.flatNumber === parts.flatUnitNumber &&
    (reading.flatType === '' || reading.flatType === parts.flatUnitType) &&
    reading.levelNumber === parts.floorLevelNumber
  );
}

/** The type that a division's last word stands for, '' where it has none. */
const streetTypeIn = (words: readonly string[], { type, end }: Hypothesis['street']['division']): string =>
  type === -1 ? '' : (streetType(words[end - 1]!) ?? '');

/** The written number as the formatter writes one: 24A-26. */
export function writtenNumber(reading: Reading): string {
  if (reading.numberFirst === 0) return '';
  const last = reading.numberLast === 0 ? '' : `-${reading.numberLast}${reading.numberLastSuffix}`;
  return `${reading.numberPrefix}${reading.numberFirst}${reading.numberSuffix}${last}`;
}

/** Words of the span that neither the street nor the place took: [from, to) ranges of the line. */
function strayWords(h: Hypothesis): [number, number][] {
  const {
    reading,
    place,
    street: { division },
  } = h;
  const out: [number, number][] = [];
  const push = (from: number, to: number): void => {
    if (to > from) out.push([from, to]);
  };
  if (place.open) {
    push(reading.from, division.from);
    push(division.end, reading.to);
    return out;
  }
  if (place.from >= division.end) {
    push(reading.from, division.from);
    push(division.end, place.from);
    push(place.to, reading.to);
  } else {
    push(reading.from, place.from);
    push(place.to, division.from);
    push(division.end, reading.to);
  }
  return out;
}
