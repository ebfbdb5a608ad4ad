// Which damages compile: one of each file at a time is put into a copy, and the compiler says in which files it finds
// errors.
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
    const texts = new Map([...round.keys()].map((file) => [file, tree.read(file)]));
    for (const [file, damage] of round) tree.write(file, edited(texts.get(file), [damage]));
    const { stdout } = tree.node(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit']);
    for (const [file, text] of texts) tree.write(file, text);
    const broken = new Set([...stdout.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file]) => file));
    good.push(...[...round.values()].filter(({ file }) => !broken.has(file)));
    left = left.filter((damage) => round.get(damage.file) !== damage);
  }
  return good;
}
