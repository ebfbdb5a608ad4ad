// The first pass of --switched: damages of a copy that has them all, by the questions and then by the tests.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compiling } from './compiles.mjs';
import { SwitchedTree } from './switched.mjs';
import { root } from '../tree.mjs';

/** What is written of a damage that this pass did not notice: the usual way may. */
const WITHIN = 'switched';

/**
 * Tries so many damages that compile, and calls `keep` with a result for each, those that do not compile included.
 * `tries` is how many questions are asked of each at most.
 */
export async function trySwitched(damages, { count, scratch, jobs, tries, keep, say }) {
  const switching = new SwitchedTree(path.join(scratch, 'switched'));
  // About one of five does not compile.
  const likely = damages.slice(0, Math.ceil(count * 1.4));
  const good = new Set(compiling(switching.tree, likely));
  const all = likely.filter((damage) => good.has(damage)).slice(0, count);
  const last = likely.indexOf(all.at(-1));
  for (const damage of likely.slice(0, last)) if (!good.has(damage)) keep(damage, { outcome: 'not compiled' });
  await switching.make(all, say);
  const wanted = all.flatMap((damage) => {
    const one = switching.idOf(damage);
    return one ? [{ key: damage.key, ...one }] : [];
  });
  const byKey = new Map(all.map((damage) => [damage.key, damage]));
  const left = new Map(wanted.map((one) => [one.key, one]));
  const noticed = ({ key, by }) => {
    left.delete(key);
    keep(byKey.get(key), { outcome: 'noticed', by });
  };
  await switching.ask(wanted, { tries, jobs }, (result) => {
    if (result.outcome === 'noticed') noticed(result);
  });
  say(`${left.size} of ${all.length} are not noticed by the questions`);
  const rooms = new Set([...left.keys()].map((key) => byKey.get(key).file.split('/')[1]));
  const tests = [...rooms, 'property', 'recorded'].map((room) => `test/${room}`);
  await switching.test(
    [...left.values()],
    tests.filter((folder) => existsSync(path.join(root, folder))),
    noticed,
  );
  const isLeft = ({ key }) => left.has(key) || !wanted.some((one) => one.key === key);
  for (const damage of all.filter(isLeft)) keep(damage, { outcome: 'not noticed', within: WITHIN });
}
