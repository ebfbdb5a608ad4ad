// A line that names no country is of the one at home, unless it says more of another.
import { foldWorldName } from '../../address/fold.js';
import { stateOf } from '../../address/vocabulary/place.js';
import { isRegionNz } from '../../address/vocabulary/region-nz.js';
import { namedStates } from '../../contract/fields/states.js';
import { contractCountries } from '../../contract/sources.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import type { AreasAlone } from '../alone.js';
import { isTownOfWorld, withCityElsewhere, withMetropolisElsewhere, withStreetInDoubt } from '../city-elsewhere.js';
import { countryName } from '../country.js';
import { fromArea, hasUnread } from '../describe.js';
import { doubtOf } from '../doubt.js';
import type { Elsewhere } from '../elsewhere.js';
import { hasPoint } from '../has-point.js';
import type { Written } from '../in-country.js';
import { endsInAmerica, inStateSaid, leavesLast, stateAtEnd } from '../line-end.js';
import { notLocated } from '../not-located.js';
import { pairElsewhere } from '../pair-elsewhere.js';
import { isStreetType } from '../street-words.js';
import { hasName, partsOf, textOf, type Word } from '../words.js';
import type { WorldData } from '../world-data.js';

/** True for a line whose last part is a state of Australia by its name or code. */
const endsInStateAu = (words: readonly Word[]): boolean => {
  const state = stateOf(textOf(partsOf(words).at(-1) ?? []));
  return namedStates.some(({ code }) => code === state);
};

/** How a line is answered in a country, and what the words are that are a place and nothing else. */
export interface Answers {
  readonly inCountry: (country: string, line: Written) => Geocoded;
  readonly atHomeAlone: (words: readonly Word[], country: string) => Geocoded | undefined;
  readonly anywhere: (words: readonly Word[]) => Geocoded | undefined;
}

/** The answer; that of JACKSON HOLE, WYOMING, read as a street of WYOMING, NSW, says that the state may be meant. */
function withStateOfAmerica(answer: Geocoded, words: readonly Word[]): Geocoded {
  const isOnStreet = words.some(({ text }) => /\d/.test(text) || isStreetType(text));
  const state = answer.level === 'locality' && !isOnStreet ? stateAtEnd(words) : undefined;
  if (!state || textOf(partsOf(words).at(-1)!) !== foldWorldName(answer.city ?? '')) return answer;
  const said = `no country is given: it may also be ${titled(state.name)}, ${countryName(state.country)}`;
  return { ...answer, messages: [...(answer.messages ?? []), said] };
}

/** Words of a place with what it lies in at most, none of them a number but a postcode. */
const MOST_WORDS = 8;
const mayBePlace = (words: readonly Word[]): boolean =>
  words.length <= MOST_WORDS && words.every(({ text }) => !/\d/.test(text) || /^\d{3,4}$/.test(text));

const titled = (name: string): string => name.replace(/\B\p{L}+/gu, (letters) => letters.toLowerCase());

/** True for a place that all of a line is, and for a region where the place at home is none or spelt alike. */
function isTakenAcross(alone: Geocoded, { status }: Geocoded): boolean {
  if (!hasPoint(alone) || alone.level === 'postcode') return false;
  return alone.status === 'verified' || (alone.level === 'region' && ['corrected', 'unmatched'].includes(status ?? ''));
}

/** Answers lines that name no country. */
export class LinesAtHome {
  constructor(
    private readonly data: WorldData,
    private readonly alone: AreasAlone,
    private readonly elsewhere: Elsewhere,
    private readonly answers: Answers,
  ) {}

  /** `fallback`: the country at home. */
  answer(line: Written, fallback: string): Geocoded {
    const { words } = line;
    const answer = this.answers.inCountry(fallback, line);
    const isSlip = answer.status === 'corrected' && answer.level === 'locality';
    const { status } = answer;
    const isSure = status === 'verified' || status === 'corrected' || (status === 'ambiguous' && hasPoint(answer));
    const doubt = doubtOf(answer, words);
    if (!isSlip && isSure && doubt === '') return this.withPairAcross(this.ofPlace(answer, words), words, fallback);
    const alone = (country: string): Geocoded | undefined => this.answers.atHomeAlone(words, country);
    const isRespelt =
      status === 'partial' &&
      !hasName(words, foldWorldName(answer.city ?? '')) &&
      !hasName(words, answer.postcode ?? '');
    const city = status === 'unmatched' || isRespelt ? '' : (answer.city ?? '');
    const pair =
      this.elsewhere.ofLastWords(line, city) ??
      pairElsewhere(answer, words, this.data, alone, (country) => this.answers.inCountry(country, line));
    const across = pair ?? this.acrossTheSea(answer, line, fallback);
    if (across) return across;
    const elsewhere = this.answers.anywhere(words) ?? this.elsewhere.ofCodeAlone(words);
    if (typeof elsewhere === 'string') return { ...answer, messages: [...(answer.messages ?? []), elsewhere] };
    const isExact = elsewhere?.status === 'verified' || (isSlip && elsewhere?.status === 'ambiguous');
    if (elsewhere && (isExact || !hasPoint(answer))) {
      return this.orInState(line, withStreetInDoubt(elsewhere, words)) ?? elsewhere;
    }
    // WEST GIPPSLAND, VICTORIA is not in Hong Kong's.
    const isOpen = !endsInStateAu(words) || partsOf(words).length > 2;
    if (status === 'unmatched') {
      const there = isOpen ? this.elsewhere.of(line, fallback) : undefined;
      return this.orInState(line, there) ?? this.inRegionAcross(line, fallback) ?? answer;
    }
    const isNested = doubt === 'nested';
    const other = doubt === '' ? undefined : this.elsewhere.ofStrongEvidence(line, fallback, isNested, answer.country!);
    const inState = doubt === 'elsewhere' ? this.orInState(line, other) : other;
    if (inState) return inState;
    // BAKER STREET, LONDON is not in Condon, but BEVERLEY HILLS 2209 is what has that postcode.
    const there = isRespelt
      ? (this.elsewhere.ofLine(line, fallback) ??
        this.elsewhere.ofOtherCountry(line, fallback, answer.country ?? '') ??
        this.elsewhere.ofCityAtEdge(line) ??
        (answer.country === fallback ? this.inRegionAcross(line, fallback) : undefined))
      : undefined;
    if (there) return there;
    const said = answer.level === 'locality' ? this.elsewhere.ofPart(line) : undefined;
    return said ?? withStateOfAmerica(withMetropolisElsewhere(answer, words, this.data.world), words);
  }

  /**
   * The place of the neighbouring country that all of the words are, where those at home are spelt alike or leave a
   * part of the line: WAIMARAMA is not in Tamarama, nor GIBBSTON, QUEENSTOWN in South Australia.
   */
  private acrossTheSea(answer: Geocoded, line: Written, fallback: string): Geocoded | undefined {
    const { words } = line;
    const isOne = new Set(partsOf(words).map(textOf)).size === 1;
    if (!mayBePlace(words) || (isOne && (answer.status === 'ambiguous' || isTownOfWorld(words, this.data.world)))) {
      return undefined;
    }
    for (const country of contractCountries.filter((each) => each !== fallback)) {
      const alone = this.answers.atHomeAlone(words, country);
      const said = `no country is given: ${countryName(country)} has a place of that name`;
      const taken = alone && isTakenAcross(alone, answer) ? alone : this.respeltAcross(answer, line, country);
      if (taken) return { ...taken, messages: [...(taken.messages ?? []), said] };
    }
    return undefined;
  }

  /** HOLLYFORD ROAD, FIORDLAND: the region of New Zealand that ends a line of which nothing else is known. */
  private inRegionAcross(line: Written, fallback: string): Geocoded | undefined {
    const parts = partsOf(line.words);
    const last = parts.at(-1)!;
    if (fallback === 'NZ' || parts.length < 2 || !isRegionNz(textOf(last))) return undefined;
    const region = this.answers.atHomeAlone(last, 'NZ');
    if (!region || !hasPoint(region) || region.level !== 'region') return undefined;
    const left = textOf(parts.slice(0, -1).flat());
    const said = `no country is given: ${countryName('NZ')} is that of ${region.province}`;
    return { ...region, status: 'partial', messages: [`not located: ${left}`, ...(region.messages ?? []), said] };
  }

  /** WHANGARIE, NORTHLAND: a town with a slip in the region of New Zealand behind it, and no street in Northlands. */
  private respeltAcross({ status }: Geocoded, line: Written, country: string): Geocoded | undefined {
    const parts = partsOf(line.words);
    const isOpen = status === 'unmatched' || status === 'partial';
    if (country !== 'NZ' || !isOpen || parts.length !== 2 || !isRegionNz(textOf(parts[1]!))) return undefined;
    const there = this.answers.inCountry(country, line);
    return there.level === 'locality' && there.status === 'corrected' && !hasUnread(there) ? there : undefined;
  }

  /** The answer, or that in the state of America which the line ends in where it makes no use of that. */
  orInState(line: Written, answer: Geocoded | undefined): Geocoded | undefined {
    return answer && !leavesLast(answer, line.words) ? answer : (this.inStateSaid(line) ?? answer);
  }

  /**
   * The same where a country has the code of the state, and fewer people: CAMP LEJEUNE, NC is not in New Caledonia, but
   * what is unknown in DE may be in Germany.
   */
  orInLargerState(line: Written, answer: Geocoded | undefined, country: string): Geocoded | undefined {
    const state = stateAtEnd(line.words);
    const region = state && this.alone.inCountry(state.name, state.country);
    const isLarger = region !== undefined && region.people >= (this.alone.ofCountry(country)?.people ?? 0);
    return isLarger ? this.orInState(line, answer) : answer;
  }

  private inStateSaid(line: Written): Geocoded | undefined {
    return inStateSaid(line, {
      answerIn: this.answers.inCountry,
      regionIn: (name, country) => this.alone.inCountry(name, country),
      unlocated: (left, country) => notLocated(this.data, { left, status: 'partial' }, country),
    });
  }

  /** The place at home that a line is for certain, or what else it is called as. */
  private ofPlace(answer: Geocoded, words: readonly Word[]): Geocoded {
    const abroad = this.inAmerica(answer, words);
    if (abroad) return abroad;
    const area = this.alone.beyondTown(words, answer);
    const withCity = partsOf(words).length > 1 ? withMetropolisElsewhere : withCityElsewhere;
    return area ? fromArea(area) : withCity(answer, words, this.data.world);
  }

  /** RICHMOND, NELSON is a suburb beside another at home, and a town of New Zealand. */
  private withPairAcross(answer: Geocoded, words: readonly Word[], fallback: string): Geocoded {
    const isSaid = hasName(words, answer.postcode ?? '') || hasName(words, answer.province ?? '');
    const isPair = new Set(partsOf(words).map(textOf)).size > 1 && mayBePlace(words);
    if (isSaid || !isPair || answer.country !== fallback) return answer;
    for (const country of contractCountries.filter((each) => each !== fallback)) {
      const there = this.answers.atHomeAlone(words, country);
      if (there?.status !== 'verified' || there.level !== 'locality') continue;
      const said = `no country is given: it may also be ${there.fullAddress}, ${countryName(country)}`;
      return { ...answer, messages: [...(answer.messages ?? []), said] };
    }
    return answer;
  }

  /** RICHMOND, VIRGINIA: the town of the state that is written, and not one near another town of that name. */
  private inAmerica(answer: Geocoded, words: readonly Word[]): Geocoded | undefined {
    const isSaid = hasName(words, answer.postcode ?? '') || hasName(words, answer.province ?? '');
    const there =
      answer.level === 'locality' && !isSaid && endsInAmerica(words) ? this.answers.anywhere(words) : undefined;
    if (there?.status !== 'verified' || contractCountries.includes(there.country ?? '')) return undefined;
    const said = `no country is given: it may also be ${answer.fullAddress}, ${countryName(answer.country ?? '')}`;
    return { ...there, messages: [...(there.messages ?? []), said] };
  }
}
