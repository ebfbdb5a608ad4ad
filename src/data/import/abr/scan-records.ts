// Reads the records of an ABN bulk extract as bytes: goes from one tag to the next, and looks at the elements that say
// something. No string or object is made for a record.
import { FLAG, companyStates, nameKinds } from '../../companies/company-record.js';
import { entityTypes } from '../../companies/entity-types.js';
import type { CompanyDraft } from '../../companies/write/company-draft.js';
import { abnOfBody, isAbn } from '../../../contract/fields/business-numbers.js';
import { codeNumber, digits, next, typeIds, usualCheck } from './bytes.js';
import { withoutEntities } from './text.js';

const OPEN = 60;
const CLOSE = 62;
const SLASH = 47;
const QUOTE = 34;
const AMPERSAND = 38;
const COMMA = Buffer.from(', ');

/** An element that is looked at, by the length of its name and two letters of it. */
const tag = (name: string): number => tagOf(name.length, name.charCodeAt(0), name.charCodeAt(2));
const tagOf = (length: number, first: number, third: number): number => (length << 16) | (first << 8) | third;
const TAG = {
  abn: tag('ABN'),
  gst: tag('GST'),
  abr: tag('ABR'),
  state: tag('State'),
  postcode: tag('Postcode'),
  givenName: tag('GivenName'),
  familyName: tag('FamilyName'),
  asicNumber: tag('ASICNumber'),
  entityType: tag('EntityTypeInd'),
  entityTypeText: tag('EntityTypeText'),
  individual: tag('IndividualName'),
  name: tag('NonIndividualName'),
  nameText: tag('NonIndividualNameText'),
} as const;

/** Positions of kinds of names by the first letter of their code; a kind that there is not is another name. */
const KIND_BY_LETTER = new Uint8Array(128).fill(nameKinds.indexOf('OTN'));
for (const kind of ['MN', 'LGL', 'BN', 'TRD', 'OTN', 'DGR'] as const) {
  KIND_BY_LETTER[kind.charCodeAt(0)] = nameKinds.indexOf(kind);
}
const stateIds = new Map(companyStates.map((code, i) => [codeNumber(Buffer.from(code), 0, code.length), i]));
/** No element has a shorter name. */
const SHORTEST_TAG = 3;
/** The end of a record is not passed over, nor that of an ABN, which is as short. */
const ABR_LETTER = 65;

/** Reads whole records into a draft that it hands on, one after another. */
export class RecordScanner {
  /** What the extract calls each type of entity, by its code. */
  readonly types = new Map<string, string>();
  /** Records that had no ABN that could be read, no name, or one that is longer than any can be. */
  refused = 0;
  private readonly draft: CompanyDraft;
  private readonly onRecord: () => void;
  private bytes: Buffer = Buffer.alloc(0);
  private given = Buffer.alloc(1 << 10);
  private givenLength = 0;
  private abn = 0;
  private check = 0;
  private asic = -1;

  constructor(draft: CompanyDraft, onRecord: () => void) {
    this.draft = draft;
    this.onRecord = onRecord;
  }

  /** Reads bytes[from, to), which are whole records. Returns how many there were. */
  scan(bytes: Buffer, from: number, to: number): number {
    this.bytes = bytes;
    let records = 0;
    let i = bytes.indexOf(OPEN, from);
    while (i >= 0 && i < to) {
      const name = i + 1;
      if (bytes[name] === SLASH) {
        // </ABR> ends a record; other ends say nothing.
        if (bytes[name + 1] === 65 && bytes[name + 3] === 82 && bytes[name + 4] === CLOSE) {
          this.end();
          records++;
        }
        i = next(bytes, name, to, OPEN);
        continue;
      }
      let stop = name + SHORTEST_TAG;
      while (bytes[stop]! > SLASH && bytes[stop] !== CLOSE) stop++;
      const close = bytes[stop] === CLOSE ? stop : next(bytes, stop, to, CLOSE);
      const text = close + 1;
      const end = bytes[text] === OPEN ? text : next(bytes, text, to, OPEN);
      this.element(tagOf(stop - name, bytes[name]!, bytes[name + 2]!), stop, close, text, end);
      // An element that holds text alone ends with a tag as long as its own.
      const behind = end + 2 + stop - name;
      if (bytes[end + 1] === SLASH && bytes[behind] === CLOSE && bytes[end + 2] !== ABR_LETTER) {
        i = bytes[behind + 1] === OPEN ? behind + 1 : next(bytes, behind + 1, to, OPEN);
      } else i = end;
    }
    return records;
  }

  /** Takes an element: its attributes are [attributes, close), its text [text, end). */
  private element(kind: number, attributes: number, close: number, text: number, end: number): void {
    const { draft } = this;
    switch (kind) {
      case TAG.abr:
        return this.begin();
      case TAG.abn:
        draft.flags |= FLAG.abn | (this.isActive(attributes, close) ? FLAG.active : 0);
        return this.number(text, end);
      case TAG.gst:
        if (this.isActive(attributes, close)) draft.flags |= FLAG.gst;
        return undefined;
      case TAG.state:
        draft.state = stateIds.get(codeNumber(this.bytes, text, end)) ?? 0;
        return undefined;
      case TAG.postcode:
        draft.postcode = end - text === 4 ? digits(this.bytes, text, end, 0) : 0;
        return undefined;
      case TAG.asicNumber:
        this.asic = end - text === 9 ? digits(this.bytes, text, end, -1) : -1;
        return undefined;
      case TAG.entityType:
        draft.type = typeIds.get(codeNumber(this.bytes, text, end)) ?? 0;
        return undefined;
      case TAG.entityTypeText:
        return this.typeText(text, end);
      case TAG.individual:
        this.givenLength = 0;
        draft.flags |= FLAG.person;
        return undefined;
      case TAG.givenName:
        return this.addGiven(text, end);
      case TAG.familyName:
        return this.person(text, end);
      case TAG.name:
        return this.beginName(attributes, close);
      case TAG.nameText:
        return this.append(text, end);
      default:
        return undefined;
    }
  }

  private begin(): void {
    this.draft.reset();
    this.abn = -1;
    this.check = 0;
    this.asic = -1;
    this.givenLength = 0;
  }

  private end(): void {
    const { draft } = this;
    if (this.abn < 0 || draft.count === 0 || draft.end[draft.count - 1] === 0 || draft.isTooLong) {
      this.refused++;
      return;
    }
    draft.number = this.abn;
    if (this.check > 0) {
      draft.flags |= FLAG.check;
      draft.check = this.check;
    }
    if (this.asic >= 0) {
      draft.flags |= FLAG.acn;
      if (this.asic !== this.abn) {
        draft.flags |= FLAG.other;
        draft.other = this.asic;
      }
    }
    this.onRecord();
  }

  /** The ABN's nine digits; its check digits are kept where they are not the usual ones. */
  private number(text: number, end: number): void {
    if (end - text !== 11) return;
    this.abn = digits(this.bytes, text + 2, end, -1);
    const check = digits(this.bytes, text, text + 2, -1);
    if (check < 0) this.abn = -1;
    else if (check !== usualCheck(this.bytes, text)) {
      const abn = this.textOf(text, end);
      // What is no ABN at all is refused with its record; what its owner writes as one is kept as it is written.
      if (!isAbn(abn)) this.abn = -1;
      else if (abnOfBody(this.abn) !== abn) this.check = check;
    }
  }

  /** The attribute that begins with `status="A`: ACT, where the others are CAN and NON. */
  private isActive(from: number, to: number): boolean {
    const { bytes } = this;
    for (let i = from; i < to; i++) {
      if (bytes[i] === 115 && bytes[i + 6] === 61 && bytes[i + 7] === QUOTE) return bytes[i + 8] === 65;
    }
    return false;
  }

  private beginName(from: number, to: number): void {
    const { bytes } = this;
    let i = from;
    while (i < to && bytes[i] !== QUOTE) i++;
    this.draft.beginNameOf(KIND_BY_LETTER[bytes[i + 1]! & 127]!);
  }

  private append(text: number, end: number): void {
    const { bytes, draft } = this;
    if (draft.count === 0) draft.beginName('MN');
    for (let i = text; i < end; i++) {
      if (bytes[i] !== AMPERSAND) continue;
      const plain = Buffer.from(withoutEntities(bytes.toString('utf8', text, end)));
      draft.append(plain, 0, plain.length);
      return;
    }
    draft.append(bytes, text, end);
  }

  private addGiven(text: number, end: number): void {
    const room = this.givenLength + end - text + 1;
    if (room > this.given.length) return;
    if (this.givenLength > 0) this.given[this.givenLength++] = 32;
    this.givenLength += this.bytes.copy(this.given, this.givenLength, text, end);
  }

  /** A person: `FAMILY, GIVEN GIVEN`. */
  private person(text: number, end: number): void {
    const { draft } = this;
    draft.beginName('LGL');
    this.append(text, end);
    if (this.givenLength === 0) return;
    draft.append(COMMA, 0, end > text ? COMMA.length : 0);
    const given = this.given.subarray(0, this.givenLength);
    const plain = given.includes(AMPERSAND) ? Buffer.from(withoutEntities(given.toString('utf8'))) : given;
    draft.append(plain, 0, plain.length);
  }

  /** Keeps what the type is called when it is met first. */
  private typeText(text: number, end: number): void {
    const code = entityTypes[this.draft.type - 1];
    if (code !== undefined && !this.types.has(code)) this.types.set(code, withoutEntities(this.textOf(text, end)));
  }

  private textOf(from: number, to: number): string {
    return this.bytes.toString('latin1', from, to);
  }
}
