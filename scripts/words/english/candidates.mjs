// The English words that may be in the list, the best known first.
import { join } from 'node:path';
import { OFFENDS_EVERYWHERE } from '../sources/offending.mjs';
import { readPronunciations, readRefused } from '../sources/packages.mjs';
import { readReviewed } from '../sources/reviewed.mjs';
import { readScowl } from '../sources/scowl.mjs';
import { readNovel, readPictures } from '../sources/texts.mjs';
import { readWordnet } from '../sources/wordnet.mjs';
import { familiarity } from './familiarity.mjs';
import { inflections } from './inflections.mjs';
import { sameStemOf } from './stems.mjs';
import { topicsOf } from './topics.mjs';

/** Shorter words have too many neighbours, longer ones take long to type. */
const LENGTHS = [4, 11];
/** Lists of SCOWL up to this level are known so well that a name which is written alike takes nothing from them. */
const PLAIN_LEVEL = 20;
const NAME_LEVEL = 60;
/** Up to this level a noun such as building or wedding may be in the list where its verb is not. */
const NOUN_LEVEL = 35;
/** What is taken from a word that a reader of the list found to be known to few: it goes to a later block. */
const RARE = 4;

/** Parts of words that offend wherever they stand. */
const PARTS = new RegExp(
  'fuck|shit|cunt|nigg|faggot|^rapis|porn|penis|vagin|whore|slut|bitch|bastard|nazi|dick(?!ey|er|ens|y)|' +
    'cock(?!p|a|le|er|ro|t)|^piss|^tits?$|boob|suicid|genital|rectum|rectal|^anal(ly)?$|orgasm|homose|lesbi|' +
    'murder|jihad|terror|corpse|cancer|^slave|syphil|gonorr|herpes|incest|pedoph|paedo|necrop|excre|feces|' +
    'faeces|^urin|vomit|diarr|menstru|^erect|ejac|sperm|^semen|masturb|castrat|sodom|pervert|molest|^crap|' +
    '^turd|^fart|^puke|snot|nipple|breast(?!stroke)|bosom|scrotum|testic|uter[iu]|^womb$|^ovar|abort|bigam|' +
    'polygam|oversex|suppurat|flatulen|sexu|^(non|un|under|anti|auto)?sex(?!t)|sexless|virgin|satan|' +
    'demon(?!str)|death|bomb(?!ast|az|ard|e$)|obes[ei]|idiot|moron|retard|pimp(?!ern)|(bad|wise|smart|jive|' +
    'candy|kick)ass$|drug(?!st)|homophil|negro|islam|antigay|gayyou|lustil|bowel|poof|titman|(?<!s)kill|' +
    'hitler|^rape|antirape|nude|nudis|^gas(sed|oven)|^coffin|hangman|torture|gravesit|gravemak|gravedig|' +
    'blood(lust|bath|let|guilt|wite)|scum|^devil|bedevil|hellb|hellk|hellw|hellr|christ',
);

/**
 * @param folder Where the sources were fetched to.
 * @returns `{words, score, left}`: words sorted by `score(word)`, the best known first; `left`: how many words stayed
 *   after each step; `sounds(word)` CMU's; `sameStem(words)` pairs of words of one stem.
 */
export function englishCandidates(folder) {
  const root = join(folder, 'root');
  const { levels, names, elsewhere } = readScowl(join(root, 'usr/share/dict/scowl'));
  const wordnet = readWordnet(join(root, 'usr/share/wordnet'));
  const said = readPronunciations(folder);
  const refused = readRefused(folder, 'en');
  const baseOf = inflections(wordnet, (word) => levels.has(word) || elsewhere.has(word));
  const topicOf = topicsOf(wordnet);
  const reviewed = readReviewed('en');
  const rare = readReviewed('en-rare');
  const [novel, pictures] = [readNovel(folder, 'en'), readPictures(folder, 'en')];
  const known = familiarity({ levels, wordnet, novel, pictures, isSpoken: (word) => said.has(word) }, baseOf);
  const score = (word) => known(word) - (rare.has(word) ? RARE : 0);
  const isRefused = (word) =>
    refused.has(word) || refused.has(baseOf(word)) || PARTS.test(word) || OFFENDS_EVERYWHERE.test(word);
  const isName = (word) =>
    (names.get(word) ?? Infinity) <= NAME_LEVEL && levels.get(word) > PLAIN_LEVEL && !wordnet.lemmas.get(word)?.lower;

  const left = {};
  let words = [...levels.keys()].filter((word) => word.length >= LENGTHS[0] && word.length <= LENGTHS[1]);
  left.lengths = words.length;
  const keep = (step, isKept) => {
    words = words.filter(isKept);
    left[step] = words.length;
  };
  keep('spelled alike everywhere', (word) => !elsewhere.has(word));
  const isNounInItself = (word) =>
    word.endsWith('ing') && levels.get(word) <= NOUN_LEVEL && wordnet.lemmas.get(word)?.kinds.includes('n') === true;
  keep('no form of another', (word) => baseOf(word) === undefined || isNounInItself(word));
  keep('not refused', (word) => !isRefused(word));
  keep('no name', (word) => !isName(word));
  keep('no topic to avoid', (word) => topicOf(word) === undefined);
  keep('not refused by eye', (word) => !reviewed.has(word));
  const scores = new Map(words.map((word) => [word, score(word)]));
  words.sort((a, b) => scores.get(b) - scores.get(a) || a.length - b.length || (a < b ? -1 : 1));
  const numbers = new Map(words.map((word, i) => [word, i]));
  const likeForms = (visit) => {
    for (const [word, i] of numbers) {
      const base = numbers.get(baseOf(word));
      if (base !== undefined) visit(i, base, 1);
    }
  };
  return {
    words,
    score: (word) => scores.get(word),
    likeForms,
    left,
    sounds: (word) => said.get(word) ?? [],
    sameStem: sameStemOf(wordnet),
    soundsApart: 2,
  };
}
