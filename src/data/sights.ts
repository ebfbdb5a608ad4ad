// Sights and airports that are asked for by their names alone: tables that come with the package.
// This module lies as deep under the package's root as the bundle does, in src/ as in dist/.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldWorldName } from '../address/fold.js';
import { WaypostError } from '../contract/errors.js';
import { EMBEDDED } from './embedded.js';

/** A sight, a university, a station or an airport. */
export interface Sight {
  /** The name that it is shown with. */
  readonly name: string;
  readonly town: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** True for an airport with many flights. */
  readonly isLarge: boolean;
}

const FOLDER = new URL('../../assets/places/', import.meta.url);
/** An airport's line: its code, its point, its town, its names. */
const AIRPORT = /^(\*?)([A-Z]{3}) (-?[\d.]+),(-?[\d.]+) ([^:]+): (.+)$/;
/** A sight of a town: its names, then its point, to the south and west with a letter or a sign. */
const SIGHT = /^(.+) (-?[\d.]+)([NS]?),(-?[\d.]+)([EW]?)$/;

type Named = Map<string, Sight[]>;

/** The tables, each sight under all of its names. */
export class Sights {
  private readonly sights: Named = new Map();
  private readonly airports: Named = new Map();
  private readonly codes = new Map<string, Sight>();

  /** Throws for a text that is not of the form that the tables describe. */
  constructor(sights: string, airports: string) {
    for (const [country, line] of linesOf(airports)) this.addAirport(country, line);
    for (const [country, line] of linesOf(sights)) this.addSights(country, line);
    this.nameByTowns();
  }

  /** Those that came with waypost. Throws `data-broken` where they are missing. */
  static embedded(): Sights {
    return new Sights(read('sights.txt'), read('airports.txt'));
  }

  /** Sights of a folded name. */
  named(name: string): readonly Sight[] {
    return this.sights.get(name) ?? [];
  }

  /** Airports of a folded name without AIRPORT, or of a code of IATA. */
  airportsNamed(name: string): readonly Sight[] {
    const coded = this.codes.get(name);
    return coded ? [coded] : (this.airports.get(name) ?? []);
  }

  /** The airport of a code of IATA. */
  airportOfCode(code: string): Sight | undefined {
    return this.codes.get(code);
  }

  private addSights(country: string, line: string): void {
    const at = line.indexOf(': ');
    if (at < 0) throw new Error(`sights: no town in '${line}'`);
    const town = line.slice(0, at);
    for (const entry of line.slice(at + 2).split('; ')) {
      const [, names = '', latitude, south, longitude, west] = SIGHT.exec(entry) ?? [];
      if (names === '') throw new Error(`sights: no point in '${entry}'`);
      const [name = '', ...others] = names.split('|').map((each) => each.trim());
      const sight: Sight = {
        name,
        town,
        country,
        latitude: Number(latitude) * (south === 'S' ? -1 : 1),
        longitude: Number(longitude) * (west === 'W' ? -1 : 1),
        isLarge: false,
      };
      for (const each of [name, ...others]) add(this.sights, each, sight);
    }
  }

  private addAirport(country: string, line: string): void {
    const [, star, code = '', latitude, longitude, town = '', names = ''] = AIRPORT.exec(line) ?? [];
    if (code === '') throw new Error(`airports: no airport in '${line}'`);
    const [name = '', ...others] = names.split('; ');
    const airport: Sight = {
      name: `${name} Airport`,
      town,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      isLarge: star === '*',
    };
    this.codes.set(code, airport);
    const [first = '', ...rest] = foldWorldName(name).split(' ');
    // LONDON HEATHROW is HEATHROW, too.
    const bare = rest.length > 0 && first === foldWorldName(town) ? [rest.join(' ')] : [];
    for (const each of new Set([name, ...others, ...bare])) add(this.airports, each, airport);
  }

  /** An airport under its town's name, where it is the only one there, or the only large one. */
  private nameByTowns(): void {
    const towns: Named = new Map();
    for (const airport of this.codes.values()) add(towns, `${airport.town} ${airport.country}`, airport);
    for (const inTown of towns.values()) {
      const large = inTown.filter(({ isLarge }) => isLarge);
      const [only, ...others] = large.length > 0 ? large : inTown;
      if (!only || others.length > 0) continue;
      // PHOENIX AIRPORT is that of Phoenix, before one of the name in another town.
      const named = add(this.airports, only.town, only);
      named.sort((a, b) => Number(b.town === only.town) - Number(a.town === only.town));
    }
  }
}

/** Puts a sight under a name, and gives those that have it. */
function add(named: Named, name: string, sight: Sight): Sight[] {
  const key = foldWorldName(name).replace(/^THE (?=.)/, '');
  const listed = named.get(key) ?? [];
  if (!listed.includes(sight)) listed.push(sight);
  named.set(key, listed);
  return listed;
}

/** The lines of a table that are no remarks, each with its country. */
function* linesOf(text: string): Generator<[country: string, line: string]> {
  let country = '';
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith(';')) continue;
    if (line.startsWith('# ')) country = line.slice(2);
    else yield [country, line];
  }
}

function read(name: string): string {
  const file = fileURLToPath(new URL(name, FOLDER));
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new WaypostError('data-broken', `cannot read ${file} (${code}); ${EMBEDDED.remedy}`, { cause });
  }
}
