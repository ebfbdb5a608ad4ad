// The forms in which registers write an address: each makes a line of what is said of it. They change how an address is
// written and leave what it says, but for those that are named after a fault.
import { slipIn } from '../noise/typo.mjs';
import { NAME_WORDS, PEOPLE, STATE_NAMES } from '../noise/words.mjs';
import { front, numberOf, placeOf, shortType, streetOf } from '../noise/write.mjs';

/** @typedef {import('../noise/random.mjs').Random} Random */
/** @typedef {import('../noise/write.mjs').Said} Said */

const PREMISES = [
  'Wattlebird Shopping Centre',
  'Town Hall',
  'Koala Plaza',
  'Myrtle Primary School',
  'Quoll RSL Club',
  'Emu Park Village',
  'St Numbat Anglican Church',
  'Bilby Medical Centre',
  'Banksia House',
  'The Wombat Hotel',
];
const OTHERS = ['Banksia Rd', 'Quoll Street', 'Numbat Ave', 'Bilby Pde'];
const REGIONS = {
  NSW: ['Sydney', 'Hunter', 'Greater Sydney'],
  VIC: ['Melbourne', 'Wimmera'],
  QLD: ['Brisbane', 'Sunshine Coast'],
};

const short = (random, said) => ({ ...said, typeText: said.type && shortType(random, said.type) });
const base = (random, said) => [`${front(said)} ${streetOf(said)}`.trim(), placeOf(said)];
const abbreviated = (name) =>
  name
    .split(' ')
    .map((word) => NAME_WORDS[word] ?? word)
    .join(' ');
const isHouse = ({ flat, level, lot }) => flat === '' && level === '' && lot === '';
const one = (random, said) => short(random, said);

/** `fits`: what the form can be made of; `fault`: it says something that is not so. */
export const forms = [
  { name: 'upper case, no commas', write: (r, s) => base(r, one(r, s)).join(' ').replaceAll(',', '').toUpperCase() },
  { name: 'lower case', write: (r, s) => base(r, one(r, s)).join(', ').toLowerCase() },
  {
    name: 'premises before',
    write: (r, s) => `${r.pick(PREMISES)}${r.pick([', ', ' ', ' - '])}${base(r, one(r, s)).join(', ')}`,
  },
  {
    name: 'premises behind',
    fits: isHouse,
    write: (r, s) => `${base(r, one(r, s))[0]}, ${r.pick(PREMISES)}, ${placeOf(s)}`,
  },
  {
    name: 'unit behind premises',
    fits: ({ flat, level }) => flat !== '' && level === '',
    write: (r, s) =>
      `${s.flatType} ${s.flat}, ${r.pick(PREMISES)}, ${numberOf(s)} ${streetOf(one(r, s))}, ${placeOf(s)}`,
  },
  {
    name: 'corner beside',
    fits: isHouse,
    write: (r, s) =>
      `${base(r, one(r, s))[0]}${r.pick([' (Cnr ', ', Cnr ', ' cnr '])}${r.pick(OTHERS)}, ${placeOf(s)}`.replace(
        /\(([^,]*),/,
        '($1),',
      ),
  },
  {
    name: 'access',
    fits: isHouse,
    write: (r, s) =>
      `${base(r, one(r, s))[0]} (${r.pick(['access via', 'entry from', 'off'])} ${r.pick(OTHERS)}), ${placeOf(s)}`,
  },
  {
    name: 'place abbreviated',
    fits: ({ locality }) => abbreviated(locality) !== locality,
    write: (r, s) => base(r, one(r, { ...s, locality: abbreviated(s.locality) })).join(', '),
  },
  {
    name: 'region behind',
    fits: ({ state }) => state in REGIONS,
    write: (r, s) => `${base(r, one(r, s))[0]}, ${s.locality}, ${r.pick(REGIONS[s.state])} ${s.state} ${s.postcode}`,
  },
  {
    name: 'region, no postcode',
    fits: ({ state }) => state in REGIONS,
    write: (r, s) => `${base(r, one(r, s))[0]}, ${s.locality}, ${r.pick(REGIONS[s.state])}`,
  },
  {
    name: 'via',
    write: (r, s, { near }) =>
      `${base(r, one(r, s))[0]}, ${s.locality} via ${near?.name ?? 'Quoll Creek'} ${s.state} ${s.postcode}`,
  },
  {
    name: 'lot beside',
    fits: isHouse,
    write: (r, s) => `Lot ${1 + r.below(40)}${r.pick([' ', ', ', ' DP 71234, '])}${base(r, one(r, s)).join(', ')}`,
  },
  {
    name: 'care of',
    write: (r, s) => `${r.pick(['C/- ', 'c/o ', 'Attn '])}${r.pick(PEOPLE)}, ${base(r, one(r, s)).join(', ')}`,
  },
  {
    name: 'unit behind',
    fits: ({ flat, level, flatType }) => flat !== '' && level === '' && flatType === 'UNIT',
    write: (r, s) => `${numberOf(s)} ${streetOf(one(r, s))}${r.pick([' ', ', '])}Unit ${s.flat}, ${placeOf(s)}`,
  },
  {
    name: 'unit with slash',
    fits: ({ flat, level }) => flat !== '' && level === '',
    write: (r, s) => `${s.flat}/${numberOf(s)} ${streetOf(one(r, s))} ${placeOf(s)}`,
  },
  {
    name: 'unit and dash',
    fits: ({ flat, level }) => flat !== '' && level === '',
    write: (r, s) => `${r.pick(['U', 'Unit '])}${s.flat} - ${numberOf(s)} ${streetOf(one(r, s))}, ${placeOf(s)}`,
  },
  { name: 'postcode first', write: (r, s) => `${s.postcode} ${s.state} ${base(r, one(r, s))[0]}, ${s.locality}` },
  {
    name: 'state in full',
    write: (r, s) => base(r, one(r, { ...s, state: STATE_NAMES[s.state] ?? s.state })).join(', '),
  },
  { name: 'no postcode', write: (r, s) => base(r, one(r, { ...s, postcode: '' })).join(', ') },
  { name: 'no state', write: (r, s) => base(r, one(r, { ...s, state: '' })).join(', ') },
  {
    name: 'no type',
    fits: ({ type, suffix }) => type !== '' && suffix === '',
    write: (r, s) => base(r, { ...s, type: '', typeText: '' }).join(', '),
  },
  {
    name: 'number sign',
    fits: isHouse,
    write: (r, s) => `${r.pick(['No ', 'No. ', 'Nos ', '# '])}${base(r, one(r, s)).join(', ')}`,
  },
  {
    name: 'stops',
    write: (r, s) =>
      base(r, one(r, s))
        .join('. ')
        .replace(/ (?=\d{4}$)/, '. '),
  },
  {
    name: 'country',
    write: (r, s) => `${base(r, one(r, s)).join(', ')}${r.pick([', Australia', ' AUSTRALIA', ', AU'])}`,
  },
  {
    name: 'phone behind',
    write: (r, s) => `${base(r, one(r, s)).join(', ')} ${r.pick(['Ph 4943 1234', '(02) 4943 1234', 'Tel: 5562 1111'])}`,
  },
  { name: 'street twice', fits: isHouse, write: (r, s) => `${base(r, one(r, s))[0]}, ${streetOf(s)}, ${placeOf(s)}` },
  {
    name: 'slip in street',
    fault: true,
    fits: ({ name }) => name.length > 5,
    write: (r, s) => base(r, one(r, { ...s, name: slipIn(r, s.name) ?? s.name })).join(', '),
  },
  {
    name: 'slip in locality',
    fault: true,
    write: (r, s) => base(r, one(r, { ...s, locality: slipIn(r, s.locality, 5) ?? s.locality })).join(', '),
  },
  {
    name: 'slip in both',
    fault: true,
    fits: ({ name }) => name.length > 5,
    write: (r, s) =>
      base(
        r,
        one(r, { ...s, name: slipIn(r, s.name) ?? s.name, locality: slipIn(r, s.locality, 5) ?? s.locality }),
      ).join(', '),
  },
  {
    name: 'postcode of boxes',
    fault: true,
    write: (r, s) => base(r, one(r, { ...s, postcode: String(Number(s.postcode) + r.pick([1, 2, 10])) })).join(', '),
  },
  {
    name: 'neighbour',
    fault: true,
    needsNear: true,
    write: (r, s, { near }) => base(r, one(r, { ...s, locality: near.name })).join(', '),
  },
  {
    name: 'neighbour and its postcode',
    fault: true,
    needsNear: true,
    write: (r, s, { near }) => base(r, one(r, { ...s, locality: near.name, postcode: near.postcode })).join(', '),
  },
  {
    name: 'slip and no postcode',
    fault: true,
    fits: ({ name }) => name.length > 5,
    write: (r, s) => base(r, one(r, { ...s, name: slipIn(r, s.name) ?? s.name, postcode: '', state: '' })).join(', '),
  },
  {
    name: 'slip and no type',
    fault: true,
    fits: ({ name, type }) => name.length > 5 && type !== '',
    write: (r, s) => base(r, { ...s, name: slipIn(r, s.name) ?? s.name, type: '', typeText: '' }).join(', '),
  },
  {
    name: 'slip behind premises',
    fault: true,
    fits: ({ name }) => name.length > 5,
    write: (r, s) => `${r.pick(PREMISES)}, ${base(r, one(r, { ...s, name: slipIn(r, s.name) ?? s.name })).join(' ')}`,
  },
];
