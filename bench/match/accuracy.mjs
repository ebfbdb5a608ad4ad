// node bench/match/accuracy.mjs FOLDER [set…]: how many of the pairs of labelled sets a linkage finds, and how many of
// those that it finds are right, with its own defaults. FOLDER has the public sets under the names that they came with.
import { linkInProcess } from './link.mjs';
import { febrl3, febrl4, fake1000, restaurants } from './sets.mjs';

const sets = { febrl4, febrl3, fake1000, restaurants };

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) {
  throw new Error('usage: node bench/match/accuracy.mjs FOLDER [febrl4|febrl3|fake1000|restaurants …]');
}

const percent = (value) => value.toFixed(4);

/** Precision, recall and F1 of pairs, as texts. */
function figures(right, found, all) {
  const precision = found === 0 ? 0 : right / found;
  const recall = all === 0 ? 0 : right / all;
  return { P: percent(precision), R: percent(recall), F1: percent((2 * right) / (found + all)) };
}

for (const name of names.length > 0 ? names : Object.keys(sets)) {
  const set = sets[name](folder);
  const { pairs, best, once, found, seconds, notes } = await linkInProcess(set);
  const rows = [set.own, set.reference ?? []].map(({ length }) => length).filter((count) => count > 0);
  console.log(`\n${set.name}: ${rows.join(' and ')} records, ${seconds.toFixed(1)} s`);
  for (const note of notes) console.log(`  ${note}`);
  console.table({
    candidates: { P: '', R: percent(found.candidates / found.all), F1: '' },
    'best threshold': figures(found.best.right, found.best.found, found.all),
    'all matches': figures(pairs.right, pairs.found, found.all),
    ...(best ? { 'best match of each row': figures(best.right, best.found, found.all) } : {}),
    ...(once ? { 'one to one': figures(once.right, once.found, found.all) } : {}),
    floor: { P: '', R: '', F1: set.floor },
  });
}
