// Classes: street type missing or wrong, order of the components, streets that do not exist.
import { edits } from '../distance.mjs';
import { absent, anyRow, drop, hasNumber, hasType, wanting } from '../query.mjs';
import { COMMON_TYPES } from '../words.mjs';
import { casual, front, numberOf, official, recase, saidBy, shortType, streetOf, written } from '../write.mjs';

const sameWords = (a, b) => a.replaceAll(' ', '') === b.replaceAll(' ', '');

/**
 * A street of the country's register, written with a locality that has none of that name. `pick` gives the locality:
 * its name, state and postcode, with its streets or their names if they are known.
 */
const ofRegister = (className, about, pick, exceptions) => ({
  name: className,
  kind: 'absent',
  about,
  make(random, context) {
    const { name, type } = random.pick(context.registerStreets);
    const there = pick(random, context);
    if (!there) return drop('no place where streets are');
    const names = there.names ?? there.streets?.map((s) => s.name) ?? [];
    if ([...names].some((other) => sameWords(other, name))) return drop('the locality has a street of that name');
    const said = {
      flatType: '',
      flat: '',
      levelType: '',
      level: '',
      lot: '',
      first: String(1 + Math.floor(random.below(60) * random.pick([0.5, 1, 2]))),
      firstSuffix: '',
      last: '',
      lastSuffix: '',
      name,
      type,
      suffix: '',
      locality: there.name,
      state: there.state,
      postcode: there.postcode,
      nameAsWritten: true,
    };
    return absent(random.chance(0.5) ? official(said) : casual(random, said), said, ['locality', 'none'], exceptions);
  },
});

/** @type {import('../query.mjs').NoiseClass[]} */
export const street = [
  {
    name: 'type-missing',
    kind: 'recoverable',
    about: 'no street type',
    make(random, context) {
      const row = anyRow(random, context, hasType);
      const said = { ...saidBy(row), type: '' };
      return wanting(written(random, said), said, row);
    },
  },
  {
    name: 'type-wrong',
    kind: 'recoverable',
    about: 'another common street type',
    make(random, context) {
      const row = anyRow(random, context, hasType);
      const said = { ...saidBy(row), type: random.pick(COMMON_TYPES) };
      if (said.type === row.type) return drop('the right type again');
      if (row.street.locality.byName.get(row.name).some((s) => s.type === said.type)) {
        return drop('a street with that type exists');
      }
      return wanting(written(random, said), said, row);
    },
  },
  {
    name: 'type-missing-and-typo',
    kind: 'watch',
    about: 'no type, and a slip in the name',
    make(random, context) {
      const row = anyRow(random, context, (r) => hasType(r) && r.name.length >= 5);
      const said = { ...saidBy(row), type: '' };
      const at = random.below(said.name.length - 1);
      said.name = said.name.slice(0, at) + said.name.slice(at + 1);
      if (
        said.name === row.name ||
        said.name.includes('  ') ||
        said.name !== said.name.trim() ||
        !row.name.startsWith(said.name.slice(0, 1))
      ) {
        return drop('no letter lost');
      }
      return wanting(written(random, said), said, row);
    },
  },
  {
    name: 'order',
    kind: 'recoverable',
    about: 'locality or postcode first, state last, commas between',
    make(random, context) {
      const row = anyRow(random, context);
      const said = saidBy(row);
      const { locality, state, postcode } = row;
      if (random.chance(0.5) && said.type) said.typeText = shortType(random, said.type);
      const line = `${front(said)} ${streetOf(said)}`;
      const text = random.pick([
        () => `${locality}, ${line}, ${state} ${postcode}`,
        () => `${postcode} ${locality}, ${line}`,
        () => `${state} ${postcode} ${locality}, ${line}`,
        () => `${locality} ${state} ${postcode}, ${line}`,
        () => `${line}, ${postcode} ${locality}`,
        () => `${line}, ${state}, ${locality}, ${postcode}`,
        () => `${line}, ${locality} ${postcode} ${state}`,
        () => `${postcode}, ${line}, ${locality} ${state}`,
        () => `${line}, ${state} ${postcode} ${locality}`,
        () => `${line} ${postcode} ${state} ${locality}`,
        () => `${locality} ${postcode} ${line}`,
        () => `${locality} ${line}`,
      ])();
      return wanting(recase(random, text), said, row);
    },
  },
  {
    name: 'number-behind',
    kind: 'watch',
    about: 'the street first, its number behind it',
    make(random, context) {
      const row = anyRow(random, context, (r) => hasNumber(r) && r.flat === '' && r.level === '');
      const said = saidBy(row);
      const text = random.pick([
        () => `${streetOf(said)} ${numberOf(said)}, ${said.locality} ${said.state} ${said.postcode}`,
        () => `${streetOf(said)}, ${numberOf(said)}, ${said.locality} ${said.postcode}`,
        () => `${said.locality}, ${streetOf(said)} ${numberOf(said)}`,
        () => `${streetOf(said)} No. ${numberOf(said)}, ${said.locality} ${said.postcode}`,
      ])();
      return wanting(recase(random, text), said, row);
    },
  },
  {
    name: 'absent-street',
    kind: 'absent',
    about: 'a real street name of the country that nothing in the reference resembles',
    make(random, context) {
      const row = anyRow(random, context, hasNumber);
      const said = saidBy(row);
      said.name = random.pick(context.streetNames);
      if (said.name.length < 4 || /\d/.test(said.name)) return drop('too short a name');
      if (random.chance(0.5)) said.type = random.pick(COMMON_TYPES);
      if (
        context.reference.names.some(
          (n) => edits(n, said.name, 2) <= 2 || n.replaceAll(' ', '') === said.name.replaceAll(' ', ''),
        )
      ) {
        return drop('resembles a street of the reference');
      }
      return absent(written(random, said), said, ['locality'], ['STREET_NOT_FOUND']);
    },
  },
  {
    name: 'absent-street-elsewhere',
    kind: 'absent',
    about: 'a street with that number in another locality of the reference, far away; the place given is consistent',
    make(random, context) {
      const row = anyRow(random, context, hasNumber);
      const there = random.pick([...context.reference.localities.values()]);
      const said = saidBy(row);
      if (there === row.street.locality) return drop('the same locality');
      if (there.streets.some((s) => edits(s.name, row.name, 2) <= 2)) return drop('the locality has a street like it');
      said.locality = there.name;
      said.state = there.state;
      said.postcode = there.postcode;
      return absent(written(random, said), said, ['locality'], ['STREET_NOT_FOUND']);
    },
  },
  ofRegister(
    'absent-street-register',
    'a real street of the country, in a locality that has no street of that name; others may resemble it',
    (random, { reference }) => random.pick([...reference.localities.values()]),
    ['STREET_NOT_FOUND'],
  ),
  ofRegister(
    'absent-street-register-anywhere',
    'the same in any locality of the country, whether the reference has it or not',
    (random, { places, streetsOf }) => {
      const place = random.pick(places);
      return place.delivery ? undefined : { ...place, names: streetsOf.get(`${place.name}|${place.state}`) };
    },
    ['STREET_NOT_FOUND', 'NO_ADDRESS_DATA', 'LOCALITY_NOT_FOUND'],
  ),
  {
    name: 'absent-type-sibling',
    kind: 'watch',
    about: 'the number exists only on the street of the same name with another type',
    make(random, context) {
      const row = anyRow(random, context, hasNumber);
      const siblings = row.street.locality.byName.get(row.name).filter((s) => s !== row.street);
      if (siblings.length === 0) return drop('no street of the same name with another type');
      const said = { ...saidBy(row), type: random.pick(siblings).type };
      if (
        said.type === row.type ||
        siblings.some(
          (s) => s.byNumber.has(row.first + row.firstSuffix) || (row.last && s.byNumber.has(row.last + row.lastSuffix)),
        )
      ) {
        return drop('the sibling has the number too');
      }
      return absent(
        random.chance(0.5) ? official(said) : casual(random, said),
        said,
        ['street', 'address'],
        ['NUMBER_NOT_FOUND', 'NUMBER_IN_RANGE', 'UNIT_NOT_FOUND'],
      );
    },
  },
];
