// Which words of a text say in what region or area a place lies: behind its name, or as a part of the text of their
// own.
import { Pattern } from '../address/distance.js';
import { foldWorldName } from '../address/fold.js';
import { Remembered } from '../contract/remembered.js';
import type { FoundPlace } from '../data/places/place.js';
import { bareRegion, otherNamesOf, shortArea } from '../data/places/region-names.js';
import { isCounty, isInCounty } from './counties.js';
import { isEdge, runs, textOf, type Span, type Word } from './words.js';

type Region = FoundPlace['region'];
interface Run extends Span {
  readonly text: string;
}

/** Shorter names of regions are not looked for with a slip. */
const SHORTEST_MISSPELT = 6;

const keysOf = new WeakMap<Region, ReadonlySet<string>>();

/** What a region is called: its name, its code where that is letters, and what else. */
function regionKeys(region: Region): ReadonlySet<string> {
  let keys = keysOf.get(region);
  if (!keys) {
    const name = foldWorldName(region.name);
    const code = region.code.toUpperCase();
    keysOf.set(
      region,
      (keys = new Set(
        [
          name,
          bareRegion(name),
          bareRegion(name).replace(/^SAINT /, 'ST '),
          ...(/^[A-Z]{2,3}$/.test(code) ? [code] : []),
          ...otherNamesOf(region.country, name),
        ].filter((key) => key !== ''),
      )),
    );
  }
  return keys;
}

const NONE: readonly never[] = [];

/** What an area is called, by its name. */
const AREA_KEYS = new Remembered<string, readonly string[]>();
function areaKeys(area: string): readonly string[] {
  const folded = foldWorldName(area);
  const short = shortArea(folded);
  return folded === '' ? NONE : [bareRegion(folded), folded, ...(short === undefined ? [] : [short])];
}

/** The text's runs as names of regions, made once for all of its places. */
export class RegionWords {
  private readonly runs: readonly Run[];
  /** Numbers of the runs of a text. */
  private readonly byText = new Map<string, number[]>();
  /** Texts of runs that are one edit from a key, by the keys of a region: many places of a name share one. */
  private readonly slips = new Map<ReadonlySet<string>, ReadonlySet<string>>();
  /** Numbers of the runs that name a region, as they are and with slips, by its keys, and an area by its name. */
  private readonly ofRegions = [false, true].map(() => new Map<ReadonlySet<string>, readonly number[]>());
  private readonly ofAreas = new Map<string, readonly number[]>();
  private counties: readonly Run[] | undefined;
  private patterns: readonly (readonly [string, Pattern])[] | undefined;

  constructor(
    private readonly words: readonly Word[],
    private readonly taken: readonly Span[],
  ) {
    this.runs = runs(words, taken)
      .map(({ from, to }) => ({ from, to, text: bareRegion(textOf(words.slice(from, to))) }))
      .sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
    for (const [i, { text }] of this.runs.entries()) {
      const same = this.byText.get(text);
      if (same) same.push(i);
      else this.byText.set(text, [i]);
    }
  }

  /**
   * The runs that name the region or area of a place whose name stands at `name`: those behind it, and whole parts of
   * the text. `slips`: with one letter wrong.
   */
  of(place: FoundPlace, name: Span, slips: boolean): Span[] {
    const found: Span[] = [];
    const naming = [...this.inCounties(place), ...this.namingOf(regionKeys(place.region), place.area, slips)];
    if (naming.length === 0) return found;
    const isBound = (at: number): boolean =>
      isEdge(this.words, at) ||
      found.some((span) => span.to === at || span.from === at) ||
      this.taken.some((span) => span.to === at || span.from === at);
    for (let before = -1; before < found.length;) {
      before = found.length;
      for (const run of naming) {
        if (
          (run.from < name.to && run.to > name.from) ||
          found.some((span) => run.from < span.to && run.to > span.from)
        ) {
          continue;
        }
        if ((isBound(run.from) || run.from === name.to) && isBound(run.to)) {
          found.push({ from: run.from, to: run.to });
          break;
        }
      }
      if (found.length === before) break;
    }
    return found;
  }

  /** The runs that name a county of Britain in which the place lies. */
  private inCounties(place: FoundPlace): readonly Run[] {
    if (place.region.country !== 'GB') return NONE;
    this.counties ??= this.runs.filter(({ text }) => isCounty(text));
    return this.counties.filter(({ text }) => isInCounty(place, text));
  }

  /** The runs that are whole parts of the text and name one of the regions, whatever lies in it. */
  anyOf(regions: Iterable<Region>, name: Span): Span[] {
    const keys = new Set([...regions].flatMap((region) => [...regionKeys(region)]));
    return this.runs.filter(
      ({ from, to, text }) =>
        (to <= name.from || from >= name.to) && isEdge(this.words, from) && isEdge(this.words, to) && keys.has(text),
    );
  }

  /** The runs that name a region or an area, wherever they stand, the longest first. */
  private namingOf(keys: ReadonlySet<string>, area: string, slips: boolean): readonly Run[] {
    const known = this.ofRegions[slips ? 1 : 0]!;
    let ofRegion = known.get(keys);
    if (!ofRegion) known.set(keys, (ofRegion = this.among([...keys, ...(slips ? this.nearTo(keys) : [])])));
    let ofArea = area === '' ? NONE : this.ofAreas.get(area);
    if (!ofArea) this.ofAreas.set(area, (ofArea = this.among(AREA_KEYS.of(area, areaKeys))));
    const both = ofArea.length === 0 ? ofRegion : [...new Set([...ofRegion, ...ofArea])].sort((a, b) => a - b);
    return both.length === 0 ? NONE : both.map((i) => this.runs[i]!);
  }

  /** The numbers of the runs of these texts, the longest first. */
  private among(texts: readonly string[]): readonly number[] {
    const found = new Set<number>();
    for (const text of texts) for (const i of this.byText.get(text) ?? NONE) found.add(i);
    return found.size === 0 ? NONE : [...found].sort((a, b) => a - b);
  }

  /** The texts of runs that are one edit from one of the keys. */
  private nearTo(keys: ReadonlySet<string>): ReadonlySet<string> {
    let near = this.slips.get(keys);
    if (near) return near;
    this.patterns ??= [...this.byText.keys()]
      .filter((text) => text.length >= SHORTEST_MISSPELT)
      .map((text) => [text, new Pattern(text)] as const);
    const long = [...keys].filter((key) => key.length >= SHORTEST_MISSPELT);
    near = new Set(
      this.patterns.filter(([, pattern]) => long.some((key) => pattern.distanceTo(key, 1) <= 1)).map(([text]) => text),
    );
    this.slips.set(keys, near);
    return near;
  }
}

/** Those of the regions that bear the name (folded) or have it for their code. */
export const regionsNamed = (regions: readonly Region[], name: string): ReadonlySet<Region> =>
  new Set(regions.filter((region) => regionKeys(region).has(name) || regionKeys(region).has(bareRegion(name))));

/** True if a name or code of the region begins with the text (folded). */
export function regionBegins(region: Region, text: string): boolean {
  for (const key of regionKeys(region)) if (key.startsWith(text)) return true;
  return false;
}
