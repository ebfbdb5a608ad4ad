// The places and streets of the world, whose readers are loaded only with the operations that ask for them.
import type { EngineContext } from './context.js';
import { WorldSets } from './resources/world-sets.js';

/** The engine's one. */
export const worldOf = ({ world, dataDir, installed }: EngineContext): WorldSets =>
  world.get(() => new WorldSets(dataDir, installed));
