// Kinds of pairs that are easily taken for another, made of real addresses. A pair is two records, and what is true of
// them: `dwelling` the same home or office, `premises` the same house number, `street` the same street, `party` the
// same household or firm. A kind gives a pair, or undefined where its row has none.
import { houseOf, spell } from './spell.mjs';

const truth = (dwelling, party, premises = dwelling, street = premises) => ({ dwelling, party, premises, street });
const SAME = truth(true, true);
const OTHER = truth(false, false);
const record = (line, more = {}) => ({ addresses: [{ fullAddress: line }], ...more });

/** Makes the kinds. `pick`: seeded chance; `index`: the addresses by street and otherwise, of `indexOf`. */
export function kindsOf(pick, index) {
  const mobile = () => `04${digits(8)}`;
  const digits = (count) => Array.from({ length: count }, () => pick([...'0123456789'])).join('');
  const landline = (row) =>
    `0${{ NSW: 2, VIC: 3, QLD: 7 }[row.state]} ${pick([...'23456789'])}${digits(3)} ${digits(4)}`;
  const mail = () => `${pick(['jo', 'sam', 'kim', 'lee', 'ash'])}.${digits(5)}@${pick(['gmail.com', 'bigpond.com'])}`;
  const phones = (fullPhone) => ({ phones: [{ fullPhone }] });
  const emails = (address) => ({ emails: [{ address }] });
  const typed = (number) =>
    pick([number, number.replaceAll(' ', ''), `+61 ${number.slice(1)}`, number.replace(' ', '-')]);
  const pair = (a, b, is, more = {}, others = {}) => [record(spell(a, pick), more), record(spell(b, pick), others), is];
  const damaged =
    (kind, is = SAME, shared = true) =>
    (row) => {
      const phone = shared ? phones(mobile()) : {};
      return [record(spell(row, pick), phone), record(spell(row, pick, kind), phone), is];
    };
  const inStreet = (row, test) => {
    const found = index.street(row).filter(test);
    return found.length === 0 ? undefined : pick(found);
  };
  const withOther = (find, is, more) => (row) => {
    const other = find(row);
    return other && pair(row, other, is, ...(more ? more(row, other) : []));
  };
  const isNext = (row) => (other) =>
    other.flat_number === '' &&
    row.flat_number === '' &&
    Math.abs(Number(other.number_first) - Number(row.number_first)) === 2 &&
    other.number_last === '' &&
    row.number_last === '';
  const otherUnit = (row) =>
    row.flat_number === ''
      ? undefined
      : inStreet(
          row,
          (other) =>
            houseOf(other) === houseOf(row) && other.flat_number !== '' && other.flat_number !== row.flat_number,
        );
  const otherLetter = (row) =>
    row.number_first_suffix === ''
      ? undefined
      : inStreet(
          row,
          (o) =>
            o.number_first === row.number_first &&
            o.number_first_suffix !== row.number_first_suffix &&
            o.number_last === '' &&
            o.flat_number === '',
        );
  const sharedPhone = (row) => {
    const phone = phones(typed(landline(row)));
    return [phone, phone];
  };
  const house = (row) => row.flat_number === '' && row.number_first_suffix === '';
  return {
    'one home, one mobile, spelt twice': (row) => {
      const number = mobile();
      return pair(row, row, SAME, phones(number), phones(typed(number)));
    },
    'one home, one mail, spelt twice': (row) => {
      const [local, domain] = mail().split('@');
      const other =
        domain === 'gmail.com' ? `${local.replace('.', '')}+shop@googlemail.com` : `${local}@${domain}`.toUpperCase();
      return pair(row, row, SAME, emails(`${local}@${domain}`), emails(other));
    },
    'one home, no phone or mail': (row) => pair(row, row, truth(true, true)),
    'one home, a slip in the street': damaged('street'),
    'one home, a slip in the locality': damaged('locality'),
    'one home, a wrong digit in the postcode': damaged('postcode'),
    'one home, no postcode': damaged('postcode-missing', SAME, false),
    'one home, no locality': damaged('place', SAME, false),
    'one home, no street type': damaged('type', SAME, false),
    'one home, a slip in the street, no phone': damaged('street', SAME, false),
    'one home, the unit left out, one phone': (row) => (row.flat_number === '' ? undefined : damaged('unit')(row)),
    'one home, the letter left out, one phone': (row) => {
      if (row.number_first_suffix === '') return undefined;
      const phone = phones(mobile());
      return pair(row, { ...row, number_first_suffix: '' }, SAME, phone, phone);
    },
    'one firm, the level left out, one phone': (row) => {
      const phone = phones(landline(row));
      const line = spell(row, pick);
      return [record(`Level ${pick([1, 2, 3])}, ${line}`, phone), record(spell(row, pick), phone), SAME];
    },
    'one home, within a range, one phone': (row) => {
      if (row.number_last === '') return undefined;
      const phone = phones(mobile());
      return pair(row, { ...row, number_last: '', number_last_suffix: '' }, SAME, phone, phone);
    },
    'one home, no number': damaged('number', SAME, false),
    'one building, the unit left out': (row) =>
      row.flat_number === '' ? undefined : damaged('unit', truth(false, false, true), false)(row),
    'tenants after a move': (row) => pair(row, row, truth(true, false), phones(mobile()), phones(mobile())),
    'a family, two mobiles, one landline': (row) => {
      const home = landline(row);
      return pair(row, row, SAME, { phones: [{ fullPhone: mobile() }, { fullPhone: home }] }, phones(typed(home)));
    },
    'twins, one landline': (row) => pair(row, row, SAME, ...sharedPhone(row)),
    'movers, one phone and mail': (row) => {
      const more = { ...phones(mobile()), ...emails(mail()) };
      const other = pick(index.rows);
      return other === row ? undefined : pair(row, other, truth(false, true), more, more);
    },
    'a mobile that was given to another': (row) => {
      const more = phones(mobile());
      // One customer in seven changes the number, which others get; the rest have moved.
      return pair(row, pick(index.rows), truth(false, pick([true, true, true, true, true, true, false])), more, more);
    },
    'next door': withOther((row) => inStreet(row, isNext(row)), truth(false, false, false, true)),
    'next door, one phone': withOther(
      (row) => inStreet(row, isNext(row)),
      truth(false, true, false, true),
      sharedPhone,
    ),
    'two units of a building': withOther(otherUnit, truth(false, false, true)),
    'two units of a building, one phone': withOther(otherUnit, truth(false, true, true), sharedPhone),
    '12A and 12B, or 12': withOther(otherLetter, truth(false, false, false, true)),
    '12A and 12B, or 12, one phone': withOther(otherLetter, truth(false, true, false, true), sharedPhone),
    'within a range': (row) => {
      if (row.number_last === '' || !house(row)) return undefined;
      const [first, last] = [Number(row.number_first), Number(row.number_last)];
      const inner = String(pick([first, last, ...(last - first > 2 ? [first + 2] : [])]));
      const isOwn = !index.street(row).some((o) => o.number_first === inner && o.number_last === '');
      return pair(row, { ...row, number_first: inner, number_last: '' }, truth(isOwn, isOwn));
    },
    'across the street from a range': (row) => {
      const isOneSide = Number(row.number_last) % 2 === Number(row.number_first) % 2;
      if (row.number_last === '' || !house(row) || !isOneSide) return undefined;
      return pair(
        row,
        { ...row, number_first: String(Number(row.number_first) + 1), number_last: '' },
        truth(false, false, false, true),
      );
    },
    'Street and Road in one suburb': withOther((row) => index.otherType(row), OTHER),
    'Street and Road in one suburb, one phone': withOther(
      (row) => index.otherType(row),
      truth(false, true),
      sharedPhone,
    ),
    'Street and Road in one suburb, one without its type': (row) => {
      const other = index.otherType(row);
      return other && [record(spell(row, pick)), record(spell(other, pick, 'type')), OTHER];
    },
    'one street and number in two suburbs': withOther((row) => index.otherSuburb(row), OTHER),
    'one street and number in two suburbs, one phone': withOther(
      (row) => index.otherSuburb(row),
      truth(false, true),
      sharedPhone,
    ),
    'one street and number in two suburbs, one without its suburb': (row) => {
      const other = index.otherSuburb(row);
      return other && [record(spell(row, pick)), record(spell(other, pick, 'place')), OTHER];
    },
    'firms in one building, one switchboard': withOther(otherUnit, truth(false, false, true), (row) => {
      const board = phones(landline(row));
      return [board, { ...board, ...emails(`info@firm${digits(4)}.com.au`) }];
    }),
    'branches of a firm, one role mailbox': (row) => {
      const more = emails(`accounts@firm${digits(5)}.com.au`);
      return pair(row, pick(index.rows), truth(false, true), more, more);
    },
    'a house and a box': (row) => [
      record(spell(row, pick)),
      record(`PO Box ${row.number_first}, ${row.locality} ${row.state} ${row.postcode}`),
      OTHER,
    ],
    'two streets a letter apart': withOther((row) => index.nearName(row), OTHER),
    'two streets a letter apart, one phone': withOther((row) => index.nearName(row), truth(false, true), sharedPhone),
    'one mailbox name at two ends of a domain': (row) => {
      const name = mail().split('@')[0];
      const is = pick([truth(false, true), OTHER]);
      return pair(row, pick(index.rows), is, emails(`${name}@hotmail.com`), emails(`${name}@hotmail.com.au`));
    },
    'one local number in two areas': (row) => {
      const local = `9${digits(7)}`;
      const is = pick([truth(false, true), OTHER, OTHER]);
      return pair(row, pick(index.rows), is, phones(local), phones(`0${pick([2, 3, 7])} ${local}`));
    },
  };
}
