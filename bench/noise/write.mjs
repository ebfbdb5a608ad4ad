// Writes the components of an address as one line in some style: words, order, separators, case.
import { FLAT_WORDS, NAME_WORDS, STATE_NAMES, TYPE_WORDS } from './words.mjs';

/**
 * What a query says. `flatText` and `numberText`, where given, are written as they are in place of the components.
 * @typedef {{ flatType: string, flat: string, levelType: string, level: string, lot: string, first: string,
 * firstSuffix: string, last: string, lastSuffix: string,
 * name: string, type: string, suffix: string, locality: string, state: string, postcode: string, flatText?: string,
 * typeText?: string, nameAsWritten?: boolean }} Said
 */

/** What the row says of itself. @param {import('./reference.mjs').Row} row @returns {Said} */
export function saidBy(row) {
  const {
    flatType,
    flat,
    levelType,
    level,
    lot,
    first,
    firstSuffix,
    last,
    lastSuffix,
    name,
    type,
    suffix,
    locality,
    state,
    postcode,
  } = row;
  return {
    flatType,
    flat,
    levelType,
    level,
    lot,
    first,
    firstSuffix,
    last,
    lastSuffix,
    name,
    type,
    suffix,
    locality,
    state,
    postcode,
  };
}

/** The number part: `24`, `24A`, `24-26`. @param {Said} said */
export const numberOf = (said) =>
  `${said.first}${said.firstSuffix}${said.last ? `-${said.last}${said.lastSuffix}` : ''}`;

/** Unit and level as officially written, with their commas. @param {Said} said */
function subdwelling(said) {
  if (said.flatText !== undefined) return said.flatText;
  let text = '';
  if (said.flat || said.flatType) text += `${`${said.flatType} ${said.flat}`.trim()}, `;
  if (said.level || said.levelType) text += `${`${said.levelType} ${said.level}`.trim()}, `;
  return text;
}

/** Unit (or lot) and number, in front of the street. @param {Said} said */
export const front = (said) =>
  `${subdwelling(said)}${said.first === '' && said.lot ? `LOT ${said.lot}` : numberOf(said)}`;
/** @param {Said} said */
export const streetOf = (said) => [said.name, said.typeText ?? said.type, said.suffix].filter(Boolean).join(' ');
/** @param {Said} said */
export const placeOf = (said) => [said.locality, said.state, said.postcode].filter(Boolean).join(' ');

/** The official form: `UNIT 2, 15 ANDERSON AVENUE, LIVERPOOL NSW 2170`. @param {Said} said */
export const official = (said) => [`${front(said)} ${streetOf(said)}`.trim(), placeOf(said)].filter(Boolean).join(', ');

/** Text in lower, Mixed or UPPER case. @param {import('./random.mjs').Random} random @param {string} text */
export function recase(random, text) {
  const kind = random.below(4);
  if (kind === 0) return text.toLowerCase();
  if (kind === 1) return text;
  const title = text.toLowerCase().replace(/(^|[^a-z'])([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
  return kind === 2 ? title.replace(/\b(Nsw|Vic|Qld)\b/g, (s) => s.toUpperCase()) : title;
}

/** The type word as people write it. @param {import('./random.mjs').Random} random @param {string} type */
export const shortType = (random, type) => random.pick(TYPE_WORDS[type] ?? [type]);

/**
 * Unit and level as people write them, with what separates them from the number. @param {import('./random.mjs').Random}
 * random @param {Said} said
 */
export function shortUnit(random, said) {
  if (!said.flat && !said.level) return '';
  const level = said.level ? `${random.pick(['LEVEL ', 'L', 'LVL ', 'LEV '])}${said.level}` : '';
  if (!said.flat) return `${level}${random.pick([' ', ', '])}`;
  const word = random.pick(FLAT_WORDS[said.flatType] ?? [said.flatType]);
  const mayTouch = word.length < 5 && /^[A-Z]+$/.test(word) && /^\d/.test(said.flat);
  const touches = (mayTouch && random.chance(0.4)) || word.endsWith('#');
  const unit = `${word}${touches ? '' : ' '}${said.flat}`;
  return level ? `${unit} ${level} ` : `${unit}${random.pick([' ', ', ', ', ', ' - '])}`;
}

/**
 * A person's own way: short words, few commas, any case. @param {import('./random.mjs').Random} random @param {Said}
 * said
 */
export function casual(random, said, { slash = true } = {}) {
  const s = { ...said };
  if (s.typeText === undefined && s.type) s.typeText = shortType(random, s.type);
  if (s.flatText === undefined) {
    s.flatText =
      slash && s.flat && !s.level && /^[A-Z]?\d+[A-Z]?$/.test(s.flat) && random.chance(0.4)
        ? `${s.flat}/`
        : shortUnit(random, s);
  }
  if (random.chance(0.25)) {
    s.name = s.name
      .split(' ')
      .map((w) => (random.chance(0.6) ? NAME_WORDS[w] : undefined) ?? w)
      .join(' ');
  }
  if (random.chance(0.25)) {
    s.locality = s.locality
      .split(' ')
      .map((w) => (w === 'NORTH' || w === 'BEACH' ? NAME_WORDS[w] : w))
      .join(' ');
  }
  if (s.state && random.chance(0.15)) s.state = STATE_NAMES[s.state] ?? s.state;
  const comma = random.pick([', ', ', ', ' ', ',', '  ']);
  return recase(random, [`${front(s)} ${streetOf(s)}`.trim(), placeOf(s)].filter(Boolean).join(comma));
}

/** Official or casual, half and half. @param {import('./random.mjs').Random} random @param {Said} said */
export const written = (random, said) => (random.chance(0.5) ? official(said) : casual(random, said));
