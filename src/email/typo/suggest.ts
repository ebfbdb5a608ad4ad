// The domain that was probably meant where one is mistyped. A suggestion and never a verdict: whoever has the address
// says what is right. Nothing is suggested for a domain that is known.
import { isMeant, MOST_USED } from '../lists/providers.js';
import { slipCost } from './slips.js';
import { hasTopLevel, withRightSuffix } from './suffixes.js';

/** A provider's domain: its first label, and the rest. */
interface Target {
  readonly domain: string;
  readonly name: string;
  readonly suffix: string;
  /** A bit for each letter that the name has. */
  readonly letters: number;
}

const targetOf = (domain: string): Target => {
  const dot = domain.indexOf('.');
  const name = domain.slice(0, dot);
  return { domain, name, suffix: domain.slice(dot + 1), letters: lettersOf(name) };
};

/** A bit for each letter; what is no letter shares one with another. */
function lettersOf(name: string): number {
  let bits = 0;
  for (let i = 0; i < name.length; i++) bits |= 1 << (name.charCodeAt(i) & 31);
  return bits;
}

/** Letters that one name has and the other has not: no slip that is taken back brings more. */
const MOST_OTHER_LETTERS = 2;

const isFar = (a: number, b: number): boolean =>
  bitsIn(a & ~b) > MOST_OTHER_LETTERS || bitsIn(b & ~a) > MOST_OTHER_LETTERS;

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * What a name may be off by, for its length. A short one has firms on all sides: of four letters only two changed over
 * are a slip, and of three none is.
 */
const MOST_OFF: readonly number[] = [0, 0, 0, 0, 0.6, 1, 1, 1.2, 1.5];

/** Hundreds of providers have names of a word and `mail`. */
const MOST_OFF_OF_MAIL = 1;

function mostOff(name: string): number {
  const most = MOST_OFF[Math.min(name.length, MOST_OFF.length - 1)]!;
  return name.endsWith('mail') ? Math.min(most, MOST_OFF_OF_MAIL) : most;
}

/** What a suffix costs that exists but is hardly ever meant, such as the .co of gmail.co; and any other. */
const OTHER_SUFFIX = 0.3;
const NOBODYS_SUFFIX = 0.4;

/** What is written for a provider's suffix though it exists itself. */
const TAKEN_FOR: Readonly<Record<string, readonly string[]>> = {
  com: ['co', 'cm', 'om', 'vom', 'como', 'com.com'],
  net: ['ne', 'et'],
  'com.au': ['co.au', 'au', 'com.ua', 'com.ai', 'net.au'],
  'net.au': ['au', 'com.au', 'net.ua', 'net.ai', 'net.com'],
  'co.nz': ['com.nz', 'nz', 'net.nz'],
  'net.nz': ['nz', 'co.nz'],
  'co.uk': ['com.uk', 'uk'],
};

/** Names of which a provider has every domain that there are mailboxes at: with another end, none is meant. */
const ONE_DOMAIN: ReadonlySet<string> = new Set(['gmail', 'icloud', 'bigpond', 'optusnet']);

/** A dot that ends or begins nothing: there, more than a letter is wrong. */
const NO_LABEL = /^\.|\.\.|\.$/;

/** Longest domain that is compared. */
const LONGEST = 40;

/** Suggests of a list of domains, of which the first is taken where two are equally near. */
export class DomainSuggester {
  private readonly targets: readonly Target[];
  private readonly withoutDots: ReadonlyMap<string, string>;
  private readonly isKnown: (domain: string) => boolean;

  constructor(domains: readonly string[] = MOST_USED, isKnown: (domain: string) => boolean = isMeant) {
    this.targets = domains.map(targetOf);
    this.withoutDots = new Map(domains.map((domain) => [domain.replaceAll('.', ''), domain]));
    this.isKnown = isKnown;
  }

  /** The domain that was probably meant; '' where the given one may well be. In ASCII and lower case. */
  suggest(domain: string): string {
    if (domain.length > LONGEST || this.isKnown(domain) || NO_LABEL.test(domain)) return '';
    const dotElsewhere = this.withoutDots.get(domain.replaceAll('.', ''));
    if (dotElsewhere !== undefined && dotElsewhere !== domain) return dotElsewhere;
    if (!domain.includes('.')) return '';
    const mended = withRightSuffix(domain);
    if (mended !== '' && this.isKnown(mended)) return mended;
    const near = this.nearest(mended === '' ? domain : mended);
    return near === '' ? mended : near;
  }

  private nearest(domain: string): string {
    const { name, suffix, letters } = targetOf(domain);
    const isReal = hasTopLevel(domain);
    let best = '';
    let least = Infinity;
    for (const target of this.targets) {
      if (Math.abs(target.name.length - name.length) > 2 || isFar(letters, target.letters)) continue;
      const isSameName = name === target.name;
      const ofSuffix = suffixCost(suffix, target, isSameName, isReal);
      if (ofSuffix === undefined) continue;
      const ofName = isSameName ? 0 : slipCost(name, target.name);
      const cost = ofName + ofSuffix;
      if (!isSameName && cost > mostOff(target.name)) continue;
      if (cost < least && target.domain !== domain) {
        least = cost;
        best = target.domain;
      }
    }
    return best;
  }
}

/** What it costs to have written the suffix for the target's; undefined where it is meant as it is. */
function suffixCost(suffix: string, target: Target, isSameName: boolean, isReal: boolean): number | undefined {
  if (suffix === target.suffix) return 0;
  if (TAKEN_FOR[target.suffix]?.includes(suffix) === true) return OTHER_SUFFIX;
  // The provider's name, below a top-level domain that does not exist or at which it has nothing.
  return isSameName && (!isReal || ONE_DOMAIN.has(target.name)) ? NOBODYS_SUFFIX : undefined;
}
