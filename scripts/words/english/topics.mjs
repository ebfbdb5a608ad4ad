// What nobody wants as the place of their house: words whose first sense is of one of these topics of WordNet, and
// words derived from them.
import { kindsOf } from '../sources/wordnet.mjs';

/** `lemma.kind.number of the sense`: everything that is a kind of it is refused. */
const TOPICS = [
  // Illness, injury, pain
  'disease.n.1 ill_health.n.1 symptom.n.1 injury.n.1 mental_disorder.n.1 pain.n.1 pain.n.2',
  'pathology.n.2 disability.n.1 sick_person.n.1 injure.v.1 hurt.v.1',
  // Death and violence
  'killing.n.2 homicide.n.1 death.n.1 violence.n.1 weapon.n.1 ammunition.n.1 crime.n.1 torture.n.1',
  'cadaver.n.1 kill.v.1 die.v.1 torture.v.2 bomb.n.1 explosive.n.1 burial.n.1',
  // Sex, the body's waste and its hidden parts
  'sexual_activity.n.1 sexual_desire.n.1 genitalia.n.1 reproductive_organ.n.1 body_waste.n.1',
  'liquid_body_substance.n.1 excrete.v.1 copulate.v.1 internal_organ.n.1 buttocks.n.1',
  'undergarment.n.1 defecation.n.1',
  // Drugs and poisons
  'drug.n.1 drug_of_abuse.n.1 poison.n.1 drug_user.n.1 drinker.n.2',
  // Names for people that they would not choose
  'unpleasant_person.n.1 bad_person.n.1 wrongdoer.n.1 unwelcome_person.n.1 simpleton.n.1 fool.n.1',
  'unfortunate.n.1 prostitute.n.1 killer.n.1 slave.n.1 incompetent.n.1 coward.n.1 disparagement.n.1',
  // Peoples, beliefs, parties
  'ethnic_group.n.1 religious_person.n.1 religion.n.1 religion.n.2 deity.n.1 clergyman.n.1',
  'religious_ceremony.n.1 political_orientation.n.1 person_of_color.n.1 native.n.1 evil_spirit.n.1',
  'natural_language.n.1 religious_order.n.1',
  // What is written in signs and not in letters
  'digit.n.1 integer.n.1 letter.n.2',
].flatMap((row) => row.split(' '));

const SAID_OF_A_BRAND = /\btrade ?mark|\btrade name|\bbrand (name|of)|\bproprietary/;
const SAID_OF_OFFENCE = new RegExp(
  '\\((\\w+ )*(ethnic slur|slur|offensive|obscene|vulgar|disparaging|derogatory)|' +
    '\\b(ethnic slur|offensive (term|name|word)|obscene|vulgar (term|slang)|disparaging|derogatory)',
);

/**
 * A function that says whether a word is refused for its sense, with the reason, or undefined.
 *
 * @param wordnet What `readWordnet` answers.
 * @throws {Error} When WordNet has no such topic.
 */
export function topicsOf(wordnet) {
  const topics = new Map(
    TOPICS.map((topic) => {
      const [lemma, kind, n] = topic.split('.');
      const synset = wordnet.senseOf(lemma, kind, Number(n));
      if (synset === undefined) throw new Error(`WordNet has no sense ${n} of ${lemma}`);
      return [synset, lemma];
    }),
  );
  const direct = (word) => {
    for (const kind of wordnet.lemmas.get(word)?.kinds ?? '') {
      const reason = topicOfSense(wordnet.senseOf(word, kind, 1), topics, wordnet.synsets);
      if (reason !== undefined) return reason;
      // An offence in any sense is one.
      for (let n = 1, sense; (sense = wordnet.senseOf(word, kind, n)) !== undefined; n++) {
        if (SAID_OF_OFFENCE.test(sense.gloss)) return 'offence';
      }
    }
    return undefined;
  };
  return (word) =>
    direct(word) ??
    derivedFrom(word, wordnet)
      .map(direct)
      .find((reason) => reason !== undefined);
}

function topicOfSense(sense, topics, synsets) {
  if (sense === undefined) return undefined;
  if (SAID_OF_A_BRAND.test(sense.gloss)) return 'brand';
  for (const above of kindsOf(sense, synsets)) if (topics.has(above)) return topics.get(above);
  return undefined;
}

/** The words from which, or to which, the first senses of a word are derived. */
export function derivedFrom(word, { lemmas, synsets, senseOf }) {
  const words = [];
  for (const kind of lemmas.get(word)?.kinds ?? '') {
    const sense = senseOf(word, kind, 1);
    const place = sense.words.findIndex((one) => one.toLowerCase() === word) + 1;
    for (const { key, from, to } of sense.derived) {
      if (Number.parseInt(from, 16) !== place) continue;
      words.push(synsets.get(key).words[Number.parseInt(to, 16) - 1].toLowerCase());
    }
  }
  return words;
}
