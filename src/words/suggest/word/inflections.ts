// What English words may be forms of: lists have the plain form only, people remember the plural or the past.

/** An ending, and what may stand in its place in the plain form. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y', 'ie']],
  [/ves$/, ['f', 'fe']],
  [/(?<=s|x|z|ch|sh|o)es$/, ['']],
  [/s$/, ['']],
  [/ied$/, ['y', 'ie']],
  [/ed$/, ['', 'e']],
  [/ing$/, ['', 'e']],
  [/ier$|iest$|ily$|iness$/, ['y']],
  [/er$|est$/, ['', 'e']],
  [/ly$/, ['', 'le']],
  [/ness$|ment$|ful$|less$/, ['']],
  [/n't$|nt$/, ['']],
];
/** A consonant that is doubled before an ending: `stopping`. */
const DOUBLED = /([bdfgklmnprstvz])\1$/;
/** What is put behind a plain form where the list has only another one: `scissor`, `jean`. */
const ADDED = ['s', 'es', 'ed', 'ing', 'er', 'ly', 'y'] as const;

/** Forms that no rule makes. */
const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  lice: 'louse',
  oxen: 'ox',
  dice: 'die',
  began: 'begin',
  begun: 'begin',
  bent: 'bend',
  bitten: 'bite',
  blew: 'blow',
  bought: 'buy',
  broke: 'break',
  broken: 'break',
  brought: 'bring',
  built: 'build',
  came: 'come',
  caught: 'catch',
  chose: 'choose',
  chosen: 'choose',
  crept: 'creep',
  dealt: 'deal',
  drank: 'drink',
  drove: 'drive',
  driven: 'drive',
  eaten: 'eat',
  fallen: 'fall',
  fell: 'fall',
  felt: 'feel',
  flew: 'fly',
  forgot: 'forget',
  fought: 'fight',
  found: 'find',
  froze: 'freeze',
  frozen: 'freeze',
  gave: 'give',
  given: 'give',
  gone: 'go',
  grew: 'grow',
  grown: 'grow',
  heard: 'hear',
  held: 'hold',
  hidden: 'hide',
  kept: 'keep',
  knew: 'know',
  known: 'know',
  left: 'leave',
  lent: 'lend',
  lost: 'lose',
  made: 'make',
  meant: 'mean',
  rode: 'ride',
  ridden: 'ride',
  rang: 'ring',
  said: 'say',
  sang: 'sing',
  sold: 'sell',
  sent: 'send',
  shook: 'shake',
  shaken: 'shake',
  shot: 'shoot',
  slept: 'sleep',
  spoke: 'speak',
  spoken: 'speak',
  spent: 'spend',
  stole: 'steal',
  stolen: 'steal',
  stood: 'stand',
  swam: 'swim',
  swept: 'sweep',
  taken: 'take',
  taught: 'teach',
  thought: 'think',
  threw: 'throw',
  thrown: 'throw',
  told: 'tell',
  took: 'take',
  went: 'go',
  woke: 'wake',
  wore: 'wear',
  worn: 'wear',
  wrote: 'write',
  written: 'write',
};

/** Fewer letters are no word of a list. */
const SHORTEST = 3;

/** The English words, some of which there may not be, that a folded word can be a form of, the likeliest first. */
export function plainForms(word: string): string[] {
  const forms = new Set<string>();
  const irregular = IRREGULAR[word];
  if (irregular !== undefined && Object.hasOwn(IRREGULAR, word)) forms.add(irregular);
  for (const [ending, instead] of ENDINGS) {
    const stem = word.replace(ending, '');
    if (stem === word || stem.length < SHORTEST) continue;
    for (const letters of instead) forms.add(stem + letters);
    if (DOUBLED.test(stem)) forms.add(stem.slice(0, -1));
  }
  for (const letters of ADDED) forms.add(word + letters);
  if (word.length > SHORTEST && word.endsWith('e')) {
    for (const letters of ['ing', 'ed', 'er', 'y']) forms.add(word.slice(0, -1) + letters);
  }
  if (word.endsWith('y')) forms.add(`${word.slice(0, -1)}ies`).add(`${word.slice(0, -1)}ily`);
  forms.delete(word);
  return [...forms];
}
