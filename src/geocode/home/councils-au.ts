// Areas of local government of Australia by the names of their councils: SHIRE OF BROOME, CAIRNS REGIONAL COUNCIL,
// YARRA RANGES SHIRE.
import { stateOf } from '../../address/vocabulary/place.js';
import { namedStates } from '../../contract/fields/states.js';
import type { Area } from '../areas.js';
import { partsOf, textOf, type Word } from '../words.js';

const KINDS = '(?:RURAL |ABORIGINAL )?(?:CITY|SHIRE|TOWN|MUNICIPALITY|BOROUGH)';
const BEFORE = new RegExp(`^(?:THE )?(?:${KINDS}|(?:DISTRICT |MUNICIPAL )?COUNCIL) OF (?:THE )?(.+)$`);
const KINDS_BEHIND = '(?:RURAL )?CITY|(?:ABORIGINAL )?SHIRE|REGIONAL|REGION|TOWN|MUNICIPAL|DISTRICT|BOROUGH';
const BEHIND = new RegExp(
  `^(?:THE )?(.+?) (?:(?:${KINDS_BEHIND}) COUNCIL|COUNCIL|RURAL CITY|REGION|MUNICIPALITY|SHIRE|CITY)$`,
);
/** Words of a council with its state. */
const LONGEST = 8;
/** Areas that are called otherwise today. */
const RENAMED: Readonly<Record<string, string>> = { MORELAND: 'MERRI BEK' };

/**
 * The area of a council that the words name, with its state behind it or not; undefined for none. `areaOf`: the area of
 * Australia that bears a folded name.
 */
export function councilAu(words: readonly Word[], areaOf: (name: string) => Area | undefined): Area | undefined {
  if (words.length > LONGEST || words.some(({ text }) => /\d/.test(text))) return undefined;
  for (let end = words.length; end > 0; end--) {
    const state = end < words.length ? stateOf(textOf(words.slice(end))) : '';
    const named = words.slice(0, end);
    if (state === undefined || partsOf(named).length > 1) continue;
    const name = nameOf(textOf(named));
    const areas = name === '' ? [] : areasNamed(RENAMED[name] ?? name, areaOf);
    const [first, ...others] = areas.filter(({ region }) => state === '' || stateOf(region.toUpperCase()) === state);
    if (!first) continue;
    return { ...first, isNamed: true, isClear: others.length === 0, others: others.map(areaLine) };
  }
  return undefined;
}

/** The areas of the name, the largest first; namesakes of two states have the state's code behind it. */
function areasNamed(name: string, areaOf: (name: string) => Area | undefined): Area[] {
  const names = [name, `THE ${name}`, ...namedStates.map(({ code }) => `${name} ${code}`)];
  const areas = names.map(areaOf).filter((area) => area?.kind === 'district') as Area[];
  const byLine = new Map(areas.map((area) => [areaLine(area), area]));
  return [...byLine.values()].toSorted((a, b) => b.people - a.people);
}

const areaLine = ({ district, region }: Area): string => `${district}, ${region}`;

/** What the council is of, '' for a text that names none. */
const nameOf = (text: string): string => (BEFORE.exec(text) ?? BEHIND.exec(text))?.[1] ?? '';
