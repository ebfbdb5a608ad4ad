// English words in another form than the list has: the plain word is among what they may be forms of.
import { expect, test } from 'vitest';
import { plainForms } from '../../../src/words/suggest/word/inflections.js';

/** Plain words with forms of theirs, one for each way in which a form is made. */
const FORMS = `
  berry berries / zombie zombies / leaf leaves / knife knives / glass glasses / box boxes / waltz waltzes
  church churches / brush brushes / hero heroes / cat cats / carry carried / belie belied / jump jumped
  bake baked / jump jumping
  bake baking / happy happier happiest happily happiness / tall taller tallest / wide wider widest / quick quickly
  gentle gently / dark darkness / pay payment / care careful careless / does doesn't / could couldnt / bend bent
  rob robbed robbing / plod plodded / fluff fluffing / beg begged / trek trekked / travel travelled / slim slimmer
  run running runner / stop stopping stopped / stir stirred / pass passed / fit fitted fittest / rev revved
  quiz quizzes / jean jeans
  man men / child children / foot feet / mouse mice / go went / find found / write wrote`;

const pairs = FORMS.trim()
  .split(/\s*[/\n]\s*/)
  .flatMap((line) => {
    const [plain = '', ...forms] = line.trim().split(' ');
    return forms.map((form): [string, string] => [form, plain]);
  });

test.each(pairs)('%s is a form of %s', (form, plain) => {
  expect(plainForms(form)).toContain(plain);
});

test('where a list has a plural alone, the word leads to it', () => {
  expect(plainForms('scissor')).toContain('scissors');
  expect(plainForms('jean')).toContain('jeans');
});
