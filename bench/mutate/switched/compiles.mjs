// Which damages compile: one of each file at a time is put into a copy, and the compiler says in which files it finds
// errors.
import path from 'node:path';
import { edited } from '../syntax.mjs';

/** Those of the damages that compile. */
export function compiling(tree, damages) {
  const good = new Set(among(tree, damages));
  // What one broke in the file of another was held against that one: the rest is looked at once more, among few.
  const left = damages.filter((damage) => !good.has(damage));
  const again = new Set(among(tree, left));
  return damages.filter((damage) => good.has(damage) || again.has(damage));
}

function among(tree, damages) {
  const good = [];
  let left = damages;
  while (left.length > 0) {
    const round = new Map();
    for (const damage of left) if (!round.has(damage.file)) round.set(damage.file, damage);
    good.push(...withoutErrors(tree, [...round.values()]));
    left = left.filter((damage) => round.get(damage.file) !== damage);
  }
  return good;
}

/** Those of a round, of other files each, in which the compiler finds nothing. */
function withoutErrors(tree, round) {
  const broken = filesWithErrors(tree, round);
  const isDamaged = (file) => round.some((one) => one.file === file);
  // Errors in a file that is not damaged are those of a damage to one that it imports: these are looked at alone.
  const imported = new Set([...broken].filter((file) => !isDamaged(file)).flatMap((file) => importsOf(tree, file)));
  return round.filter(
    (one) => !broken.has(one.file) && !(imported.has(one.file) && filesWithErrors(tree, [one]).size > 0),
  );
}

function filesWithErrors(tree, damages) {
  const texts = new Map(damages.map(({ file }) => [file, tree.read(file)]));
  for (const damage of damages) tree.write(damage.file, edited(texts.get(damage.file), [damage]));
  const { stdout } = tree.node(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit']);
  for (const [file, text] of texts) tree.write(file, text);
  return new Set([...stdout.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file]) => file));
}

const importsOf = (tree, file) =>
  [...tree.read(file).matchAll(/from '(\.[^']+)\.js'/g)].map(
    ([, to]) => `${path.posix.join(path.dirname(file), to)}.ts`,
  );
