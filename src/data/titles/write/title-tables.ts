// Titles and owners as they are read, in any order: columns by the number of the title, and by the number of the owner.
import { ByteTable } from '../../names/write/byte-table.js';
import { NumberedTexts } from '../../names/write/numbered.js';
import { NO_NUMBER } from '../title.js';
import { GrowingNumbers, GrowingTexts } from './growing.js';

export class TitleTables {
  /** Numbers of titles, by the numbers that the register gives them; of the layer, or only of the owners' list. */
  readonly numbers = new ByteTable();
  /** Different outlines, by their bytes. */
  readonly shapes = new ByteTable();
  /** South, west, north, east of each outline. */
  readonly boxes = [new GrowingNumbers(), new GrowingNumbers(), new GrowingNumbers(), new GrowingNumbers()] as const;
  /** Outline of each title of the layer; NO_NUMBER for one without. */
  readonly shape = new GrowingNumbers(NO_NUMBER);
  /** 1 for titles of the layer. */
  readonly isTitle = new GrowingNumbers();
  readonly id = new GrowingNumbers();
  /** Number of its `kinds`. */
  readonly kind = new GrowingNumbers();
  /** YYYYMMDD, 0 where it is not known. */
  readonly issued = new GrowingNumbers();
  /** NO_NUMBER where the layer says nothing. */
  readonly numberOwners = new GrowingNumbers(NO_NUMBER);
  readonly estate = new GrowingTexts();
  /** Status, type, land district, guarantee status and sharing of titles, joined by tabs. */
  readonly kinds = new NumberedTexts();
  titles = 0;

  owners = 0;
  /** Of each owner: the number of its title, its id, its names in `names`. */
  readonly ownerTitle = new GrowingNumbers();
  readonly ownerId = new GrowingNumbers();
  readonly ownerSurname = new GrowingNumbers();
  readonly ownerGiven = new GrowingNumbers();
  /** Number of its suffix, doubled; odd for a corporate owner. */
  readonly ownerKind = new GrowingNumbers();
  readonly names = new ByteTable();
  readonly suffixes = new NumberedTexts();
}
