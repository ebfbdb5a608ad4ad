// A model for two files: pairs are sampled on all threads, and it is trained on them.
import { ranges } from '../block/ranges.js';
import type { LinkWorkers } from '../link-types.js';
import type { Blocks, Material, Weights } from '../resolve/share.js';
import { FieldComparison } from './fields.js';
import { frequencies } from './frequency.js';
import { PatternCounter, type Patterns } from './patterns.js';
import { train } from './train.js';

/** About how many candidates are looked at, how many rows at least, how many pairs by chance. */
const CANDIDATES = 400_000;
const RANDOM_PAIRS = 400_000;
const SHARING_PAIRS = 100_000;

/** Learns from the candidates that the blocks lead to. */
export async function learn(material: Material, blocks: Blocks, workers: LinkWorkers): Promise<Weights> {
  const { store, derived, plan, hasReference } = material;
  const [own, reference] = store.rows;
  const { fields, cells } = new FieldComparison(store, derived, plan);
  const step = Math.max(1, Math.floor(blocks.pairs / CANDIDATES));
  const samples = ranges(own, workers.count * 2, step).map(([from, to]) => ({ material, blocks, from, to, step }));
  const candidates = merged(fields.length, await workers.run<Patterns>('sampleCandidates', samples));
  const [random, samePlace, sameStreet] = await workers.run<Patterns>('samplePairs', [
    { material, index: undefined, count: RANDOM_PAIRS },
    { material, index: blocks.places, count: blocks.places === undefined ? 0 : SHARING_PAIRS },
    { material, index: blocks.streets, count: blocks.streets === undefined ? 0 : SHARING_PAIRS },
  ]);
  const pairs = Math.max(1, hasReference ? own * reference : (own * (own - 1)) / 2);
  const model = train({
    fields,
    cells,
    candidates,
    scale: step,
    random: random!,
    placed: blocks.places === undefined ? undefined : samePlace,
    streeted: blocks.streets === undefined ? undefined : sameStreet,
    pairs,
    rows: hasReference ? Math.min(own, reference) : own,
  });
  return { model, frequencies: frequencies(store, plan) };
}

function merged(fields: number, parts: readonly Patterns[]): Patterns {
  const counter = new PatternCounter(fields);
  for (const part of parts) counter.merge(part);
  return counter.patterns();
}
