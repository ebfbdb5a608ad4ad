// What tells lines of other countries from those of Australia and New Zealand, by the places that come with the
// package.
import type { AbroadLines } from '../address/abroad.js';
import { toLine } from '../address/parse/line.js';
import { readings } from '../address/parse/read.js';
import { AbroadReader } from '../geocode/abroad/abroad.js';
import type { EngineContext } from './context.js';
import { worldOf } from './world.js';

/** The engine's one. */
export const abroadOf = (context: EngineContext): AbroadLines =>
  context.abroad.get(() => new AbroadReader(context.gazetteers.localities, () => worldOf(context).world));

/**
 * The country (ISO 3166-1 alpha-2) that a text is certain to be of, where that is none of the contract's; else ''.
 * `orLikely`: also where it names a place of one country alone.
 */
export function countryAbroad(context: EngineContext, text: string, orLikely = false): string {
  const line = toLine(text);
  const [reading] = readings(line, context.gazetteers.localities);
  if (!reading) return '';
  const lines = abroadOf(context);
  return (lines.certain(line, reading) ?? (orLikely ? lines.likely(line, reading) : null))?.country ?? '';
}
