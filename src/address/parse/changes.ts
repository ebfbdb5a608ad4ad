// Lists what parse normalised: which written text became which component. Case alone is no change.
import type { ChangedItem } from '../../contract/schema/address.js';
import type { ParsedAddress } from '../../contract/schema/parse.js';
import type { AddressParts } from '../format.js';
import type { Mended } from './letters-nz.js';
import { houseNumberText, PART, takenFrom, takenPart, takenTo, type Line, type Reading } from './reading.js';
import type { StreetDivision } from './street-words.js';

/** That the text `oldValue` became `newValue` in a component. */
const changedItem = (
  actionType: ChangedItem['actionType'],
  element: string,
  oldValue: string,
  newValue: string,
): ChangedItem => ({ componentID: element, actionType, affectedElement: element, oldValue, newValue });

/** The answer to a line of which words were mended before it was read, with each among its changes. */
export const withMended = (parsed: ParsedAddress, mended: readonly Mended[]): ParsedAddress => ({
  ...parsed,
  changedItems: [
    ...parsed.changedItems,
    ...mended.map(({ from, to }) => changedItem(to === '' ? 'REMOVE' : 'MODIFY', 'fullAddress', from, to)),
  ],
});

export class Changes {
  readonly items: ChangedItem[] = [];

  constructor(
    private readonly line: Line,
    private readonly reading: Reading,
  ) {}

  add(element: string, value: string): void {
    this.push('ADD', element, '', value);
  }
  remove(element: string, value: string): void {
    this.push('REMOVE', element, value, '');
  }

  private push(actionType: ChangedItem['actionType'], element: string, oldValue: string, newValue: string): void {
    this.items.push(changedItem(actionType, element, oldValue, newValue));
  }

  private modify(element: string, written: string, value: string, from: number, to: number): void {
    if (written !== value) this.push('MODIFY', element, this.source(from, to), value);
  }

  /** Words [from, to) as the text has them. */
  private source(from: number, to: number): string {
    const { line } = this;
    const start = line.starts[from]!;
    const end = line.ends[to - 1]!;
    return end > start ? line.text.slice(start, end) : line.words.slice(from, to).join(' ');
  }

  /** The parts that the reading took, each against what was written. */
  ofReading(parts: AddressParts): void {
    const { words } = this.line;
    const { reading } = this;
    for (const packed of reading.taken) {
      const from = takenFrom(packed);
      const to = takenTo(packed);
      const last = words[to - 1]!;
      switch (takenPart(packed)) {
        case PART.flat:
          this.typed('flatUnitType', 'flatUnitNumber', parts.flatUnitType, parts.flatUnitNumber, from, to);
          break;
        case PART.level:
          this.typed('floorLevelType', 'floorLevelNumber', parts.floorLevelType, parts.floorLevelNumber, from, to);
          break;
        case PART.lot:
          if (to - from === 1) this.modify('lotNumber', last, parts.lotNumber, from, to);
          break;
        case PART.number:
          this.number(parts.streetNumber, from, to);
          break;
        case PART.postal:
          this.typed('postalType', 'postalNumber', parts.postalType, parts.postalNumber, from, to);
          break;
        case PART.state:
          this.modify('state', to - from === 1 ? last : '', reading.state, from, to);
          break;
        case PART.postcode:
          this.modify('postcode', last, reading.postcode, from, to);
          break;
        case PART.country:
          this.modify('country', to - from === 1 ? last : '', reading.country, from, to);
          break;
        case PART.filler:
          this.remove('fullAddress', this.source(from, to));
          break;
        default:
          break;
      }
    }
  }

  /** A type word with its number: "U 5" is UNIT 5. */
  private typed(
    typeElement: string,
    numberElement: string,
    type: string,
    number: string,
    from: number,
    to: number,
  ): void {
    const { words } = this.line;
    if (to - from === 1) {
      const word = words[from]!;
      if (type !== '' && word !== type && word !== number) {
        this.push('MODIFY', typeElement, /^[A-Z]\d/.test(word) ? word[0]! : this.source(from, to), type);
      }
      return;
    }
    let end = to;
    if (number !== '' && to - from > 1) {
      end = words[to - 1]!.startsWith(number) || words[to - 1] === number ? to - 1 : to;
    }
    const written = end - from === 1 ? words[from]! : words.slice(from, end).join(' ');
    if (written !== type && type !== '') this.push('MODIFY', typeElement, this.source(from, end), type);
    if (end === to && number !== '' && !written.endsWith(number)) {
      this.push('MODIFY', numberElement, this.source(from, to), number);
    }
  }

  private number(value: string, from: number, to: number): void {
    if (to - from > 1) {
      this.push('MODIFY', 'streetNumber', this.source(from, to), value);
      return;
    }
    const word = this.line.words[from]!;
    if (
      word !== value &&
      !word.endsWith(`/${value}`) &&
      !word.endsWith(`-${value}`) &&
      !value.startsWith(word) &&
      !value.endsWith(word)
    ) {
      this.push('MODIFY', 'streetNumber', this.source(from, to), value);
    }
  }

  /** A component in words [from, to) that may have been written short. */
  full(element: string, from: number, to: number, value: string): void {
    this.modify(element, this.line.words.slice(from, to).join(' '), value, from, to);
  }

  /** Type and suffix of a street that ends at word `to`. */
  street(division: StreetDivision, to: number, element: 'street' | 'street2'): void {
    const { name, typeEnd, type, suffix } = division;
    this.fullWord(element === 'street' ? 'streetType' : element, name, typeEnd, type);
    this.fullWord(element === 'street' ? 'streetSuffix' : element, typeEnd, to, suffix);
  }

  /** Words [from, to) for which the answer has `value`; '' where it has nothing for them. */
  private fullWord(element: string, from: number, to: number, value: string): void {
    if (value !== '') this.full(element, from, to, value);
  }

  /** A street's name in words [from, to) that was written short. */
  name(from: number, to: number, name: string): void {
    this.push('MODIFY', 'streetName', this.source(from, to), name);
  }

  /** A town in words [from, to) that was written short. */
  town(from: number, to: number, name: string): void {
    this.push('MODIFY', 'townCity', this.source(from, to), name);
  }

  /** A plural type that names both streets of an intersection. */
  plural(at: number, type: string): void {
    this.push('MODIFY', 'street2', this.source(at, at + 1), type);
  }

  /** The line can be read in another way: says which part is open, as chosen and as it could be. */
  open(chosen: Reading, other: Reading): void {
    const said = headText(chosen);
    const could = headText(other);
    if (said !== could) this.push('INFO', 'streetNumber', said, could);
  }
}

/** Unit, lot and number of a reading in a few words. */
function headText(reading: Reading): string {
  const unit = reading.flatNumber === '' ? '' : `${reading.flatNumber}/`;
  const level = reading.levelNumber === '' ? '' : `LEVEL ${reading.levelNumber} `;
  const lot = reading.lotNumber === '' ? '' : `LOT ${reading.lotNumber} `;
  return (level + lot + unit + houseNumberText(reading)).trim();
}
