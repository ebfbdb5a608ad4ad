// Texts that are a suburb, a town or a postcode of New Zealand and nothing else, by the gazetteer that comes
// with the package: a name with its town, its region or its postcode, a postcode alone.
import { listEnd } from '../../data/list-end.js';
import { NONE, type AddressSet } from '../../data/addresses/read/address-set.js';
import { metresBetween, type Point } from '../../data/points/metres.js';
import { foldName } from '../../address/fold.js';
import { partsOfRegions } from '../../address/vocabulary/region-nz.js';
import { fullTownNz } from '../../address/vocabulary/town-nz.js';
import type { Word } from '../words.js';
import type { FoundNz } from './found-nz.js';
import { PostcodesNz } from './postcodes-nz.js';
import { writtenNz, type WrittenNz } from './written-nz.js';

/** Places of one name so near to each other are one. */
const SAME_METRES = 40_000;
/** A postcode's places are so near to a place that it may be written with. */
const NEAR_METRES = 60_000;
/** A town so far from a suburb is another's. */
const TOWN_METRES = 80_000;
/** A place so near to a region that is written with it may be taken for one of that region. */
const BORDER_METRES = 60_000;
const MOST_NAMED = 4;
/** Letters from which on a name is hardly one letter away from another. */
const LONG_NAME = 7;

export class PlacesNz {
  private readonly regions: ReadonlyMap<string, number>;
  private readonly postcodes: PostcodesNz;

  /** `set`: the gazetteer, whose states are regions. */
  constructor(private readonly set: AddressSet) {
    const regions = new Map(set.states.map((name, i) => [foldName(name).replaceAll('-', ' '), i]));
    const parts = partsOfRegions().map(([part, region]): [string, number] => [part, regions.get(region) ?? -1]);
    this.regions = new Map([...parts.filter(([, region]) => region >= 0), ...regions]);
    this.postcodes = new PostcodesNz(set);
  }

  /** The place that the words are; undefined where they may say more, or none that is known. */
  find(words: readonly Word[]): FoundNz | undefined {
    return this.findWith(words) ?? this.findShortCode(words);
  }

  /** 622 AT THE END is 0622, whose nought a sheet of numbers has lost, where that is right. */
  private findShortCode(words: readonly Word[]): FoundNz | undefined {
    const last = words.at(-1);
    if (last === undefined || !/^\d{3}$/.test(last.text)) return undefined;
    const found = this.findWith([...words.slice(0, -1), { ...last, text: `0${last.text}` }]);
    if (found?.status !== 'verified') return undefined;
    return { ...found, status: 'partial', messages: [`${last.text} is read as the postcode 0${last.text}`] };
  }

  /** True if the words are the name of a region and of no town: NORTHLAND, of which a suburb bears the name too. */
  isRegionAlone(words: readonly Word[]): boolean {
    const written = writtenNz(words, this.regions);
    return (
      written !== undefined &&
      written.region >= 0 &&
      written.names.length === 0 &&
      written.postcode === '' &&
      !this.endsInTown(words)
    );
  }

  private findWith(words: readonly Word[]): FoundNz | undefined {
    const written = writtenNz(words, this.regions);
    const inRegion = written && this.read(written);
    // AVONDALE, MARLBOROUGH is a place of the region, not one near the suburb of that name.
    if (written && written.region >= 0 && written.names.length > 0 && !this.endsInTown(words)) return inRegion;
    const whole = writtenNz(words, new Map());
    const found = whole && whole.names.length > 0 ? this.read(whole) : undefined;
    if (found?.status === 'verified') return found;
    // MT WELLINGTON 1051: a name that ends as a region is called, with a postcode that is not known to be its own.
    const isName = whole?.postcode === '' || this.named(whole?.names.at(-1) ?? '').length > 0;
    return inRegion ?? (isName ? found : undefined);
  }

  /** True if the region at the end bears the name of a town (AUCKLAND, NELSON). */
  private endsInTown(words: readonly Word[]): boolean {
    const { names = [] } = writtenNz(words, new Map()) ?? {};
    const last = (names.at(-1) ?? '').split(' ');
    return last.some((_, at) => {
      const name = last.slice(at).join(' ');
      return this.regions.has(name) && this.named(name).some((place) => this.set.localityTown[place] === place);
    });
  }

  /**
   * The region that the words end in, where nothing of the name before it is known there: no place that is spelt alike
   * elsewhere is meant. '' where none is said.
   */
  regionSaid(words: readonly Word[]): string {
    const written = writtenNz(words, this.regions);
    return written && written.region >= 0 && written.names.length > 0 ? this.set.states[written.region]! : '';
  }

  /** The only place of the region said whose name is a letter away: TE KOPURA, NORTHLAND; undefined for none. */
  respelt(words: readonly Word[]): FoundNz | undefined {
    const { names = [], region = -1 } = writtenNz(words, this.regions) ?? {};
    const [name = ''] = names;
    if (region < 0 || names.length !== 1 || name.length < LONG_NAME || this.named(name).length > 0) return undefined;
    const near = [...this.set.localityNames.near(name, 1)].flatMap(({ id }) =>
      this.named(this.set.localityNames.text(id)).filter((place) => this.set.localityState[place] === region),
    );
    return near.length === 1 ? { ...this.at(near[0]!, this.onlyCode(near[0]!), []), status: 'corrected' } : undefined;
  }

  /** The postcode that stands beside a name that is not known; undefined where none does. */
  ofPostcodeAlone(words: readonly Word[]): FoundNz | undefined {
    const { names = [], postcode = '' } = writtenNz(words, this.regions) ?? {};
    const found = names.length === 0 || postcode === '' ? undefined : this.postcodes.find(postcode, -1);
    const said = `no place named ${names.join(', ')} is known: the postcode is taken`;
    return found && { ...found, status: 'partial', locality: NONE, messages: [said, ...found.messages] };
  }

  /** True if a place of the folded name is in the region. */
  isIn(name: string, region: string): boolean {
    return this.named(name).some((place) => this.set.states[this.set.localityState[place]!] === region);
  }

  private read({ names, region, postcode }: WrittenNz): FoundNz | undefined {
    if (names.length === 0) return postcode === '' ? undefined : this.postcodes.find(postcode, region);
    const named = this.namedIn(names);
    const there = region < 0 ? named : named.filter((place) => this.set.localityState[place] === region);
    if (postcode === '') return this.oneOf(there) ?? this.overTheBorder(named, region);
    const having = there.filter((place) => this.codesOf(place).includes(Number(postcode)));
    if (having.length > 0) return this.at(having[0]!, postcode, []);
    const centre = this.postcodes.find(postcode, -1);
    const [near] = there.toSorted((a, b) => this.metresTo(a, centre?.point) - this.metresTo(b, centre?.point));
    if (near === undefined) return undefined;
    const said = `the postcode ${postcode} is not known to be one of ${this.nameOf(near)}`;
    if (!centre) return { ...this.at(near, '', [said]), status: 'partial' };
    return this.metresTo(near, centre.point) < NEAR_METRES
      ? { ...this.at(near, postcode, [said]), status: 'partial' }
      : { ...centre, status: 'partial', messages: [`${said}: the postcode is taken`] };
  }

  /** Of places in other regions the one that lies at the border of the region. */
  private overTheBorder(named: readonly number[], region: number): FoundNz | undefined {
    if (region < 0) return undefined;
    const { localityState } = this.set;
    const isNear = (place: number): boolean =>
      localityState.some((of, i) => of === region && this.metresTo(i, this.pointOf(place)) < BORDER_METRES);
    const place = named.find(isNear);
    if (place === undefined) return undefined;
    const { states } = this.set;
    const said = `${this.nameOf(place)} is known in ${states[localityState[place]!]!}, not in ${states[region]!}`;
    return { ...this.at(place, this.onlyCode(place), [said]), status: 'partial' };
  }

  /** Places of the last names, SUBURB, TOWN: those near the town; a lone name without a comma may be both. */
  private namedIn(names: readonly string[]): number[] {
    const [first = '', second, ...more] = names;
    if (more.length > 0) return [];
    if (second !== undefined) return this.within(this.named(first), this.named(second));
    const found = this.named(first);
    if (found.length > 0) return found;
    const words = first.split(' ');
    for (let at = words.length - 1; at > 0; at--) {
      const pair = this.within(this.named(words.slice(0, at).join(' ')), this.named(words.slice(at).join(' ')));
      if (pair.length > 0) return pair;
    }
    return [];
  }

  private within(places: readonly number[], towns: readonly number[]): number[] {
    const of = (town: number): readonly number[] =>
      places.filter((place) => this.set.localityTown[place] === town && place !== town);
    const own = towns.flatMap(of);
    if (own.length > 0) return own;
    return places.filter((place) => towns.some((town) => this.metresTo(place, this.pointOf(town)) < TOWN_METRES));
  }

  /** Those that bear the folded name, as their own where there are such. */
  private named(name: string): number[] {
    const { set } = this;
    const id = set.localityNames.find(fullTownNz(name) ?? name);
    if (id < 0) return [];
    const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
    const listed = [...set.nameLocality.subarray(set.nameLocalityStart[id], end)];
    const own = listed.filter((place) => (place & 1) === 0);
    return (own.length > 0 ? own : listed).map((place) => place >>> 1);
  }

  /** The town among namesakes, or the only one; of several far from each other the first with a message. */
  private oneOf(places: readonly number[]): FoundNz | undefined {
    const isTown = (place: number): number => Number(this.set.localityTown[place] === place);
    const [first, ...others] = places.toSorted(
      (a, b) => isTown(b) - isTown(a) || this.codesOf(b).length - this.codesOf(a).length || a - b,
    );
    if (first === undefined) return undefined;
    const away = others.filter((place) => this.metresTo(place, this.pointOf(first)) > SAME_METRES);
    if (away.length === 0) return this.at(first, this.onlyCode(first), []);
    const list = away.slice(0, MOST_NAMED).map((place) => this.placeText(place));
    const more = away.length > MOST_NAMED ? ` and ${away.length - MOST_NAMED} more` : '';
    return {
      ...this.at(first, '', [
        `${this.placeText(first)} is taken; it may also be ${list.join(' | ')}${more}: ` +
          `name the town, the region or the postcode`,
      ]),
      status: isTown(first) === 1 && !away.some((place) => isTown(place) === 1) ? 'verified' : 'ambiguous',
    };
  }

  private at(locality: number, postcode: string, messages: readonly string[]): FoundNz {
    const region = this.set.states[this.set.localityState[locality]!]!;
    return {
      status: 'verified',
      level: 'locality',
      locality,
      region,
      postcode,
      point: this.pointOf(locality),
      messages,
    };
  }

  private pointOf(place: number): Point {
    return [this.set.localityLatitude[place]!, this.set.localityLongitude[place]!];
  }

  private metresTo(place: number, point: Point | undefined): number {
    return point ? metresBetween(this.pointOf(place), point) : 0;
  }

  private codesOf(place: number): number[] {
    const { localityPostcodeStart: start, localityPostcode } = this.set;
    return [...localityPostcode.subarray(start[place], listEnd(start, place + 1, localityPostcode))];
  }

  /** The postcode of a place that has only one; else ''. */
  private onlyCode(place: number): string {
    const codes = this.codesOf(place);
    return codes.length === 1 ? String(codes[0]).padStart(4, '0') : '';
  }

  /** Name, and town where it is another. */
  private placeText(place: number): string {
    const town = this.set.localityTown[place]!;
    const behind =
      town === NONE || town === place ? this.set.states[this.set.localityState[place]!]! : this.nameOf(town);
    return `${this.nameOf(place)}, ${behind}`;
  }

  /** The name as the set writes it. */
  nameOf(place: number): string {
    return this.set.localityNames.display(this.set.localityName[place]!);
  }
}
