// Classes: official, abbreviation and case, one and two typos, glued and split words.
import { anyRow, drop, hasType, wanting } from '../query.mjs';
import { slip, slipIn } from '../typo.mjs';
import { casual, official, recase, saidBy, written } from '../write.mjs';

const letters = (text) => text.replaceAll(/[^A-Z]/g, '').length;

/** Changes the said by the function; it gives false when it cannot. */
const damaged = (name, kind, about, accept, damage, write = written) => ({
  name,
  kind,
  about,
  make(random, context) {
    const row = anyRow(random, context, accept);
    const said = saidBy(row);
    if (damage(random, said, row, context) === false) return drop('no word fit for this noise');
    if (
      name.includes('typo') &&
      said.name === row.name &&
      said.locality === row.locality &&
      (said.typeText ?? row.type) === row.type
    ) {
      return drop('the second slip mended the first');
    }
    return wanting(write(random, said), said, row);
  },
});

function typoInName(random, said, shortest) {
  const name = slipIn(random, said.name, shortest);
  if (name === undefined) return false;
  said.name = name;
}
function typoInLocality(random, said) {
  const locality = slipIn(random, said.locality, 3);
  if (locality === undefined) return false;
  said.locality = locality;
}
function typoInType(random, said) {
  said.typeText = slip(random, said.type);
}

/** @type {import('../query.mjs').NoiseClass[]} */
export const spelling = [
  {
    name: 'defective-rows',
    kind: 'watch',
    about: 'rows whose level and number went into the street name when the reference was made',
    make(random, { reference }) {
      const row = random.pick(reference.defective);
      const said = saidBy(row);
      return {
        text: random.chance(0.5) ? official(said) : recase(random, official(said).replaceAll(',', '')),
        pids: [row.pid],
        unit: true,
      };
    },
  },
  damaged(
    'official',
    'recoverable',
    'as the reference writes it',
    () => true,
    () => undefined,
    (_, said) => official(said),
  ),
  damaged(
    'abbreviation-case',
    'recoverable',
    'types, suffixes, states, unit words as people write them; any case',
    () => true,
    () => undefined,
    (random, said) => casual(random, said),
  ),
  damaged(
    'one-typo',
    'recoverable',
    'one slip in a street or locality word',
    (r) => letters(r.name) >= 4,
    (random, said) => (random.chance(0.7) ? typoInName(random, said, 3) : typoInLocality(random, said)),
  ),
  damaged(
    'one-typo-short',
    'watch',
    'one slip in a street name of two or three letters',
    (r) => letters(r.name) < 4,
    (random, said) => typoInName(random, said, 2),
  ),
  damaged(
    'two-typos',
    'recoverable',
    'two slips: street twice, street and locality, street and type',
    (r) => letters(r.name) >= 6 && hasType(r),
    (random, said) => {
      if (typoInName(random, said, 3) === false) return false;
      const kind = random.below(3);
      if (kind === 0) return typoInName(random, said, 3);
      if (kind === 1) return typoInLocality(random, said);
      return said.type.length > 3 ? typoInType(random, said) : false;
    },
  ),
  damaged(
    'two-typos-short',
    'watch',
    'the same in names of four or five letters',
    (r) => letters(r.name) >= 4 && letters(r.name) < 6 && hasType(r),
    (random, said) => {
      if (typoInName(random, said, 3) === false) return false;
      return random.chance(0.5) ? typoInLocality(random, said) : typoInName(random, said, 3);
    },
  ),
  damaged(
    'typo-in-type',
    'recoverable',
    'one slip in the written-out type',
    (r) => r.type.length > 3,
    typoInType,
    (random, said) => recase(random, official(said)),
  ),
  damaged('typo-in-locality', 'recoverable', 'one slip in the locality', () => true, typoInLocality),
  damaged(
    'two-typos-in-locality',
    'watch',
    'two slips in the locality',
    () => true,
    (random, said) => {
      typoInLocality(random, said);
      return typoInLocality(random, said);
    },
  ),
  damaged(
    'glued',
    'recoverable',
    'words run together: smithstreet, newlambton, 24smith',
    (r) => hasType(r) || r.locality.includes(' '),
    (random, said, row) => {
      const kind = random.below(3);
      if (kind === 0 && hasType(row) && row.name.split(' ').at(-1).length > 2) {
        said.typeText = '';
        said.glued =
          said.name +
          random.pick(
            [said.type, said.type, 'ST', 'RD', 'AVE'].filter(
              (t) => t === said.type || { STREET: 'ST', ROAD: 'RD', AVENUE: 'AVE' }[said.type] === t,
            ),
          );
        return undefined;
      }
      if (kind === 1 && row.locality.includes(' ')) {
        said.locality = row.locality.replaceAll(' ', '');
        return undefined;
      }
      if (kind === 2 && said.name.includes(' ')) {
        said.glued = `${said.name.replaceAll(' ', '')} ${said.type}`.trim();
        return undefined;
      }
      return false;
    },
    (random, said) =>
      recase(random, official(said.glued ? { ...said, name: said.glued, type: '', typeText: '' } : said)),
  ),
  damaged(
    'split',
    'recoverable',
    'a word of the street or locality broken in two',
    (r) => letters(r.name) >= 7,
    (random, said) => {
      const inName = random.chance(0.6);
      const words = (inName ? said.name : said.locality).split(' ');
      const i = random.below(words.length);
      if (words[i].length < 7) return false;
      const at = 3 + random.below(words[i].length - 5);
      words[i] = `${words[i].slice(0, at)} ${words[i].slice(at)}`;
      if (inName) said.splitName = words.join(' ');
      else said.locality = words.join(' ');
    },
    (random, said) => recase(random, official(said.splitName ? { ...said, name: said.splitName } : said)),
  ),
];
